import { Vector3 } from "three";

const FLAT = 1e-6;

/**
 * The faces of the convex hull of a small set of vertices, each a list of vertex indices in
 * counter-clockwise order seen from outside. The hull must contain the origin.
 */
export function hullFaces(vertices: readonly Vector3[]): number[][] {
  const found = new Map<string, number[]>();
  for (const [a, b, c] of triples(vertices.length)) {
    const face = supportingFace(vertices, a, b, c);
    if (face) found.set(face.toSorted((i, j) => i - j).join(), face);
  }
  return [...found.values()];
}

/** The unit normal of a face, pointing away from the origin. */
export function faceNormal(vertices: readonly Vector3[], face: readonly number[]): Vector3 {
  const [a, b, c] = face.map((i) => vertices[i] ?? new Vector3());
  if (!a || !b || !c) throw new RangeError("A face needs at least three vertices.");
  const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
  return normal.dot(a) < 0 ? normal.negate() : normal;
}

/** The mean of a face's vertices. */
export function faceCentre(vertices: readonly Vector3[], face: readonly number[]): Vector3 {
  const sum = new Vector3();
  for (const i of face) sum.add(vertices[i] ?? sum);
  return sum.divideScalar(face.length);
}

function* triples(count: number): Generator<[number, number, number]> {
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) yield [a, b, c];
}

function supportingFace(vertices: readonly Vector3[], a: number, b: number, c: number): number[] | undefined {
  const normal = faceNormal(vertices, [a, b, c]);
  if (!Number.isFinite(normal.x) || normal.lengthSq() < FLAT) return undefined;
  const height = normal.dot(vertices[a] ?? normal);
  if (vertices.some((v) => normal.dot(v) > height + FLAT)) return undefined;
  const face = [...vertices.keys()].filter((i) => height - normal.dot(vertices[i] ?? normal) < FLAT);
  return sortAround(vertices, face, normal);
}

function sortAround(vertices: readonly Vector3[], face: number[], normal: Vector3): number[] {
  const centre = faceCentre(vertices, face);
  const from = (i: number) => (vertices[i] ?? centre).clone().sub(centre);
  const right = from(face[0] ?? 0).normalize();
  const up = normal.clone().cross(right);
  const angle = (i: number) => Math.atan2(from(i).dot(up), from(i).dot(right));
  return face.toSorted((i, j) => angle(i) - angle(j));
}
