import { areaOf } from "../../src/app/print/paper.ts";
import type { AnyCatalogue } from "../../src/core/phrase.ts";
import type { Drawing, Page, PapersFace, Subject, Wanted } from "../../src/face/paper.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { cataloguesOf } from "./phrases.ts";

/** Sizes of paper that are printed on. */
export const SIZES = ["a4", "letter"] as const;

/** What is asked of a part of the papers. */
export function wanted(subject: Subject, paper: (typeof SIZES)[number] = "a4"): Wanted {
  return {
    subject,
    own: [],
    lines: 8,
    title: "A battle",
    blurb: "",
    history: "",
    area: areaOf(paper),
    length: (inches) => `${inches}″`,
    nameOf: (side) => side.toUpperCase(),
  };
}

/** The pages of one part. */
export function pagesOf(papers: Pick<PapersFace, "parts">, id: string, of: Wanted): readonly Page[] {
  return papers.parts.find((part) => part.id === id)?.pages(of) ?? [];
}

/** What is drawn on a page. */
export function drawingsOn({ content }: Page): readonly Drawing[] {
  if (content.kind === "tiles") return [content.drawing];
  if (content.kind !== "blocks") return [];
  return content.blocks.flatMap((block) => (block.kind === "drawings" ? block.drawings : []));
}

/** The words that a game prints, by language. */
export async function printedWords(entry: GameEntry): Promise<ReadonlyMap<string, AnyCatalogue>> {
  const parts = await Promise.all(
    (["papers", "sheets", "terms"] as const).map((part) => cataloguesOf(entry, part)),
  );
  const languages = [...(parts[0]?.keys() ?? [])];
  return new Map(
    languages.map((language) => [language, Object.assign({}, ...parts.map((of) => of.get(language)))]),
  );
}
