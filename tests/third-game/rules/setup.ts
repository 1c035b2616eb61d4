import type { Dice } from "../../../src/core/dice/dice.ts";
import type { GameEvent, Seat } from "../../../src/core/game.ts";
import { DECK } from "../data/cards.ts";
import { BASES } from "../data/map.ts";
import { type Config, seatsOf, wholeConfig } from "./config.ts";
import { draw, shuffled } from "./deck.ts";
import { SIDES, type Side, type Squadron, type State, type Step } from "./state.ts";
import { tasksOfTurn } from "./turn.ts";

/** RD-2, RD-3. */
const STRENGTHS = [3, 2, 1, 2];
const DEALT = 4;

/** RD-2: strengths that the counters of every seat have, in some order. */
function strengthsOf(given: Config): readonly number[] {
  const { squadrons, options } = wholeConfig(given);
  return [...STRENGTHS.slice(0, squadrons), ...(options?.decoys ? [0] : [])];
}

function squadronsOf(given: Config, { id, side }: Seat, dice: Dice): readonly Squadron[] {
  const peers = seatsOf(given).filter((seat) => seat.side === side);
  const strengths = shuffled(strengthsOf(given), id, dice, "throw.muster");
  const before = peers.findIndex((seat) => seat.id === id) * strengths.length;
  const bases = BASES[side as Side];
  return strengths.map((strength, at) => ({
    id: `${side === "raiders" ? "R" : "D"}${before + at + 1}`,
    seat: id,
    at: bases[(before + at) % bases.length] as string,
    strength,
    full: strength,
    up: false,
    moved: false,
    loaded: side === "raiders",
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
  const seats = seatsOf(given);
  const groups = seats.map((seat) => squadronsOf(given, seat, dice));
  const firsts = SIDES.map((side) => seats.find((seat) => seat.side === side)?.id ?? side);
  const empty: State = {
    turn: 1,
    turns,
    cloud: options?.cloud ?? false,
    seats,
    strengths: strengthsOf(given),
    squadrons: groups.flat(),
    deck: shuffled(DECK, "table", dice),
    discard: [],
    hands: Object.fromEntries(seats.map(({ id }) => [id, []])),
    choices: Object.fromEntries(firsts.map((id) => [id, null])),
    bombs: {},
    agenda: [{ do: "choose" }, ...tasksOfTurn({ seats })],
    over: false,
  };
  const events = seats.map(({ id }, at) => musters(id, groups[at] ?? []));
  return seats.reduce<Step>(
    (step, { id }) => {
      const dealt = draw(step.state, id, DEALT, dice);
      return { state: dealt.state, events: [...step.events, ...dealt.events] };
    },
    { state: empty, events },
  );
}
