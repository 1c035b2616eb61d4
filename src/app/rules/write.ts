import { both } from "../both.ts";
import type { Block, Saying } from "./book.ts";

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

/** A table with a caption; the first cell of a row is its heading. */
export function table(caption: Saying, head: readonly Saying[], rows: readonly (readonly Saying[])[]): Block {
  return { kind: "table", caption, head, rows };
}
