import { Matrix4, Quaternion, Vector3 } from "three";
import { faceCentre, faceNormal, hullFaces } from "./hull.ts";
import type { DieKind } from "./kinds.ts";
import { SOLIDS } from "./solids.ts";

/** One face of a die. Lengths in inches, in the die's own space around its centre. */
export interface Face {
  /** What the face counts, from 1; the 10 of a d10 is printed as 0. */
  readonly value: number;
  /** Indices of its corners, counter-clockwise from outside. */
  readonly corners: readonly number[];
  readonly normal: Vector3;
  /** Where the numeral stands: the point of the face farthest from its edges. */
  readonly centre: Vector3;
  /** Which way the numeral's top points. */
  readonly up: Vector3;
  /** Radius of the largest circle around `centre` within the face. */
  readonly room: number;
}

/** The shape of a kind of die, with its numerals laid out as on dice one can buy. */
export interface Shape {
  readonly kind: DieKind;
  readonly corners: readonly Vector3[];
  readonly faces: readonly Face[];
  /** Distance of every face from the centre: how high the centre of a resting die lies. */
  readonly inradius: number;
  readonly circumradius: number;
  /** Every turn that lays the solid onto itself. */
  readonly symmetries: readonly Quaternion[];
}

/** Half the distance between opposite faces, in inches: a 16 mm d6, a 20 mm d20. */
const INRADIUS: Readonly<Record<DieKind, number>> = { d6: 0.315, d10: 0.32, d12: 0.355, d20: 0.395 };

/** The value of each face in the order in which the hull of the solid finds them. */
const VALUES: Readonly<Record<DieKind, readonly number[]>> = {
  d6: [4, 6, 5, 2, 1, 3],
  d10: [1, 5, 7, 3, 9, 6, 10, 4, 8, 2],
  d12: [1, 11, 8, 10, 9, 7, 4, 5, 6, 3, 2, 12],
  d20: [1, 7, 13, 5, 15, 19, 17, 3, 11, 9, 10, 16, 8, 4, 6, 14, 18, 12, 2, 20],
};

/** The shape of each kind of die. */
export const SHAPES: Readonly<Record<DieKind, Shape>> = {
  d6: buildShape("d6"),
  d10: buildShape("d10"),
  d12: buildShape("d12"),
  d20: buildShape("d20"),
};

function buildShape(kind: DieKind): Shape {
  const raw = SOLIDS[kind]();
  const outlines = hullFaces(raw);
  const [first] = outlines;
  const scale = INRADIUS[kind] / faceNormal(raw, first ?? []).dot(raw[first?.[0] ?? 0] ?? new Vector3());
  const corners = raw.map((corner) => corner.clone().multiplyScalar(scale));
  const faces = outlines.map((outline, i) => buildFace(kind, corners, outline, VALUES[kind][i] ?? 0));
  return {
    kind,
    corners,
    faces,
    inradius: INRADIUS[kind],
    circumradius: Math.max(...corners.map((corner) => corner.length())),
    symmetries: findSymmetries(corners, outlines),
  };
}

function buildFace(kind: DieKind, all: readonly Vector3[], corners: readonly number[], value: number): Face {
  const normal = faceNormal(all, corners);
  const foot = normal.clone().multiplyScalar(INRADIUS[kind]);
  const points = corners.map((i) => all[i] ?? foot);
  const up = topOf(kind, points).sub(foot).projectOnPlane(normal).normalize();
  const centre = roomiest(foot, up, points);
  return { value, corners, normal, centre, up, room: roomAround(centre, points) };
}

/** The point of a face that a numeral's top looks at: an edge of a d6, the tip of a d10, a corner else. */
function topOf(kind: DieKind, points: readonly Vector3[]): Vector3 {
  const [a, b] = points;
  if (!a || !b) throw new RangeError("A face needs at least three corners.");
  if (kind === "d6") return a.clone().add(b).divideScalar(2);
  if (kind !== "d10") return a.clone();
  return points.reduce((tip, point) => (Math.abs(point.y) > Math.abs(tip.y) ? point : tip)).clone();
}

/** Every face is a mirror image of itself across `up`, so the point with the most room lies on that line. */
function roomiest(foot: Vector3, up: Vector3, points: readonly Vector3[]): Vector3 {
  const along = (step: number) => foot.clone().addScaledVector(up, step * 0.002);
  const steps = Array.from({ length: 101 }, (_, i) => i - 50).toSorted((a, b) => Math.abs(a) - Math.abs(b));
  const room = (step: number) => roomAround(along(step), points);
  return along(steps.reduce((best, step) => (room(step) > room(best) + 1e-9 ? step : best)));
}

function roomAround(centre: Vector3, points: readonly Vector3[]): number {
  const distances = points.map((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const along = b.clone().sub(a).normalize();
    return centre.clone().sub(a).cross(along).length();
  });
  return Math.min(...distances);
}

/** Every turn carries the first face and one of its corners to some face and one of its corners. */
function findSymmetries(corners: readonly Vector3[], outlines: readonly number[][]): Quaternion[] {
  const [first] = outlines;
  if (!first) return [];
  const home = frame(corners, first, 0).transpose();
  return outlines
    .filter((outline) => outline.length === first.length)
    .flatMap((outline) => outline.map((_, turn) => frame(corners, outline, turn).multiply(home)))
    .map((matrix) => new Quaternion().setFromRotationMatrix(matrix).normalize())
    .filter((turn) => keepsCorners(corners, turn));
}

function frame(corners: readonly Vector3[], outline: readonly number[], turn: number): Matrix4 {
  const normal = faceNormal(corners, outline);
  const centre = faceCentre(corners, outline);
  const toCorner = (corners[outline[turn] ?? 0] ?? centre)
    .clone()
    .sub(centre)
    .projectOnPlane(normal)
    .normalize();
  return new Matrix4().makeBasis(toCorner, normal.clone().cross(toCorner), normal);
}

function keepsCorners(corners: readonly Vector3[], turn: Quaternion): boolean {
  const moved = corners.map((corner) => corner.clone().applyQuaternion(turn));
  return moved.every((corner) => corners.some((other) => other.distanceToSquared(corner) < 1e-8));
}
