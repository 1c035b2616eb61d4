import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Answers, GameEvent, Resolved } from "../../../src/core/game.ts";
import { near, same, step } from "./hexes.ts";
import { met } from "./orders.ts";
import { draw } from "./setup.ts";
import { type BySide, each, type Order, type Ship, SIDES, type Side, type State } from "./types.ts";

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

function plan(state: State, answers: Answers<Order>, dice: Dice): Moved {
  const bids = each((side) => bidOf(answers, side));
  const drawn = each((side) => draw(dice, side, 1));
  const winner = winnerOf(bids, dice);
  const ships = state.ships.map((ship) => moved(ship, answers));
  const gain = ships.filter((ship) => ship.side === winner && near(ship)).length;
  const next: State = {
    ...state,
    ships,
    phase: state.encounters && SIDES.every((side) => met({ ships })[side] > 0) ? "battle" : "shove",
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

/** Ships that are left: a side's first ones near the centre are lost. */
function left(ships: readonly Ship[], lost: BySide<number>): readonly Ship[] {
  const gone = SIDES.flatMap((side) =>
    ships.filter((ship) => ship.side === side && near(ship)).slice(0, lost[side]),
  );
  return ships.filter((ship) => !gone.includes(ship));
}

/** After a battle each side whose die shows a 6 gets a point. */
function battle(state: State, answers: Answers<Order>, dice: Dice): Moved {
  const order = answers.get(`battle-${state.turn}`);
  const lost = order?.kind === "losses" ? order.lost : each(() => 0);
  const why = { key: "throw.salvage", values: { day: state.turn } };
  const salvage = each((side) => (dice.throw({ dice: ["d6"], by: side, why })[0] === 6 ? 1 : 0));
  const score = each((side) => state.score[side] + salvage[side]);
  const events = [
    { key: "lost", values: { ...lost } },
    { key: "salvage", values: { ...salvage } },
  ];
  return { state: { ...state, ships: left(state.ships, lost), score, phase: "shove" }, events };
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
  if (state.phase === "battle") return battle(state, answers, dice);
  return state.phase === "shove" ? shove(state, answers) : plan(state, answers, dice);
}
