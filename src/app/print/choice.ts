import { fieldsOf } from "./kept.ts";

/** Most sheets of one type. */
export const MOST_SHEETS = 12;

/** Rows of an order pad to choose from. */
export const PAD_TURNS = [6, 8, 10, 12] as const;
type PadTurns = (typeof PAD_TURNS)[number];

/** What is to be printed, and for which aircraft. */
export interface PrintChoice<Part extends string> {
  readonly parts: readonly Part[];
  /** `match`: the aircraft of the match at hand; else of a scenario, or of types picked one by one. */
  readonly source: "match" | "scenario" | "types";
  readonly scenario: string;
  /** How many sheets of each type, by its id; of own aircraft too. */
  readonly types: Readonly<Record<string, number>>;
  readonly turns: PadTurns;
}

/** What the address asks for. */
export interface Asked {
  readonly match: boolean;
  readonly scenario: string | null;
  readonly scenarios: readonly string[];
}

/** What a game has to print. */
export interface Printable<Part extends string> {
  readonly parts: readonly Part[];
  /** The parts that are on until somebody chooses. */
  readonly usual: readonly Part[];
  /** Whether sheets of a type with this id can be printed. */
  isKnown(type: string): boolean;
}

function countsOf(kept: unknown, isKnown: (type: string) => boolean): Readonly<Record<string, number>> {
  const whole = Object.entries(fieldsOf(kept)).filter(
    ([id, count]) =>
      isKnown(id) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_SHEETS,
  );
  return Object.fromEntries(whole) as Record<string, number>;
}

function sourceOf(kept: unknown, { match, scenario }: Asked): PrintChoice<string>["source"] {
  if (match) return "match";
  if (scenario !== null) return "scenario";
  return kept === "types" ? "types" : "scenario";
}

/** A choice from whatever was kept; what the address asks for comes first. */
export function readChoice<Part extends string>(
  kept: unknown,
  asked: Asked,
  printable: Printable<Part>,
): PrintChoice<Part> {
  const { parts, source, scenario, types, turns } = fieldsOf(kept);
  const known = asked.scenarios.find((id) => id === (asked.scenario ?? scenario));
  return {
    parts: Array.isArray(parts) ? printable.parts.filter((part) => parts.includes(part)) : printable.usual,
    source: sourceOf(source, asked),
    scenario: known ?? asked.scenarios[0] ?? "",
    types: countsOf(types, printable.isKnown),
    turns: PAD_TURNS.find((count) => count === turns) ?? 10,
  };
}
