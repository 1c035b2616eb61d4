import { BufferGeometry, Float32BufferAttribute } from "three";
import { itemAt } from "../../core/item-at.ts";
import type { Mat } from "../../tabletop/tabletop.ts";
import type { Tile } from "../stock/sheet.ts";
import { WALL_TILES } from "./walls-print.ts";

type Point = readonly [x: number, y: number, z: number];

/** How far from the mat the wood around it ends, and how high floor and ceiling are, in inches from its print. */
const EDGE = 11.3;
const FLOOR = -27;
const CEILING = 74;
/** How far from the wood the walls are, before the players' edges and at the sides. */
const [BEFORE, ASIDE] = [62, 68];
/** How far it goes on in the dark for an eye that stands outside and looks in askance. */
const OUTSIDE = 210;

/** A chair, inches: how far from the wood its back stands, how wide and high that is. Its seat is under the table. */
const CHAIR = { away: 7, width: 19, top: 9.5 } as const;

/** A leg of the table: how far in from the edge of the wood, how thick, where it begins. */
const LEG = { inset: 2.6, thick: 3, top: -4.9 } as const;

interface Builder {
  readonly positions: number[];
  readonly uvs: number[];
}

/** Adds a board, from its lower left corner anticlockwise as seen from its front. */
function add({ positions, uvs }: Builder, corners: readonly Point[], [u, v, wide, high]: Tile): void {
  const places = [
    [u, v],
    [u + wide, v],
    [u + wide, v + high],
    [u, v + high],
  ] as const;
  for (const i of [0, 1, 2, 0, 2, 3]) {
    positions.push(...itemAt(corners, i));
    uvs.push(...itemAt(places, i));
  }
}

/** A way to look from the middle of the table: a quarter turn on from the far edge with each. */
type Turn = (across: number, up: number, away: number) => Point;

const TURNS: readonly Turn[] = [
  (across, up, away) => [across, up, -away],
  (across, up, away) => [away, up, across],
  (across, up, away) => [-across, up, away],
  (across, up, away) => [-away, up, -across],
];

/** A board that stands upright and faces the middle. */
function upright(turn: Turn, [left, right]: readonly number[], [low, high]: readonly number[], away: number) {
  const at = (across: number | undefined, up: number | undefined) => turn(across ?? 0, up ?? 0, away);
  return [at(left, low), at(right, low), at(right, high), at(left, high)];
}

function flat([left, right]: readonly number[], up: number, [near, far]: readonly number[], turn: Turn) {
  const at = (across: number | undefined, away: number | undefined) => turn(across ?? 0, up, away ?? 0);
  return [at(left, near), at(right, near), at(right, far), at(left, far)];
}

/** The chairs of a side: two where it is long. `half` of the side's length and how far out its wood ends, in inches. */
function addChairs(builder: Builder, turn: Turn, half: number, edge: number): void {
  const places = half > 30 ? [-half * 0.46, half * 0.42] : [half * 0.08];
  const away = edge + CHAIR.away;
  for (const across of places) {
    const sides = [across - CHAIR.width / 2, across + CHAIR.width / 2];
    add(builder, upright(turn, sides, [FLOOR, CHAIR.top], away), WALL_TILES.chair);
  }
}

function addLeg(builder: Builder, x: number, z: number): void {
  const half = LEG.thick / 2;
  for (const turn of TURNS) {
    const side = upright(turn, [half, -half], [FLOOR, LEG.top], -half).map(
      ([right, up, near]): Point => [x + right, up, z + near],
    );
    add(builder, side, WALL_TILES.dark);
  }
}

/**
 * A club's room around a table whose mat's middle is the origin: floor, walls, ceiling, the backs of chairs and the
 * table's legs, one over the other in the order in which they are drawn. All of it faces the table and is seen from
 * there alone: nothing hides the table from an eye that is outside.
 */
export class WallsGeometry extends BufferGeometry {
  constructor({ width, depth }: Mat) {
    super();
    const builder: Builder = { positions: [], uvs: [] };
    const [x, z] = [width / 2 + EDGE, depth / 2 + EDGE];
    const [wide, long] = [x + ASIDE, z + BEFORE];
    const [first] = TURNS as [Turn];
    const outside = [-OUTSIDE, OUTSIDE];
    add(builder, flat(outside, FLOOR, outside, first), WALL_TILES.dark);
    for (const turn of TURNS)
      add(builder, upright(turn, outside, [FLOOR, OUTSIDE], OUTSIDE), WALL_TILES.dark);
    add(builder, flat([-wide, wide], FLOOR, [-long, long], first), WALL_TILES.floor);
    add(builder, flat([wide, -wide], CEILING, [-long, long], first), WALL_TILES.dark);
    for (const [side, turn] of TURNS.entries()) {
      const [half, away] = side % 2 === 0 ? [wide, long] : [long, wide];
      const tile = side % 2 === 0 ? WALL_TILES.shelves : WALL_TILES.window;
      add(builder, upright(turn, [-half, half], [FLOOR, CEILING], away), tile);
    }
    for (const [side, turn] of TURNS.entries()) {
      const [half, edge] = side % 2 === 0 ? [x, z] : [z, x];
      addChairs(builder, turn, half, edge);
    }
    for (const right of [-1, 1])
      for (const near of [-1, 1]) addLeg(builder, right * (x - LEG.inset), near * (z - LEG.inset));
    this.setAttribute("position", new Float32BufferAttribute(builder.positions, 3));
    this.setAttribute("uv", new Float32BufferAttribute(builder.uvs, 2));
  }
}
