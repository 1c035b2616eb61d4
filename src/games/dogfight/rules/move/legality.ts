import type { TextSpan } from "../../../../core/orders/token.ts";
import type { Values } from "../../../../core/phrase.ts";
import type { Situation } from "../state/situation.ts";
import type { Draft, Item } from "./grammar.ts";

/** One check that an order fails: E2 to E9. */
export interface Breach {
  readonly code: "E2" | "E3" | "E4" | "E5" | "E6" | "E7" | "E8" | "E9";
  readonly values: Values;
  readonly token: TextSpan | undefined;
}

/** DF-6, R-04, R-06: most clock points, half the current ENGINE rounded down. */
export function turnLimit({ engine, options }: Situation): number {
  const half = engine >> 1;
  return options.lameTurn && half === 0 ? 1 : half;
}

/** the least SPEED. */
function leastSpeed({ options }: Situation): number {
  return options.allowZero ? 0 : 1;
}

/** DF-3: the SPEEDs from which to choose: one less to one more than the last (§9, DF-65: a dive adds its levels), R-09 beyond that. */
function speedRange(s: Situation): { readonly from: number; readonly to: number } {
  if (s.speed - 1 > s.engine) return { from: s.engine, to: s.engine };
  return { from: s.speed - 1, to: s.speed + 1 + s.dived };
}

function checkDeclared(draft: Draft): Breach | undefined {
  const { declared, cost } = draft;
  if (!declared || declared.speed === cost) return undefined;
  return { code: "E2", values: { cost, declared: declared.speed }, token: declared };
}

function checkEngine({ cost }: Draft, { engine }: Situation): Breach | undefined {
  return cost > engine ? { code: "E3", values: { cost, engine }, token: undefined } : undefined;
}

/** Reading of E4 where ENGINE was shot below every SPEED within one of the last: only ENGINE itself is left. */
function checkChange({ cost }: Draft, s: Situation): Breach | undefined {
  const { from, to } = speedRange(s);
  const forced = s.speed - 1 > s.engine;
  const within = cost >= s.speed - 1 && cost <= s.speed + 1 + s.dived;
  if (within || (cost >= from && cost <= to)) return undefined;
  const values = {
    cost,
    last: s.speed,
    from: Math.max(from, leastSpeed(s)),
    to: Math.min(to, s.engine),
    forced,
  };
  return { code: "E4", values, token: undefined };
}

/** total points of the game turn, or under `each-turn` those of each single turn. */
function checkPoints({ items }: Draft, s: Situation): Breach | undefined {
  const limit = turnLimit(s);
  const each = s.options.turnLimit === "each-turn";
  let points = 0;
  for (const item of items) {
    if (item.kind !== "turn") continue;
    points = each ? item.points : points + item.points;
    if (points > limit) {
      const total = each ? points : totalPoints(items);
      return { code: "E5", values: { points: total, limit, engine: s.engine, each }, token: item };
    }
  }
  return undefined;
}

function totalPoints(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + (item.kind === "turn" ? item.points : 0), 0);
}

/** DF-7: two inches straight on between two turns. */
function checkSpacing({ items }: Draft): Breach | undefined {
  const at = items.findIndex((item, index) => item.kind === "turn" && items[index - 1]?.kind === "turn");
  return at < 0 ? undefined : { code: "E6", values: {}, token: items[at] };
}

function checkFirst({ items }: Draft, { turned }: Situation): Breach | undefined {
  const [first] = items;
  return turned && first?.kind === "turn" ? { code: "E7", values: {}, token: first } : undefined;
}

function checkLeast({ cost }: Draft, s: Situation): Breach | undefined {
  const least = leastSpeed(s);
  return cost < least ? { code: "E8", values: { cost, least }, token: undefined } : undefined;
}

/** DF-67: no climb above the ceiling, no dive below level 1. */
function checkMark({ mark }: Draft, s: Situation): Breach | undefined {
  if (!mark) return undefined;
  const { climb } = mark;
  const breach = (why: string, limit: number): Breach => ({
    code: "E9",
    values: { why, climb, level: s.level, limit },
    token: mark,
  });
  if (!s.options.altitude) return breach("off", 0);
  if (climb > 0 && s.level + climb > s.ceiling) return breach("ceiling", s.ceiling);
  return climb < 0 && s.level + climb < 1 ? breach("ground", 1) : undefined;
}

const CHECKS = [
  checkDeclared,
  checkEngine,
  checkChange,
  checkPoints,
  checkSpacing,
  checkFirst,
  checkLeast,
  checkMark,
] as const;

/** DF-31: every check that a draft fails, E2 to E9 in order; none means that it is legal. */
export function breaches(draft: Draft, situation: Situation): readonly Breach[] {
  const found: Breach[] = [];
  for (const check of CHECKS) {
    const breach = check(draft, situation);
    if (breach) found.push(breach);
  }
  return found;
}

/** Whether a draft fails no check; stops at the first that it fails. */
export function isLegal(draft: Draft, situation: Situation): boolean {
  return CHECKS.every((check) => check(draft, situation) === undefined);
}
