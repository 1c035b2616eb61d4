import { describe, expect, test } from "vitest";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import { once } from "../../src/core/remember.ts";
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

function tablesIn(blocks: readonly Block[]): readonly Extract<Block, { readonly kind: "table" }>[] {
  return blocks.flatMap((block) => {
    if (block.kind === "section" || block.kind === "row") return tablesIn(block.blocks);
    if (block.kind === "columns") return block.columns.flatMap(tablesIn);
    return block.kind === "table" ? [block] : [];
  });
}

function uneven(sheets: readonly Sheet[]): readonly Block[] {
  return sheets
    .flatMap(({ blocks }) => tablesIn(blocks))
    .filter(({ rows, columns }) =>
      rows.some(
        ({ head, cells, look }) => look !== "group" && cells.length + (head ? 1 : 0) !== columns.length,
      ),
    );
}

/** Rows of tables that are lit; one of a table at most is. */
function litTwice(sheets: readonly Sheet[]): readonly Block[] {
  return sheets
    .flatMap(({ blocks }) => tablesIn(blocks))
    .filter(({ rows }) => rows.filter(({ now }) => now).length > 1);
}

/** A golden folded, with the faces of its game. */
async function folded(name: string) {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);
  const [game, face] = await Promise.all([entry?.load(), entry?.face("sheets")]);
  if (!entry || !game || !face) throw new Error("no such game");
  const opened = openFile(game, file.value, recordedDice([]));
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { moments, seats } = opened.value.match;
  const every = Math.max(1, Math.floor(moments.length / LOOKS));
  const looked = [...moments.keys()].filter((at) => at % every === 0 || at === moments.length - 1);
  return { entry, game, face, moments, looked, viewers: ["table", ...seats.map(({ id }) => id)] };
}

describe.each(some(NAMES, 3))("record sheets of the golden %s", (name) => {
  const opened = once(() => folded(name));

  test("say whole sentences in every language, in even tables with one row lit at most", async () => {
    const { entry, game, face, moments, looked, viewers } = await opened();
    const catalogues = await cataloguesOf(entry, "sheets");
    for (const viewer of [...viewers, "umpire"]) {
      const start = game.view(moments[0]?.state, viewer);
      const told = moments.map((moment) => eventsFor(moment, viewer));
      for (const at of looked)
        for (const form of ["screen", "paper"] as const) {
          const events = told.slice(0, at + 1).flat();
          const sheets = face.sheets(game.view(moments[at]?.state, viewer), { start, events }, form);
          if (form === "screen") expect(sheets.length).toBeGreaterThan(0);
          expect(new Set(sheets.map(({ id }) => id)).size).toBe(sheets.length);
          expect(faultsIn(sheets, catalogues)).toEqual([]);
          expect(uneven(sheets)).toEqual([]);
          expect(litTwice(sheets)).toEqual([]);
          const tracks = sheets.flatMap(({ blocks }) => tracksIn(blocks));
          expect(tracks.every(({ marks }) => marks.length > 0)).toBe(true);
        }
    }
  });

  test("tell nobody what is hidden from him: they are the same in any state that looks the same to him", async () => {
    const { game, face, moments, looked, viewers } = await opened();
    for (const at of looked)
      for (const viewer of viewers) {
        const known = game.view(moments[at]?.state, viewer);
        const other = game.view(game.imagine(known, seededChoices(`sheets ${at}`)), viewer);
        const of = (view: unknown) => face.sheets(view, { start: known, events: [] }, "screen");
        expect(of(other)).toEqual(of(known));
      }
  });
});
