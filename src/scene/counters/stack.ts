import type { Counter } from "../../tabletop/counter.ts";
import { stacksOf } from "../../tabletop/layout/counter-layout.ts";

/** The stack in which a counter lies, from the lowest on, each where it stands if it has made way for others. */
export function stackWith(counters: readonly Counter[], id: string): readonly Counter[] {
  const stack = stacksOf(counters).find((all) => all.some((one) => one.id === id)) ?? [];
  return stack.map((one) => (one.aside ? { ...one, x: one.x + one.aside.x, y: one.y + one.aside.y } : one));
}
