import { phraser } from "../../../../core/phrase.ts";
import type { Block } from "../../../../face/sheet.ts";
import { line } from "../../../../face/sheets/blocks.ts";
import { TABLES } from "../../data/own.ts";
import type { Tables } from "../../data/tables.ts";
import type { words } from "../words/en/papers.ts";

const phrase = phraser<typeof words>();

/** Whose figures they are. */
export function sourceLine(tables: Tables): Block {
  const own = tables === TABLES ? [{ text: phrase("paper.fire.own"), tone: "soft" as const }] : [];
  const set = { text: phrase("paper.fire.set", { name: tables.name }), tone: "soft" as const };
  return line(set, ...(own.length > 0 ? [{ text: "·" }, ...own] : []));
}
