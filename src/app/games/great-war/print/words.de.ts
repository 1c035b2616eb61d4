import { signed } from "../../../../core/text.ts";
import type { Critical, Maneuver } from "../../../../games/great-war/tables/tables.ts";
import type { GreatWarPrintWords } from "./words.en.ts";

const HITS: Readonly<Record<Critical, readonly [name: string, effect: string]>> = {
  pilot: ["Pilot", "2W6: schwer verwundet oder tot (4.8a)."],
  controls: ["Seil von Seiten- oder Querruder", "1W6: 1–3 kurvt nur noch links, 4–6 nur noch rechts."],
  "engine-light": ["Motor", "Verliert MP nach 1W6 (4.8b)."],
  gun: ["Bug-MG", "Ein MG zerstört: 1–3 das linke oder das Vickers."],
  observer: ["Beobachter", "Tot, oder als Option verwundet (4.8e, 4.8g)."],
  graze: ["Streifschuss", "1 Schadenspunkt mehr."],
  elevator: ["Höhenruderseil", "Steigt nicht mehr."],
  spar: ["Tragflächenholm", "2 Punkte mehr; halber Sturz, kein Übersturz, kein Kunstflug."],
  fuel: ["Tank", "Am Ende jeder Runde 2W6 weniger die Runden seither: bei 2 oder weniger leer (4.8d)."],
  "engine-heavy": ["Motor, schwer", "Verliert MP nach 1W6 (4.8c)."],
};
const MANEUVERS: Readonly<Record<Maneuver, string>> = {
  sideslip: "Seitenrutsch",
  "barrel-roll": "Fassrolle",
  immelmann: "Immelmann",
  "split-s": "Abschwung",
  loop: "Looping",
  "falling-leaf": "Fallendes Blatt",
};
const MODIFIERS: readonly string[] = [
  "Ass, das angreift, +1, doppeltes +2; Ass auf der Hut −1, −2 (4.7d)",
  "Pilot, der Neuling ist: feuert mit −1, Feuer auf ihn +1; Beobachter −1 (4.7e, 4.7f)",
  "Silhouette des Ziels (4.9t), Vorhalt (6.1)",
  "Anderes Ziel eines Verfolgers −1 (4.4k); Lewis allein −1 (4.9f)",
  "Verwundeter Pilot feuert mit −2; Ziel in der Fassrolle −1 (6.2)",
];

