import { create } from "zustand";
import type { Work } from "../../core/work.ts";

/** Milliseconds of work after which the page draws and answers. */
const SLICE = 40;

/** What share of long work is done, from 0 to 1; null while none is under way. */
export const useProgress = create<{ readonly share: number | null }>()(() => ({ share: null }));

/** Lets the page draw and answer. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does long work in slices, between which the page goes on. */
export async function inSlices<Value>(work: Work<Value>): Promise<Value> {
  for (let until = performance.now() + SLICE; ; ) {
    const step = work.next();
    if (step.done) {
      if (useProgress.getState().share !== null) useProgress.setState({ share: null });
      return step.value;
    }
    if (performance.now() < until) continue;
    useProgress.setState({ share: step.value });
    await pause();
    until = performance.now() + SLICE;
  }
}
