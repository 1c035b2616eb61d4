import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { cellOf, type DieCell, type Uv } from "./cells.ts";
import type { DieKind } from "./kinds.ts";
import { type Face, SHAPES, type Shape } from "./shapes.ts";

/** How much of each kind's edges is rounded off, in inches, and in how many steps. */
const ROUNDING: Readonly<Record<DieKind, { radius: number; steps: number }>> = {
  d6: { radius: 0.075, steps: 5 },
  d10: { radius: 0.03, steps: 2 },
  d12: { radius: 0.03, steps: 2 },
  d20: { radius: 0.03, steps: 2 },
};

interface Builder {
  readonly positions: number[];
  readonly normals: number[];
  readonly uvs: number[];
}

/**
 * The die one sees: the solid with edges and corners rounded off, all faces where they were, and on each face
 * its cell of the atlas: that of its numeral, or the one that `cells` tells for its value.
 */
export function roundedGeometry(
  kind: DieKind,
  cells: (value: number) => DieCell = (value) => cellOf(kind, value),
): BufferGeometry {
  const shape = SHAPES[kind];
  const { radius, steps } = ROUNDING[kind];
  const shrink = (shape.inradius - radius) / shape.inradius;
  const cores = shape.corners.map((corner) => corner.clone().multiplyScalar(shrink));
  const builder: Builder = { positions: [], normals: [], uvs: [] };
  const put = (core: Vector3, normal: Vector3, uv: Uv) => {
    builder.positions.push(...core.clone().addScaledVector(normal, radius).toArray());
    builder.normals.push(...normal.toArray());
    builder.uvs.push(uv.u, uv.v);
  };
  const blank = cellOf(kind, undefined).at(0, 0);
  for (const face of shape.faces) addFace(face, cores, cells(face.value), shape, radius, put);
  for (const [a, b, one, other] of edges(shape))
    addEdge([at(cores, a), at(cores, b)], arc(one.normal, other.normal, steps), blank, put);
  for (const i of shape.corners.keys()) addCorner(at(cores, i), cornerArc(shape, i, steps), blank, put);
  return new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(builder.positions, 3))
    .setAttribute("normal", new Float32BufferAttribute(builder.normals, 3))
    .setAttribute("uv", new Float32BufferAttribute(builder.uvs, 2));
}

type Put = (core: Vector3, normal: Vector3, uv: Uv) => void;

function addFace(
  face: Face,
  cores: readonly Vector3[],
  cell: DieCell,
  shape: Shape,
  radius: number,
  put: Put,
): void {
  const right = face.up.clone().cross(face.normal);
  const reach = reachOf(face, shape);
  const uv = (i: number) => {
    const arm = at(cores, i).clone().addScaledVector(face.normal, radius).sub(face.centre);
    return cell.at(arm.dot(right) / reach, arm.dot(face.up) / reach);
  };
  const [first = 0, ...rest] = face.corners;
  for (let i = 0; i + 1 < rest.length; i++)
    for (const corner of [first, rest[i] ?? 0, rest[i + 1] ?? 0])
      put(at(cores, corner), face.normal, uv(corner));
}

/** How far the farthest corner of a face is from its numeral's centre, in inches: half the side of its cell. */
export function reachOf(face: Face, shape: Shape): number {
  return Math.max(...face.corners.map((i) => at(shape.corners, i).distanceTo(face.centre)));
}

function addEdge([a, b]: readonly [Vector3, Vector3], normals: readonly Vector3[], uv: Uv, put: Put): void {
  for (let i = 0; i + 1 < normals.length; i++) {
    const [from, to] = [at(normals, i), at(normals, i + 1)];
    for (const [core, normal] of [
      [a, from],
      [a, to],
      [b, from],
      [b, from],
      [a, to],
      [b, to],
    ] as const)
      put(core, normal, uv);
  }
}

function addCorner(core: Vector3, rim: readonly Vector3[], uv: Uv, put: Put): void {
  const centre = new Vector3();
  for (const normal of rim) centre.add(normal);
  centre.normalize();
  for (let i = 0; i < rim.length; i++)
    for (const normal of [centre, at(rim, i), at(rim, (i + 1) % rim.length)]) put(core, normal, uv);
}

/** Every edge a, b as it runs around its left face, with that face and the one across. */
function edges(shape: Shape): [number, number, Face, Face][] {
  return shape.faces.flatMap((face) =>
    sides(face).flatMap(([a, b]): [number, number, Face, Face][] => {
      const across = shape.faces.find((other) => sides(other).some(([c, d]) => c === b && d === a));
      return across && a < b ? [[a, b, face, across]] : [];
    }),
  );
}

function sides({ corners }: Face): [number, number][] {
  return corners.map((a, i) => [a, corners[(i + 1) % corners.length] ?? a]);
}

/** The normals around a corner, from face to face counter-clockwise with the steps of the rounding between. */
function cornerArc(shape: Shape, corner: number, steps: number): Vector3[] {
  const around: Face[] = [];
  let face = shape.faces.find(({ corners }) => corners.includes(corner));
  while (face && !around.includes(face)) {
    around.push(face);
    const before = previous(face, corner);
    face = shape.faces.find((other) => sides(other).some(([a, b]) => a === corner && b === before));
  }
  return around.flatMap(({ normal }, i) =>
    arc(normal, at(around, (i + 1) % around.length).normal, steps).slice(0, -1),
  );
}

function previous({ corners }: Face, corner: number): number {
  return corners[(corners.indexOf(corner) + corners.length - 1) % corners.length] ?? corner;
}

function arc(from: Vector3, to: Vector3, steps: number): Vector3[] {
  const angle = from.angleTo(to);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    return from
      .clone()
      .multiplyScalar(Math.sin((1 - part) * angle))
      .addScaledVector(to, Math.sin(part * angle))
      .normalize();
  });
}

function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new RangeError(`The solid has no part ${i}.`);
  return item;
}
