import type { Allocation, FlyOrder, Order } from "./order.ts";

function row(...words: readonly (string | number | false | readonly (string | number)[])[]): string {
  return words
    .flat()
    .filter((word) => word !== false)
    .join(" ");
}

function printFly({ id, way, length, more, without }: FlyOrder): string {
  return row(id, "fly", way, length ?? false, more && "more", without.length > 0 && "without", without);
}

function printLose({ lost, stood }: Allocation): string {
  return row(lost.length > 0 && "lose", lost, stood !== null && ["stand-down", stood]);
}

function printCost(cost: Allocation): string {
  return printLose(cost) || "none";
}

/** The one spelling of an answer. */
export function print(order: Order): string {
  switch (order.kind) {
    case "word":
      return order.word;
    case "bid":
      return row("bid", order.targets);
    case "cards":
      return row(order.verb, order.cards);
    case "types":
      return row(order.verb, order.types);
    case "rotate":
      return row("rotate", order.from, order.to, order.gives, order.gains !== order.gives && order.gains);
    case "dice":
      return row("repair squadron", order.squadrons, "facility", order.facilities);
    case "rebuild":
      return row("rebuild", order.names);
    case "under":
      return row("under", printUnder(order.cards));
    case "sevens":
      return row("seven", order.formations.length > 0 ? order.formations : "none");
    case "fill":
      return row("fill", order.formations);
    case "fly":
      return printFly(order);
    case "act":
      return row(order.id, order.verb);
    case "to":
      return row("to", order.way, order.more && "more");
    case "attack":
      return row(order.id, "attack", order.at);
    case "big-wing":
      return row("big-wing", order.wings, order.at);
    case "lose":
      return printLose(order);
    case "fight":
      return row("fight", order.by);
    case "result":
      return row("british", printCost(order.british), "german", printCost(order.german));
    case "lay":
      return row("lay", order.sizes);
    default:
      return row(
        "set",
        order.against.flatMap(({ gruppe, squadrons }) => [gruppe, ...squadrons]),
      );
  }
}

function printUnder(cards: Extract<Order, { kind: "under" }>["cards"]): readonly string[] {
  return cards.flatMap(({ formation, type }, at) =>
    cards[at - 1]?.formation === formation ? [type] : [formation, type],
  );
}
