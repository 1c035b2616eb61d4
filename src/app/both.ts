import type { Localised } from "../core/language.ts";

/** A text in both languages. */
export function both(en: string, de: string): Localised {
  return { en, de };
}
