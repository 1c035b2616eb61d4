import { describe, expect, it } from "vitest";
import { seededDice } from "../../src/core/dice/random.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { say } from "../../src/core/phrase.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import type { Mat } from "../../src/tabletop/mat.ts";
import { allMats } from "../toy-game/mats.ts";
import { games } from "./games.ts";

/** Every mat that a game lays for its scenarios, in every language. */
async function matsOf(entry: GameEntry): Promise<readonly Mat[]> {
  const [game, face] = await Promise.all([entry.load(), entry.face("table")]);
  const languages = await Promise.all(LANGUAGES.map((language) => entry.words(language, "table")));
  return entry.meta.scenarios.flatMap(({ id: scenario }) => {
    const { state } = game.setup({ scenario }, seededDice("mat"));
    const view = game.view(state, "table");
    return languages.map((words) => face.tabletop(view, [], (phrase) => say(words, phrase)).mat);
  });
}

/** The mat of a bare table in the game's editor, in every language; none for a game that has no editor. */
async function editedMats(entry: GameEntry): Promise<readonly Mat[]> {
  const editor = await entry.face("editor");
  if (!editor) return [];
  const languages = await Promise.all(LANGUAGES.map((language) => entry.words(language, "editor")));
  return languages.map((words) => editor.shown(editor.empty, (phrase) => say(words, phrase)).tabletop.mat);
}

/** What is wrong with a mat; undefined when nothing is. */
async function faultOf(mat: Mat): Promise<string | undefined> {
  const folder = allMats().get(mat.kind);
  if (!folder)
    return `the mat “${mat.kind}” has no folder: src/scene/mat/mats/${mat.kind} needs look.ts and art.ts; there are ${[...allMats().keys()].join(", ")}`;
  const { legends } = (await folder.art())(mat);
  const unnamed = legends
    .map(({ place }) => place)
    .filter((place) => mat.words && !mat.words.places?.[place]);
  const printed = [mat.words?.title, mat.words?.line, ...Object.values(mat.words?.places ?? {})];
  const unsaid = printed.filter((text) => text?.startsWith("print.") || text?.startsWith("place."));
  if (unsaid.length > 0) return `the mat “${mat.kind}” has no words for ${unsaid.join(", ")}`;
  return unnamed.length > 0
    ? `the mat “${mat.kind}” is not told what to call ${unnamed.join(", ")}`
    : undefined;
}

describe.each(games.map((entry) => ({ id: entry.meta.id, entry })))("the mats of $id", ({ entry }) => {
  it("are drawn in folders of their own, and name each of their places on the table and in the editor", async () => {
    const mats = [...(await matsOf(entry)), ...(await editedMats(entry))];
    expect(mats.length).toBeGreaterThanOrEqual(LANGUAGES.length);
    const faults = new Set(await Promise.all(mats.map(faultOf)));
    expect([...faults].filter((fault) => fault !== undefined)).toEqual([]);
  });
});

it("a mat without a folder, and one whose places have no names, are each told in a sentence", async () => {
  const size = { width: 48, depth: 36 };
  expect(await faultOf({ kind: "unheard-of", ...size })).toMatch(
    /^the mat “unheard-of” has no folder: src\/scene\/mat\/mats\/unheard-of needs look\.ts and art\.ts; there are .*\bdesert\b/,
  );
  expect(
    await faultOf({ kind: "pacific-atoll", ...size, words: { title: "", places: { pass: "Pass" } } }),
  ).toBe("the mat “pacific-atoll” is not told what to call lagoon, lagoon");
  expect(await faultOf({ kind: "pacific-atoll", ...size, words: { title: "print.title" } })).toBe(
    "the mat “pacific-atoll” has no words for print.title",
  );
  expect(await faultOf({ kind: "pacific-atoll", ...size })).toBeUndefined();
});
