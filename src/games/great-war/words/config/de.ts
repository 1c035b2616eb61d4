import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { NameFault, Need } from "../../data/refusals.ts";
import type { config as english } from "./en.ts";

const NAMES: Readonly<Record<NameFault, string>> = {
  letters: "ein Name hat 1 bis 16 Buchstaben (A bis Z), Ziffern oder Bindestriche",
  reserved: "dieses Wort bedeutet hier etwas anderes; bitte ein anderes wählen",
  twice: "etwas anderes heißt schon so; große und kleine Buchstaben zählen gleich",
  mat: "der Name einer Matte hat 1 bis 40 kleine Buchstaben, Ziffern oder Bindestriche",
  model: "der Name eines Modells hat 1 bis 40 kleine Buchstaben, Ziffern oder Bindestriche",
};

const SIDES: Readonly<Record<string, string>> = { allied: "die Alliierten", german: "die Deutschen" };

const ERRANDS: Readonly<Record<string, string>> = {
  bomb: "zum Bombardieren",
  photo: "zum Fotografieren",
  spot: "zum Einschießen",
  road: "für Tiefangriffe",
};

const GUNS: Readonly<Record<string, string>> = { MG: "Maschinengewehr", AA: "Flakgeschütz" };

type Limits = { readonly from: number; readonly to: number };

function many({ from, to }: Limits): string {
  return from === to ? `genau ${from}` : `${from} bis ${to}`;
}

const NEEDS: Readonly<Record<Need, (limits: Limits) => string>> = {
  whole: ({ from, to }) => `nötig ist eine ganze Zahl von ${from} bis ${to}`,
  fifties: ({ from, to }) => `nötig sind Meter in Schritten von 50, von ${from} bis ${to}`,
  count: (limits) => `nötig sind ${many(limits)}`,
  cell: () =>
    "nötig ist eine Zahl von Punkten, mit Stern, wo es auch ein kritischer Treffer ist, etwa 4 oder 9*",
  ascending: ({ from }) => `nötig ist mehr als der Wert davor, ${from}`,
  rising: ({ from }) => `weniger als der Wert davor, ${from}, geht nicht`,
  id: ({ from, to }) => `nötig sind ${from} bis ${to} kleine Buchstaben, Ziffern oder Bindestriche`,
  text: ({ from, to }) => `nötig sind ${from} bis ${to} Zeichen`,
  month: () => "nötig ist ein Monat wie 1917-04",
  twice: () => "das gibt es doppelt; jedes braucht einen eigenen Namen",
  "roll-twice": () => "dieser Wurf steht doppelt da",
  barrels: () =>
    "Spalte A hat die Waffen left und right, Spalte B vickers und lewis, die Spalten C und D eine namens gun",
};

