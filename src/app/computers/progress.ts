import type { SeatId } from "../../core/game.ts";
import type { PageStore } from "../context/page-state.ts";

/** Milliseconds of thought after which the page says so. */
const PATIENCE = 300;

/** Tells the page how far a computer is that takes its time. */
export function reportProgress(page: PageStore, seat: SeatId, signal: AbortSignal) {
  let spent = 0;
  let slow = false;
  const tell = () => {
    if (slow && !signal.aborted) page.setState({ thinking: { seat, spent } });
  };
  const timer = setTimeout(() => {
    slow = true;
    tell();
  }, PATIENCE);
  return {
    onProgress(share: number): void {
      spent = share;
      tell();
    },
    end(): void {
      clearTimeout(timer);
      if (page.getState().thinking?.seat === seat) page.setState({ thinking: null });
    },
  };
}
