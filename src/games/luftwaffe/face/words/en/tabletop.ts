import { listed } from "../../../../../core/text.ts";
import type { Role } from "../../../rules/view/formations.ts";
import type { PlaceName, PlaceState } from "../tabletop-values.ts";
import { PLACES } from "./places.ts";

const COMPLEXES: Readonly<Record<string, string>> = {
  aircraft: "aircraft factory",
  oil: "oil",
  armaments: "armaments",
  "ball-bearings": "ball bearings",
  chemicals: "chemicals",
  steel: "steel",
  rail: "rail center",
  shipping: "shipping",
  transportation: "transportation center",
};

const COLUMNS: Readonly<Record<string, string>> = {
  aircraft: "AIR",
  oil: "OIL",
  armaments: "ARM",
  "ball-bearings": "BALL",
  chemicals: "CHEM",
  steel: "STEEL",
  rail: "RAIL",
  shipping: "SHIP",
  transportation: "TRANS",
};

const STATES: Readonly<Record<PlaceState, string>> = {
  whole: "",
  "bombed-now": "bombed this quarter",
  bombed: "bombed",
  out: "out of action this quarter",
  "behind-line": "behind the R line",
};

const ROLES: Readonly<Record<Role, string>> = {
  bombers: "Bombers",
  escort: "Close escort",
  fighters: "Fighters",
};

const MONTHS: Readonly<Record<string, string>> = {
  "01": "JANUARY",
  "04": "APRIL",
  "07": "JULY",
  "10": "OCTOBER",
};

const ROWS: Readonly<Record<string, string>> = {
  bombed: "BOMBED",
  left: "LEFT",
  factors: "ALL",
  aloft: "IN THE AIR",
};

const FIGURES: Readonly<Record<string, string>> = {
  turn: "RAID",
  aircraft: "AIRCRAFT",
  pilots: "PILOTS",
  fuel: "FUEL",
  reserve: "RESERVE",
  replacements: "US REPL.",
};

/** What the map table says, in English. */
export const words = {
  place: ({ id }: { id: PlaceName }) => PLACES[id],
  "site.target": ({ name, complex }: { name: string; complex: string }) =>
    `${name}, ${COMPLEXES[complex] ?? complex}`,
  "site.base": ({ name }: { name: string }) => `${name} airfield`,
  "site.note": ({ id, hex, state }: { id: string; hex: string; state: PlaceState }) =>
    [`${id} in ${hex}`, STATES[state]].filter((part) => part !== "").join(", "),
  "unit.title": ({ unit, type }: { unit: string; type: string }) => `${type} of ${unit}`,
  "loss.title": ({ units, type, factors }: { units: readonly string[]; type: string; factors: number }) =>
    factors === 0
      ? `${type} of ${listed(units, "and")}`
      : `${factors} ${factors === 1 ? "factor" : "factors"} of ${type} of ${listed(units, "and")}`,
  "unit.factors": "factors",
  "unit.turns": "turns left in the air",
  "formation.title": ({ role, side, units }: { role: Role; side: number; units: readonly string[] }) =>
    `${side === 0 ? ROLES[role] : "German fighters"}: ${listed(units, "and")}`,
  "formation.note": ({ hex, factors, turns }: { hex: string; factors: readonly string[]; turns: number }) =>
    `over ${hex}, ${listed(factors, "and")}${turns > 0 ? `, fuel for ${turns}` : ""}`,
  "home.title": ({ force, type, bombers }: { force: string; type: string; bombers: boolean }) =>
    `${type} ${bombers ? "groups" : "fighter groups"} of the ${force}th Air Force`,
  "home.note": ({ units, back }: { units: readonly string[]; back: boolean }) =>
    `${back ? "back from this raid" : "beyond the map"}: ${listed(units, "and")}`,
  "line.r": "R LINE",
  "tote.campaign": ({ month }: { month: string }) => `${MONTHS[month.slice(5)] ?? ""} 19${month.slice(2, 4)}`,
  "tote.column": ({ column }: { column: string }) => FIGURES[column] ?? column,
  "tote.turn": ({ turn }: { turn: number }) => (turn === 0 ? "-" : `turn ${turn}`),
  "tote.targets": ({ bombed, of }: { bombed: number; of: number }) => `TARGETS: ${bombed} OF ${of} BOMBED`,
  "tote.complex": ({ complex }: { complex: string }) => COLUMNS[complex] ?? complex,
  "tote.forces": "COMBAT FACTORS",
  "tote.side": ({ side }: { side: number }): string => (side === 0 ? "AMERICAN" : "GERMAN"),
  "tote.row": ({ row }: { row: string }) => ROWS[row] ?? row,
  "cue.bombs": ({ success }: { success: boolean }): string => (success ? "Bombed out" : "Missed"),
  "cue.volley": ({ hits }: { hits: number }) =>
    hits === 0 ? "No loss" : `${hits} ${hits === 1 ? "factor" : "factors"} lost`,
};
