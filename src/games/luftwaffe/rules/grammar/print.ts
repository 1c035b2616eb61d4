import type { Strength } from "../../data/types.ts";
import { shortly } from "./numbers.ts";
import {
  type Attack,
  type Counted,
  type Defence,
  type Fire,
  type Order,
  SWEEP,
  type Withheld,
} from "./order.ts";

type Part = string | number | false | readonly (string | number)[];

function row(...words: readonly Part[]): string {
  return words
    .flat()
    .filter((word) => word !== false)
    .join(" ");
}

function counted(list: readonly Counted[]): readonly (string | number)[] {
  return list.flatMap(({ unit, factors }) => [unit, factors]);
}

const listed = (units: readonly string[]): readonly string[] =>
  units.length > 0 ? shortly(units) : ["none"];

function section(name: string, units: readonly (string | number)[]): readonly (string | number)[] {
  return units.length > 0 ? [name, ...units] : [];
}

function withholding({ count, units }: Withheld): readonly (string | number)[] {
  return section("withhold", units.length > 0 ? counted(units) : count > 0 ? [count] : []);
}

function declared({ keep, withhold }: Defence): Part {
  return [...section("keep", shortly(keep)), ...withholding(withhold)];
}

function firing({ fighters }: Fire): Part {
  if (fighters === undefined) return false;
  return fighters.length > 0 ? shortly(fighters) : "bombers";
}

function attack(order: Attack): string {
  const { bombers, direct, fighters } = order;
  return row(
    "attack",
    section("bombers", shortly(bombers)),
    section("direct", shortly(direct)),
    section("fighters", shortly(fighters)),
    declared(order),
  );
}

function strengths(side: string, all: readonly Strength[]): readonly (string | number)[] {
  return [side, ...(all.length > 0 ? all.flatMap(({ type, factors }) => [type, factors]) : ["none"])];
}

/** The one spelling of an answer. */
export function print(order: Order): string {
  switch (order.kind) {
    case "word":
      return order.word;
    case "name":
      return row(order.verb, order.name);
    case "counted":
      return row(order.verb, counted(order.counted));
    case "ground":
      return row("ground", listed(order.units), "reserve", order.reserve);
    case "sheet":
      return row(
        "sheet",
        order.streams.length === 0 && (order.sweep ? SWEEP : "none"),
        order.streams.flatMap(({ target, entry, turn, units }) => [target, entry, turn, ...shortly(units)]),
      );
    case "units":
      return row(order.verb, listed(order.units));
    case "base":
      return row(
        "base",
        order.stationed.length === 0 && "none",
        order.stationed.flatMap(({ base, units }) => [base, ...shortly(units)]),
      );
    case "groups":
      return row(
        "group",
        order.groups.length === 0 && "none",
        order.groups.flatMap(({ group, units }) => [group, ...shortly(units)]),
      );
    case "take-off":
      return row("take-off", shortly(order.units), order.tanks && "tanks");
    case "to":
      return row(order.verb, order.to, shortly(order.units));
    case "strafe":
      return row("strafe", order.base, shortly(order.units), "at", shortly(order.at));
    case "attack":
      return attack(order);
    case "defend":
      return row("defend", declared(order));
    case "fight":
      return row("fight", order.by);
    case "cost":
      return row(strengths("american", order.american), strengths("german", order.german));
    default:
      return row("fire", firing(order), order.split.flat());
  }
}