export const config: Catalogue<PhrasesOf<typeof english>> = {
  "config-scenario": ({ path, found, known }) =>
    `${path}: Ein Szenario „${quotable(found)}“ gibt es nicht; es gibt ${listed(known, "und")}.`,
  "config-mixed": ({ path, found }) =>
    `${path}: Ein benanntes Szenario ist vollständig; ${listed(
      found.map((name) => quotable(name)),
      "und",
    )} bitte weglassen (nur options, tables und bei einem einzelnen Gefecht seats dürfen daneben stehen).`,
  "config-missing": ({ path }) =>
    `${path}: Ein Aufbau braucht den Namen eines Szenarios oder eine Liste von Flugzeugen.`,
  "config-number": ({ path, found, from, to, step }) =>
    `${path}: ${found} passt nicht; nötig ist ${step === 1 ? "eine ganze Zahl" : `ein Vielfaches von ${step}`} von ${from} bis ${to}.`,
  "config-count": ({ path, found, from, to }) => `${path}: Es sind ${found}; erlaubt sind ${from} bis ${to}.`,
  "config-id": ({ path, found, why }) => `${path}: „${quotable(found)}“: ${NAMES[why]}.`,
  "config-text": ({ path, longest }) =>
    `${path}: Ein Name hat höchstens ${longest} Zeichen und keine Steuerzeichen.`,
  "config-date": ({ path, found }) =>
    `${path}: „${quotable(found)}“ ist kein Tag des Luftkriegs; nötig ist einer von 1914 bis 1918 wie 1917-04-13.`,
  "config-type": ({ path, found, known }) =>
    `${path}: Einen Typ „${quotable(found)}“ gibt es in diesen Tabellen nicht; am nächsten kommen ${listed(known, "und")}.`,
  "config-hex": ({ path, found, label, last }) =>
    label
      ? `${path}: Das Hex ${quotable(found)} liegt nicht auf dem Plan, der mit ${last} endet.`
      : `${path}: „${quotable(found)}“ ist kein Hex; nötig sind zwei Ziffern für die Spalte und zwei für die Zeile, von 0101 bis ${last}.`,
  "config-place": ({ path, first, second, hex, altitude }) =>
    `${path}: ${first} und ${second} stehen beide im Hex ${hex}${altitude === null ? "" : ` in ${altitude} m`}; eines muss weichen.`,
  "config-altitude": ({ path, found, from, to, type }) =>
    `${path}: ${found} m passen nicht zu ${type}; der Anfang liegt zwischen ${from} und ${to} m, in Schritten von 50.`,
  "config-speed": ({ path, found, from, to, type, bombs }) =>
    `${path}: ${found} MP passen nicht zu ${type}${bombs ? " mit Bomben" : ""}; der Anfang ist eine ganze Geschwindigkeit von ${from} bis ${to}.`,
  "config-crew": ({ path, found, seats, type }) =>
    `${path}: ${found} Mann sind zu viele; Plätze hat ${type}: ${seats}.`,
  "config-novice": ({ path, found, ace }) =>
    `${path}: Wer ${found} Abschüsse hat, ist ein Ass und kein Neuling; ein Neuling hat weniger als ${ace}.`,
  "config-bombs": ({ path, type }) => `${path}: ${type} kann keine Bomben tragen.`,
  "config-sides": ({ path, side }) =>
    `${path}: ${SIDES[side] ?? side} haben weder ein Flugzeug noch einen Ballon.`,
  "config-nobody": ({ path }) => `${path}: Es gibt nur Ballone; mindestens ein Flugzeug muss fliegen.`,
  "config-player": ({ path, player }) =>
    `${path}: ${quotable(player)} spielt für beide Seiten; ein Spieler hat nur eine.`,
  "config-front": ({ path, why, column, columns }) => {
    if (why === "length")
      return `${path}: Die Liste hat ${column} Zeilen; nötig ist eine für jede der ${columns} Spalten.`;
    if (why === "leap")
      return `${path}: In Spalte ${column} springt die Linie; mehr als eine Zeile je Schritt geht nicht.`;
    return `${path}: In Spalte ${column} fehlt das Niemandsland; die alliierte Zeile muss mindestens 2 über der deutschen liegen.`;
  },
  "config-no-front": ({ path }) => `${path}: Ein Graben ist nur ein Ziel, wo es eine Front gibt.`,
  "config-turns": ({ path }) =>
    `${path}: Das Ziel points braucht eine Zahl von Runden, sonst endet die Partie nicht.`,
  "config-no-hexes": ({ path, kind }) =>
    `${path}: Ein Ziel ${ERRANDS[kind] ?? kind} braucht mindestens ein Hex.`,
  "tables-cell": ({ cell, found, needs, from, to }) =>
    `${cell}: „${quotable(found)}“ passt nicht; ${NEEDS[needs]({ from, to })}.`,
  "tables-json": ({ detail }) =>
    `Die Datei ist kein JSON (${quotable(detail)}); am besten von unseren eigenen Tabellen ausgehen.`,
  "tables-large": ({ found, most }) =>
    `Die Datei hat ${found} Zeichen; ein Satz Tabellen hat höchstens ${most}.`,
  "throw.hide": ({ kind }) => `Wo ein verstecktes ${GUNS[kind] ?? kind} liegt`,
};
