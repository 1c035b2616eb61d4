import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import { itemAt } from "../../core/item-at.ts";
import { stillPlaces } from "../../tabletop/motion/counter-motion.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Contrail } from "../../tabletop/sky/contrail.ts";
import { type Fading, fadingOf } from "../../tabletop/sky/fading.ts";
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
/** How thick a fresh one is, of either side: dark ones are seen on every ground. */
const STRONGEST = [0.95, 0.5] as const;
const TONES: readonly [Color, Color] = [new Color("#ffffff"), new Color("#3a3632")];

/** The contrails of a table, each at the height of the miniatures behind which it ends: those fly over a stack, high or low;
 * `before`: what they fade from. */
export function raised(tabletop: Tabletop, before: Tabletop = tabletop): readonly Fading[] {
  const { counters = [] } = tabletop;
  const contrails = fadingOf(before.contrails ?? [], tabletop.contrails ?? []);
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

/** A corner-to-corner line across a contrail, and its place on the map. */
interface Across extends Spot {
  /** The first of its corners. */
  readonly corner: number;
  /** Inches to the left for one across. */
  readonly nx: number;
  readonly ny: number;
}

/** A contrail that follows its counter, point by point. */
interface End {
  readonly contrail: Contrail;
  readonly behind: string;
  readonly points: readonly Across[];
}

/** All contrails of a table as one shape, softest at their edges, which fade and whose ends can be moved. */
export class ContrailGeometry extends BufferGeometry {
  readonly ends: readonly End[];
  /** Whether any of them fades. */
  private readonly fades: boolean;

  constructor(private readonly contrails: readonly Fading[]) {
    super();
    const [places, tones, corners]: [number[], number[], number[]] = [[], [], []];
    this.ends = contrails.flatMap((contrail): readonly End[] => {
      const { side, up, points, behind } = contrail;
      const across = jointsOf(points).map((joint, i): Across => {
        const corner = places.length / 3;
        const { faded } = itemAt(points, i);
        const half = (WIDTH.fresh + WIDTH.more * faded) / 2;
        for (const [aside] of ACROSS) {
          places.push(joint.x + joint.nx * aside * half, up, -(joint.y + joint.ny * aside * half));
          tones.push(...toneOf(side), 0);
        }
        if (i > 0) corners.push(...legOf(corner - ACROSS.length));
        return { x: joint.x, y: joint.y, corner, nx: joint.nx * half, ny: joint.ny * half };
      });
      return behind === undefined ? [] : [{ contrail, behind, points: across }];
    });
    this.fades = contrails.some(({ points }) => points.some(({ was, faded }) => was !== faded));
    this.setAttribute("position", new Float32BufferAttribute(places, 3));
    this.setAttribute("color", new Float32BufferAttribute(tones, 4));
    this.setIndex(corners);
    this.tint(1);
  }

  /** Fades by a share of what has happened, 0 to 1. */
  fade(share: number): void {
    if (this.fades) this.tint(share);
  }

  private tint(share: number): void {
    const tone = this.getAttribute("color");
    let corner = 0;
    for (let i = 0; i < this.contrails.length; i++) {
      const { points, side } = itemAt(this.contrails, i);
      for (let at = 0; at < points.length; at++) {
        const { was, faded } = itemAt(points, at);
        const left = STRONGEST[side] * (1 - was - (faded - was) * share);
        for (let k = 0; k < ACROSS.length; k++) tone.setW(corner++, itemAt(ACROSS, k)[1] * left);
      }
    }
    tone.needsUpdate = true;
  }

  /** Has a contrail end where its counter is, from the point on that this has yet to come past. */
  follow({ points }: End, x: number, y: number, next = points.length - 1): void {
    const place = this.getAttribute("position");
    for (let i = 0; i < points.length; i++) {
      const own = itemAt(points, i);
      const [left, far] = i < next ? [own.x, own.y] : [x, y];
      for (let k = 0; k < ACROSS.length; k++) {
        const [aside] = itemAt(ACROSS, k);
        place.setX(own.corner + k, left + own.nx * aside);
        place.setZ(own.corner + k, -(far + own.ny * aside));
      }
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
