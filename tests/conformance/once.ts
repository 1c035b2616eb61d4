import type { AnyGame } from "../../src/core/game.ts";
import { deepFreeze } from "./freeze.ts";

/** The same rules, for whoever looks at one state again and again: each view is built once, and frozen. */
export function viewedOnce<Viewed extends AnyGame>(game: Viewed): Viewed {
  const known = new WeakMap<object, Map<string, unknown>>();
  return {
    ...game,
    view(state, viewer) {
      const views = known.get(state as object) ?? new Map<string, unknown>();
      known.set(state as object, views);
      const view = views.get(viewer) ?? deepFreeze(game.view(state, viewer));
      views.set(viewer, view);
      return view;
    },
  };
}
