import { Vector3 } from "three";
import type { DieKind } from "./kinds.ts";

/** The corners of a die of any size, around the origin. */
export type Corners = readonly Vector3[];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const SIGNS = [-1, 1] as const;

/** The corners of each kind of die: cube, pentagonal trapezohedron, dodecahedron, icosahedron. */
export const SOLIDS: Readonly<Record<DieKind, () => Corners>> = {
  d6: cube,
  d10: trapezohedron,
  d12: dodecahedron,
  d20: icosahedron,
};

function cube(): Vector3[] {
  return SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z) => new Vector3(x, y, z))));
}

function icosahedron(): Vector3[] {
  return SIGNS.flatMap((a) => SIGNS.flatMap((b) => cyclic(a, b * GOLDEN)));
}

function dodecahedron(): Vector3[] {
  return [...cube(), ...SIGNS.flatMap((a) => SIGNS.flatMap((b) => cyclic(a / GOLDEN, b * GOLDEN)))];
}

function cyclic(a: number, b: number): Vector3[] {
  return [new Vector3(0, a, b), new Vector3(a, b, 0), new Vector3(b, 0, a)];
}

function trapezohedron(): Vector3[] {
  const fifth = Math.cos(Math.PI / 5);
  // The zigzag's height at which the four corners of every kite lie in one plane.
  const zigzag = (1 - fifth) / (1 + fifth);
  const belt = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    return new Vector3(Math.cos(angle), i % 2 === 0 ? zigzag : -zigzag, Math.sin(angle));
  });
  return [new Vector3(0, 1, 0), new Vector3(0, -1, 0), ...belt];
}
