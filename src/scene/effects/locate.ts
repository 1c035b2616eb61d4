import type { Vector3 } from "three";
import type { Place } from "../../tabletop/tabletop.ts";
import { airHeight, heightIn } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";

/** How high the rounds strike that are fired at the ground, in inches. */
const DIRT = 0.08;

/** The piece of a stage with an id; allocates nothing. */
export function actorNamed(stage: Stage, id: string): Actor | undefined {
  for (let i = 0; i < stage.actors.length; i++) if (stage.actors[i]?.id === id) return stage.actors[i];
  return undefined;
}

/** Writes where a piece, a counter, a card, or a place above the mat is in this frame. False when there is none. */
export function locate(stage: Stage, at: string | Place, out: Vector3): boolean {
  if (typeof at !== "string") {
    out.set(at.x, at.level === 0 ? DIRT : airHeight(stage.air, at.level), -at.y);
    return true;
  }
  const actor = actorNamed(stage, at);
  if (actor) out.set(actor.pose.x, heightIn(actor, stage), -actor.pose.y);
  return actor !== undefined || stage.elsewhere(at, out);
}
