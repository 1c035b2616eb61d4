import type { Dice } from "../../../src/core/dice/dice.ts";
import type { SeatId } from "../../../src/core/game.ts";
import type { Card } from "../data/cards.ts";
import { isCentral } from "../data/map.ts";
import { agenda } from "./agenda.ts";
import { draw } from "./deck.ts";
import {
  type BySide,
  bySide,
  event,
  type Given,
  isThere,
  type Open,
  type Order,
  type SeenSquadron,
  SIDES,
  type Side,
  type State,
  type Step,
  seatsOn,
  sideOf,
  type Task,
  withSquadron,
} from "./state.ts";

/** RD-20: who salvages what is left of a battle. */
const SALVAGED = 6;

/** The seat that bids and shoves for a side. */
function bidderOf(open: Pick<Open, "seats">, side: Side): SeatId {
  return seatsOn(open, side)[0] ?? side;
}

/** RD-18: the counters of a side in the middle. */
function central<S extends SeenSquadron>(
  state: Pick<Open, "seats"> & { readonly squadrons: readonly S[] },
  side: Side,
): readonly S[] {
  return state.squadrons.filter(
    (one) => isThere(one) && isCentral(one.at) && sideOf(state, one.seat) === side,
  );
}

/** RD-20: how many of either side are in the middle. */
export function met(state: Pick<Open, "seats"> & { readonly squadrons: readonly SeenSquadron[] }) {
  return bySide((side) => central(state, side).length);
}

/** RD-17: the higher bid; equal bids roll a die each until one is higher. */
function winnerOf(bids: BySide<number>, dice: Dice): Side {
  if (bids.red !== bids.blue) return bids.red > bids.blue ? "red" : "blue";
  const why = { key: "throw.tie", values: {} };
  const thrown = bySide((side) => dice.throw({ dice: ["d6"], by: side, why })[0] ?? 0);
  return winnerOf(thrown, dice);
}

/** RD-17: a bid is a card of the hand, or nothing, and lies on the pile. */
function spent(state: State, seat: SeatId, points: number): State {
  if (points === 0) return state;
  const card = `${points}` as Card;
  const hand = state.hands[seat] ?? [];
  const hands = { ...state.hands, [seat]: hand.toSpliced(hand.indexOf(card), 1) };
  return { ...state, hands, discard: [...state.discard, card] };
}

function moved(state: State, answers: Given): State {
  return state.squadrons.reduce((now, { id }) => {
    const order = answers.get(id);
    return order?.kind === "move" ? withSquadron(now, id, { at: order.to }) : now;
  }, state);
}

function scored({ won }: Pick<Open, "won">, points: BySide<number>): Pick<Open, "won"> {
  return { won: bySide((side) => won[side] + points[side]) };
}

/** RD-16: bids and moves are opened together. */
export function plan(state: State, answers: Given, dice: Dice): Step {
  const bids = bySide((side) => {
    const order = answers.get(`${bidderOf(state, side)}-bid`);
    return order?.kind === "bid" ? order.points : 0;
  });
  const paid = SIDES.reduce(
    (now, side) => spent(now, bidderOf(now, side), bids[side]),
    moved(state, answers),
  );
  const drawn = SIDES.reduce<Step>(
    ({ state: now, events }, side) => {
      const step = draw(now, bidderOf(now, side), 1, dice);
      return { state: step.state, events: [...events, ...step.events] };
    },
    { state: paid, events: [] },
  );
  const winner = winnerOf(bids, dice);
  const here = met(drawn.state);
  const gain = here[winner];
  const next = {
    ...drawn.state,
    ...scored(
      state,
      bySide((side) => (side === winner ? gain : 0)),
    ),
  };
  const tasks: readonly Task[] = [
    ...(state.encounters && here.red > 0 && here.blue > 0 ? [{ do: "battle" } as const] : []),
    { do: "shove", seat: bidderOf(state, winner) },
  ];
  return {
    state: agenda.doFirst(next, tasks),
    events: [event("bids", { ...bids, winner, gain }), ...drawn.events],
  };
}

/** RD-19. */
export function shove(state: State, order: Order): Step {
  if (order.kind !== "shove") return { state, events: [] };
  const { id, to } = order;
  return { state: withSquadron(state, id, { at: to }), events: [event("shoved", { id, to })] };
}

/** RD-20: a side's first counters in the middle are lost; afterwards each side whose die shows a 6 has a point. */
export function battle(state: State, order: Order, dice: Dice): Step {
  if (order.kind !== "losses") return { state, events: [] };
  const lost = bySide((side) => order[side]);
  const gone = SIDES.flatMap((side) => central(state, side).slice(0, lost[side]));
  const left = gone.reduce((now, { id }) => withSquadron(now, id, { strength: 0 }), state);
  const why = { key: "throw.salvage", values: { day: state.turn } };
  const salvage = bySide((side) => (dice.throw({ dice: ["d6"], by: side, why })[0] === SALVAGED ? 1 : 0));
  return {
    state: { ...left, ...scored(left, salvage) },
    events: [event("lost", { ...lost }), event("salvage", { ...salvage })],
  };
}
