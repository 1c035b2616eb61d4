import { describe, expect, test } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import type { Block, Sheet, Track } from "../../src/face/sheet.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { some } from "../extent.ts";
import { goldenNames, goldenText } from "../goldens/files.ts";
import { cataloguesOf, faultsIn } from "./phrases.ts";

const NAMES = goldenNames();
/** Of a match of many entries sheets are read at some. */
const LOOKS = 12;

function tracksIn(blocks: readonly Block[]): readonly Track[] {
  return blocks.flatMap((block): readonly Track[] => {
    switch (block.kind) {
      case "tracks":
        return block.tracks;
      case "list":
        return block.items.flatMap(({ tracks = [] }) => tracks);
      case "section":
      case "row":
        return tracksIn(block.blocks);
      case "columns":
        return block.columns.flatMap(tracksIn);
      default:
        return [];
    }
  });
}

function uneven(sheets: readonly Sheet[]): readonly Block[] {
  const tablesIn = (blocks: readonly Block[]): readonly Block[] =>
    blocks.flatMap((block) => {
      if (block.kind === "section" || block.kind === "row") return tablesIn(block.blocks);
      if (block.kind === "columns") return block.columns.flatMap(tablesIn);
      if (block.kind !== "table") return [];
      const fits = block.rows.every(
        ({ head, cells, look }) => look === "group" || cells.length + (head ? 1 : 0) === block.columns.length,
      );
      return fits ? [] : [block];
    });
  return sheets.flatMap(({ blocks }) => tablesIn(blocks));
}

describe.each(some(NAMES, 3))("record sheets of the golden %s", (name) => {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);

  test.each(["screen", "paper"] as const)(
    "on %s say whole sentences in every language, and their tables are even",
    async (form) => {
      const [game, face] = await Promise.all([entry?.load(), entry?.face("sheets")]);
      if (!entry || !game || !face) throw new Error("no such game");
      const opened = openFile(game, file.value, recordedDice([]));
      if (!opened.ok) throw new Error(JSON.stringify(opened.error));
      const { moments, seats } = opened.value.match;
      const catalogues = await cataloguesOf(entry, "sheets");
      const every = Math.max(1, Math.floor(moments.length / LOOKS));
      for (const viewer of ["table", ...seats.map(({ id }) => id)]) {
        const start = game.view(moments[0]?.state, viewer);
        moments.forEach((moment, index) => {
          if (index % every > 0 && index < moments.length - 1) return;
          const events = moments.slice(0, index + 1).flatMap((one) => eventsFor(one, viewer));
          const sheets = face.sheets(game.view(moment.state, viewer), { start, events }, form);
          if (form === "screen") expect(sheets.length).toBeGreaterThan(0);
          expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
          expect(faultsIn(sheets, catalogues)).toEqual([]);
          expect(uneven(sheets)).toEqual([]);
          const tracks = sheets.flatMap(({ blocks }) => tracksIn(blocks));
          expect(tracks.every(({ marks }) => marks.length > 0)).toBe(true);
        });
      }
    },
  );
});
