import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { quotable } from "../../../../core/text.ts";
import { names } from "../grammar.de.ts";
import type { config as english } from "./en.ts";

const ID_FAULTS: Readonly<Record<string, string>> = {
  letters: "ein Name hat 1 bis 16 Buchstaben (A bis Z), Ziffern oder Bindestriche",
  reserved: "dieser Name bedeutet etwas anderes; bitte einen anderen wählen",
  twice: "so heißt schon ein anderes Flugzeug; jeder Name kommt einmal vor",
  side: "so heißt eine Seite; das Flugzeug braucht einen anderen Namen",
  mat: "der Name einer Matte hat 1 bis 40 kleine Buchstaben, Ziffern oder Bindestriche",
};

const NAME_FAULTS: Readonly<Record<string, string>> = {
  unknown: "so heißt kein Flugzeug",
  twice: "der Name steht zweimal da; einmal genügt",
  own: "es gehört der Seite selbst; ein Abschuss braucht einen Feind",
  other: "es gehört nicht zu dieser Seite",
};

/** What is wrong with a set-up, in German. */
export const config: Catalogue<PhrasesOf<typeof english>> = {
  "config-scenario": ({ path, found, known }) =>
    `${path}: es gibt kein Szenario „${quotable(found)}“; es gibt ${names(known)}.`,
  "config-mixed": ({ path, found }) =>
    `${path}: ein benanntes Szenario ist vollständig; bitte ${names(found.map((name) => quotable(name)))} weglassen (nur options, seats und turns dürfen danebenstehen).`,
  "config-missing": ({ path }) =>
    `${path}: ein Aufbau braucht den Namen eines Szenarios oder eine Liste von Flugzeugen zweier Seiten.`,
  "config-number": ({ path, found, from, to, step }) =>
    `${path}: ${found} passt nicht; nötig ist eine ${step === 1 ? "ganze Zahl" : "Zahl in Vierteln"} von ${from} bis ${to}.`,
  "config-count": ({ path, found, from, to }) => `${path}: es sind ${found}; erlaubt sind ${from} bis ${to}.`,
  "config-id": ({ path, found, why }) => `${path}: „${quotable(found)}“: ${ID_FAULTS[why] ?? why}.`,
  "config-sides": ({ path, found }) =>
    `${path}: nötig sind genau zwei Seiten, nicht ${found.length > 3 ? "so viele" : found.length}${found.length > 0 ? ` (${names(found.map((name) => quotable(name)))})` : ""}.`,
  "config-type": ({ path, found, known }) =>
    `${path}: es gibt keinen Typ „${quotable(found)}“; es gibt ${names(known)} oder einen ausgeschriebenen Typ.`,
  "config-text": ({ path, longest }) =>
    `${path}: ein Name hat 1 bis ${longest} Zeichen und keine Steuerzeichen.`,
  "config-colour": ({ path, found }) =>
    `${path}: „${quotable(found)}“ ist keine Farbe; zu schreiben sind # und sechs Hexadezimalziffern in Kleinbuchstaben, etwa #80694a.`,
  "config-twice": ({ path, found }) => `${path}: ${found} steht doppelt da; eine Seite trägt eine Waffe.`,
  "config-cloud": ({ path, bottom, top }) =>
    `${path}: ihre Unterseite, Stufe ${bottom}, liegt über ihrer Oberseite, Stufe ${top}.`,
  "config-turns": ({ path, goal }) => `${path}: das Ziel ${goal} braucht eine Grenze der Runden.`,
  "config-goal": ({ path, goal, field, missing }) =>
    missing
      ? `${path}: das Ziel ${goal} braucht „${field}“: welche Seite über welchen Rand will, und mit wie vielen Flugzeugen.`
      : `${path}: „${field}“ gehört zum Ziel ${field}, das Ziel ist aber ${goal}; bitte weglassen oder das Ziel ändern.`,
  "config-side": ({ path, found, known }) =>
    `${path}: es gibt keine Seite „${quotable(found)}“; es gibt ${names(known.map((name) => quotable(name)))}.`,
  "config-names": ({ path, found, why }) => `${path}: „${quotable(found)}“: ${NAME_FAULTS[why] ?? why}.`,
  "config-edge": ({ path }) => `${path}: ein Abschuss hat keinen Rand; bitte den Rand weglassen.`,
  "config-worthless": ({ path }) =>
    `${path}: niemand kann einen Punkt bekommen; mindestens eine Zeile muss mehr als 0 wert sein.`,
};
