import { create } from "zustand";
import { type Repaint, repaintOf, repaintsOf } from "../../core/repaint.ts";
import { paintModels } from "../../scene/models/worn.ts";
import { isRepaints, keepRepaints, keptRepaints } from "./kept.ts";

interface Repaints {
  /** By the miniature's folder and name. */
  readonly all: ReadonlyMap<string, Repaint>;
  /** False while the browser keeps nothing and the paint lasts only as long as the page. */
  readonly kept: boolean;
}

function load(): ReadonlyMap<string, Repaint> {
  try {
    return repaintsOf(JSON.parse(keptRepaints() ?? "null"));
  } catch {
    return new Map();
  }
}

const useRepaints = create<Repaints>()(() => ({ all: load(), kept: true }));

/** Puts own paint on the miniatures of this page, now and whenever it changes. */
paintModels(useRepaints.getState().all);
useRepaints.subscribe(({ all }) => paintModels(all));

// Another tab of this browser may paint at any time.
globalThis.window?.addEventListener("storage", ({ key }) => {
  if (isRepaints(key)) useRepaints.setState({ all: load() });
});

/** How somebody has painted a miniature on this device, if anybody has. */
export function useRepaint(model: string): Repaint | undefined {
  return useRepaints(({ all }) => all.get(model));
}

/** Whether own paint outlasts the page. */
export function useRepaintsOutlast(): boolean {
  return useRepaints(({ kept }) => kept);
}

/** Keeps how a miniature is painted; what changes nothing is not kept. */
export function keepRepaint(model: string, repaint: Repaint): void {
  const all = new Map(useRepaints.getState().all);
  if (repaintOf(repaint)) all.set(model, repaint);
  else all.delete(model);
  useRepaints.setState({ all });
  const text = all.size > 0 ? JSON.stringify(Object.fromEntries(all)) : null;
  useRepaints.setState({ kept: keepRepaints(text) });
}
