import type { Viewer } from "../../../../core/game.ts";
import { AMERICAN, SIDES, type Side } from "../../data/sides.ts";
import { isBomber } from "../state/look.ts";
import { sideOf as sideIn } from "../state/sides.ts";
import type { AmericanState } from "../state/state.ts";
import type { View } from "./view.ts";

/** The side that a viewer plays; undefined for the table and the umpire. */
export function sideOf(viewer: Viewer): Side | undefined {
  const at = (SIDES as readonly string[]).indexOf(viewer);
  return at === 0 || at === 1 ? at : undefined;
}

/**
 * Whether an American who is not in the air is at home for good, as far as the viewer knows: between raids, back from this
 * one, or bombers that are not on its sheet.
 */
export function isHome(view: View, one: AmericanState): boolean {
  if (one.back || view.turn === 0) return true;
  const knowsSheet = view.viewer === "umpire" || sideIn(view, view.viewer) === AMERICAN;
  return knowsSheet && isBomber(view, one) && one.line === null;
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
