import type { AircraftCard } from "../../tables/aircraft.ts";
import type { BomberCard } from "../../tables/bomber.ts";
import { bomberOf, TABLES, typeOf } from "../../tables/tables.ts";

/** A type that our own tables have. */
export function typeNamed(id: string): AircraftCard {
  return typeOf(TABLES, id) as AircraftCard;
}

export function bomberNamed(id: string): BomberCard {
  return bomberOf(TABLES, id) as BomberCard;
}
