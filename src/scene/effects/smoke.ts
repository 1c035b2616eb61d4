import { wearOf } from "../../tabletop/piece.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Actor, Stage } from "../stage.ts";

/** From which share of damage on an aircraft smokes. */
export const SMOKES = 0.34;

/** Whether a piece smokes before or after what happens in the timeline. */
function canSmoke({ before, after, pose }: Actor): boolean {
  if (pose.fallen > 0) return true;
  return [before, after].some(
    (piece) => piece.status === "destroyed" || piece.status === "crashed" || wearOf(piece) >= SMOKES,
  );
}

/** Whether there is cotton wool on a table: clouds, or smoke of somebody. */
export function hasPuffs(stage: Stage, { clouds }: Pick<Tabletop, "clouds">): boolean {
  return clouds.length > 0 || stage.actors.some(canSmoke);
}
