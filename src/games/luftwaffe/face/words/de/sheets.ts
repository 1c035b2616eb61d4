import { listed } from "../../../../../core/text.ts";
import type { words as english } from "../en/sheets.ts";

const MONTHS: Readonly<Record<string, string>> = {
  "01": "Januar",
  "04": "April",
  "07": "Juli",
  "10": "Oktober",
};

const COMPLEXES: Readonly<Record<string, string>> = {
  aircraft: "Flugzeugwerke",
  oil: "Öl",
  armaments: "Rüstung",
  "ball-bearings": "Kugellager",
  chemicals: "Chemie",
  steel: "Stahl",
  rail: "Bahnknoten",
  shipping: "Schifffahrt",
  transportation: "Verkehrsknoten",
};

const PRESENCES: Readonly<Record<string, string>> = {
  scheduled: "kommt noch",
  replaced: "durch Düsenjäger ersetzt",
  removed: "fort",
  lost: "verloren",
};

const TWELVE = 12;

/** Eine Zahl in Zwölfteln als ganze Zahl und gekürzter Bruch. */
function fraction(twelfths: number): string {
  const whole = Math.floor(twelfths / TWELVE);
  const rest = twelfths - whole * TWELVE;
  if (rest === 0) return `${whole}`;
  const divisor = [6, 4, 3, 2, 1].find((by) => rest % by === 0 && TWELVE % by === 0) ?? 1;
  const part = `${rest / divisor}/${TWELVE / divisor}`;
  return whole === 0 ? part : `${whole} ${part}`;
}

/** Was auf den Bögen steht, auf Deutsch. */
export const words: typeof english = {
  "sheet.campaign": () => "Feldzug",
  "sheet.targets": () => "Ziele",
  "sheet.target-sheet": () => "Zielliste",
  "sheet.luftwaffe": () => "Luftwaffe",
  "sheet.order-of-battle": () => "Gliederung",
  "sheet.force": ({ force }) => `${force}. Luftflotte der USA`,
  "sheet.strength": ({ units, factors }) =>
    `${units} ${units === 1 ? "Einheit" : "Einheiten"}, Kampfwert ${factors}`,
  "sheet.quarter": ({ month }) => `${MONTHS[month.slice(5)] ?? ""} ${month.slice(0, 4)}`,
  "sheet.now": () => "dieses Quartal",
  "sheet.bombed-of": ({ bombed, of }) => `${bombed} von ${of} zerstört`,
  "sheet.target": ({ name, bombed }) => `${name}: ${bombed ? "zerstört" : "steht"}`,
  "sheet.complex": ({ complex }) => COMPLEXES[complex] ?? complex,
  "sheet.twelfths": ({ twelfths }) => fraction(twelfths),
  "sheet.american": () => "Amerikanischer Kampfwert",
  "sheet.german": () => "Deutscher Kampfwert",
  "sheet.replacements": () => "Amerikanischer Ersatz",
  "sheet.aircraft": () => "Flugzeuge",
  "sheet.pilots": () => "Piloten",
  "sheet.fuel": () => "Treibstoff",
  "sheet.reserve": () => "Treibstoffreserve",
  "sheet.line": () => "Die R-Linie",
  "sheet.west": ({ column }) => `östlich von Spalte ${String(column).padStart(2, "0")}`,
  "sheet.south": ({ open }) => (open ? "Reihe 35" : "geschlossen"),
  "sheet.presence": ({ presence }) => PRESENCES[presence] ?? presence,
  "sheet.units": ({ units }) => listed(units, "und"),
  "sheet.streams": ({ streams, units }) =>
    `${units} ${units === 1 ? "Gruppe" : "Gruppen"} in ${streams} ${streams === 1 ? "Strom" : "Strömen"}`,
  "sheet.column.quarter": () => "Quartal",
  "sheet.column.west": () => "Westen",
  "sheet.column.south": () => "Süden",
  "sheet.column.complex": () => "Komplex",
  "sheet.column.bombed": () => "Zerstört",
  "sheet.column.left": () => "Übrig",
  "sheet.column.unit": () => "Einheit",
  "sheet.column.type": () => "Typ",
  "sheet.column.factors": () => "Kampfwert",
  "sheet.column.turns": () => "Züge",
  "sheet.column.where": () => "Wo",
  "sheet.column.target": () => "Ziel",
  "sheet.column.entry": () => "Einflug",
  "sheet.column.turn": () => "Zug",
  "sheet.column.groups": () => "Gruppen",
};
