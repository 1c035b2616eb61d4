import type { Page, PaperBlock, Wanted } from "../paper.ts";
import type { Block } from "../sheet.ts";
import { line } from "../sheets/blocks.ts";
import type { Text } from "../text.ts";

/** `dense`: small letters; `scaled`: lengths are true. */
interface Look {
  readonly dense?: true;
  readonly scaled?: true;
}

export function heading(text: Text): PaperBlock {
  return { kind: "heading", text };
}

/** A reminder in a frame of its own. */
export function notes(title: Text, lines: readonly Text[]): PaperBlock {
  return { kind: "notes", title, lines };
}

/** A page of blocks. */
export function page(id: string, title: Text, blocks: readonly PaperBlock[], look: Look = {}): Page {
  const { dense, scaled = false } = look;
  return { id, title, content: { kind: "blocks", ...(dense && { dense }), blocks }, scaled };
}

/** A page of blocks with its title over them. */
export function titledPage(id: string, title: Text, blocks: readonly PaperBlock[], look: Look = {}): Page {
  return page(id, title, [heading(title), ...blocks], look);
}

/** What is told of the battle and what lies behind it. */
export function background({ blurb, history }: Pick<Wanted, "blurb" | "history">): readonly Block[] {
  return [blurb, history].filter((text) => text !== "").map((text) => line(text));
}
