import type { AircraftType } from "./tables.ts";

/** Factors of a type. */
export interface Strength {
  readonly type: string;
  readonly factors: number;
}

const PISTON = { factors: 2, speed: 5 } as const;
/** LW-5: bombers have no rating, and may be reduced like fighters. */
const BOMBER = { side: 0, e: null, factors: 4, speed: 3, tanks: null, endurance: null } as const;

/** Section 1.1: values by aircraft. The E of the FW 190 is the source's; all other values are our own. */
export const TYPES: readonly AircraftType[] = [
  { id: "P47", name: "P-47", side: 0, e: 4, ...PISTON, tanks: 6, endurance: 3 },
  { id: "P38", name: "P-38", side: 0, e: 3, ...PISTON, tanks: 9, endurance: 5 },
  { id: "P51", name: "P-51", side: 0, e: 5, ...PISTON, tanks: 12, endurance: 6 },
  { id: "B17", name: "B-17", ...BOMBER },
  { id: "B24", name: "B-24", ...BOMBER },
  { id: "Me109", name: "Me 109", side: 1, e: 3, ...PISTON, tanks: 5, endurance: 4 },
  { id: "FW190", name: "FW 190", side: 1, e: 4, ...PISTON, tanks: 6, endurance: 5 },
  { id: "Me110", name: "Me 110", side: 1, e: 1, ...PISTON, speed: 4, tanks: 8, endurance: 7 },
  { id: "Me410", name: "Me 410", side: 1, e: 2, ...PISTON, speed: 4, tanks: 8, endurance: 7 },
  { id: "Ju88", name: "Ju 88", side: 1, e: 1, ...PISTON, speed: 4, tanks: 10, endurance: 9 },
  { id: "Me262", name: "Me 262", side: 1, e: 6, factors: 2, speed: 7, tanks: null, endurance: 3, jet: true },
  { id: "He162", name: "He 162", side: 1, e: 5, factors: 2, speed: 7, tanks: null, endurance: 2, jet: true },
  {
    id: "Me163",
    name: "Me 163",
    side: 1,
    e: 0,
    factors: 2,
    speed: 6,
    tanks: null,
    endurance: 1,
    jet: true,
    rocket: true,
  },
];

/** LW-L34: E of a school, whatever it flies (section 1.1). */
export const SCHOOL_E = 1;
