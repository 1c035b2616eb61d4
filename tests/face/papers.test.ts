import { describe, expect, test } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { begin } from "../../src/core/match/play.ts";
import type { Subject } from "../../src/face/paper.ts";
import { GAMES } from "../../src/games/index.ts";
import { some } from "../extent.ts";
import { faultsIn } from "./phrases.ts";
import { drawingsOn, printedWords, SIZES, wanted } from "./printed.ts";

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))("the papers of %s", (_, entry) => {
  test.each(some(entry.meta.scenarios, 3).map(({ id }) => id))(
    "of %s are whole sentences on pages with ids of their own",
    async (scenario) => {
      const [game, face] = await Promise.all([entry.load(), entry.face("papers")]);
      if (!face) return;
      const all = await printedWords(entry);
      const begun = begin(game, { scenario }, seededDice("papers"));
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const counts = Object.fromEntries(
        face
          .types([])
          .slice(0, 3)
          .map(({ id }) => [id, 2]),
      );
      const subjects: readonly Subject[] = [
        { kind: "set-up", config: { scenario } },
        { kind: "match", moments: begun.value.moments },
        { kind: "types", counts },
      ];
      expect(faultsIn(face.parts, all)).toEqual([]);
      for (const subject of subjects) {
        const pages = face.parts.flatMap((part) => part.pages(wanted(subject)));
        expect(pages.length).toBeGreaterThan(0);
        expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
        expect(faultsIn(pages, all)).toEqual([]);
        expect(JSON.stringify(pages)).not.toMatch(/NaN|undefined/);
      }
    },
  );

  test.each(SIZES)("no drawing is larger than its page, on %s", async (paper) => {
    const face = await entry.face("papers");
    const [scenario] = entry.meta.scenarios;
    const { width: right = 0, height: bottom = 0 } = wanted({ kind: "types", counts: {} }, paper).area;
    const set: Subject = { kind: "set-up", config: { scenario: scenario?.id } };
    const pages = face?.parts.flatMap((part) => part.pages(wanted(set, paper))) ?? [];
    // Tiles are joined.
    for (const { unit, width, height } of pages
      .filter(({ content }) => content.kind !== "tiles")
      .flatMap(drawingsOn)) {
      expect(width * unit).toBeLessThanOrEqual(right);
      expect(height * unit).toBeLessThanOrEqual(bottom);
    }
  });
});

/** What is printed of a game until somebody chooses. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  dogfight: ["records", "pads"],
  "great-war": ["records", "pads"],
  "down-in-flames": ["records", "data"],
  "battle-of-britain": ["scenario", "records", "diary"],
  luftwaffe: ["scenario", "sheet", "bases", "targets", "units", "industry", "diary"],
};

test.each(GAMES.map((entry) => [entry.meta.id, entry] as const))(
  "of %s nothing is printed unasked but what a match is written on",
  async (id, entry) => {
    const { parts = [] } = (await entry.face("papers")) ?? {};
    expect(parts.flatMap((part) => (part.usual ? [part.id] : []))).toEqual(USUAL[id]);
  },
);
