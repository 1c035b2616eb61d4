import { type AnyCatalogue, say, type Values } from "../../../core/phrase.ts";
import { count, edgeName, names, sideName, verb } from "./grammar.en.ts";

/** How a game ended: the side that won, or null. */
type Ending = { turn: number; side: string | null };

type Id = { id: string };

type Side = { side: string };

/** How a game about an edge ended: the other side, the edge and how many were to cross it. */
type Crossing = Ending & { other: string; edge: string; count: number };

/** When and why a game ended: the key of the outcome's sentence, with the figures that the sentence needs beside it. */
type Ended = { turn: number; reason: string };

type MostDamage = Ending & { points: readonly number[] };

/** R-37, R-38: points earned by what became of an aircraft. */
type Scores = Id &
  Side & {
    /** `down` or an edge. */
    fate: string;
    /** R-39: it still flies, and nobody is left to stop it. */
    unhindered: boolean;
    points: number;
    total: number;
    /** With the goal `leave`: how many must get across. */
    of: number | null;
  };

type Across = { side: string; across: number; count: number };

type Leave = { side: string; edge: string; count: number; aircraft: readonly string[] };

/** `fate`: `down`, an edge, or `any` edge. */
type Earns = { side: string; fate: string; points: number; aircraft: readonly string[] };

export const outcomes = {
  "outcome.last-side": ({ side, turn }: Ending) =>
    `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: nobody else is left on the table (R-28).`,
  "outcome.nobody": ({ turn }: Ending) => `A draw in turn ${turn}: nobody is left on the table (R-28).`,
  "outcome.first-kill": ({ side, turn }: Ending) =>
    side === null
      ? `A draw in turn ${turn}: both sides lose an aircraft at once (R-28).`
      : `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: the first to bring an enemy down (R-28).`,
  "outcome.most-kills": ({ side, turn }: Ending) =>
    side === null
      ? `A draw after turn ${turn}: both sides have brought down as many (R-28).`
      : `${sideName(side)} ${verb(side, "wins", "win")} after turn ${turn}: ${verb(side, "it has", "they have")} brought down more aircraft (R-28).`,
  "outcome.most-damage": ({ side, turn, points: [high = 0, low = 0] }: MostDamage) =>
    side === null
      ? `A draw after ${count(turn, "turn")}: ${count(high, "point")} of damage each (R-42).`
      : `${sideName(side)} ${verb(side, "wins", "win")} after ${count(turn, "turn")}: ${high} to ${count(low, "point")} of damage (R-42).`,
  "outcome.turn-limit": ({ turn }: Ending) =>
    `A draw: the limit of ${count(turn, "turn")} is reached (R-28).`,
  "outcome.left": ({ side, turn, edge, count: wanted }: Crossing) =>
    `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: ${count(wanted, "aircraft", "aircraft")} ${wanted === 1 ? "is" : "are"} across the ${edgeName(edge)} edge (R-37).`,
  "outcome.held": ({ side, other, turn, edge, count: wanted }: Crossing) =>
    `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: ${sideName(other)} can't get ${count(wanted, "aircraft", "aircraft")} across the ${edgeName(edge)} edge any more (R-37).`,
  "outcome.late": ({ side, other, turn, edge, count: wanted }: Crossing) =>
    `${sideName(side)} ${verb(side, "wins", "win")}: after ${count(turn, "turn")} ${sideName(other)} ${verb(other, "has", "have")} not got ${count(wanted, "aircraft", "aircraft")} across the ${edgeName(edge)} edge (R-37).`,
  "outcome.points": ({ side, turn, points: [high = 0, low = 0] }: MostDamage) =>
    side === null
      ? `A draw in turn ${turn}: ${count(high, "point")} each (R-38).`
      : `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: ${high} to ${count(low, "point")} (R-38).`,
};

function ending(reason: string, values: Values): string {
  return say(outcomes as AnyCatalogue, { key: reason, values });
}

const ACROSS_ANY = "any";

function across(edge: string): string {
  return edge === ACROSS_ANY ? "any edge" : `the ${edgeName(edge)} edge`;
}

/** What an aircraft came to that earns points. */
function becomes(fate: string, unhindered: boolean): string {
  if (fate === "down") return "is down";
  return unhindered
    ? `flies on across the ${edgeName(fate)} edge, for nobody is left to stop it`
    : `is across the ${edgeName(fate)} edge`;
}

/** How a game is won, what is earned on the way, and how it ended. */
export const goals = {
  "goal.last-side": "The last side on the table wins.",
  "goal.first-kill": "The first side to bring an enemy down wins.",
  "goal.most-kills": "Who has brought down more aircraft when time is up wins.",
  "goal.most-damage":
    "The last side on the table wins. When time is up more damage does: 1 point an oval, 2 a weapon, all design points of what is down or has left (R-42).",
  "goal.leave": "One side wants aircraft across an edge; the other has to stop them.",
  "goal.points": "Who has earned more points when time is up wins.",
  scores: ({ id, side, fate, unhindered, points, total, of }: Scores) =>
    of === null
      ? `${sideName(side)} ${verb(side, "earns", "earn")} ${count(points, "point")}: ${id} ${becomes(fate, unhindered)}; ${total} in all (${unhindered ? "R-39" : "R-38"}).`
      : `${id} ${becomes(fate, unhindered)}: ${total} of ${of} (${unhindered ? "R-39" : "R-37"}).`,
  victory: ({ reason, ...values }: Side & Ended) => ending(reason, values as Values),
  draw: ({ reason, ...values }: Ended) => ending(reason, { ...values, side: null } as Values),
  ...outcomes,
  "standing.points": ({ sides, points }: { sides: readonly string[]; points: readonly number[] }) =>
    sides.map((side, index) => `${sideName(side)} ${points[index]}`).join(", "),
  "standing.across": ({ side, across: done, count: wanted }: Across) =>
    `${sideName(side)}: ${done} of ${wanted} across`,
  "term.turns": ({ turns }: { turns: number }) => `The game lasts ${count(turns, "turn")}.`,
  "term.leave": ({ side, edge, count: wanted, aircraft }: Leave) =>
    `${sideName(side)} ${verb(side, "wants", "want")} ${aircraft.length > 0 ? `${wanted} of ${names(aircraft)}` : `${wanted} of ${verb(side, "its", "their")} aircraft`} to leave by the ${edgeName(edge)} edge; otherwise the other side wins.`,
  "term.earns": ({ side, fate, points, aircraft }: Earns) => {
    const each = `${sideName(side)} ${verb(side, "earns", "earn")} ${count(points, "point")} for`;
    if (fate === "down") return `${each} ${names(aircraft)} brought down.`;
    return `${each} ${names(aircraft)} across ${across(fate)}.`;
  },
};
