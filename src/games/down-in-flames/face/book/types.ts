import type { AircraftCard } from "../../tables/aircraft.ts";
import { TABLES, typeOf } from "../../tables/tables.ts";

/** A type that our own tables have. */
export function typeNamed(id: string): AircraftCard {
  return typeOf(TABLES, id) as AircraftCard;
}
