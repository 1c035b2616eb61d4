import { TABLES } from "../../data/own.ts";
import { typeOf } from "../../data/tables.ts";
import type { AircraftCard } from "../../data/types/aircraft.ts";

/** A type that our own tables have. */
export function typeNamed(id: string): AircraftCard {
  return typeOf(TABLES, id) as AircraftCard;
}
