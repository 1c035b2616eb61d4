import { signed } from "../../../../../core/text.ts";
import type { Critical, Maneuver } from "../../../data/tables.ts";
import type { Man } from "../../../rules/setup/setup.ts";
import type { words as english } from "../en/papers.ts";

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

function man({ name, kills, novice }: Man): string {
  const told = kills === 0 ? name : name === "" ? `${kills} Abschüsse` : `${name} (${kills})`;
  return [told, novice ? "Neuling" : ""].filter(Boolean).join(", ");
}

/** Words of the papers, in German. */
export const words: typeof english = {
  "paper.records": "Zustandsblätter",
  "paper.records.hint":
    "Zwei je Seite: Zahlen, Besatzung, Kästchen für Schaden und Munition, Zeilen für Runden.",
  "paper.pads": "Zugblöcke",
  "paper.pads.hint": "Zeilen für TEMPO: Schritte, ein Block je Seite, die Schreibweise am Fuß.",
  "paper.fire": "Feuer- und Verfolgungstabelle",
  "paper.fire.hint": "Schaden nach Spalte, Entfernung und Wurf; die Zeilen der Verfolgung.",
  "paper.turns": "Wendigkeit und Kunstflug",
  "paper.turns.hint": "MP für Hexseiten und Figuren nach Wendigkeitsstufe.",
  "paper.hits": "Kritische Treffer und Vorhalt",
  "paper.hits.hint": "Was jede Zahl bewirkt, und Hexe in wahrer Größe mit dem Vorhalt jeder Seite.",
  "paper.cards": "Gefechtskarte",
  "paper.cards.hint": "Der Plan mit der Front, Kräfte, Ziel und Aufträge.",

  "paper.records.title": "Zustandsblätter",
  "paper.turn": "Runde",

  "paper.pad.title": ({ side }) => `Zugblock: ${side}`,
  "paper.pad.field": "TEMPO:",
  "paper.pad.any": "Zugblock",
  "paper.pad.range": ({ min, max, letter }) => `${min}–${max} MP, Stufe ${letter}`,
  "paper.grammar.title": "So werden Züge geschrieben",
  "paper.grammar.example":
    "8: F L F6 = 8 MP: ein Hex voraus, eine Hexseite links, sechs Hexe voraus. Alle MP werden ausgegeben.",
  "paper.grammar.letters":
    "F, F3: Hexe voraus, je 1 MP. L, R, L2: Hexseiten links, rechts, zu den Preisen der Wendigkeitsstufe.",
  "paper.grammar.altitude":
    "+50 steigt, -150 stürzt, in Metern, zuletzt geschrieben. Ein Sturz gilt ab dem ersten betretenen Hex.",
  "paper.grammar.maneuvers":
    "sideslip-left, sideslip-right, barrel-roll-left, barrel-roll-right, immelmann, split-s, loop, falling-leaf.",
  "paper.grammar.more": "glide und strafe stehen zuerst; bomb steht, wo die Bomben fallen.",

  "paper.fire.title": "Feuertabelle",
  "paper.fire.set": ({ name }) => `Tabellen: ${name}`,
  "paper.fire.own": "unsere eigenen, nicht die des Verlags",
  "paper.fire.column": ({ column }) => `Spalte ${column}`,
  "paper.fire.range": "Entfernung",
  "paper.fire.band": ({ from, to }) => (from === to ? `${from}` : `${from}–${to}`),
  "paper.fire.ground": "Vom Boden",
  "paper.fire.mg": "MG",
  "paper.fire.aa": "Flak",
  "paper.fire.how":
    "Entfernung: Hexe plus Stufen zu 50 m dazwischen. Schadenspunkte; ein Stern ist dazu ein kritischer Treffer. Unter 2 gilt 2, über 12 gilt 12.",
  "paper.fire.modifiers": "Zum Wurf kommt hinzu",
  "paper.fire.modifier": ({ line }) => MODIFIERS[line] ?? "",
  "paper.fire.jams":
    "Nach gewürfelter 2, 3 oder 4 wirft jedes MG, das feuerte, einen Würfel: 1 oder 2 ist eine Hemmung; ab 5000 m 1 weniger (4.7g).",
  "paper.tail.title": "Verfolgungstabelle",
  "paper.tail.row": "Zeile",
  "paper.tail.how":
    "● gelingt. Zeile: Wendigkeit des Verfolgers (E 5 bis A 1) minus die des Ziels; Verfolger Ass +1, Neuling −1; Ziel Ass −1, Neuling +1; bei gleicher Wendigkeit +1 für jede Klasse der Silhouette zugunsten des Verfolgers. Höchstens 4 nach beiden Seiten (4.4d–f).",

  "paper.turns.title": "Wendigkeit und Kunstflug",
  "paper.turns.schedules": "MP für Hexseiten in einem Hex",
  "paper.turns.schedule": "Stufe",
  "paper.turns.nth": ({ place }) => ["1. Hexseite", "2. Hexseite", "3. Hexseite"][place] ?? "",
  "paper.turns.together": "Alle drei",
  "paper.turns.hexsides":
    "In jedem betretenen Hex beginnt es wieder mit der ersten Hexseite; bei fortgesetzter Bewegung zählen die des letzten Hexes weiter (4.5d, 4.5e).",
  "paper.turns.maneuvers": "MP für Kunstflug",
  "paper.turns.maneuver": ({ maneuver }) => MANEUVERS[maneuver],
  "paper.turns.altitude": "Höhe",
  "paper.turns.how":
    "Nur wendige Flugzeuge der Stufen B bis E, ohne Bomben, mit heilem Piloten und heilen Flügeln (4.5g).",
  "paper.turns.metres": ({ metres }) => (metres === 0 ? "gleich" : `${signed(metres)} m`),

  "paper.hits.title": "Kritische Treffer",
  "paper.hits.roll": "2W6",
  "paper.hits.what": "Treffer",
  "paper.hits.effect": "Was er bewirkt",
  "paper.hits.name": ({ critical }) => HITS[critical][0],
  "paper.hits.text": ({ critical }) => HITS[critical][1],
  "paper.hits.wounded": ({ upTo }) => `Pilot: 2W6 bis ${upTo} ist schwer verwundet, darüber tot.`,
  "paper.hits.engine": "MP weniger nach 1W6",
  "paper.hits.light": "Motor",
  "paper.hits.heavy": "Motor, schwer",
  "paper.deflection.title": "Vorhalt",
  "paper.deflection.air": "Feuer aus der Luft",
  "paper.deflection.below": "Von unten, am Propeller (4.9n)",
  "paper.deflection.how":
    "Ein Hex in wahrer Größe, 2″ breit. Das Ziel fliegt nach oben; die Seite, durch die der Schuss kommt, sagt, was hinzukommt. Durch eine Ecke: die kleinere Zahl.",

  "paper.card.id": "Nr.",
  "paper.card.aircraft": "Flugzeug",
  "paper.card.crew": "Besatzung",
  "paper.card.hex": "Hex",
  "paper.card.nose": "Bug",
  "paper.card.altitude": "Höhe",
  "paper.card.speed": "MP",
  "paper.card.oclock": ({ heading }) => `${heading} Uhr`,
  "paper.card.loaded": ({ title }) => `${title} (Bomben)`,
  "paper.card.guns": "Geschütze am Boden",
  "paper.card.gun": ({ id, kind, hex }) => `${id} (${kind === "AA" ? "Flak" : kind}) in ${hex}`,
  "paper.card.map": "Plan der Aufstellung",
  "paper.card.men": ({ men }) => men.map(man).filter(Boolean).join("; "),
  "paper.signed": ({ figure }) => signed(figure),
  "paper.card.match": "Aufstellung der Partie",
  "paper.card.scale": (of) =>
    `Plan 1 : ${of.denominator}, ${of.columns} × ${of.rows} Hexe; ein Hex misst hier ${of.hex} und auf dem Tisch 2″. Schraffiert: Gräben. Ringe: Ziele.`,
  "paper.card.metres": ({ metres }) => `${metres} m`,
};
