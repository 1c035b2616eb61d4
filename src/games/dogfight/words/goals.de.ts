import { type AnyCatalogue, type Catalogue, type PhrasesOf, say, type Values } from "../../../core/phrase.ts";
import type { outcomes as ends, goals as english } from "./goals.en.ts";
import { count, edgeName, names, sideName, verb } from "./grammar.de.ts";

function planes(number: number): string {
  return count(number, "Flugzeug", "Flugzeuge");
}

function pointsText(number: number): string {
  return count(number, "Punkt", "Punkte");
}

const outcomes: Catalogue<PhrasesOf<typeof ends>> = {
  "outcome.last-side": ({ side, turn }) =>
    `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} in Runde ${turn}: sonst ist niemand mehr auf dem Tisch (R-28).`,
  "outcome.nobody": ({ turn }) => `Unentschieden in Runde ${turn}: niemand ist mehr auf dem Tisch (R-28).`,
  "outcome.first-kill": ({ side, turn }) =>
    side === null
      ? `Unentschieden in Runde ${turn}: beide Seiten verlieren zugleich ein Flugzeug (R-28).`
      : `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} in Runde ${turn}: der erste Abschuss (R-28).`,
  "outcome.most-kills": ({ side, turn }) =>
    side === null
      ? `Unentschieden nach Runde ${turn}: gleich viele Abschüsse (R-28).`
      : `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} nach Runde ${turn}: mehr Abschüsse (R-28).`,
  "outcome.most-damage": ({ side, turn, points: [high = 0, low = 0] }) =>
    side === null
      ? `Unentschieden nach ${count(turn, "Runde", "Runden")}: je ${pointsText(high)} Schaden (R-42).`
      : `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} nach ${count(turn, "Runde", "Runden")}: ${high} zu ${pointsText(low)} Schaden (R-42).`,
  "outcome.turn-limit": ({ turn }) =>
    `Unentschieden: die Grenze von ${count(turn, "Runde", "Runden")} ist erreicht (R-28).`,
  "outcome.left": ({ side, turn, edge, count: wanted }) =>
    `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} in Runde ${turn}: ${planes(wanted)} ${wanted === 1 ? "ist" : "sind"} über den ${edgeName(edge)} Rand geflogen (R-37).`,
  "outcome.held": ({ side, other, turn, edge, count: wanted }) =>
    `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} in Runde ${turn}: ${sideName(other)} ${verb(other, "kann", "können")} nicht mehr ${planes(wanted)} über den ${edgeName(edge)} Rand bringen (R-37).`,
  "outcome.late": ({ side, other, turn, edge, count: wanted }) =>
    `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")}: nach ${count(turn, "Runde", "Runden")} ${verb(other, "hat", "haben")} ${sideName(other)} nicht ${planes(wanted)} über den ${edgeName(edge)} Rand gebracht (R-37).`,
  "outcome.points": ({ side, turn, points: [high = 0, low = 0] }) =>
    side === null
      ? `Unentschieden in Runde ${turn}: je ${pointsText(high)} (R-38).`
      : `${sideName(side)} ${verb(side, "gewinnt", "gewinnen")} in Runde ${turn}: ${high} zu ${pointsText(low)} (R-38).`,
};

function ending(reason: string, values: Values): string {
  return say(outcomes as AnyCatalogue, { key: reason, values });
}

const ACROSS_ANY = "any";

function across(edge: string): string {
  return edge === ACROSS_ANY ? "irgendeinen Rand" : `den ${edgeName(edge)} Rand`;
}

/** Was aus einem Flugzeug wurde, das Punkte bringt. */
function becomes(fate: string, unhindered: boolean): string {
  if (fate === "down") return "ist abgeschossen";
  return unhindered
    ? `fliegt weiter über den ${edgeName(fate)} Rand, denn niemand kann es mehr aufhalten`
    : `ist über den ${edgeName(fate)} Rand geflogen`;
}

/** Wie eine Partie gewonnen wird, was unterwegs Punkte bringt, und wie sie ausging. */
export const goals: Catalogue<PhrasesOf<typeof english>> = {
  "goal.last-side": "Die letzte Seite auf dem Tisch gewinnt.",
  "goal.first-kill": "Der erste Abschuss gewinnt.",
  "goal.most-kills": "Wer am Ende mehr Abschüsse hat, gewinnt.",
  "goal.most-damage":
    "Die letzte Seite auf dem Tisch gewinnt. Am Ende zählt der größere Schaden: 1 Punkt je Oval, 2 je Waffe, alle Baupunkte von dem, was unten oder fort ist (R-42).",
  "goal.leave": "Eine Seite will Flugzeuge über einen Rand bringen; die andere muss sie aufhalten.",
  "goal.points": "Wer am Ende mehr Punkte hat, gewinnt.",
  scores: ({ id, side, fate, unhindered, points, total, of }) =>
    of === null
      ? `${sideName(side)} ${verb(side, "bekommt", "bekommen")} ${pointsText(points)}: ${id} ${becomes(fate, unhindered)}; zusammen ${total} (${unhindered ? "R-39" : "R-38"}).`
      : `${id} ${becomes(fate, unhindered)}: ${total} von ${of} (${unhindered ? "R-39" : "R-37"}).`,
  victory: ({ reason, ...values }) => ending(reason, values as Values),
  draw: ({ reason, ...values }) => ending(reason, { ...values, side: null } as Values),
  ...outcomes,
  "standing.points": ({ sides, points }) =>
    sides.map((side, index) => `${sideName(side)} ${points[index]}`).join(", "),
  "standing.across": ({ side, across: done, count: wanted }) =>
    `${sideName(side)}: ${done} von ${wanted} drüben`,
  "term.turns": ({ turns }) => `Die Partie dauert ${count(turns, "Runde", "Runden")}.`,
  "term.leave": ({ side, edge, count: wanted, aircraft }) =>
    `${sideName(side)} ${verb(side, "will", "wollen")} mit ${wanted} ${aircraft.length > 0 ? `von ${names(aircraft)}` : `${verb(side, "seiner", "ihrer")} Flugzeuge`} über den ${edgeName(edge)} Rand; sonst gewinnt die andere Seite.`,
  "term.earns": ({ side, fate, points, aircraft }) => {
    const each = `${sideName(side)} ${verb(side, "bekommt", "bekommen")} ${pointsText(points)}`;
    if (fate === "down") return `${each} für ${names(aircraft)}, wenn abgeschossen.`;
    return `${each} für ${names(aircraft)} über ${across(fate)}.`;
  },
};
