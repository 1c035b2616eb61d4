import { listed } from "../../../../../core/text.ts";
import type { Role } from "../../../rules/view/formations.ts";
import type { words as english } from "../en/tabletop.ts";
import type { PlaceState } from "../tabletop-values.ts";
import { PLACES } from "./places.ts";

const COMPLEXES: Readonly<Record<string, string>> = {
  aircraft: "Flugzeugwerk",
  oil: "Öl",
  armaments: "Rüstung",
  "ball-bearings": "Kugellager",
  chemicals: "Chemie",
  steel: "Stahl",
  rail: "Bahnknoten",
  shipping: "Schifffahrt",
  transportation: "Verkehrsknoten",
};

const COLUMNS: Readonly<Record<string, string>> = {
  aircraft: "FLUG",
  oil: "ÖL",
  armaments: "RÜST",
  "ball-bearings": "LAGER",
  chemicals: "CHEM",
  steel: "STAHL",
  rail: "BAHN",
  shipping: "SCHIFF",
  transportation: "VERK",
};

const STATES: Readonly<Record<PlaceState, string>> = {
  whole: "",
  "bombed-now": "in diesem Quartal bombardiert",
  bombed: "bombardiert",
  out: "in diesem Quartal ausgefallen",
  "behind-line": "hinter der R-Linie",
};

const ROLES: Readonly<Record<Role, string>> = {
  bombers: "Bomber",
  escort: "Nahbegleitung",
  fighters: "Jäger",
};

const MONTHS: Readonly<Record<string, string>> = {
  "01": "JANUAR",
  "04": "APRIL",
  "07": "JULI",
  "10": "OKTOBER",
};

const ROWS: Readonly<Record<string, string>> = {
  bombed: "BOMBARDIERT",
  left: "ÜBRIG",
  factors: "ALLE",
  aloft: "IN DER LUFT",
};

const FIGURES: Readonly<Record<string, string>> = {
  turn: "ANGRIFF",
  aircraft: "FLUGZEUGE",
  pilots: "PILOTEN",
  fuel: "TREIBSTOFF",
  reserve: "RESERVE",
  replacements: "US-ERSATZ",
};

export const words: typeof english = {
  place: ({ id }) => PLACES[id],
  "site.target": ({ name, complex }) => `${name}, ${COMPLEXES[complex] ?? complex}`,
  "site.base": ({ name }) => `Flugplatz ${name}`,
  "site.note": ({ id, hex, state }) =>
    [`${id} in ${hex}`, STATES[state]].filter((part) => part !== "").join(", "),
  "unit.title": ({ unit, type }) => `${type} des Verbands ${unit}`,
  "loss.title": ({ units, type, factors }) =>
    factors === 0
      ? `${type} von ${listed(units, "und")}`
      : `${factors} ${factors === 1 ? "Faktor" : "Faktoren"} ${type} von ${listed(units, "und")}`,
  "unit.factors": "Faktoren",
  "unit.turns": "Runden in der Luft übrig",
  "formation.title": ({ role, side, units }) =>
    `${side === 0 ? ROLES[role] : "Deutsche Jäger"}: ${listed(units, "und")}`,
  "formation.note": ({ hex, factors, turns }) =>
    `über ${hex}, ${listed(factors, "und")}${turns > 0 ? `, Treibstoff für ${turns}` : ""}`,
  "home.title": ({ force, type, bombers }) =>
    `${type}-${bombers ? "Bombergruppen" : "Jagdgruppen"} der ${force}. Luftflotte der USA`,
  "home.note": ({ units, back }) =>
    `${back ? "von diesem Angriff zurück" : "jenseits der Karte"}: ${listed(units, "und")}`,
  "line.r": "R-LINIE",
  "tote.campaign": ({ month }) => `${MONTHS[month.slice(5)] ?? ""} 19${month.slice(2, 4)}`,
  "tote.column": ({ column }) => FIGURES[column] ?? column,
  "tote.turn": ({ turn }) => (turn === 0 ? "-" : `Runde ${turn}`),
  "tote.targets": ({ bombed, of }) => `ZIELE: ${bombed} VON ${of} BOMBARDIERT`,
  "tote.complex": ({ complex }) => COLUMNS[complex] ?? complex,
  "tote.forces": "KAMPFFAKTOREN",
  "tote.side": ({ side }) => (side === 0 ? "USA" : "DEUTSCH"),
  "tote.row": ({ row }) => ROWS[row] ?? row,
  "cue.bombs": ({ success }) => (success ? "Zerstört" : "Verfehlt"),
  "cue.volley": ({ hits }) =>
    hits === 0 ? "Kein Verlust" : `${hits} ${hits === 1 ? "Faktor" : "Faktoren"} verloren`,
};
