import { BufferGeometry, Float32BufferAttribute } from "three";
import type { Mat } from "../../tabletop/tabletop.ts";

/** Cross-section of the table's edge from the mat outwards: inches out, inches up. */
const PROFILE: readonly (readonly [out: number, up: number])[] = [
  [0, -0.06],
  [3.7, -0.06],
  [3.74, -0.1],
  [3.78, -0.06],
  [7.3, -0.06],
  [7.34, -0.1],
  [7.38, -0.06],
  [10.9, -0.06],
  [11.15, -0.12],
  [11.3, -0.34],
  [11.3, -1.5],
  [11.1, -1.62],
  [11.1, -5],
];

/** Inches of wood in one repeat of the grain, along it and across. */
const [ALONG, ACROSS] = [46, 16];
/** How far along its tree the next board was cut, in repeats: no board is like its neighbour. */
const CUT = 0.382;
/** A board begins where the cross-section has a groove before it. */
const BOARDS = [0, 3, 6, 9];

interface Builder {
  readonly positions: number[];
  readonly uvs: number[];
}

/** One side of the edge: from corner to corner, mitred. Directions are along (u) and outwards (o). */
function addSide(
  builder: Builder,
  side: number,
  half: number,
  far: number,
  turn: (a: number, o: number) => [number, number],
): void {
  let grain = 0;
  let board = 0;
  for (let i = 0; i + 1 < PROFILE.length; i++) {
    const [out0, up0] = PROFILE[i] as readonly [number, number];
    const [out1, up1] = PROFILE[i + 1] as readonly [number, number];
    const wide = Math.hypot(out1 - out0, up1 - up0);
    if (BOARDS.includes(i)) board = BOARDS.indexOf(i) + BOARDS.length * side;
    const cut = board * CUT;
    const corner = (along: number, out: number, up: number, across: number) => {
      const [x, z] = turn(along * (half + out), far + out);
      builder.positions.push(x, up, z);
      builder.uvs.push((along * (half + out)) / ALONG + cut, across / ACROSS + cut);
    };
    for (const [along, second] of [
      [-1, false],
      [1, true],
      [1, false],
      [-1, false],
      [-1, true],
      [1, true],
    ] as const)
      corner(along, second ? out1 : out0, second ? up1 : up0, second ? grain + wide : grain);
    grain += wide;
  }
}

/** The wooden table around a mat whose middle is the origin: mitred boards with a rounded edge. */
export class FrameGeometry extends BufferGeometry {
  constructor(mat: Mat) {
    super();
    const builder: Builder = { positions: [], uvs: [] };
    const [w, d] = [mat.width / 2, mat.depth / 2];
    addSide(builder, 0, w, d, (a, o) => [a, o]);
    addSide(builder, 1, w, d, (a, o) => [-a, -o]);
    addSide(builder, 2, d, w, (a, o) => [o, -a]);
    addSide(builder, 3, d, w, (a, o) => [-o, a]);
    this.setAttribute("position", new Float32BufferAttribute(builder.positions, 3));
    this.setAttribute("uv", new Float32BufferAttribute(builder.uvs, 2));
    this.computeVertexNormals();
  }
}
