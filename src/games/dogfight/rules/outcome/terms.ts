import type { Phrase } from "../../../../core/phrase.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { EDGES } from "../../data/edges.ts";
import { FATES, type Fate, type Prices } from "../setup/prices.ts";
import { MAX_TURNS, type Setup } from "../setup/setup.ts";

const SIDES: readonly SideIndex[] = [0, 1];

/** What a line of the terms tells: a fate, or any edge. */
type PricedFate = Fate | "any";

/** What an aircraft earns by each fate, all four edges as one where they pay alike. */
function paidFor(prices: Prices): readonly (readonly [PricedFate, number])[] {
  const alike = EDGES.every((edge) => prices[edge] === prices.far);
  const fates: readonly PricedFate[] = alike ? ["down", "any"] : FATES;
  return fates
    .map((fate) => [fate, prices[fate === "any" ? "far" : fate]] as const)
    .filter(([, points]) => points > 0);
}

/** What a side earns for a fate of some aircraft. */
export interface Earning {
  readonly fate: PricedFate;
  readonly points: number;
  readonly aircraft: readonly string[];
}

/** What one side earns, aircraft that pay alike in one line. */
export function earningsOf({ airframes, scoring }: Setup, side: SideIndex): readonly Earning[] {
  const lines = new Map<string, { fate: PricedFate; points: number; aircraft: string[] }>();
  scoring?.prices[side].forEach((prices, index) => {
    for (const [fate, points] of paidFor(prices)) {
      const key = `${fate} ${points}`;
      const line = lines.get(key) ?? { fate, points, aircraft: [] };
      line.aircraft.push(airframes[index]?.id ?? "");
      lines.set(key, line);
    }
  });
  return [...lines.values()];
}

function earnings(setup: Setup, side: SideIndex): readonly Phrase[] {
  return earningsOf(setup, side).map((line) => ({
    key: "term.earns",
    values: { side: setup.sides[side], ...line },
  }));
}

/** whose aircraft, how many of which, by which edge. */
function crossing({ sides, airframes, scoring }: Setup): readonly Phrase[] {
  const target = scoring?.target;
  if (!target) return [];
  const { side, edge, count } = target;
  const own = airframes.filter((airframe) => airframe.side === side);
  const counted = airframes.filter((_, index) => (scoring.prices[side][index]?.[edge] ?? 0) > 0);
  const aircraft = counted.length < own.length ? counted.map(({ id }) => id) : [];
  return [{ key: "term.leave", values: { side: sides[side], edge, count, aircraft } }];
}

/** How a set-up is won, sentence by sentence: what a host reads out before the first turn. */
export function termsOf(setup: Setup): readonly Phrase[] {
  const { goal, turns, scoring } = setup;
  const won = goal === "leave" ? crossing(setup) : [{ key: `goal.${goal}`, values: {} }];
  const earned = scoring && !scoring.target ? SIDES.flatMap((side) => earnings(setup, side)) : [];
  const limit = turns < MAX_TURNS ? [{ key: "term.turns", values: { turns } }] : [];
  return [...won, ...earned, ...limit];
}
