import * as z from "zod/mini";
import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Answers, AppraisedGame, GameEvent, Prompt, Resolved } from "../../../src/core/game.ts";
import { meta } from "./meta/meta.ts";
import { options, parse, print, prompts } from "./orders.ts";
import { type BySide, each, type Order, SIDES, type Side, type State, type View } from "./types.ts";

const config = z.strictObject({ scenario: z.literal("three-days") });
type Config = z.infer<typeof config>;

const AIRCRAFT = 4;
const DAYS = 3;
/** The campaign's own table: an aircraft in a battle is lost on a 1 or a 2. */
const LOST = 2;

function setup(): Resolved<State> {
  const state: State = {
    day: 1,
    days: DAYS,
    phase: "send",
    left: each(() => AIRCRAFT),
    sent: each(() => 0),
  };
  return { state, events: [] };
}

/** The campaign's own table for a battle: a die for each aircraft that was sent. */
function losses({ sent }: View, dice: Dice): BySide<number> {
  return each((side) => {
    const kinds = Array.from({ length: sent[side] }, () => "d6" as const);
    const faces = dice.throw({ dice: kinds, by: side, why: { key: "throw.losses", values: { side } } });
    return faces.filter((face) => face <= LOST).length;
  });
}

/** The day is over; a side whose die shows a 6 gets an aircraft. */
function nextDay(state: State, events: readonly GameEvent[], dice: Dice): Resolved<State> {
  const why = { key: "throw.supply", values: { day: state.day } };
  const supply = each((side) => (dice.throw({ dice: ["d6"], by: side, why })[0] === 6 ? 1 : 0));
  const left = each((side) => state.left[side] + supply[side]);
  const over = state.day === state.days || SIDES.some((side) => left[side] === 0);
  const next: State = {
    ...state,
    left,
    sent: each(() => 0),
    phase: over ? "over" : "send",
    day: over ? state.day : state.day + 1,
  };
  return { state: next, events: [...events, { key: "supply", values: { ...supply } }] };
}

function resolve(state: State, answers: Answers<Order>, dice: Dice): Resolved<State> {
  if (state.phase === "send") {
    const sent = each((side) => {
      const order = answers.get(`${side}-send`);
      return order?.kind === "send" ? order.count : 0;
    });
    const events = [{ key: "sent", values: { ...sent } }];
    if (sent.red > 0 && sent.blue > 0) return { state: { ...state, sent, phase: "battle" }, events };
    return nextDay({ ...state, sent }, events, dice);
  }
  const order = answers.get(`battle-${state.day}`);
  const lost = order?.kind === "losses" ? order.lost : each(() => 0);
  const left = each((side) => state.left[side] - lost[side]);
  return nextDay({ ...state, left }, [{ key: "lost", values: { ...lost } }], dice);
}

function outcome({ phase, left }: State) {
  if (phase !== "over") return undefined;
  const reason = { key: "won", values: { ...left } };
  if (left.red === left.blue) return { winner: null, reason };
  return { winner: left.red > left.blue ? "red" : "blue", reason };
}

function appraise(state: State, seat: string): number {
  const ahead = (state.left.red - state.left.blue) * (seat === "red" ? 1 : -1);
  return ahead * (state.phase === "over" ? 1000 : 10);
}

function sample(prompt: Prompt, view: View, _own: Answers<Order>, dice: Dice): Order {
  if (prompt.kind === "battle") return { kind: "losses", lost: losses(view, dice) };
  const legal = [...options(prompt, view)];
  const why = { key: "throw.choice", values: {} };
  const [face = 1] = dice.throw({ dice: [`d${legal.length}`], by: prompt.seat, why });
  return legal[face - 1] as Order;
}

/** A tiny campaign: aircraft are sent out day by day, and meet in battles that another game may fight. */
export const patrols: AppraisedGame<Config, State, View, Order> = {
  meta,
  config,
  check: () => [],
  seats: () => SIDES.map((side: Side) => ({ id: side, side })),
  setup,
  prompts,
  parse,
  print,
  options,
  sample,
  resolve,
  view: (state, viewer) => ({ viewer, ...state }),
  imagine: ({ viewer: _, ...state }) => state,
  outcome,
  appraise,
  report: ({ day, phase, left }) => ({ turn: day, phase, pieces: {}, score: left }),
  narrate: ({ key, values }) => ({ key, values }),
};
