import type { LogShelf } from "./log-shelf.ts";
import { LATE } from "./trouble.ts";

/** Parts in which patience is counted: one in which the page itself stood still counts once, however long that was. */
const PARTS = 8;

/** Calls `act` when so many milliseconds have passed in which the page could have heard an answer; the returned function calls it off. */
function afterWaiting(milliseconds: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (parts: number): void => {
    timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : act()), milliseconds / PARTS);
  };
  wait(PARTS);
  return () => clearTimeout(timer);
}

/**
 * A shelf of which no call waits longer than `patience` milliseconds: then it fails, and `late` hears of it. Until that
 * call is answered, or as long again has passed, the others fail at once, so that a browser whose storage never answers
 * holds nobody up twice, and one that has lost a call is asked again.
 */
export function timely(shelf: LogShelf, patience: number, late: () => void = () => undefined): LogShelf {
  let shut = false;
  const open = () => {
    shut = false;
  };
  const shutUntil = (done: Promise<unknown>) => {
    shut = true;
    done.then(open, open);
    afterWaiting(patience, open);
    late();
  };
  const call = async <T>(act: () => Promise<T>): Promise<T> => {
    if (shut) throw new DOMException("the storage does not answer", LATE);
    const done = act();
    let stop = (): void => undefined;
    const overdue = new Promise<never>((_, reject) => {
      stop = afterWaiting(patience, () => {
        shutUntil(done);
        reject(new DOMException("the storage has not answered", LATE));
      });
    });
    try {
      return await Promise.race([done, overdue]);
    } finally {
      stop();
    }
  };
  return {
    read: (id) => call(() => shelf.read(id)),
    heads: () => call(() => shelf.heads()),
    replace: (id, parts) => call(() => shelf.replace(id, parts)),
    append: (id, growth) => call(() => shelf.append(id, growth)),
    setPending: (id, pending) => call(() => shelf.setPending(id, pending)),
    remove: (id) => call(() => shelf.remove(id)),
  };
}
