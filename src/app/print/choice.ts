import { fieldsOf } from "./kept.ts";

/** Most sheets of one type. */
export const MOST_SHEETS = 12;

/** Rows of an order pad to choose from. */
export const PAD_TURNS = [6, 8, 10, 12] as const;
type PadTurns = (typeof PAD_TURNS)[number];

/** What is to be printed, and of what. */
export interface PrintChoice {
  /** Ids of the parts that are on. */
  readonly parts: readonly string[];
  /** `match`: what stands in the match at hand; else in a scenario, or types picked one by one. */
  readonly source: "match" | "scenario" | "types";
  readonly scenario: string;
  /** How many sheets of each type, by its id; of own ones too. */
  readonly types: Readonly<Record<string, number>>;
  readonly turns: PadTurns;
}

/** What the address asks for. */
export interface PrintAddress {
  readonly match: boolean;
  readonly scenario: string | null;
  readonly scenarios: readonly string[];
}

/** What a game has to print. */
export interface Printable {
  readonly parts: readonly { readonly id: string; readonly usual: boolean }[];
  /** Types that sheets can be printed of. */
  readonly types: readonly { readonly id: string }[];
}

function countsOf(kept: unknown, types: Printable["types"]): Readonly<Record<string, number>> {
  const known = new Set(types.map(({ id }) => id));
  const whole = Object.entries(fieldsOf(kept)).filter(
    ([id, count]) =>
      known.has(id) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_SHEETS,
  );
  return Object.fromEntries(whole) as Record<string, number>;
}

function sourceOf(kept: unknown, { match, scenario }: PrintAddress): PrintChoice["source"] {
  if (match) return "match";
  if (scenario !== null) return "scenario";
  return kept === "types" ? "types" : "scenario";
}

function partsOf(kept: unknown, parts: Printable["parts"]): readonly string[] {
  const chosen = Array.isArray(kept) ? parts.filter(({ id }) => kept.includes(id)) : undefined;
  return (chosen ?? parts.filter(({ usual }) => usual)).map(({ id }) => id);
}

/** A choice from whatever was kept; what the address asks for comes first. */
export function readChoice(kept: unknown, asked: PrintAddress, printable: Printable): PrintChoice {
  const { parts, source, scenario, types, turns } = fieldsOf(kept);
  const known = asked.scenarios.find((id) => id === (asked.scenario ?? scenario));
  return {
    parts: partsOf(parts, printable.parts),
    source: sourceOf(source, asked),
    scenario: known ?? asked.scenarios[0] ?? "",
    types: countsOf(types, printable.types),
    turns: PAD_TURNS.find((count) => count === turns) ?? 10,
  };
}
