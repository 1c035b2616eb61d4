import type { TableSymbol } from "../../../../tabletop/symbol.ts";
import type { AircraftType, Complex } from "../../tables/tables.ts";

/** What stands for a complex on the map. */
export const COMPLEX_SYMBOLS: Readonly<Record<Complex, TableSymbol>> = {
  aircraft: "factory",
  oil: "oil",
  armaments: "armaments",
  "ball-bearings": "bearings",
  chemicals: "chemicals",
  steel: "steel",
  rail: "rail",
  shipping: "port",
  transportation: "city",
};

const TWINS: readonly string[] = ["P38", "Me110", "Me410", "Ju88"];

/** What stands for a type of aircraft. */
export function symbolOf({ id, e, jet }: AircraftType, night = false): TableSymbol {
  if (e === null) return "heavy-bomber";
  if (jet) return "jet";
  if (night) return "night-fighter";
  return TWINS.includes(id) ? "twin-fighter" : "fighter";
}

/** Miniatures of the types, as far as there are any: folder and name. */
const MODELS: Readonly<Record<string, string>> = {
  B17: "dogfight/b-17g",
  B24: "down-in-flames/b-24j",
  P47: "dogfight/p-47d",
  P38: "down-in-flames/p-38j",
  P51: "dogfight/p-51d",
  Me109: "dogfight/bf-109g-6",
  FW190: "dogfight/fw-190a-8",
  Me110: "down-in-flames/bf-110g-2",
  Ju88: "dogfight/ju-88a",
};

/** The miniature of a type; a generic one where it has none of its own. */
export function modelOf({ id }: AircraftType): string {
  return (
    MODELS[id] ?? (TWINS.includes(id) || id === "Me262" ? "generic/generic-twin" : "generic/generic-single")
  );
}
