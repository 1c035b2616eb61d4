import type { Problem } from "../../../../core/game.ts";
import type { Span } from "../../../../core/orders/token.ts";
import { SIDES } from "../../data/sides.ts";
import type { Phrases } from "../../words/phrases.ts";
import type { Setup } from "../setup/setup.ts";

/** A problem, its values checked against its code. */
export function refuse<Code extends Extract<keyof Phrases, `fire-${string}`>>(
  code: Code,
  values: Phrases[Code],
  more: { readonly rule?: string; readonly token?: Span; readonly near?: readonly string[] } = {},
): Problem {
  return { code, values, ...more } as Problem;
}

export function idOf({ airframes }: Setup, index: number): string {
  return airframes[index]?.id ?? "";
}

/** The name of an aircraft's side. */
export function sideOf({ airframes }: Setup, index: number): string {
  return SIDES[airframes[index]?.side ?? 0];
}

/** The name of the other side. */
export function enemyOf({ airframes }: Setup, index: number): string {
  return SIDES[airframes[index]?.side === 0 ? 1 : 0];
}
