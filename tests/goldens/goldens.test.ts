import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseFile, writeFile, openFile } from "../../src/core/file.ts";
import { recordedDice } from "../../src/core/dice.ts";
import { GAMES } from "../../src/games/index.ts";
import { GREAT_WAR } from "../../scripts/goldens/great-war.ts";
import { SCENARIOS } from "../../src/games/dogfight/scenarios.ts";
import { findGame } from "../../src/games/registry.ts";
import { goldenHashes } from "./fold.ts";

const FOLDER = new URL("./", import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json") && !name.endsWith(".hashes.json"))
  .map((name) => name.replace(/\.json$/, ""));

/** What matters here of a kept match. */
interface Kept {
  readonly game: string;
  readonly config: { readonly scenario?: string };
}

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), "utf8");
}

test("every scenario of the dogfight has a golden, and so have other set-ups", () => {
  const played = NAMES.map((name) => JSON.parse(read(`${name}.json`)) as Kept)
    .filter(({ game }) => game === "dogfight")
    .map(({ config }) => config.scenario);
  expect(new Set(played)).toEqual(new Set([...Object.keys(SCENARIOS), undefined]));
});

test("every kind of scenario of the Great War has a golden, and so have its switches", () => {
  expect(NAMES.filter((name) => name.startsWith("great-war-")).sort()).toEqual(
    GREAT_WAR.map(({ name }) => name).sort(),
  );
});

describe.each(NAMES)("the golden %s", (name) => {
  test("folds to the recorded hash after every entry", async () => {
    expect(await goldenHashes(read(`${name}.json`))).toEqual(JSON.parse(read(`${name}.hashes.json`)));
  });

  test("is 20 turns long or longer, or half of its limit where that is less, and is written as it was read", async () => {
    const file = parseFile(read(`${name}.json`));
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    const game = await findGame(GAMES, file.value.game)?.load();
    const opened = game && openFile(game, file.value, recordedDice([]));
    if (!opened?.ok) throw new Error(JSON.stringify(opened?.error));
    const { match } = opened.value;
    const last = match.moments.at(-1);
    const { setup } = last?.state as { readonly setup: { readonly turns: number | null } };
    const least = Math.min(20, Math.ceil((setup.turns ?? 20) / 2));
    expect(match.game.report(match.game.view(last?.state, "umpire")).turn).toBeGreaterThanOrEqual(least);
    expect(last?.outcome).toBeDefined();
    expect(writeFile(opened.value)).toEqual({ ...file.value, rules: file.value.rules });
  });
});
