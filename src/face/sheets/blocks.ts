import type { SideIndex } from "../../tabletop/tabletop.ts";
import type { Block, Cell, ListItem, Row, Stretch, Track } from "../sheet.ts";
import type { Text } from "../text.ts";

/** Some words, plain or with a tone. */
type Said = Text | Stretch;

/** What is there, and what is left out: builders take `condition && what`. */
type Some<Of> = readonly (Of | false)[];

function there<Of>(all: Some<Of>): readonly Of[] {
  return all.filter((one) => one !== false) as readonly Of[];
}

function stretchOf(said: Said): Stretch {
  return typeof said === "string" || "key" in said ? { text: said } : said;
}

function itemOf(one: Said | ListItem): ListItem {
  return typeof one === "object" && "line" in one ? one : { line: [stretchOf(one)] };
}

export function line(...said: Some<Said>): Block {
  return { kind: "line", line: there(said).map(stretchOf) };
}

export function list(items: readonly (Said | ListItem)[]): Block {
  return { kind: "list", items: items.map(itemOf) };
}

export function bullets(items: readonly (Said | ListItem)[]): Block {
  return { kind: "list", look: "bullets", items: items.map(itemOf) };
}

export function section(title: Text, blocks: Some<Block>, side?: SideIndex): Block {
  return { kind: "section", title, ...(side !== undefined && { side }), blocks: there(blocks) };
}

/** Columns of one width. */
export function columns(...all: readonly (readonly Block[])[]): Block {
  return { kind: "columns", columns: all };
}

/** Names with their figures. */
export function figures(...all: Some<readonly [name: Text, value: Text | number]>): Block {
  return {
    kind: "figures",
    figures: there(all).map(([name, value]) => ({
      name,
      value: typeof value === "number" ? `${value}` : value,
    })),
  };
}

/** Boxes of which some are crossed off, the first ones; `name`: what stands before them. */
export function boxes(of: number, crossed: number, label: Text, name?: Text): Track {
  const marks = Array.from({ length: of }, (_, at) => (at < crossed ? "crossed" : "open"));
  return { shape: "box", marks, ...(name !== undefined && { name }), label };
}

/** A row of a table: what it is about, and its cells. */
export function row(
  head: Said | readonly Stretch[],
  cells: readonly (Cell | number)[],
  more: Omit<Row, "head" | "cells"> = {},
): Row {
  return {
    ...more,
    head: Array.isArray(head) ? head : [stretchOf(head as Said)],
    cells: cells.map((cell) => (typeof cell === "number" ? `${cell}` : cell)),
  };
}

type Table = Extract<Block, { readonly kind: "table" }>;

/** A table of one look; `caption`: words above it. */
export function table(
  look: Table["look"],
  heads: readonly Text[],
  rows: readonly Row[],
  {
    caption,
    ...more
  }: Pick<Table, "label" | "widths"> & { readonly caption?: Said | readonly Stretch[] } = {},
): Block {
  return {
    kind: "table",
    look,
    ...(caption !== undefined && {
      caption: Array.isArray(caption) ? caption : [stretchOf(caption as Said)],
    }),
    ...more,
    columns: heads,
    rows,
  };
}
