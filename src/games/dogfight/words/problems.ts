import type { Problem } from "../../../core/game.ts";

/** A stretch of the text as it was typed: offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

type Path = { readonly path: string };
type Id = { readonly id: string };
type Shot = Id & { readonly weapon: string; readonly target: string };

/** What each refusal tells, by its code. Lengths in inches; `path` leads into the set-up. */
export type Refusals = {
  readonly E1: { readonly reason: string; readonly found: string };
  readonly E2: { readonly cost: number; readonly declared: number };
  readonly E3: { readonly cost: number; readonly engine: number };
  readonly E4: {
    readonly cost: number;
    readonly last: number;
    readonly from: number;
    readonly to: number;
    readonly forced: boolean;
  };
  readonly E5: {
    readonly points: number;
    readonly limit: number;
    readonly engine: number;
    readonly each: boolean;
  };
  /** `found`: the failing token as it was typed. */
  readonly E6: { readonly found: string };
  readonly E7: { readonly found: string };
  readonly E8: { readonly cost: number; readonly least: number };
  readonly E9: {
    readonly found: string;
    readonly why: string;
    readonly climb: number;
    readonly level: number;
    readonly limit: number;
  };
  readonly "fire-grammar": { readonly found: string };
  readonly "fire-unknown-aircraft": { readonly found: string; readonly known: readonly string[] };
  readonly "fire-not-yours": Id & { readonly side: string };
  readonly "fire-friend": Id;
  readonly "fire-gone": Id & { readonly status: string };
  readonly "fire-no-weapon": Shot & { readonly has: readonly string[]; readonly lost: boolean };
  readonly "fire-used": Shot;
  readonly "fire-out-of-arc": Shot & { readonly clock: number };
  readonly "fire-out-of-range": Shot & { readonly range: number; readonly longest: number };
  readonly "fire-too-steep": Shot & { readonly levels: number; readonly flat: number };
  readonly "fire-blocked": Shot & { readonly by: string; readonly name: string };
  readonly "fire-cannot-hit": Shot & { readonly need: number };
  readonly "config-scenario": Path & { readonly found: string; readonly known: readonly string[] };
  readonly "config-mixed": Path & { readonly found: readonly string[] };
  readonly "config-missing": Path;
  readonly "config-number": Path & {
    readonly found: number;
    readonly from: number;
    readonly to: number;
    readonly step: number;
  };
  readonly "config-count": Path & { readonly found: number; readonly from: number; readonly to: number };
  readonly "config-id": Path & { readonly found: string; readonly why: string };
  readonly "config-sides": Path & { readonly found: readonly string[] };
  readonly "config-type": Path & { readonly found: string; readonly known: readonly string[] };
  readonly "config-text": Path & { readonly found: string; readonly longest: number };
  readonly "config-colour": Path & { readonly found: string };
  readonly "config-twice": Path & { readonly found: string };
  readonly "config-cloud": Path & { readonly bottom: number; readonly top: number };
  readonly "config-turns": Path & { readonly goal: string };
  /** A field that belongs to a goal is missing, or stands where the goal is another. */
  readonly "config-goal": Path & { readonly goal: string; readonly field: string; readonly missing: boolean };
  readonly "config-side": Path & { readonly found: string; readonly known: readonly string[] };
  /** Names of a list of aircraft: unknown, twice, or of the wrong side. */
  readonly "config-names": Path & {
    readonly found: string;
    readonly why: "unknown" | "twice" | "own" | "other";
  };
  readonly "config-edge": Path;
  readonly "config-worthless": Path;
};

export type RefusalCode = keyof Refusals;

/** A problem, its values checked against its code. */
export function refuse<Code extends RefusalCode>(
  code: Code,
  values: Refusals[Code],
  more: {
    readonly rule?: string;
    readonly token?: Span | undefined;
    readonly near?: readonly string[];
  } = {},
): Problem {
  const { rule, token, near } = more;
  return {
    code,
    values,
    ...(rule !== undefined && { rule }),
    ...(token && { token: { start: token.start, end: token.end } }),
    ...(near && { near }),
  };
}
