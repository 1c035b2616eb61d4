import { listed } from "../../../../../core/text.ts";
import { complexName, counted, quarterName } from "../../../words/grammar.de.ts";
import { fraction } from "../../../words/names.ts";
import type { words as english } from "../en/sheets.ts";

const PRESENCES: Readonly<Record<string, string>> = {
  scheduled: "kommt noch",
  replaced: "durch ein Strahlflugzeug ersetzt",
  removed: "fort",
  lost: "verloren",
};

/** Eine Zahl, die eine schmale Spalte nicht umbricht. */
function unbroken(figure: string): string {
  return figure.replace(" ", "\u00a0");
}

/** Was auf den Bögen steht, auf Deutsch. */
export const words: typeof english = {
  "sheet.campaign": "Feldzug",
  "sheet.targets": "Ziele",
  "sheet.target-sheet": "Zielbogen",
  "sheet.luftwaffe": "Luftwaffe",
  "sheet.order-of-battle": "Gliederung",
  "sheet.force": ({ force }) => `${force}. Luftflotte der USA`,
  "sheet.strength": ({ units, factors }) =>
    `${counted(units, "Verband", "Verbände")}, ${counted(factors, "Faktor", "Faktoren")}`,
  "sheet.quarter": ({ quarter }) => quarterName(quarter),
  "sheet.now": "dieses Quartal",
  "sheet.bombed-of": ({ bombed, of }) => `${bombed} von ${of} bombardiert`,
  "sheet.target": ({ name, bombed }) => `${name}: ${bombed ? "bombardiert" : "steht"}`,
  "sheet.complex": ({ complex }) => complexName(complex),
  "sheet.twelfths": ({ twelfths }) => unbroken(fraction(twelfths)),
  "sheet.american": "Amerikanische Faktoren",
  "sheet.german": "Deutsche Faktoren",
  "sheet.replacements": "Amerikanischer Ersatz",
  "sheet.aircraft": "Flugzeugfaktoren",
  "sheet.pilots": "Pilotenfaktoren",
  "sheet.fuel": "Treibstoff",
  "sheet.reserve": "Treibstoffreserve",
  "sheet.line": "Die R-Linie",
  "sheet.west": ({ column }) => `östlich von Spalte ${String(column).padStart(2, "0")}`,
  "sheet.south": ({ open }) => (open ? "Reihe 35" : "geschlossen"),
  "sheet.presence": ({ presence }) => PRESENCES[presence] ?? presence,
  "sheet.units": ({ units }) => listed(units, "und"),
  "sheet.streams": ({ streams, units }) =>
    `${counted(units, "Gruppe", "Gruppen")} in ${counted(streams, "Strom", "Strömen")}`,
  "sheet.industry": "Industrie",
  "sheet.outlook": "jetzt und nach Verlusten",
  "sheet.outlook.aircraft": "Flugzeugfaktoren dieses Quartals",
  "sheet.outlook.fuel": "Treibstoff des nächsten Quartals",
  "sheet.transport": "Der ganze Verkehr",
  "sheet.need": "Alle Verbände brauchen",
  "sheet.column.now": "Jetzt",
  "sheet.column.next-gone": "Eins weniger",
  "sheet.column.all-gone": "Keins mehr",
  "sheet.column.quarter": "Quartal",
  "sheet.column.west": "Westen",
  "sheet.column.south": "Süden",
  "sheet.column.complex": "Zielverbund",
  "sheet.column.bombed": "Bombardiert",
  "sheet.column.left": "Übrig",
  "sheet.column.unit": "Verband",
  "sheet.column.type": "Muster",
  "sheet.column.factors": "Faktoren",
  "sheet.column.turns": "Runden",
  "sheet.column.where": "Wo",
  "sheet.column.target": "Ziel",
  "sheet.column.entry": "Einflug",
  "sheet.column.turn": "Runde",
  "sheet.column.groups": "Gruppen",
};
