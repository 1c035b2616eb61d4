import { Object3D, type Vector3 } from "three";
import type { Piece } from "../../tabletop/tabletop.ts";
import { heightIn, place } from "../layout.ts";
import type { ModelShape } from "../models/shape.ts";
import { drawnScale } from "../models/size.ts";
import type { Actor, Stage } from "../stage.ts";

/** More guns than these flash as one. */
export const MOST_MUZZLES = 4;

const SIDES = ["front", "right", "rear", "left"] as const;

/** To which side of a piece a weapon fires: that of the middle of its field of fire, or the one that it is named after. */
function sideOf({ arcs = [] }: Piece, weapon: string): (typeof SIDES)[number] {
  const arc = arcs.find((one) => one.weapon === weapon);
  if (!arc) return SIDES.find((side) => side === weapon) ?? "front";
  const span = (arc.to - arc.from + 360) % 360;
  const quarter = Math.round((arc.from + span / 2) / 90) % 4;
  return SIDES[quarter] ?? "front";
}

/** The guns of a model that are a piece's weapon: those that look to its side, else those that look ahead. */
export function gunsOf({ guns }: ModelShape, piece: Piece, weapon: string): readonly Vector3[] {
  return (guns[sideOf(piece, weapon)] ?? guns.front ?? []).slice(0, MOST_MUZZLES);
}

const dummy = new Object3D();

/** Writes where the muzzles of some guns of a piece's model are in this frame. */
export function placeMuzzles(
  guns: readonly Vector3[],
  shape: ModelShape,
  actor: Actor,
  stage: Stage,
  out: readonly Vector3[],
): void {
  place(dummy, actor.pose, heightIn(actor, stage));
  dummy.scale.setScalar(drawnScale(shape, actor.shown.kind, stage.modelScale));
  dummy.updateMatrix();
  for (const [i, gun] of guns.entries()) out[i]?.copy(gun).applyMatrix4(dummy.matrix);
}
