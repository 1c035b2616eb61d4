import { expect } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import { eventsFor } from "../../../src/core/match/log.ts";
import type { Block, Sheet, Track } from "../../../src/face/sheet.ts";
import { cataloguesOf, faultsIn } from "../phrases.ts";
import { type Folded, placesOf } from "./folded.ts";

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

async function faceOf({ entry }: Folded) {
  const face = await entry.face("sheets");
  if (!face) throw new Error(`${entry.meta.id} has no record sheets`);
  return face;
}

/** Sheets say whole sentences in every language, in even tables with one row lit at most, whoever reads them. */
export async function expectSheets(golden: Folded): Promise<void> {
  const { entry, game, moments, viewers } = golden;
  const face = await faceOf(golden);
  const catalogues = await cataloguesOf(entry, "sheets");
  for (const viewer of [...viewers, "umpire"]) {
    const start = game.view(moments[0]?.state, viewer);
    const told = moments.map((moment) => eventsFor(moment, viewer));
    for (const at of placesOf(golden, LOOKS))
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
}

/** Sheets tell nobody what is hidden from him: they are the same in any state that looks the same to him. */
export async function expectSecretSheets(golden: Folded): Promise<void> {
  const { game, moments, viewers } = golden;
  const face = await faceOf(golden);
  for (const at of placesOf(golden, LOOKS))
    for (const viewer of viewers) {
      const known = game.view(moments[at]?.state, viewer);
      const other = game.view(game.imagine(known, seededChoices(`sheets ${at}`)), viewer);
      const of = (view: unknown) => face.sheets(view, { start: known, events: [] }, "screen");
      expect(of(other)).toEqual(of(known));
    }
}
