/** Short texts that the browser keeps by key. No call fails: what can't be read is not there, what can't be kept is not kept. */
export interface Notes {
  get(key: string): string | null;
  /** False where the text is not kept: what was kept under the key before may be there still. */
  set(key: string, text: string): boolean;
  /** False where it may be there still. */
  remove(key: string): boolean;
  keys(): readonly string[];
}

/** Notes in a storage of the browser's, which may refuse every call, and even to be named. */
export function notesIn(storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): Notes {
  const attempt = <T>(act: (found: Storage) => T, otherwise: T): T => {
    try {
      return act(storage() as Storage);
    } catch {
      return otherwise;
    }
  };
  const done = (act: (found: Storage) => void) =>
    attempt((found) => {
      act(found);
      return true;
    }, false);
  return {
    get: (key) => attempt((found) => found.getItem(key), null),
    set: (key, text) => done((found) => found.setItem(key, text)),
    remove: (key) => done((found) => found.removeItem(key)),
    keys: () => attempt(Object.keys, []),
  };
}

/** What this browser keeps for all its windows. */
export const deviceNotes = notesIn(() => localStorage);

/** What it keeps for this tab. */
export const tabNotes = notesIn(() => sessionStorage);
