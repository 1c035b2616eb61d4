import type { TableSymbol } from "../../../../tabletop/symbol.ts";
import type { AircraftType, Complex } from "../../data/tables.ts";

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

/** Miniatures of the types: folder and name. */
const MODELS: Readonly<Record<string, string>> = {
  B17: "dogfight/b-17g",
  B24: "down-in-flames/b-24j",
  P47: "dogfight/p-47d",
  P38: "down-in-flames/p-38j",
  P51: "dogfight/p-51d",
  Me109: "dogfight/bf-109g-6",
  FW190: "dogfight/fw-190a-8",
  Me110: "down-in-flames/bf-110g-2",
  Me410: "luftwaffe/me-410a-1",
  Ju88: "dogfight/ju-88a",
  Me262: "luftwaffe/me-262a-1",
  Me163: "luftwaffe/me-163b",
  He162: "luftwaffe/he-162a-2",
};

/** The miniature of a type; a generic one for a type of somebody else's tables. */
export function modelOf({ id }: Pick<AircraftType, "id">): string {
  return MODELS[id] ?? "generic/generic-single";
}
