import type { Answers, Problem, Prompt } from "../../../src/core/game.ts";
import { fail, ok, type Result } from "../../../src/core/result.ts";
import { adjacent, BOARD, near, onBoard, STEPS, same, step } from "./hexes.ts";
import {
  type BySide,
  each,
  type Hex,
  type Order,
  type Ship,
  type Side,
  type State,
  type View,
} from "./types.ts";

/** The questions of a phase. Whether one is asked never depends on a hand. */
export function prompts(state: Pick<State, "phase" | "turn" | "ships" | "shover">): Prompt[] {
  if (state.phase === "over") return [];
  if (state.phase === "battle") return [battle(state)];
  if (state.shover) {
    return [{ id: `${state.shover}-shove`, seat: state.shover, kind: "shove", opens: "now" }];
  }
  return (["red", "blue"] as const).flatMap((seat): Prompt[] => [
    ...(state.turn === 1 ? [{ id: `${seat}-target`, seat, kind: "target", opens: "end" } as const] : []),
    { id: `${seat}-bid`, seat, kind: "bid", opens: "together" },
    ...state.ships
      .filter((ship) => ship.side === seat)
      .map((ship) => ({ id: ship.id, seat, kind: "move", about: ship.id, opens: "together" }) as const),
  ]);
}

/** How many of either side stand near the centre. */
export function met({ ships }: Pick<State, "ships">): BySide<number> {
  return each((side) => ships.filter((ship) => ship.side === side && near(ship)).length);
}

/** What the table is asked where both sides are near the centre. */
function battle({ turn, ships }: Pick<State, "turn" | "ships">): Prompt {
  const spawn = { battle: "encounter", values: { day: turn, ...met({ ships }) } };
  return { id: `battle-${turn}`, seat: "table", kind: "battle", opens: "now", spawn };
}

/** No more is lost than was there. */
function* losses(view: View): Generator<Order> {
  const most = met(view);
  for (let red = 0; red <= most.red; red++)
    for (let blue = 0; blue <= most.blue; blue++) yield { kind: "losses", lost: { red, blue } };
}

function shipOf(view: View, id: string): Ship {
  return view.ships.find((ship) => ship.id === id) as Ship;
}

/** Where the seat's other ships are going, as far as it has said so in this round. */
function claimed(view: View, prompt: Prompt, own: Answers<Order>): Hex[] {
  const hexes: Hex[] = [];
  for (const [id, order] of own) {
    if (order.kind === "move" && id !== prompt.id) hexes.push(step(shipOf(view, id), order.to));
  }
  return hexes;
}

function* moves(prompt: Prompt, view: View, own: Answers<Order>): Generator<Order> {
  const taken = claimed(view, prompt, own);
  const ship = shipOf(view, prompt.id);
  for (const to of STEPS.keys()) {
    const end = step(ship, to);
    if (onBoard(end) && !taken.some((hex) => same(hex, end))) yield { kind: "move", to };
  }
}

function* shoves(prompt: Prompt, view: View): Generator<Order> {
  yield { kind: "pass" };
  const mine = view.ships.filter((ship) => ship.side === prompt.seat);
  for (const ship of view.ships) {
    if (ship.side === prompt.seat || !mine.some((own) => adjacent(own, ship))) continue;
    for (const to of STEPS.keys()) {
      if (to !== "stay" && onBoard(step(ship, to))) yield { kind: "shove", ship: ship.id, to };
    }
  }
}

export function* options(prompt: Prompt, view: View, own: Answers<Order>): Generator<Order> {
  if (prompt.kind === "target") for (const hex of BOARD) yield { kind: "target", hex };
  if (prompt.kind === "bid") {
    const cards = view.hands[prompt.seat as Side].cards ?? [];
    for (const card of new Set([0, ...cards])) yield { kind: "bid", card };
  }
  if (prompt.kind === "move") yield* moves(prompt, view, own);
  if (prompt.kind === "shove") yield* shoves(prompt, view);
  if (prompt.kind === "battle") yield* losses(view);
}

export function print(order: Order): string {
  switch (order.kind) {
    case "bid":
      return String(order.card);
    case "move":
      return order.to;
    case "target":
      return `${order.hex.q},${order.hex.r}`;
    case "shove":
      return `${order.ship} ${order.to}`;
    case "pass":
      return "pass";
    case "losses":
      return `red ${order.lost.red} blue ${order.lost.blue}`;
  }
}

/** Case and blanks at the ends don't matter. */
export function parse(
  text: string,
  prompt: Prompt,
  view: View,
  own: Answers<Order>,
): Result<Order, readonly Problem[]> {
  const wanted = text.trim().toLowerCase();
  const legal: string[] = [];
  for (const order of options(prompt, view, own)) {
    const spelling = print(order);
    if (spelling.toLowerCase() === wanted) return ok(order);
    legal.push(spelling);
  }
  const token = { start: 0, end: text.length };
  return fail([
    { code: "not-legal", rule: "SK-1", values: { text: text.slice(0, 20) }, token, near: legal.slice(0, 3) },
  ]);
}
