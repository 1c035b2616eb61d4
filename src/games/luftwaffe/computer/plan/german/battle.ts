import { bombersAt, germansAt, isJet } from "../../../rules/battle/present.ts";
import type { Attack, Order } from "../../../rules/grammar/order.ts";
import { livingAmericans } from "../../../rules/state/look.ts";
import type { Of } from "../../../rules/state/task.ts";
import { type Choice, type PlanQuestion, say } from "../asked.ts";
import { preyAt, promise, reasonAt } from "./intercept.ts";

function order(change: Partial<Attack>): Order {
  const none = { bombers: [], direct: [], fighters: [], keep: [], withhold: { count: 0, units: [] } };
  return { kind: "attack", ...none, ...change };
}

/** Section 4.2, D: at the bombers, jets past their escorts; at fighters where there are no bombers. */
export function attack(asked: PlanQuestion, { hex }: Of<"attack">): readonly Choice[] {
  const { view } = asked;
  const able = germansAt(view, hex).filter(({ fired }) => !fired);
  const all = livingAmericans(view).filter((one) => one.hex === hex);
  const prey = preyAt(view, hex, all);
  const value = promise(asked, { ...prey, there: [] }, able);
  const ids = able.map(({ id }) => id);
  const jets = able.filter((one) => isJet(view, one)).map(({ id }) => id);
  const choice =
    bombersAt(view, hex).length > 0
      ? order({ bombers: ids.filter((id) => !jets.includes(id)), direct: jets })
      : order({ fighters: ids });
  const told = reasonAt("reason.intercept", { ...prey, there: [] }, able);
  return [{ order: choice, value, reason: told }, say("pass")].toSorted((a, b) => b.value - a.value);
}
