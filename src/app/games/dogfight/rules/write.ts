import type { Block, Saying } from "../../../rules/book.ts";
import { both } from "../both.ts";

export { both } from "../both.ts";

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
