import type { Card } from "../data/cards.ts";
import { PLACES } from "../data/map.ts";
import type { Words } from "./phrases.ts";

const PLACE_NAMES: Readonly<Record<keyof typeof PLACES, string>> = {
  airfield: "the airfield",
  port: "the port",
  works: "the works",
};

const CARD_NAMES: Readonly<Partial<Record<Card, string>>> = {
  intercept: "Intercept",
  ambush: "Ambush",
  evade: "Evade",
  pursue: "Pursue",
  ace: "Ace",
};

function place(square: string): string {
  const found = Object.entries(PLACES).find(([, at]) => at === square)?.[0];
  return found ? `${PLACE_NAMES[found as keyof typeof PLACES]} (${square})` : square;
}

function seat(id: string): string {
  if (id === "red") return "The raiders";
  return id === "blue" ? "The defenders" : id;
}

function verb(id: string, one: string, many: string): string {
  return id === "red" || id === "blue" ? many : one;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function right(near: readonly string[]): string {
  return `possible: ${near.join(", ")}`;
}

const strength = (left: number) => (left === 0 ? "a decoy, and taken off" : `strength ${left}`);

export const en: Words = {
  musters: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "lays", "lay")} ${
      v.strengths
        ? Object.entries(v.strengths)
            .map(([id, left]) => `${id} (${left})`)
            .join(", ")
        : v.ids.join(", ")
    } face down.`,
  draws: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "draws", "draw")} ${v.cards ? v.cards.map((card) => CARD_NAMES[card] ?? card).join(", ") : count(v.count, "card", "cards")}.`,
  reshuffles: (v) => `${count(v.cards, "card", "cards")} of the pile are shuffled: the new deck.`,
  turn: (v) => `Turn ${v.turn}.`,
  moves: (v) => `${v.id} moves from ${v.from} to ${v.to}.`,
  "turned-up": (v) => `${v.id} is turned up: ${strength(v.strength)}.`,
  meets: (v) => `${v.by} meets ${v.at} at ${place(v.square)}.`,
  attacks: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "plays", "play")} ${CARD_NAMES[v.card] ?? v.card}: ${v.by} at ${v.at}.`,
  answers: (v) =>
    `${seat(v.seat)} ${verb(v.seat, "answers", "answer")} ${CARD_NAMES[v.to] ?? v.to} with ${CARD_NAMES[v.card] ?? v.card}.`,
  passes: (v) => `${seat(v.seat)} ${verb(v.seat, "passes", "pass")}.`,
  misses: (v) => `${v.id} is not hit.`,
  hit: (v) => `${v.id} is hit and loses ${v.lost}: strength ${v.left} is left.`,
  destroyed: (v) => `${v.id} is hit and destroyed.`,
  "falls-back": (v) => `${v.id} falls back to ${v.to}.`,
  bombs: (v) => `${v.id} drops ${count(v.bombs, "bomb", "bombs")} on ${place(v.square)}.`,
  opens: (v) =>
    v.kind === "target"
      ? `${seat(v.seat)} had ${place(v.square)} as the target.`
      : `${seat(v.seat)} guarded ${place(v.square)}.`,
  bids: (v) =>
    `Raiders bid ${v.red}, defenders ${v.blue}: ${seat(v.winner).toLowerCase()} win the bid and ${count(v.gain, "point", "points")}.`,
  shoved: (v) => `${v.id} is shoved to ${v.to}.`,
  lost: (v) => `The raiders lose ${v.red}, the defenders ${v.blue}.`,
  salvage: (v) => `What is salvaged brings the raiders ${v.red}, the defenders ${v.blue}.`,
  amended: (v) => `${v.what} is ${v.to} now.`,
  "spawn.encounter": (v) => `Day ${v.day}: ${v.red} of the raiders meet ${v.blue} of the defenders.`,
  standing: (v) => `Turn ${v.turn} of ${v.turns}: raiders ${v.red}, defenders ${v.blue}.`,
  "won-by-points": (v) => `The raiders have ${count(v.red, "point", "points")}, the defenders ${v.blue}.`,
  "throw.shuffle": "the deck is shuffled",
  "throw.muster": (v) => `squadrons of ${v.by}`,
  "throw.draw": (v) => `cards for ${v.by}`,
  "throw.tie": "equal bids",
  "throw.losses": (v) => `losses of ${v.by}`,
  "throw.salvage": (v) => `salvage of day ${v.day}`,
  "throw.choice": "a choice",
  "grammar-target": (v) => `“${v.found}” is no choice of a target; ${right(v.near)}.`,
  "grammar-guard": (v) => `“${v.found}” is no choice of a place to guard; ${right(v.near)}.`,
  "grammar-move": (v) => `“${v.found}” is no move; ${right(v.near)}.`,
  "grammar-attack": (v) => `“${v.found}” is no attack; ${right(v.near)}.`,
  "grammar-answer": (v) => `“${v.found}” is no answer; ${right(v.near)}.`,
  "grammar-bid": (v) => `“${v.found}” is no bid; ${right(v.near)}.`,
  "grammar-shove": (v) => `“${v.found}” shoves nobody; ${right(v.near)}.`,
  "grammar-battle": (v) => `“${v.found}” is no outcome of a battle; ${right(v.near)}.`,
  "no-place": (v) => `“${v.found}” is no place with a name; ${right(v.near)}.`,
  "no-square": (v) => `“${v.found}” is no square: columns are A to E, rows 1 to 5; ${right(v.near)}.`,
  "no-card": (v) => `“${v.found}” is no card; ${right(v.near)}.`,
  "not-yours": (v) => `“${v.found}” is no squadron of yours; ${right(v.near)}.`,
  "has-moved": (v) => `${v.found} has moved in this turn; ${right(v.near)}.`,
  "too-far": (v) => `${v.found} is no neighbouring square; ${right(v.near)}.`,
  stacked: (v) => `Two of your side stand at ${v.found} already; ${right(v.near)}.`,
  "in-cloud": (v) => `Whoever is at ${v.found} is hidden by the cloud; ${right(v.near)}.`,
  claimed: (v) => `Another of your squadrons will be at ${v.found}; ${right(v.near)}.`,
  "out-of-reach": (v) => `None of your side stands beside ${v.found}; ${right(v.near)}.`,
  "too-many": (v) => `${v.found} are more than there were; ${right(v.near)}.`,
  "no-amendment": (v) => `“${v.found}” can’t be set; ${right(v.near)}.`,
  "not-held": (v) => `You have no card “${v.found}”; ${right(v.near)}.`,
  "no-counter": (v) => `“${v.found}” does not answer that card; ${right(v.near)}.`,
  "no-attack": (v) => `“${v.found}” is no attack card; ${right(v.near)}.`,
  "too-short": (v) => `${v.squadrons} squadrons a seat need 2 turns or more, not ${v.turns}.`,
  "seat-id": (v) =>
    `“${v.found}” names no seat: 1 to 16 letters, digits or hyphens, each name once, and neither table nor umpire.`,
};
