import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import { itemAt } from "../../core/item-at.ts";
import { stillPlaces } from "../../tabletop/motion/counter-motion.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Contrail } from "../../tabletop/sky/contrail.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { jointsOf } from "../map/strip.ts";

/** How wide a fresh contrail is, in inches, and how much wider one is that is about to fade. */
const WIDTH = { fresh: 0.22, more: 0.46 } as const;
/** Across a contrail, from right to left: where, against half its width, and how thick it is there. */
const ACROSS = [
  [-1, 0],
  [-0.5, 1],
  [0, 0.45],
  [0.5, 1],
  [1, 0],
] as const;
const STRONGEST = 0.95;
const TONES: readonly [Color, Color] = [new Color("#ffffff"), new Color("#3a3632")];

/** The contrails of a table, each at the height of the miniatures behind which it ends: those fly over a stack, high or low. */
export function raised(tabletop: Tabletop): readonly Contrail[] {
  const { contrails = [], counters = [] } = tabletop;
  const places = stillPlaces(tabletop);
  const heights = new Map<string, number>();
  for (const { id, x, y, flights: [flight] = [] } of counters)
    if (flight) heights.set(`${x} ${y}`, (places.get(id)?.up ?? 0) + flight.up);
  return contrails.map((one) => {
    const end = one.points.at(-1);
    const up = one.behind !== undefined && end ? heights.get(`${end.x} ${end.y}`) : undefined;
    return up === undefined ? one : { ...one, up };
  });
}

/** The end of a contrail that follows its counter. */
interface End {
  readonly behind: string;
  /** The first of its corners. */
  readonly corner: number;
  /** Inches to the left for one across. */
  readonly nx: number;
  readonly ny: number;
}

/** All contrails of a table as one shape, softest at their edges, whose ends can be moved. */
export class ContrailGeometry extends BufferGeometry {
  readonly ends: readonly End[];

  constructor(contrails: readonly Contrail[]) {
    super();
    const [places, tones, corners]: [number[], number[], number[]] = [[], [], []];
    this.ends = contrails.flatMap(({ side, up, points, behind }): readonly End[] => {
      const joints = jointsOf(points);
      const first = places.length / 3;
      for (const [i, joint] of joints.entries()) {
        const { faded } = itemAt(points, i);
        const half = (WIDTH.fresh + WIDTH.more * faded) / 2;
        for (const [across, thick] of ACROSS) {
          places.push(joint.x + joint.nx * across * half, up, -(joint.y + joint.ny * across * half));
          tones.push(...toneOf(side), thick * STRONGEST * (1 - faded));
        }
        if (i > 0) corners.push(...legOf(first + (i - 1) * ACROSS.length));
      }
      const last = joints.at(-1);
      if (behind === undefined || !last) return [];
      const corner = first + (joints.length - 1) * ACROSS.length;
      const half = WIDTH.fresh / 2;
      return [{ behind, corner, nx: last.nx * half, ny: last.ny * half }];
    });
    this.setAttribute("position", new Float32BufferAttribute(places, 3));
    this.setAttribute("color", new Float32BufferAttribute(tones, 4));
    this.setIndex(corners);
  }

  /** Puts an end where its counter is. */
  follow({ corner, nx, ny }: End, x: number, y: number): void {
    const place = this.getAttribute("position");
    for (const [k, [across]] of ACROSS.entries()) {
      place.setX(corner + k, x + nx * across);
      place.setZ(corner + k, -(y + ny * across));
    }
    place.needsUpdate = true;
  }
}

function toneOf(side: SideIndex): readonly number[] {
  return TONES[side].toArray();
}

/** The triangles between the corners of a joint, from the first of them on, and those of the next. */
function legOf(first: number): readonly number[] {
  return ACROSS.slice(1).flatMap((_, k) => {
    const [a, b] = [first + k, first + k + 1];
    const [c, d] = [a + ACROSS.length, b + ACROSS.length];
    return [a, c, b, b, c, d];
  });
}
