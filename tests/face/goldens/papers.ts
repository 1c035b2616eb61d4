import { expect } from "vitest";
import { eventsFor } from "../../../src/core/match/log.ts";
import type { Page, Subject } from "../../../src/face/paper.ts";
import { faultsIn } from "../phrases.ts";
import { printedWords, wanted } from "../printed.ts";
import type { Folded } from "./folded.ts";

/** Papers of a match are whole sentences on pages with ids of their own, and tell no secret of it while it runs. */
export async function expectPapers({ entry, moments }: Folded): Promise<void> {
  const papers = await entry.face("papers");
  if (!papers) return;
  const words = await printedWords(entry);
  // Maps are the same in every match.
  const parts = papers.parts.filter(({ id }) => !id.toLowerCase().endsWith("map"));
  const pagesOf = (subject: Subject): readonly Page[] => parts.flatMap((part) => part.pages(wanted(subject)));
  for (const played of [moments.slice(0, moments.length >> 1), moments]) {
    const pages = pagesOf({ kind: "match", moments: played });
    expect(pages.length).toBeGreaterThan(0);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(faultsIn(pages, words)).toEqual([]);
    expect(JSON.stringify(pages)).not.toMatch(/NaN|undefined/);
    const open = played.map((moment) => ({ ...moment, events: eventsFor(moment, "table") }));
    expect(pagesOf({ kind: "match", moments: open })).toEqual(pages);
  }
}
