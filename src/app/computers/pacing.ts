import type { Around } from "../context/computer-players.ts";

/** Milliseconds that the table rests before a computer's next answer is shown, at a replay speed of 1. */
const PAUSE = 700;
/** The same before it goes on with what it was asked just before: a campaign moves a formation an answer. */
const GOES_ON = 120;
/** Milliseconds after which a page that is looked at again plays on: what another tab has played is read first. */
const WAKING = 1000;

/** Knows when the table is at rest, so that the game may go on by itself; tells when it is worth looking again. */
export class Pacing {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private restless = 0;
  private woken = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly around: Around,
    private readonly onReady: () => void,
  ) {
    globalThis.document?.addEventListener("visibilitychange", this.wake);
  }

  dispose(): void {
    clearTimeout(this.timer);
    globalThis.document?.removeEventListener("visibilitychange", this.wake);
  }

  /** Something moves or has moved: the rest begins anew. */
  stir(): void {
    this.restless = performance.now();
  }

  /** Whether somebody sees the page, and has seen it for a while. */
  isAwake(): boolean {
    return !globalThis.document?.hidden && this.isOver(this.woken + WAKING);
  }

  /** Whether nothing moves, nobody looks at the past or holds the game, and that for a while; a short one where `goesOn`. */
  isCalm(goesOn = false): boolean {
    const { store, page, player } = this.around;
    const { dialog, held } = page.getState();
    const { at, lent } = store.getState();
    if (at !== null || dialog !== null || held || player.underway) return false;
    // Who lets computers play in his stead waits for the end of it.
    return lent.length > 0 || this.isOver(this.restless + (goesOn ? GOES_ON : PAUSE) / player.speed);
  }

  /** Whether an instant has come; if not, it is looked again then. */
  private isOver(instant: number): boolean {
    const left = instant - performance.now();
    if (left <= 0) return true;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.onReady, left);
    return false;
  }

  private readonly wake = (): void => {
    this.woken = performance.now();
    this.onReady();
  };
}
