import { airman, cockpit, face, gunRing } from "../../kit/crew.ts";
import { beltGun, flexGun } from "../../kit/guns.ts";
import type { AircraftType, Body, Patch, Rod } from "../../kit/type.ts";

/** Where pilot and observer of a German two-seater sit: station and the height of their cockpits' rims. */
interface Crew {
  readonly pilot: readonly [station: number, up: number];
  readonly observer: readonly [station: number, up: number];
  /** Where the pilot's gun lies: out, up and its muzzle's station; none before 1916. */
  readonly gun?: readonly [out: number, up: number, station: number];
}

/** Radius of the observer's gun ring, and the length of the guns, metres. */
const RING = 0.46;
const LONG = 1;

/** The men, their cockpits and their guns. */
export function crewOf({ pilot, observer, gun }: Crew): {
  readonly bodies: readonly Body[];
  readonly rods: readonly Rod[];
  readonly areas: readonly Patch[];
  readonly guns: AircraftType["guns"];
} {
  const [zp, yp] = pilot;
  const [zo, yo] = observer;
  const front = gun && ([gun[0], gun[1], gun[2]] as const);
  return {
    bodies: [...airman([0, yp + 0.08, zp]), ...airman([0, yo + 0.14, zo - 0.05])],
    rods: [
      ...gunRing([0, yo + 0.04, zo], RING),
      ...flexGun([0.16, yo + 0.42, zo + 1.15], [0.05, yo + 0.2, zo + 0.2]),
      ...(front ? beltGun([...front], [front[0], front[1], front[2] + LONG]) : []),
    ],
    areas: [
      ...cockpit(["fuselage"], [0, zp], 0.52, 0.62),
      ...cockpit(["fuselage"], [0, zo], 0.68, 0.74),
      face([0, yp + 0.08]),
    ],
    guns: { ...(front ? { front: [[...front]] } : {}), rear: [[0.16, yo + 0.42, zo + 1.15]] },
  };
}
