import type { AircraftType } from "../../data/tables.ts";
import { SCHOOL_E } from "../../data/types.ts";

/** What lowers a rating in a battle, by one each (LW-6, LW-L14). */
export interface Burden {
  readonly tanks: boolean;
  readonly killer: boolean;
}

/** E in a battle; below 0 is allowed, as the die is held between 1 and 6 (LW-L15). */
export function rating(type: AircraftType, school: boolean, { tanks, killer }: Burden): number {
  return (school ? SCHOOL_E : (type.e ?? 0)) - Number(tanks) - Number(killer);
}
