import {
  BufferGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  type InstancedBufferAttribute,
  type InstancedMesh,
  MeshStandardMaterial,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { itemAt } from "../../core/item-at.ts";
import type { Heights } from "../../tabletop/heights.ts";
import { BRASS } from "../colours.ts";
import { airHeight, BASE, heightIn, writeUpright } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { patched } from "../stock/patched.ts";
import { standSize } from "./bases.ts";

/** Tubes that slide into each other: up to which height, and how thick, in inches. */
const TUBES = [
  { top: 1.3, radius: 0.06 },
  { top: 3.1, radius: 0.048 },
  { top: 5, radius: 0.038 },
  { top: 26, radius: 0.03 },
] as const;
const PEG = { radius: 0.085, long: 0.13, thick: 0.03 } as const;
const FOOT = { radius: 0.2, height: 0.1 } as const;
const FOOT_TOP = (BASE.thickness + FOOT.height + 0.01).toFixed(2);

/** A balloon's cable against a stem: how thick, and its colour over the brass. */
const CABLE = { slim: 0.3, colour: new Color(0.32, 0.32, 0.34) } as const;
const STEM = { slim: 1, colour: new Color(1, 1, 1) } as const;

/** How far below its level's height a mark is: under the model's belly. */
const BELOW = 0.12;
/** Every fifth mark is thick where levels are few. */
const FIFTH = 5;

/** Part of a stem: `peg` is which mark it belongs to, from 1; 0 is the tube itself. */
function painted(geometry: BufferGeometry, shade: number, peg: number): BufferGeometry {
  const count = geometry.getAttribute("position").count;
  geometry.setAttribute("color", new Float32BufferAttribute(new Float32Array(count * 3).fill(shade), 3));
  geometry.setAttribute("peg", new Float32BufferAttribute(new Float32Array(count).fill(peg), 1));
  geometry.deleteAttribute("uv");
  return geometry;
}

function tube(radius: number, bottom: number, top: number, shade: number, peg = 0): BufferGeometry {
  const geometry = new CylinderGeometry(radius, radius, top - bottom, 12);
  return painted(geometry.translate(0, (top + bottom) / 2, 0), shade, peg);
}

/** The whole stem drawn out to its highest; what is above the model is pushed in by the vertex shader. */
function stemParts({ pegs, scale }: Heights): BufferGeometry[] {
  const parts: BufferGeometry[] = [tube(FOOT.radius, BASE.thickness, BASE.thickness + FOOT.height, 0.75)];
  let bottom: number = BASE.thickness;
  for (const { top, radius } of TUBES) {
    parts.push(tube(radius, bottom, top, 1));
    if (bottom > BASE.thickness) parts.push(tube(radius * 1.5, bottom - 0.05, bottom + 0.03, 0.8));
    bottom = top;
  }
  pegs.forEach((_, index) => {
    const thick = scale !== undefined || (index + 1) % FIFTH === 0;
    parts.push(tube(thick ? PEG.long : PEG.radius, -BELOW, PEG.thick - BELOW, thick ? 0.5 : 1.25, index + 1));
  });
  return parts;
}

/** A stem with the marks of some heights. */
export class StemGeometry extends BufferGeometry {
  constructor(heights: Heights) {
    super();
    this.copy(mergeGeometries(stemParts(heights)));
  }
}

const PUSHED_IN = `
#include <begin_vertex>
transformed.y += pegs[int(peg + 0.5)];
if (transformed.y > ${FOOT_TOP}) transformed.xz *= reach.y;
if (transformed.y > reach.x) transformed = vec3(transformed.x * 0.2, reach.x, transformed.z * 0.2);
`;

/** Brass; each stem is pushed in to its `reach`, the height of its model and how thick it is. */
export class StemMaterial extends MeshStandardMaterial {
  /** The height of each mark, after that of none. */
  readonly pegs: { value: number[] };

  constructor({ pegs }: Heights) {
    super({ color: BRASS, vertexColors: true, roughness: 0.42, metalness: 0.35 });
    this.pegs = { value: [0, ...pegs] };
    const head = `attribute vec2 reach; attribute float peg; uniform float pegs[${pegs.length + 1}];`;
    const vertex = { head, chunks: { begin_vertex: PUSHED_IN } };
    Object.assign(
      this,
      patched(`stem ${pegs.length}`, () => ({ vertex, uniforms: { pegs: this.pegs } })),
    );
  }
}

function kindOf({ after }: Actor): typeof CABLE | typeof STEM {
  return after.kind === "balloon" ? CABLE : STEM;
}

/** Paints the cables of balloons over the brass of stems. */
export function paintStems(mesh: InstancedMesh, actors: readonly Actor[]): void {
  for (const [i, actor] of actors.entries()) mesh.setColorAt(i, kindOf(actor).colour);
}

/** Moves the marks to the heights of this frame. */
export function placePegs({ pegs }: StemMaterial, { air }: Stage): void {
  const { after } = air;
  for (let i = 0; i < after.pegs.length; i++) pegs.value[i + 1] = airHeight(air, after.pegs[i] as number);
}

/** Puts every stem under its piece, drawn out to its height. */
export function placeStems(
  { instanceMatrix }: InstancedMesh,
  reaches: InstancedBufferAttribute,
  stage: Stage,
): void {
  const { array, count } = instanceMatrix;
  for (let i = 0; i < Math.min(count, stage.actors.length); i++) {
    const actor = itemAt(stage.actors, i);
    const { pose } = actor;
    const size = actor.after.kind === "gun" ? 0 : standSize(pose);
    writeUpright(array, i, pose.x, 0, pose.y, 0, size || 1e-5);
    reaches.setXY(i, heightIn(actor, stage), kindOf(actor).slim);
  }
  instanceMatrix.needsUpdate = true;
  reaches.needsUpdate = true;
}
