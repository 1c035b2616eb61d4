import type { Problem, Prompt } from "../../../src/core/game.ts";
import { fail, ok, type Result } from "../../../src/core/result.ts";
import { type Order, SIDES, type Side, type State, type View } from "./types.ts";

/** No more than so many may fly at once. */
const MOST = 3;

/** Each side sends aircraft; where both have, the battle is asked of the table. */
export function prompts({ phase, day, sent }: State): readonly Prompt[] {
  if (phase === "over") return [];
  if (phase === "send")
    return SIDES.map((seat) => ({ id: `${seat}-send`, seat, kind: "send", opens: "together" }));
  const spawn = { battle: "encounter", values: { day, ...sent } };
  return [{ id: `battle-${day}`, seat: "table", kind: "battle", opens: "now", spawn }];
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

export function* options({ kind, seat }: Prompt, { left, sent }: View): Generator<Order> {
  if (kind === "send") {
    for (const count of upTo(Math.min(MOST, left[seat as Side]))) yield { kind: "send", count };
    return;
  }
  for (const red of upTo(sent.red))
    for (const blue of upTo(sent.blue)) yield { kind: "losses", lost: { red, blue } };
}

export function print(order: Order): string {
  return order.kind === "send" ? String(order.count) : `red ${order.lost.red} blue ${order.lost.blue}`;
}

/** Losses never exceed what was sent: such an answer is not among the options. */
export function parse(text: string, prompt: Prompt, view: View): Result<Order, readonly Problem[]> {
  const legal = [...options(prompt, view)];
  const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
  const order = legal.find((one) => print(one) === wanted);
  if (order) return ok(order);
  const near = legal.slice(0, 3).map(print);
  return fail([{ code: "not-legal", rule: "PA-1", values: { text: text.slice(0, 20) }, near }]);
}
