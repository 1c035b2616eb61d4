import { wearOf } from "../../tabletop/piece.ts";
import type { Piece, Tabletop } from "../../tabletop/tabletop.ts";
import type { Actor, Stage } from "../stage.ts";

/** How thickly somebody smokes who was just hit for the first time, and how much thicker at his worst, 0 to 1. */
const [LEAST, MORE] = [0.42, 0.42];
/** How thickly it smokes before it falls. */
const HURT = 0.8;
/** How long smoke takes to come after a hit, in ms. */
const COMES = 700;

function isLost({ status }: Piece): boolean {
  return status === "destroyed" || status === "crashed";
}

/** How thickly a piece smokes, 0 to 1: from its first wound on for the rest of the battle, and most when it is lost. */
function thicknessOf(piece: Piece): number {
  if (isLost(piece)) return 1;
  const worst = wearOf(piece);
  return worst > 0 ? LEAST + MORE * worst : 0;
}

/** How thickly a piece smokes at an instant of the timeline: it comes with the hit that it is of. */
export function smokeOf({ before, after, part, pose, shown }: Actor, now: number): number {
  if (!part || pose.fallen > 0 || now < 0) return pose.fallen > 0 ? 1 : thicknessOf(shown);
  const share = Math.max(0, Math.min(1, 1 + (now - part.settles) / COMES));
  const was = thicknessOf(before);
  const is = isLost(after) ? Math.max(was, HURT) : thicknessOf(after);
  return was + (is - was) * share;
}

/** Whether there is cotton wool on a table: clouds, or smoke of somebody before or after what happens. */
export function hasPuffs(stage: Stage, { clouds }: Pick<Tabletop, "clouds">): boolean {
  return (
    clouds.length > 0 ||
    stage.actors.some(
      ({ before, after, pose }) => pose.fallen > 0 || thicknessOf(before) > 0 || thicknessOf(after) > 0,
    )
  );
}
