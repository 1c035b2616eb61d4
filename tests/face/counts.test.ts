import { describe, expect, test } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { goldenNames, goldenText } from "../goldens/files.ts";
import { cataloguesOf, faultsIn } from "./phrases.ts";

const NAMES = goldenNames();

describe.each(NAMES)("what is counted of the golden %s", (name) => {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);

  test("is told in whole sentences in every language, in even tables and charts", async () => {
    const [game, face] = await Promise.all([entry?.load(), entry?.face("counts")]);
    if (!entry || !game || !face) throw new Error("no such game");
    const opened = openFile(game, file.value, recordedDice([]));
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { moments } = opened.value.match;
    const catalogues = await cataloguesOf(entry, "counts");
    for (const played of [moments.slice(0, 1), moments.slice(0, moments.length >> 1), moments]) {
      const counts = face.counts(played, (side) => side.toUpperCase());
      expect(counts.length).toBeGreaterThan(0);
      expect(new Set(counts.map(({ id }) => id)).size).toBe(counts.length);
      expect(faultsIn(counts, catalogues)).toEqual([]);
      for (const block of counts.flatMap(({ blocks }) => blocks)) {
        if (block.kind === "chart")
          expect(block.series.every(({ values }) => values.length === block.xs.length)).toBe(true);
        if (block.kind === "table")
          expect(block.rows.every(({ cells }) => cells.length === block.columns.length)).toBe(true);
      }
    }
  });
});