/** Words of the papers of the hex dogfight, in German. */
export const words: GreatWarPrintWords = {
  "part.records": () => "Zustandsblätter",
  "part.records.hint": () =>
    "Zwei je Seite: Zahlen, Besatzung, Kästchen für Schaden und Munition, Zeilen für Runden.",
  "part.pads": () => "Zugblöcke",
  "part.pads.hint": () => "Zeilen für SPEED: Zeichen, ein Block je Seite, die Schreibweise am Fuß.",
  "part.fire": () => "Feuer- und Verfolgungstabelle",
  "part.fire.hint": () => "Schaden nach Spalte, Entfernung und Wurf; die Zeilen der Verfolgung.",
  "part.turns": () => "Wendigkeit und Kunstflug",
  "part.turns.hint": () => "MP für Hexseiten und Figuren nach Wendigkeitsstufe.",
  "part.hits": () => "Kritische Treffer und Vorhalt",
  "part.hits.hint": () => "Was jede Zahl bewirkt, und Hexe in wahrer Größe mit dem Vorhalt jeder Seite.",
  "part.cards": () => "Gefechtskarte",
  "part.cards.hint": () => "Der Plan mit der Front, Kräfte, Ziel und Aufträge.",

  "record.title": () => "Zustandsblätter",
  "record.turn": () => "Runde",

  "pad.title": (side) => `Zugblock: ${side}`,
  "pad.any": () => "Zugblock",
  "pad.range": (min, max, letter) => `${min}–${max} MP, Stufe ${letter}`,
  "grammar.title": () => "So werden Züge geschrieben",
  "grammar.example": () =>
    "8: F L F6 = 8 MP: ein Hex voraus, eine Hexseite links, sechs Hexe voraus. Alle MP werden ausgegeben.",
  "grammar.letters": () =>
    "F, F3: Hexe voraus, je 1 MP. L, R, L2: Hexseiten links, rechts, zu den Preisen der Wendigkeitsstufe.",
  "grammar.altitude": () =>
    "+50 steigt, -150 stürzt, in Metern, zuletzt geschrieben. Ein Sturz gilt ab dem ersten betretenen Hex.",
  "grammar.maneuvers": () =>
    "sideslip-left, sideslip-right, barrel-roll-left, barrel-roll-right, immelmann, split-s, loop, falling-leaf.",
  "grammar.more": () => "glide und strafe stehen zuerst; bomb steht, wo die Bomben fallen.",

  "fire.title": () => "Feuertabelle",
  "fire.set": (name) => `Tabellen: ${name}`,
  "fire.own": () => "unsere eigenen, nicht die des Verlags",
  "fire.column": (column) => `Spalte ${column}`,
  "fire.range": () => "Entfernung",
  "fire.band": (from, to) => (from === to ? `${from}` : `${from}–${to}`),
  "fire.ground": () => "Vom Boden",
  "fire.mg": () => "MG",
  "fire.aa": () => "Flak",
  "fire.how": () =>
    "Entfernung: Hexe plus Stufen zu 50 m dazwischen. Schadenspunkte; ein Stern ist dazu ein kritischer Treffer. Unter 2 gilt 2, über 12 gilt 12.",
  "fire.modifiers": () => "Zum Wurf kommt hinzu",
  "fire.modifier": (line) => MODIFIERS[line] ?? "",
  "fire.jams": () =>
    "Nach gewürfelter 2, 3 oder 4 wirft jedes MG, das feuerte, einen Würfel: 1 oder 2 ist eine Hemmung; ab 5.000 m 1 weniger (4.7g).",
  "tail.title": () => "Verfolgungstabelle",
  "tail.row": () => "Zeile",
  "tail.rolls": () => "Gelingt bei",
  "tail.how": () =>
    "Zeile: Wendigkeit des Verfolgers (E 5 bis A 1) minus die des Ziels; Verfolger Ass +1, Neuling −1; Ziel Ass −1, Neuling +1; bei gleicher Wendigkeit +1 für jede Klasse der Silhouette zugunsten des Verfolgers. Höchstens 4 nach beiden Seiten (4.4d–f).",
  signed,

  "turns.title": () => "Wendigkeit und Kunstflug",
  "turns.schedules": () => "MP für Hexseiten in einem Hex",
  "turns.schedule": () => "Stufe",
  "turns.nth": (place) => ["1. Hexseite", "2. Hexseite", "3. Hexseite"][place] ?? "",
  "turns.together": () => "Alle drei",
  "turns.hexsides": () =>
    "In jedem betretenen Hex beginnt es wieder mit der ersten Hexseite; bei fortgesetzter Bewegung zählen die des letzten Hexes weiter (4.5d, 4.5e).",
  "turns.maneuvers": () => "MP für Kunstflug",
  "turns.maneuver": (maneuver) => MANEUVERS[maneuver],
  "turns.altitude": () => "Höhe",
  "turns.how": () =>
    "Nur wendige Flugzeuge der Stufen B bis E, ohne Bomben, mit heilem Piloten und heilen Flügeln (4.5g).",
  "turns.metres": (metres) => (metres === 0 ? "gleich" : `${signed(metres)} m`),
  "turns.cannot": () => "–",

  "hits.title": () => "Kritische Treffer",
  "hits.roll": () => "2W6",
  "hits.what": () => "Treffer",
  "hits.effect": () => "Was er bewirkt",
  "hits.name": (critical) => HITS[critical][0],
  "hits.text": (critical) => HITS[critical][1],
  "hits.wounded": (upTo) => `Pilot: 2W6 bis ${upTo} ist schwer verwundet, darüber tot.`,
  "hits.engine": () => "MP weniger nach 1W6",
  "hits.light": () => "Motor",
  "hits.heavy": () => "Motor, schwer",
  "deflection.title": () => "Vorhalt",
  "deflection.air": () => "Feuer aus der Luft",
  "deflection.below": () => "Von unten, am Propeller (4.9n)",
  "deflection.how": () =>
    "Ein Hex in wahrer Größe, 2 Zoll breit. Das Ziel fliegt nach oben; die Seite, durch die der Schuss kommt, sagt, was hinzukommt. Durch eine Ecke: die kleinere Zahl.",

  "card.id": () => "Nr.",
  "card.aircraft": () => "Flugzeug",
  "card.crew": () => "Besatzung",
  "card.hex": () => "Hex",
  "card.nose": () => "Bug",
  "card.altitude": () => "Höhe",
  "card.speed": () => "MP",
  "card.oclock": (numeral) => `${numeral} Uhr`,
  "card.loaded": () => "Bomben",
  "card.guns": () => "Geschütze am Boden",
  "card.gun": (id, kind, hex) => `${id} (${kind === "AA" ? "Flak" : kind}) in ${hex}`,
  "card.hidden": () =>
    "Versteckte Geschütze legt der Verteidiger nach dem Szenario; auf diesem Plan stehen sie nicht.",
  "card.map": () => "Plan der Aufstellung",
  "card.match": () => "Aufstellung der Partie",
  "card.scale": (denominator, hex, columns, rows) =>
    `Plan 1 : ${denominator}, ${columns} × ${rows} Hexe; ein Hex misst hier ${hex} und auf dem Tisch 2″. Schraffiert: Gräben. Ringe: Ziele.`,
  "card.metres": (metres) => `${metres} m`,
  "card.kills": (name, kills) =>
    kills === 0 ? name : name === "" ? `${kills} Abschüsse` : `${name} (${kills})`,
  "card.novice": (name) => (name === "" ? "Neuling" : `${name}, Neuling`),
};
