import { AHEAD, LEFT, RIGHT } from "./actions.ts";

const SPACE = 32;
export const PLUS = 43;
const COMMA = 44;
export const HYPHEN = 45;
export const COLON = 58;
const MINUS = 0x2212;
const EN_DASH = 0x2013;

export function isBlank(code: number): boolean {
  return code <= SPACE || code === COMMA || code === 0xa0;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

export function isLetter(code: number): boolean {
  const small = code | 32;
  return small >= 97 && small <= 122;
}

export function isSign(code: number): boolean {
  return code === PLUS || code === HYPHEN || code === MINUS || code === EN_DASH;
}

/** Runs of these letters may be written together: `FLF3`. */
export function letterAction(code: number): number {
  const small = code | 32;
  if (small === 102) return AHEAD;
  if (small === 108) return LEFT;
  return small === 114 ? RIGHT : -1;
}
