import type { Order, PlayOrder } from "./order.ts";

function printPlay({ card, at, roll, ace, by, hitValue, rockets, added }: PlayOrder): string {
  return [
    added && "aggregate",
    card,
    roll === "climb" ? "climb" : roll && `dive ${roll}`,
    at,
    ace && "as ace-pilot",
    by && `by ${by}`,
    hitValue !== undefined && `at ${hitValue}`,
    rockets && "rockets",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The one spelling of an answer. */
export function print(order: Order): string {
  switch (order.kind) {
    case "word":
      return order.word;
    case "dive":
      return `dive ${order.levels}`;
    case "bid":
      return `bid ${order.level} ${order.points}`;
    case "offer":
      return `offer ${order.points}`;
    case "resource":
      return order.resource === "veteran" ? `resource veteran ${order.id}` : `resource ${order.resource}`;
    case "name":
      return `name ${order.id}`;
    case "attack":
      return `attack ${order.at}`;
    case "keen":
      return `keen ${order.at}`;
    case "discard":
      return `discard ${order.card}`;
    default:
      return printPlay(order);
  }
}
