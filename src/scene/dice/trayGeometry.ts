import { BufferGeometry, Float32BufferAttribute, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { itemAt } from "../../core/item-at.ts";
import { TRAY } from "./tray.ts";

const BEVEL = 0.07;
/** Faces around a rounded edge. */
const ROUND = 4;
/** Thickness of the tray's bottom below the baize, in inches. */
export const BOTTOM = 0.15;

/** The whole tray as one mesh: baize at height 0 and four mitred rails around it. */
export function trayGeometry(): BufferGeometry {
  const long = rail(TRAY.halfLength);
  const short = rail(TRAY.halfWidth);
  const half = Math.PI;
  const parts = [
    baize(),
    long.clone().translate(0, 0, TRAY.halfWidth),
    long.rotateY(half).translate(0, 0, -TRAY.halfWidth),
    short
      .clone()
      .rotateY(half / 2)
      .translate(TRAY.halfLength, 0, 0),
    short.rotateY(-half / 2).translate(-TRAY.halfLength, 0, 0),
  ];
  const merged = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return merged;
}

function baize(): BufferGeometry {
  // Tucked under the rounded feet of the rails.
  const plane = new PlaneGeometry(2 * (TRAY.halfLength + BEVEL), 2 * (TRAY.halfWidth + BEVEL));
  plane.rotateX(-Math.PI / 2);
  const uv = plane.getAttribute("uv");
  for (let i = 0; i < uv.count; i++) uv.setY(i, 0.51 + uv.getY(i) * 0.48);
  return plane.toNonIndexed();
}

/** A point of a rail's cross-section: z away from the baize, y up, and which way the wood faces there. */
interface Cut {
  readonly y: number;
  readonly z: number;
  readonly up: number;
  readonly out: number;
}

/** The rail's cross-section, a rectangle with rounded edges, once around with its first point again at the end. */
function crossSection(): Cut[] {
  const low = BEVEL - BOTTOM;
  const high = TRAY.rim - BEVEL;
  const near = BEVEL;
  const far = TRAY.wood - BEVEL;
  const middles = [
    [high, near],
    [high, far],
    [low, far],
    [low, near],
  ] as const;
  const cuts = middles.flatMap(([y, z], corner) =>
    Array.from({ length: ROUND + 1 }, (_, step) => {
      const turn = ((corner + step / ROUND - 1) * Math.PI) / 2;
      const [up, out] = [Math.cos(turn), Math.sin(turn)];
      return { y: y + BEVEL * up, z: z + BEVEL * out, up, out };
    }),
  );
  return [...cuts, itemAt(cuts, 0)];
}

/** One rail whose inner edge runs along x through the origin, its ends cut at 45 degrees. */
function rail(half: number): BufferGeometry {
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const put = (side: number, { y, z, up, out }: Cut) => {
    const x = side * (half + z);
    position.push(x, y, z);
    normal.push(0, up, out);
    uv.push(grainAlong(x), 0.02 + 0.22 * (z + y + BOTTOM));
  };
  const cuts = crossSection();
  for (let i = 1; i < cuts.length; i++) {
    const [a, b] = [itemAt(cuts, i - 1), itemAt(cuts, i)];
    put(-1, a);
    put(-1, b);
    put(1, b);
    put(-1, a);
    put(1, b);
    put(1, a);
  }
  const solid = new BufferGeometry();
  solid.setAttribute("position", new Float32BufferAttribute(position, 3));
  solid.setAttribute("normal", new Float32BufferAttribute(normal, 3));
  solid.setAttribute("uv", new Float32BufferAttribute(uv, 2));
  return solid;
}

/** The wood's grain runs along the rail. */
function grainAlong(x: number): number {
  return x / (2 * (TRAY.halfLength + TRAY.wood)) + 0.5;
}
