import { isTypeId } from "../../../../games/dogfight/types.ts";
import { fieldsOf } from "../../../print/kept.ts";

/** What the dogfight can print. */
export const PARTS = ["records", "pads", "arcs", "moves", "cards"] as const;
export type Part = (typeof PARTS)[number];

/** What stands before the id of somebody's own aircraft. */
export const OWN = "own:";

/** Most sheets of one type. */
export const MOST_SHEETS = 12;

/** Rows of an order pad to choose from. */
export const PAD_TURNS = [6, 8, 10, 12] as const;
type PadTurns = (typeof PAD_TURNS)[number];

/** What is to be printed, and for which aircraft. */
export interface PrintChoice {
  readonly parts: readonly Part[];
  /** `match`: the aircraft of the match at hand; else of a scenario, or of types picked one by one. */
  readonly source: "match" | "scenario" | "types";
  readonly scenario: string;
  /** How many sheets of each type, by its id; of own aircraft too. */
  readonly types: Readonly<Record<string, number>>;
  readonly turns: PadTurns;
}

/** What the address asks for. */
interface Asked {
  readonly match: boolean;
  readonly scenario: string | null;
  readonly scenarios: readonly string[];
}

function partsOf(kept: unknown): readonly Part[] {
  return Array.isArray(kept) ? PARTS.filter((part) => kept.includes(part)) : ["records", "pads"];
}

function isKnown(id: string): boolean {
  return isTypeId(id) || id.startsWith(OWN);
}

function countsOf(kept: unknown): Readonly<Record<string, number>> {
  const whole = Object.entries(fieldsOf(kept)).filter(
    ([id, count]) =>
      isKnown(id) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_SHEETS,
  );
  return Object.fromEntries(whole) as Record<string, number>;
}

function sourceOf(kept: unknown, { match, scenario }: Asked): PrintChoice["source"] {
  if (match) return "match";
  if (scenario !== null) return "scenario";
  return kept === "types" ? "types" : "scenario";
}

/** A choice from whatever was kept; what the address asks for comes first. */
export function readChoice(kept: unknown, asked: Asked): PrintChoice {
  const { parts, source, scenario, types, turns } = fieldsOf(kept);
  const known = asked.scenarios.find((id) => id === (asked.scenario ?? scenario));
  return {
    parts: partsOf(parts),
    source: sourceOf(source, asked),
    scenario: known ?? asked.scenarios[0] ?? "",
    types: countsOf(types),
    turns: PAD_TURNS.find((count) => count === turns) ?? 10,
  };
}
