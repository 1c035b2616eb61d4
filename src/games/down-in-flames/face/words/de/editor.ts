import { mats } from "../../../../../face/mats/de.ts";
import type { MatName } from "../../../data/mats.ts";
import type { Quality } from "../../../data/quality.ts";
import type { SideName } from "../../../data/sides.ts";
import { levelName } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/editor.ts";
import { words as setup } from "./setup.ts";

const SIDES: Readonly<Record<SideName, string>> = { allied: "Alliierte", axis: "Achse" };
const TO: Readonly<Record<SideName, string>> = { allied: "die Alliierten", axis: "die Achse" };

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Rekrut",
  green: "unerfahren",
  regular: "erfahren",
  veteran: "Veteran",
  ace: "Ass",
};

/** Wie jedes Feld heißt, nach dem Pfad, unter dem es in der Aufstellung steht. */
const FIELDS: Readonly<Record<string, string>> = {
  id: "Name",
  side: "Seite",
  type: "Typ",
  wingman: "Mit Kaczmarek",
  load: "Mit Bomben oder Torpedo beladen",
  rockets: "Raketen",
  gyro: "Kreiselvisier",
  reserve: "In Reserve",
  "leader.quality": "Führer",
  wingmanQuality: "Kaczmarek",
  "leader.crackShot": "Der Führer ist Scharfschütze",
  "leader.keenEyesight": "Der Führer hat scharfe Augen",
  count: "Bomber",
  mat: "Matte",
  night: "Licht",
  "mission.target": "Ziel",
  "mission.attacker": "Angreifer",
  campaign: "Feldzug",
  turns: "Spielrunden",
  level: "Stufe",
  "options.highest": "Höchste Anfangsstufe",
  "options.cards": "Kartenstapel",
  deck: "Karten oben auf dem Stapel, die erste wird zuerst gezogen, mit Kommas dazwischen",
  elements: "Rotten",
  formations: "Bomber",
  table: "Was vereinbart ist",
};

const HINTS: Readonly<Record<string, string>> = {
  wingman: "Ein Führer allein hat keinen Angriff des Kaczmareks.",
  load: "Schwerfälliger und ohne Angriffe, bis sie abgeworfen ist.",
  rockets: "Je Flugzeug ein Angriff auf schwere Bomber.",
  gyro: "Ein Feuerstoß mehr im Vorteil.",
  reserve: "Kommt nur, wenn ihre Seite sie als Mittel bringt.",
  "leader.crackShot": "Ein Feuerstoß mehr, und die Munition geht nie aus.",
  "leader.keenEyesight": "Nimmt in seinem ersten Zug einen Gegner aufs Korn und hilft anzufangen.",
  campaign: "Drei Einsätze mit geheimen Mitteln, und die Punkte aller.",
};

const TARGETS: Readonly<Record<string, string>> = {
  "": "Keines: ein Luftkampf",
  airfield: "Ein Flugplatz",
  factory: "Eine Fabrik",
  ship: "Ein Schiff",
};

const AGAINST: Readonly<Record<string, string>> = {
  airfield: "gegen einen Flugplatz",
  factory: "gegen eine Fabrik",
  ship: "gegen ein Schiff",
};

const LISTS: Readonly<Record<string, string>> = { elements: "Rotten", formations: "Bomber" };

const MATS: Readonly<Record<MatName, string>> = {
  "kent-fields": "Die Felder von Kent",
  "channel-coast": "Die Kanalküste",
  malta: "Malta",
  "open-sea": "Die offene See",
  "pacific-atoll": "Ein Pazifikatoll",
  "winter-front": "Die Front im Winter",
  "factory-town": "Eine Werkstadt",
};

/** Texte des Aufstellungseditors, auf Deutsch. */
export const words: typeof english = {
  ...setup,
  side: ({ side }) => SIDES[side],
  quality: ({ quality }) => QUALITIES[quality],
  field: ({ field }) => FIELDS[field] ?? field,
  "hint-of": ({ field }) => HINTS[field] ?? "",
  "row-field": ({ row, field }) => (field === "" ? row : `${row}, ${FIELDS[field] ?? field}`),
  "table-field": ({ field }) => FIELDS[field] ?? field,
  level: ({ level }) => levelName(level),
  about: (of) =>
    [`Führer: ${QUALITIES[of.quality]}`, of.single ? "ohne Kaczmarek" : "", of.reserve ? "in Reserve" : ""]
      .filter(Boolean)
      .join(", "),
  bombers: ({ count }) => `${count} im Verband`,
  count: ({ count, list }) =>
    list === "elements" ? `${count} ${count === 1 ? "Rotte" : "Rotten"}` : `${count}`,
  none: ({ list }) =>
    list === "elements"
      ? "Noch niemand hier. Eine Rotte aus Führer und Kaczmarek hinzufügen."
      : "Keine Bomber.",
  add: ({ side, list }) => (list === "elements" ? `Rotte für ${TO[side]}` : `Bomber für ${TO[side]}`),
  sheet: ({ list, count }) => `${LISTS[list]} ${count}`,
  agreed: "Was vereinbart ist",
  mission: "Worum es geht",
  mat: ({ mat }) => MATS[mat],
  light: ({ night }) => (night === "on" ? "Bei Nacht" : "Bei Tag"),
  target: ({ target }) => TARGETS[target] ?? target,
  since: ({ year }) => `ab ${year}`,
  figures: ({ ratings, maxLevel, defense, hitValue, wingman }) =>
    `${ratings} in Bodennähe, bis Stufe ${maxLevel}, Abwehr ${defense}, Trefferwert ${hitValue}, Kaczmarek ${wingman}`,
  "term.dogfight": ({ turns }) => `Ein Luftkampf von ${turns} Spielrunden (DIF-B17)`,
  "term.mission": ({ target, campaign }) =>
    campaign
      ? `Ein Feldzug von drei Einsätzen ${AGAINST[target] ?? target} (DIF-B21)`
      : `Ein Einsatz ${AGAINST[target] ?? target} (DIF-B19)`,
  "term.start": ({ start, level }) => {
    if (start === "given") return `Alle beginnen auf Stufe ${level}`;
    return start === "bid"
      ? "Um die Anfangsstufe wird geboten (DIF-R33)"
      : "Die Anfangsstufe wird gewürfelt (DIF-2.5)";
  },
  "pick-about": "Die Werte sind Agility, Speed und Horsepower; beim Kaczmarek Angriff und Verteidigung.",
  hint: "Rotten stehen, wo ihre Stellungen sie hinbringen: aufzustellen ist nichts. Das Rad, Bild auf und Bild ab setzen die Stufe, auf der alle beginnen; Entf nimmt eine Rotte weg.",
  ...mats,
};
