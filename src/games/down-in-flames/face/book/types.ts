import type { AircraftCard } from "../../data/aircraft.ts";
import { TABLES, typeOf } from "../../data/tables.ts";

/** A type that our own tables have. */
export function typeNamed(id: string): AircraftCard {
  return typeOf(TABLES, id) as AircraftCard;
}
