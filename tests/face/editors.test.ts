import { describe, expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import { readShape } from "../../src/core/input/shape.ts";
import type { EditorSheet, Field } from "../../src/face/editor.ts";
import { gamesWith } from "../whole-games.ts";
import { BATTLE_OF_BRITAIN } from "./editors/battle-of-britain.ts";
import { DOGFIGHT } from "./editors/dogfight.ts";
import { DOWN_IN_FLAMES } from "./editors/down-in-flames.ts";
import { GREAT_WAR } from "./editors/great-war.ts";
import { edited, type Known } from "./editors/known.ts";
import { cataloguesOf, faultsIn } from "./phrases.ts";

const KNOWN: Readonly<Record<string, Known>> = {
  dogfight: DOGFIGHT,
  "great-war": GREAT_WAR,
  "down-in-flames": DOWN_IN_FLAMES,
  "battle-of-britain": BATTLE_OF_BRITAIN,
};
const EDITED = await gamesWith(({ meta }) => meta.pages?.includes("editor"));
const GAMES = EDITED.filter(({ meta }) => meta.pages?.includes("editor"));

/** Every field that a sheet offers, with the row that it belongs to. */
function fieldsOn(sheet: EditorSheet): readonly (readonly [row: string | null, field: Field])[] {
  if (sheet.kind === "fields")
    return sheet.parts.flatMap(({ fields, lines }) => [
      ...fields.map((field) => [null, field] as const),
      ...(lines?.rows ?? []).flatMap((row) => row.fields.map((field) => [row.key, field] as const)),
    ]);
  const rows = sheet.groups.flatMap((group) => group.rows);
  return rows.flatMap((row) => row.fields.map((field) => [row.key, field] as const));
}

describe.each(GAMES.map((entry) => [entry.meta.id, entry] as const))(
  "the editor of %s",
  async (id, entry) => {
    const [game, editor] = await Promise.all([entry.load(), entry.face("editor")]);
    const known = KNOWN[id];
    if (!editor || !known) throw new Error(`${id} has no editor, or tests/face/editors nothing of it`);
    const draftOf = (scenario: string | null) =>
      scenario === null ? editor.empty : editor.draftOf({ scenario });
    const { onTable } = known;
    const scenarios = entry.meta.scenarios.filter((one) => !known.others?.includes(one.id));
    const wrong = known.wrong.map(([, scenario, edits]) => edited(editor, draftOf(scenario), edits));

    /** What of a draft stands on the table. */
    function rowsOf(draft: unknown): readonly { readonly key: string }[] {
      return onTable.flatMap((list) => (draft as Record<string, readonly { key: string }[]>)[list] ?? []);
    }

    /** What a set-up lays out that came out of a link or a file. */
    function laid(config: unknown): unknown {
      const read = readShape(game.config, JSON.parse(JSON.stringify(config)));
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(game.check(read.value)).toEqual([]);
      return game.setup(read.value, seededChoices("laid")).state;
    }

    test.each(scenarios)("$id is the same set-up again, with nothing to put right", ({ id: scenario }) => {
      const draft = draftOf(scenario);
      expect(editor.faults(draft)).toEqual([]);
      expect(laid(editor.configOf(draft))).toEqual(laid({ scenario }));
      expect(editor.readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    });

    test.each(scenarios)("$id lies on the table, piece by piece", ({ id: scenario }) => {
      const draft = draftOf(scenario);
      const { tabletop, overlay } = editor.shown(draft);
      const ids = [...tabletop.pieces, ...(tabletop.counters ?? [])].map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      const rows = rowsOf(draft);
      expect(rows.length).toBeGreaterThan(0);
      for (const { key } of rows) expect(ids).toContain(key);
      expect(overlay(rows[0]?.key ?? null)).toBeDefined();
    });

    test.each(scenarios)("$id is the same after every field is set to what it is", ({ id: scenario }) => {
      let draft = draftOf(scenario);
      for (const [row, field] of editor.sheets(draft).flatMap(fieldsOn))
        draft = editor.change(draft, row, field.id, field.value);
      expect(editor.faults(draft)).toEqual([]);
      expect(laid(editor.configOf(draft))).toEqual(laid({ scenario }));
    });

    test.each(known.whole)("a draft keeps all of %j", (config) => {
      expect(laid(editor.configOf(editor.draftOf(config)))).toEqual(laid(config));
    });

    test.each(known.wrong.map((row, place) => [row[0], row, place] as const))(
      "%s is told where it is, and can be put right there",
      (_, [, , , sheet, row, field, code], place) => {
        const draft = wrong[place];
        const told = editor.faults(draft).filter(({ problem }) => problem.code === code);
        expect(told).toContainEqual(expect.objectContaining({ sheet, row, field }));
        const offered = editor
          .sheets(draft)
          .filter((one) => one.id === sheet)
          .flatMap(fieldsOn);
        if (field !== null)
          expect(offered.map(([of, { id: one }]) => [of, one])).toContainEqual([row, field]);
        const { mat, pieces, counters = [] } = editor.shown(draft).tabletop;
        expect(mat.width).toBeGreaterThan(0);
        expect(pieces.length + counters.length > 0).toBe(rowsOf(draft).length > 0);
      },
    );

    test("a figure that is none is told as it was typed", () => {
      const [scenario, row, field, text, found] = known.typed;
      const [fault] = editor.faults(editor.change(draftOf(scenario), row, field, text));
      expect(fault?.problem.values.found).toBe(found);
    });

    test("a bare table can be drawn, and tells what it lacks", () => {
      expect(editor.shown(editor.empty).tabletop.pieces.filter(({ side }) => side !== undefined)).toEqual([]);
      expect(editor.faults(editor.empty).map(({ problem }) => problem.code)).toEqual(known.bare);
    });

    test("every text is told in every language", async () => {
      const catalogues = await cataloguesOf(entry, "editor");
      const { types, hint, aboutTypes } = editor;
      expect(faultsIn([types, hint, aboutTypes], catalogues)).toEqual([]);
      const more = (known.told ?? []).map(([scenario, edits]) => edited(editor, draftOf(scenario), edits));
      const drafts = [...scenarios.map((one) => draftOf(one.id)), editor.empty, ...more, ...wrong];
      for (const draft of drafts) {
        const faults = editor.faults(draft);
        const problems = faults.map(({ problem: { code: key, values } }) => ({ key, values }));
        expect(faultsIn([editor.sheets(draft), editor.terms(draft), faults, problems], catalogues)).toEqual(
          [],
        );
      }
    });
  },
);
