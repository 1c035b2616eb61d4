/** A window's part in who plays a match: of all windows of this browser one holds it, the others look on. */
export interface Hold {
  /** Takes the match from whichever window holds it. */
  take(): void;
  /** Lets the match go; nothing is heard any more. */
  leave(): void;
}

type Heard = (holds: boolean) => void;

/** By the browser's own locks: whoever holds one hears at once that another has taken it. */
function holdByLock(locks: LockManager, name: string, heard: Heard): Hold {
  let gone = false;
  let release = (): void => undefined;
  const held = () => {
    if (gone) return undefined;
    heard(true);
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  // A browser that grants this page no lock keeps nothing of it that another window could play on with.
  const ended = (error: unknown) => {
    if (!gone) heard(!(error instanceof DOMException && error.name === "AbortError"));
  };
  return {
    take: () => void locks.request(name, { steal: true }, held).catch(ended),
    leave() {
      gone = true;
      release();
    },
  };
}

/** By what all windows store in common, where a page that came over the network without a certificate has no locks. */
function holdByStorage(key: string, heard: Heard): Hold {
  const own = Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");
  const onStored = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null && event.newValue !== own) heard(false);
  };
  window.addEventListener("storage", onStored);
  return {
    take() {
      try {
        localStorage.setItem(key, own);
      } catch {
        // What can't be stored here is not read elsewhere: this window plays on, as one that nobody hears of.
      }
      heard(true);
    },
    leave() {
      window.removeEventListener("storage", onStored);
      try {
        if (localStorage.getItem(key) === own) localStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** Takes a match for this window, the newest that asks; `heard` is told whether this window holds it, at every change. */
export function holdMatch(id: string, heard: Heard): Hold {
  const name = `tallyho.hold.${id}`;
  const locks = "locks" in navigator ? navigator.locks : undefined;
  const hold = locks ? holdByLock(locks, name, heard) : holdByStorage(name, heard);
  hold.take();
  return hold;
}
