import { describe, expect, test } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { begin } from "../../src/core/match/play.ts";
import type { Subject, Wanted } from "../../src/face/paper.ts";
import { GAMES } from "../../src/games/index.ts";
import { some } from "../extent.ts";
import { cataloguesOf, faultsIn } from "./phrases.ts";

function wanted(subject: Subject): Wanted {
  return {
    subject,
    own: [],
    lines: 8,
    title: "A battle",
    blurb: "",
    history: "",
    area: { width: 190, height: 260 },
    length: (inches) => `${inches}″`,
    nameOf: (side) => side.toUpperCase(),
  };
}

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))("the papers of %s", (_, entry) => {
  test.each(some(entry.meta.scenarios, 3).map(({ id }) => id))(
    "of %s are whole sentences on pages with ids of their own",
    async (scenario) => {
      const [game, face] = await Promise.all([entry.load(), entry.face("papers")]);
      if (!face) return;
      const catalogues = await Promise.all(
        (["papers", "sheets", "terms"] as const).map((part) => cataloguesOf(entry, part)),
      );
      const all = new Map(
        [...(catalogues[0]?.keys() ?? [])].map((language) => [
          language,
          Object.assign({}, ...catalogues.map((of) => of.get(language))),
        ]),
      );
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
});
