import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import type { Night, Searchlights } from "../../tabletop/sky/night.ts";
import { hash } from "../mat/noise.ts";

/** How many beams there are about a place, and about one over which they have found somebody. */
const BEAMS = { searching: 2, found: 6 } as const;
/** Inches: how far around their place they stand, how high they reach, how high they meet, and how wide they end. */
const AROUND = { searching: 0.35, found: 0.95 } as const;
const HIGH = 3.6;
const MEET = 2;
const WIDE = { foot: 0.025, end: 0.2 } as const;
/** How far aside of its place the end of a beam is that has found nobody, in inches. */
const ASTRAY = 1.3;
const SIDES = 8;
const BRIGHT = 0.62;
const TURN = 2 * Math.PI;

const foot = new Vector3();
const end = new Vector3();
const along = new Vector3();
const right = new Vector3();
const across = new Vector3();
const UP = new Vector3(0, 0, 1);

/** Where a beam begins and ends. */
function aim({ x, y, found }: Searchlights, place: number, beam: number): void {
  const count = found ? BEAMS.found : BEAMS.searching;
  const angle = ((beam + hash(place, beam, 61)) / count) * TURN;
  const away = found ? AROUND.found : AROUND.searching;
  foot.set(x + Math.cos(angle) * away, 0.03, -(y + Math.sin(angle) * away));
  if (found) {
    const past = HIGH / MEET;
    end
      .set(x - foot.x, 0, -y - foot.z)
      .multiplyScalar(past)
      .add(foot)
      .setY(HIGH);
    return;
  }
  const lean = hash(place, beam, 62) * TURN;
  end.set(x + Math.cos(lean) * ASTRAY, HIGH, -(y + Math.sin(lean) * ASTRAY));
}

/** The beams of all searchlights of a night as one shape, brightest at their feet. */
export class SearchlightGeometry extends BufferGeometry {
  constructor({ searchlights }: Night) {
    super();
    const [places, tones, corners]: [number[], number[], number[]] = [[], [], []];
    const ring = (middle: Vector3, radius: number, bright: number) => {
      for (let k = 0; k < SIDES; k++) {
        const angle = (k / SIDES) * TURN;
        const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
        const [x, y, z] = [0, 1, 2].map(
          (axis) => middle.getComponent(axis) + right.getComponent(axis) * c + across.getComponent(axis) * s,
        );
        places.push(x ?? 0, y ?? 0, z ?? 0);
        tones.push(1, 1, 1, bright);
      }
    };
    for (const [place, one] of searchlights.entries())
      for (let beam = 0; beam < (one.found ? BEAMS.found : BEAMS.searching); beam++) {
        aim(one, place, beam);
        along.subVectors(end, foot).normalize();
        right.crossVectors(along, UP).normalize();
        across.crossVectors(along, right);
        const first = places.length / 3;
        ring(foot, WIDE.foot, BRIGHT);
        ring(end, WIDE.end, 0);
        for (let k = 0; k < SIDES; k++) {
          const [a, b] = [first + k, first + ((k + 1) % SIDES)];
          corners.push(a, b, a + SIDES, b, b + SIDES, a + SIDES);
        }
      }
    this.setAttribute("position", new Float32BufferAttribute(places, 3));
    this.setAttribute("color", new Float32BufferAttribute(tones, 4));
    this.setIndex(corners);
  }
}
