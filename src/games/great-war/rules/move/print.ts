import { itemAt } from "../../../../core/item-at.ts";
import type { MoveOrder, Step } from "../grammar/order.ts";
import { ACTIONS, AHEAD, actionOf, LEFT, RIGHT } from "./actions.ts";

/** An order before it is spelt. */
export type MovePlan = Omit<MoveOrder, "kind" | "text">;

function signed(metres: number): string {
  return metres > 0 ? `+${metres}` : String(metres);
}

/** The spelling of steps: runs of hexes and hexsides are counted, `F3 L2`. */
function printSteps(steps: readonly Step[]): string {
  let text = "";
  for (let at = 0; at < steps.length; ) {
    const action = actionOf(itemAt(steps, at));
    const start = at;
    at += 1;
    if (action === AHEAD || action === LEFT || action === RIGHT) {
      while (at < steps.length && steps[at]?.do === steps[start]?.do) at += 1;
    }
    text += ` ${ACTIONS[action]?.token}${at - start > 1 ? at - start : ""}`;
  }
  return text;
}

function spelt({ speed, steps, climb, glide, strafe }: MovePlan): string {
  const head = `${speed}:${glide ? " glide" : ""}${strafe ? " strafe" : ""}`;
  return `${head}${printSteps(steps)}${climb === 0 ? "" : ` ${signed(climb)}`}`;
}

/** The order with its one canonical spelling: `8: F L2 F3 bomb F +50`. */
export function orderOf(plan: MovePlan): MoveOrder {
  const { speed, steps, climb, glide, strafe } = plan;
  return { kind: "move", text: spelt(plan), speed, steps, climb, glide, strafe };
}

/** The one canonical spelling. */
export function printMove(order: MoveOrder): string {
  return order.text;
}
