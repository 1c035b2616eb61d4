import { deviceNotes } from "./notes.ts";

/** Which window plays a match: this one, another one of this browser, or none. */
export type Holder = "here" | "elsewhere" | "nobody";

/** A window's part in who plays a match: of all windows of this browser one holds it, the others look on. */
export interface Hold {
  /** Takes the match from whichever window holds it. */
  take(): void;
  /** Lets the match go; nothing is heard any more. */
  leave(): void;
}

type Heard = (holder: Holder) => void;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * By the browser's own locks. Who plays holds the lock alone; who looks on waits for it together with all others, so that
 * they get it when nobody plays, and lose it when somebody takes the match.
 */
class LockHold implements Hold {
  /** Rises whenever this window begins to play, to look on or to do neither: what was asked before counts no more. */
  private turn = 0;
  private release = (): void => undefined;
  private waiting: AbortController | undefined;

  constructor(
    private readonly locks: LockManager,
    private readonly name: string,
    private readonly heard: Heard,
  ) {}

  take(): void {
    this.ask({ steal: true }, "here", (error) => {
      // A browser that grants this page no lock keeps nothing of it that another window could play on with.
      if (isAbort(error)) this.lookOn();
      else this.heard("here");
    });
  }

  leave(): void {
    this.turn += 1;
    this.waiting?.abort();
    this.release();
  }

  private lookOn(): void {
    this.heard("elsewhere");
    const waiting = new AbortController();
    const how = { mode: "shared", signal: waiting.signal } as const;
    this.ask(how, "nobody", (error) => isAbort(error) && this.lookOn());
    this.waiting = waiting;
  }

  /** Asks for the lock and keeps it until it is let go; `ended` hears of a refusal, and when another window takes it. */
  private ask(how: LockOptions, holder: Holder, ended: (error: unknown) => void): void {
    this.leave();
    const { turn } = this;
    const held = () => {
      if (turn !== this.turn) return undefined;
      this.heard(holder);
      return new Promise<void>((resolve) => {
        this.release = resolve;
      });
    };
    this.locks.request(this.name, how, held).catch((error: unknown) => turn === this.turn && ended(error));
  }
}

/** By what all windows store in common, where a page that came over the network without a certificate has no locks. */
class StoredHold implements Hold {
  private isStored = true;
  private readonly own = Array.from(crypto.getRandomValues(new Uint32Array(4))).join("-");

  constructor(
    private readonly key: string,
    private readonly heard: Heard,
  ) {
    window.addEventListener("storage", this.onStored);
    window.addEventListener("pagehide", this.letGo);
    window.addEventListener("pageshow", this.onShown);
  }

  take(): void {
    // What can't be stored here is not read elsewhere: this window plays on, as one that nobody hears of.
    this.isStored = deviceNotes.set(this.key, this.own);
    this.heard("here");
  }

  leave(): void {
    window.removeEventListener("storage", this.onStored);
    window.removeEventListener("pagehide", this.letGo);
    window.removeEventListener("pageshow", this.onShown);
    this.letGo();
  }

  private stored(): string | null {
    return this.isStored ? deviceNotes.get(this.key) : this.own;
  }

  private tell(holder: string | null): void {
    if (holder === this.own) this.heard("here");
    else this.heard(holder === null ? "nobody" : "elsewhere");
  }

  private readonly onStored = ({ key, newValue }: StorageEvent) => {
    if (key === this.key && newValue !== this.own) this.tell(newValue);
  };

  private readonly letGo = () => {
    if (this.stored() === this.own) deviceNotes.remove(this.key);
  };

  /** A page that was put aside has let the match go, and heard nothing since. */
  private readonly onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) this.tell(this.stored());
  };
}

/** Takes a match for this window, the newest that asks; `heard` is told who holds it, at every change. */
export function holdMatch(id: string, heard: Heard): Hold {
  const name = `tallyho.hold.${id}`;
  const locks = "locks" in navigator ? navigator.locks : undefined;
  const hold = locks ? new LockHold(locks, name, heard) : new StoredHold(name, heard);
  hold.take();
  return hold;
}
