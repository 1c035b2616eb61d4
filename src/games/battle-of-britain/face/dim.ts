import type { Prompt } from "../../../core/game.ts";
import type { Dim } from "../../../face/dim.ts";
import { movable } from "../rules/raid/move.ts";
import { scramblers } from "../rules/raid/scramble.ts";
import { movableWings } from "../rules/raid/wings.ts";
import type { View } from "../rules/view/view.ts";

function refused(
  ids: readonly string[],
  able: readonly string[],
  code: string,
  rule: string,
): readonly Dim[] {
  return ids
    .filter((id) => !able.includes(id))
    .map((id) => ({ on: id, why: { key: code, values: { id, ready: able, near: [] } }, rule }));
}

/** Formations of one's own that can't be ordered now, as the judge would refuse them. */
export function dimOf(_: Prompt, view: View): readonly Dim[] {
  const [task] = view.agenda;
  const wings = view.wings.map(({ id }) => id);
  switch (task?.do) {
    case "german-move": {
      const able = movable(view).map(({ id }) => id);
      return refused(
        view.geschwader.map(({ id }) => id),
        able,
        "cannot-move",
        "BB-88",
      );
    }
    case "british-move":
      return refused(
        wings,
        movableWings(view).map(({ id }) => id),
        "wing-used",
        "BB-90",
      );
    case "scramble":
      return refused(
        wings,
        scramblers(view, task.geschwader).map(({ id }) => id),
        "not-ready",
        "BB-101",
      );
    default:
      return [];
  }
}
