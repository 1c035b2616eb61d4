import type { Prompt } from "../../../core/game.ts";
import type { Dim } from "../../../face/dim.ts";
import { formationsOf } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { moves, sideOf } from "../rules/view/viewer.ts";
import { movableNow } from "./moving.ts";

/** Formations of one's own that have moved, as the judge would refuse them (LW-60). */
export function dimOf(_: Prompt, view: View): readonly Dim[] {
  if (!moves(view)) return [];
  const able = new Set(movableNow(view).map(({ id }) => id));
  return formationsOf(view)
    .filter(({ side, units }) => side === sideOf(view.viewer) && units.every(({ id }) => !able.has(id)))
    .map(({ id, units }) => ({
      on: id,
      why: { key: "moved-already", values: { unit: units[0]?.id ?? "", near: [] } },
      rule: "LW-60",
    }));
}
