import type { Viewer } from "../../../core/game.ts";
import { SIDES, type Side } from "../sides.ts";
import type { View } from "../view/view.ts";

/** The side that a viewer plays; undefined for the table and the umpire. */
export function sideOf(viewer: Viewer): Side | undefined {
  const at = (SIDES as readonly string[]).indexOf(viewer);
  return at === 0 || at === 1 ? at : undefined;
}

/** Whether the viewer is asked to move his units now. */
export function moves({ agenda, viewer }: View): boolean {
  const [task] = agenda;
  const side = sideOf(viewer);
  return (task?.do === "american-move" && side === 0) || (task?.do === "german-move" && side === 1);
}

/** Whether the viewer is asked for his Target Sheet now. */
export function writesSheet({ agenda, viewer }: View): boolean {
  return agenda[0]?.do === "sheet" && sideOf(viewer) === 0;
}

/** Whether the viewer is asked where his units stand now. */
export function mansBases({ agenda, viewer }: View): boolean {
  return agenda[0]?.do === "bases" && sideOf(viewer) === 1;
}
