import { type AnyCatalogue, say, type Values } from "../../../core/phrase.ts";
import { quotable } from "../../../core/text.ts";
import { count, edgeName, names, sideName, verb } from "./grammar.en.ts";
import type { Phrases, Words } from "./phrases.ts";

const NAME_FAULTS: Readonly<Record<string, string>> = {
  unknown: "no aircraft is called so",
  twice: "it is named twice; once is enough",
  own: "it is the side's own; a kill needs an enemy",
  other: "it is not of that side",
};

const outcomes: Words<Extract<keyof Phrases, `outcome.${string}`>> = {
  "outcome.last-side": ({ side, turn }) =>
    `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: nobody else is left on the table (R-28).`,
  "outcome.nobody": ({ turn }) => `A draw in turn ${turn}: nobody is left on the table (R-28).`,
  "outcome.first-kill": ({ side, turn }) =>
    side === null
      ? `A draw in turn ${turn}: both sides lose an aircraft at once (R-28).`
      : `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: the first to bring an enemy down (R-28).`,
  "outcome.most-kills": ({ side, turn }) =>
    side === null
      ? `A draw after turn ${turn}: both sides have brought down as many (R-28).`
      : `${sideName(side)} ${verb(side, "wins", "win")} after turn ${turn}: ${verb(side, "it has", "they have")} brought down more aircraft (R-28).`,
  "outcome.most-damage": ({ side, turn, points: [high = 0, low = 0] }) =>
    side === null
      ? `A draw after ${count(turn, "turn")}: ${count(high, "point")} of damage each (R-42).`
      : `${sideName(side)} ${verb(side, "wins", "win")} after ${count(turn, "turn")}: ${high} to ${count(low, "point")} of damage (R-42).`,
  "outcome.turn-limit": ({ turn }) => `A draw: the limit of ${count(turn, "turn")} is reached (R-28).`,
  "outcome.left": ({ side, turn, edge, count: wanted }) =>
    `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: ${count(wanted, "aircraft", "aircraft")} ${wanted === 1 ? "is" : "are"} across the ${edgeName(edge)} edge (R-37).`,
  "outcome.held": ({ side, other, turn, edge, count: wanted }) =>
    `${sideName(side)} ${verb(side, "wins", "win")} in turn ${turn}: ${sideName(other)} can't get ${count(wanted, "aircraft", "aircraft")} across the ${edgeName(edge)} edge any more (R-37).`,
  "outcome.late": ({ side, other, turn, edge, count: wanted }) =>
    `${sideName(side)} ${verb(side, "wins", "win")}: after ${count(turn, "turn")} ${sideName(other)} ${verb(other, "has", "have")} not got ${count(wanted, "aircraft", "aircraft")} across the ${edgeName(edge)} edge (R-37).`,
  "outcome.points": ({ side, turn, points: [high = 0, low = 0] }) =>
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

const terms: Words<Extract<keyof Phrases, `${"term" | "standing"}.${string}`>> = {
  "standing.points": ({ sides, points }) =>
    sides.map((side, index) => `${sideName(side)} ${points[index]}`).join(", "),
  "standing.across": ({ side, across: done, count: wanted }) =>
    `${sideName(side)}: ${done} of ${wanted} across`,
  "term.turns": ({ turns }) => `The game lasts ${count(turns, "turn")}.`,
  "term.leave": ({ side, edge, count: wanted, aircraft }) =>
    `${sideName(side)} ${verb(side, "wants", "want")} ${aircraft.length > 0 ? `${wanted} of ${names(aircraft)}` : `${wanted} of ${verb(side, "its", "their")} aircraft`} to leave by the ${edgeName(edge)} edge; otherwise the other side wins.`,
  "term.earns": ({ side, fate, points, aircraft }) => {
    const each = `${sideName(side)} ${verb(side, "earns", "earn")} ${count(points, "point")} for`;
    if (fate === "down") return `${each} ${names(aircraft)} brought down.`;
    return `${each} ${names(aircraft)} across ${across(fate)}.`;
  },
};

/** What an aircraft came to that earns points. */
function becomes(fate: string, unhindered: boolean): string {
  if (fate === "down") return "is down";
  return unhindered
    ? `flies on across the ${edgeName(fate)} edge, for nobody is left to stop it`
    : `is across the ${edgeName(fate)} edge`;
}

type ConfigKey =
  | "config-turns"
  | "config-goal"
  | "config-side"
  | "config-names"
  | "config-edge"
  | "config-worthless";

const refusals: Words<ConfigKey> = {
  "config-turns": ({ path, goal }) => `${path}: the goal ${goal} needs a limit of turns.`,
  "config-goal": ({ path, goal, field, missing }) =>
    missing
      ? `${path}: the goal ${goal} needs “${field}”: which side is to leave by which edge, and with how many aircraft.`
      : `${path}: “${field}” belongs to the goal ${field}, but the goal is ${goal}; leave it out or change the goal.`,
  "config-side": ({ path, found, known }) =>
    `${path}: there is no side “${quotable(found)}”; there are ${names(known.map((name) => quotable(name)))}.`,
  "config-names": ({ path, found, why }) => `${path}: “${quotable(found)}”: ${NAME_FAULTS[why] ?? why}.`,
  "config-edge": ({ path }) => `${path}: a kill has no edge; leave the edge out.`,
  "config-worthless": ({ path }) =>
    `${path}: nobody can earn a point; at least one line must be worth more than 0.`,
};

/** How a game is won, what is earned on the way, and how it ended. */
export const goals: Words<
  | ConfigKey
  | "scores"
  | "victory"
  | "draw"
  | Extract<keyof Phrases, `${"goal" | "term" | "standing" | "outcome"}.${string}`>
> = {
  "goal.last-side": () => "The last side on the table wins.",
  "goal.first-kill": () => "The first side to bring an enemy down wins.",
  "goal.most-kills": () => "Who has brought down more aircraft when time is up wins.",
  "goal.most-damage": () =>
    "The last side on the table wins. When time is up more damage does: 1 point an oval, 2 a weapon, all design points of what is down or has left (R-42).",
  "goal.leave": () => "One side wants aircraft across an edge; the other has to stop them.",
  "goal.points": () => "Who has earned more points when time is up wins.",
  scores: ({ id, side, fate, unhindered, points, total, of }) =>
    of === null
      ? `${sideName(side)} ${verb(side, "earns", "earn")} ${count(points, "point")}: ${id} ${becomes(fate, unhindered)}; ${total} in all (${unhindered ? "R-39" : "R-38"}).`
      : `${id} ${becomes(fate, unhindered)}: ${total} of ${of} (${unhindered ? "R-39" : "R-37"}).`,
  victory: ({ reason, ...values }) => ending(reason, values as Values),
  draw: ({ reason, ...values }) => ending(reason, { ...values, side: null } as Values),
  ...outcomes,
  ...terms,
  ...refusals,
};
