import { type CardKind, type CardName, cardId } from "./card.ts";

type Copies = readonly [copies: number, extension: number];

function kind(name: CardName, colour: CardKind["colour"], [copies, extension]: Copies): CardKind {
  return { id: name, name, colour, bursts: 0, hits: 0, copies, extension };
}

/** A card that fires: bursts and hits. */
function fire(name: CardName, [bursts, hits]: readonly [number, number], copies: Copies): CardKind {
  return { ...kind(name, "red", copies), id: cardId(name, bursts, hits), bursts, hits };
}

/**
 * Our own deck: 80 cards, and 30 more that make it 110. The printed counts are not known; the names, both totals, the one
 * FUEL TANK and its four hits are (DIF-5.5).
 */
export const DECK: readonly CardKind[] = [
  fire("in-my-sights", [1, 1], [6, 2]),
  fire("in-my-sights", [1, 2], [6, 0]),
  fire("in-my-sights", [2, 3], [5, 1]),
  fire("in-my-sights", [3, 4], [3, 0]),
  fire("in-my-sights", [4, 5], [1, 0]),
  fire("fuel-tank", [2, 4], [1, 0]),
  fire("cockpit-hit", [1, 1], [0, 2]),
  fire("engine-hit", [2, 4], [0, 1]),
  fire("out-of-the-sun", [1, 2], [3, 0]),
  fire("out-of-the-sun", [2, 3], [2, 0]),
  kind("maneuvering", "white", [12, 4]),
  kind("half-loop", "white", [4, 0]),
  kind("scissors", "white", [6, 0]),
  kind("vertical-roll", "white", [6, 0]),
  kind("tight-turn", "blue", [11, 3]),
  kind("barrel-roll", "blue", [8, 2]),
  kind("ace-pilot", "blue", [6, 1]),
  kind("full-throttle", "red", [0, 5]),
  kind("chop-throttle", "blue", [0, 5]),
  kind("clouds", "white", [0, 4]),
];
