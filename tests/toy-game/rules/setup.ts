import type { Dice } from "../../../src/core/dice/dice.ts";
import type { GameEvent, Seat } from "../../../src/core/game.ts";
import { DECK } from "../data/cards.ts";
import type { Config } from "../data/config.ts";
import { BASES } from "../data/map.ts";
import { wholeConfig } from "../data/scenarios.ts";
import { draw, shuffled } from "./deck.ts";
import { seatsOf } from "./seats.ts";
import { SIDES, type Side, type Squadron, type State, type Step } from "./state.ts";
import { tasksOfTurn } from "./turn.ts";

/** RD-2, RD-3. */
const STRENGTHS = [3, 2, 1, 2];
const DEALT = 4;
/** RD-17. */
const NUMBERS = 3;

/** RD-2, RD-16: strengths that the counters of every seat have, in some order. */
function strengthsOf(given: Config): readonly number[] {
  const { squadrons, options } = wholeConfig(given);
  if (options?.bids) return Array.from({ length: squadrons }, () => 1);
  return [...STRENGTHS.slice(0, squadrons), ...(options?.decoys ? [0] : [])];
}

function squadronsOf(given: Config, { id, side }: Seat, dice: Dice): readonly Squadron[] {
  const peers = seatsOf(given).filter((seat) => seat.side === side);
  const bids = wholeConfig(given).options?.bids ?? false;
  const all = strengthsOf(given);
  const strengths = bids ? all : shuffled(all, id, dice, "throw.muster");
  const before = peers.findIndex((seat) => seat.id === id) * strengths.length;
  const bases = BASES[side as Side];
  return strengths.map((strength, at) => ({
    id: `${side === "red" ? "R" : "B"}${before + at + 1}`,
    seat: id,
    at: bases[(before + at) % bases.length] as string,
    strength,
    full: strength,
    up: bids,
    moved: false,
    loaded: side === "red" && !bids,
  }));
}

function musters(seat: string, squadrons: readonly Squadron[]): GameEvent {
  const strengths = Object.fromEntries(squadrons.map(({ id, strength }) => [id, strength]));
  return {
    key: "musters",
    values: { seat, ids: squadrons.map(({ id }) => id) },
    secret: { seats: [seat], values: { strengths } },
  };
}

export function setup(given: Config, dice: Dice): Step {
  const { turns, options } = wholeConfig(given);
  const bids = options?.bids ?? false;
  const seats = seatsOf(given);
  const groups = seats.map((seat) => squadronsOf(given, seat, dice));
  const firsts = SIDES.map((side) => seats.find((seat) => seat.side === side)?.id ?? side);
  const empty: State = {
    turn: 1,
    turns,
    cloud: options?.cloud ?? false,
    bids,
    encounters: options?.encounters ?? false,
    won: { red: 0, blue: 0 },
    seats,
    strengths: strengthsOf(given),
    squadrons: groups.flat(),
    deck: bids ? [] : shuffled(DECK, "table", dice),
    discard: [],
    hands: Object.fromEntries(seats.map(({ id }) => [id, []])),
    choices: Object.fromEntries(firsts.map((id) => [id, null])),
    bombs: {},
    agenda: bids ? tasksOfTurn({ seats, bids }) : [{ do: "choose" }, ...tasksOfTurn({ seats, bids })],
    over: false,
  };
  const dealt = seats.reduce<Step>(
    (step, { id }) => {
      const drawn = draw(step.state, id, bids ? NUMBERS : DEALT, dice);
      return { state: drawn.state, events: [...step.events, ...drawn.events] };
    },
    { state: empty, events: seats.map(({ id }, at) => musters(id, groups[at] ?? [])) },
  );
  // Where turns are bid for nothing is hidden in the counters, and everybody has as many cards.
  return bids ? { ...dealt, events: [] } : dealt;
}
