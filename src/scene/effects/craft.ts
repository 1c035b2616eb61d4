import { Object3D, type Vector4 } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { Cloud } from "../../tabletop/tabletop.ts";
import { heightIn, place } from "../layout.ts";
import type { ModelOf } from "../models/load.ts";
import { drawnScale } from "../models/size.ts";
import type { PuffMaterial } from "../puffs/material.ts";
import { CRAFT } from "../puffs/shader.ts";
import type { Actor, Stage } from "../stage.ts";

/** The room that an aircraft takes in cotton: how much wider and longer than it is, and how high, in inches. */
const ROOM = 1.18;
const HIGH = 0.5;
/** How near a cloud somebody has to be that it thins for him, in inches. */
const NEAR = 2.4;

const dummy = new Object3D();

function isNear(clouds: readonly Cloud[], { pose }: Actor): boolean {
  for (let i = 0; i < clouds.length; i++) {
    const { x, y, radius } = itemAt(clouds, i);
    if (Math.hypot(x - pose.x, y - pose.y) < radius + NEAR) return true;
  }
  return false;
}

/** Tells cotton of the aircraft within it or near it, around which it is thin. */
export function tellCraft(
  material: Pick<PuffMaterial, "craft" | "along" | "over"> & { crafts: number },
  stage: Stage,
  clouds: readonly Cloud[],
  modelOf: ModelOf,
): void {
  let count = 0;
  for (let i = 0; i < stage.actors.length && count < CRAFT; i++) {
    const actor = itemAt(stage.actors, i);
    if (actor.pose.present < 0.5 || !isNear(clouds, actor)) continue;
    const shape = modelOf(actor.shown);
    const reach = shape.reach * drawnScale(shape, actor.shown.kind, stage.modelScale) * ROOM;
    place(dummy, actor.pose, heightIn(actor, stage));
    dummy.updateMatrix();
    const at = dummy.matrix.elements as unknown as readonly number[];
    write(material.craft[count], at, 12, 1, reach);
    write(material.along[count], at, 8, -1, reach);
    write(material.over[count], at, 4, 1, HIGH);
    count++;
  }
  material.crafts = count;
}

/** Writes a column of a matrix from its first number on, or its opposite, and a size. */
function write(
  out: Vector4 | undefined,
  column: readonly number[],
  from: number,
  sign: 1 | -1,
  size: number,
): void {
  out?.set(
    sign * itemAt(column, from),
    sign * itemAt(column, from + 1),
    sign * itemAt(column, from + 2),
    size,
  );
}
