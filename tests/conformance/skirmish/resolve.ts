import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Answers, GameEvent, Resolved } from "../../../src/core/game.ts";
import { fromCentre, same, step } from "./hexes.ts";
import { draw } from "./setup.ts";
import { type BySide, type Order, type Ship, SIDES, type Side, type State } from "./types.ts";

type Moved = Resolved<State>;

/** The higher bid; equal bids roll a die each until one is higher. */
function winnerOf(bids: BySide<number>, dice: Dice): Side {
  if (bids.red !== bids.blue) return bids.red > bids.blue ? "red" : "blue";
  const why = { key: "tie", values: {} };
  const [red = 0] = dice.throw({ dice: ["d6"], by: "red", why });
  const [blue = 0] = dice.throw({ dice: ["d6"], by: "blue", why });
  return winnerOf({ red, blue }, dice);
}

function without(hand: readonly number[], card: number): readonly number[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}

function bidOf(answers: Answers<Order>, side: Side): number {
  const order = answers.get(`${side}-bid`);
  return order?.kind === "bid" ? order.card : 0;
}

function targetOf(state: State, answers: Answers<Order>, side: Side): State["targets"][Side] {
  const order = answers.get(`${side}-target`);
  return order?.kind === "target" ? order.hex : state.targets[side];
}

function moved(ship: Ship, answers: Answers<Order>): Ship {
  const order = answers.get(ship.id);
  return order?.kind === "move" ? { ...ship, ...step(ship, order.to) } : ship;
}

function each<T>(make: (side: Side) => T): BySide<T> {
  return { red: make("red"), blue: make("blue") };
}

function plan(state: State, answers: Answers<Order>, dice: Dice): Moved {
  const bids = each((side) => bidOf(answers, side));
  const drawn = each((side) => draw(dice, side, 1));
  const winner = winnerOf(bids, dice);
  const ships = state.ships.map((ship) => moved(ship, answers));
  const gain = ships.filter((ship) => ship.side === winner && fromCentre(ship) <= 1).length;
  const next: State = {
    ...state,
    ships,
    phase: "shove",
    shover: winner,
    targets: each((side) => targetOf(state, answers, side)),
    spent: each((side) => [...state.spent[side], bids[side]]),
    hands: each((side) => [...without(state.hands[side], bids[side]), ...drawn[side]]),
    score: { ...state.score, [winner]: state.score[winner] + gain },
  };
  const draws = SIDES.map(
    (side): GameEvent => ({
      key: "drew",
      values: { side },
      secret: { seats: [side], values: { cards: drawn[side] } },
    }),
  );
  return { state: next, events: [{ key: "bids", values: { ...bids, winner, gain } }, ...draws] };
}

/** Whether a side's ship stands on its secret target: two points. */
function bonus(state: State, side: Side): number {
  const target = state.targets[side];
  return target && state.ships.some((ship) => ship.side === side && same(ship, target)) ? 2 : 0;
}

function finish(state: State): Moved {
  const score = each((side) => state.score[side] + bonus(state, side));
  const values = each((side) => ({ ...state.targets[side] }));
  const events = [{ key: "targets", values, reveals: true as const }];
  return { state: { ...state, score, phase: "over" }, events };
}

function shove(state: State, answers: Answers<Order>): Moved {
  const by = state.shover as Side;
  const order = answers.get(`${by}-shove`);
  const ships =
    order?.kind === "shove"
      ? state.ships.map((ship) => (ship.id === order.ship ? { ...ship, ...step(ship, order.to) } : ship))
      : state.ships;
  const events: GameEvent[] =
    order?.kind === "shove" ? [{ key: "shoved", values: { by, ship: order.ship, to: order.to } }] : [];
  const after: State = { ...state, ships, shover: null };
  if (state.turn === state.rounds) {
    const end = finish(after);
    return { state: end.state, events: [...events, ...end.events] };
  }
  return { state: { ...after, phase: "plan", turn: state.turn + 1 }, events };
}

export function resolve(state: State, answers: Answers<Order>, dice: Dice): Moved {
  return state.phase === "shove" ? shove(state, answers) : plan(state, answers, dice);
}
