import { Quaternion, Vector3 } from "three";
import { SHAPES, type Shape } from "../../../src/scene/dice/shapes.ts";
import { type BakedThrow, POSE } from "../../../src/scene/dice/throw.ts";

/** A die as it stands in one frame. */
export interface Placed {
  readonly shape: Shape;
  readonly position: Vector3;
  readonly turn: Quaternion;
}

/** All dice of a throw in a frame. */
export function placed(baked: BakedThrow, frame: number): Placed[] {
  return baked.kinds.map((kind, die) => {
    const at = (frame * baked.kinds.length + die) * POSE;
    return {
      shape: SHAPES[kind],
      position: new Vector3().fromArray(baked.poses, at),
      turn: new Quaternion().fromArray(baked.poses, at + 3),
    };
  });
}

/** The corners of a die in the tray. */
export function cornersOf({ shape, position, turn }: Placed): Vector3[] {
  return shape.corners.map((corner) => corner.clone().applyQuaternion(turn).add(position));
}

/** How deep two dice sink into each other in inches, by the separating axes of their faces and edges; 0: apart. */
export function overlap(a: Placed, b: Placed): number {
  if (a.position.distanceTo(b.position) > a.shape.circumradius + b.shape.circumradius) return 0;
  const [ours, theirs] = [cornersOf(a), cornersOf(b)];
  let least = Number.POSITIVE_INFINITY;
  for (const axis of axes(a, b)) {
    const [low, high] = span(ours, axis);
    const [from, to] = span(theirs, axis);
    least = Math.min(least, high - from, to - low);
    if (least <= 0) return 0;
  }
  return least;
}

function* axes(a: Placed, b: Placed): Generator<Vector3> {
  for (const { shape, turn } of [a, b])
    for (const { normal } of shape.faces) yield normal.clone().applyQuaternion(turn);
  const theirs = edgesOf(b);
  for (const ours of edgesOf(a))
    for (const other of theirs) {
      const axis = ours.clone().cross(other);
      if (axis.lengthSq() > 1e-6) yield axis.normalize();
    }
}

function edgesOf({ shape, turn }: Placed): Vector3[] {
  const edges: Vector3[] = [];
  for (const { corners } of shape.faces)
    for (const [i, corner] of corners.entries()) {
      const next = shape.corners[corners[(i + 1) % corners.length] ?? corner];
      const edge = next
        ?.clone()
        .sub(shape.corners[corner] ?? next)
        .normalize()
        .applyQuaternion(turn);
      if (edge && !edges.some((known) => Math.abs(known.dot(edge)) > 0.9999)) edges.push(edge);
    }
  return edges;
}

function span(points: readonly Vector3[], axis: Vector3): [number, number] {
  const along = points.map((point) => point.dot(axis));
  return [Math.min(...along), Math.max(...along)];
}
