import type { Localised } from "../../../../core/language.ts";
import type { Block, Saying } from "../../../rules/book.ts";

/** A text in both languages. */
export function both(en: string, de: string): Localised {
  return { en, de };
}

/** A paragraph. */
export function text(en: string, de: string): Block {
  return { kind: "text", text: both(en, de) };
}

export function list(...items: readonly Saying[]): Block {
  return { kind: "list", items };
}

export function steps(...items: readonly Saying[]): Block {
  return { kind: "list", items, ordered: true };
}
