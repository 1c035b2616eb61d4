import { describe, expect, test } from "vitest";
import { goldenOf, leastTurns } from "../../scripts/goldens/golden.ts";
import type { MatchFile } from "../../src/core/file/schema.ts";
import { sealOf } from "../../src/core/file/seal.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { hashOf } from "../../src/core/hash.ts";
import { now } from "../../src/core/match/match.ts";
import { SCENARIOS } from "../../src/games/dogfight/data/scenarios/scenarios.ts";
import { some } from "../extent.ts";
import { gamesWith } from "../whole-games.ts";
import { goldenNames, goldenText, recordedHashes } from "./files.ts";
import { checkpointHashes, type Folded, foldGolden, type Told } from "./fold.ts";

const NAMES = goldenNames();

/** Those of which every checkpoint is gone on from. */
const LOOKED_AT = new Set(some(NAMES, 5));

/** What matters here of a kept match. */
interface Kept {
  readonly game: string;
  readonly config: { readonly scenario?: string };
}

const KEPT = NAMES.map((name) => ({ name, ...(JSON.parse(goldenText(name)) as Kept) }));

/** Entries as formats before the fifth have them, which do not tell of battles that were answered by hand. */
function withoutHands({ entries }: MatchFile): MatchFile["entries"] {
  return entries?.map((entry) => {
    if (!("answers" in entry)) return entry;
    const { byHand: _, ...rest } = entry;
    return rest;
  });
}

const RECORDED = await gamesWith(({ meta }) => goldenOf(meta.id));

describe.each(RECORDED.map(({ meta }) => meta.id))("of %s", (id) => {
  test("every set-up that is to be recorded has a golden, and every golden its set-up", async () => {
    const { setups = [] } = (await goldenOf(id)) ?? {};
    const recorded = KEPT.filter(({ game }) => game === id).map(({ name }) => name);
    expect(recorded.toSorted()).toEqual(setups.map(({ name }) => name).toSorted());
    expect(recorded.length).toBeGreaterThanOrEqual(5);
  });
});

test("every scenario of the dogfight has a golden, and so have other set-ups", () => {
  const played = KEPT.filter(({ game }) => game === "dogfight").map(({ config }) => config.scenario);
  expect(new Set(played)).toEqual(new Set([...Object.keys(SCENARIOS), undefined]));
});

/** The set-up of a file; one of older rules as the game has it now, such as with its edition. */
function meant({ meta, earlier }: AnyGame, { config, rules = meta.rules }: MatchFile): unknown {
  return earlier && rules < meta.rules ? earlier(config, rules) : config;
}

let latest: { readonly name: string; readonly folding: Promise<Folded> } | undefined;

/** So many figures of a hash tell two entries of a match apart. */
const FIGURES = 8;

/** One line an entry: what it told, and a part of the hash of it with all its values and secrets and of its throws. */
function lineOf(told: Told): string {
  const keys = told.events.map(({ key }) => key.replace(/^event\./, ""));
  return [hashOf(told).slice(0, FIGURES), ...new Set(keys)].join(" ");
}

/** A golden, folded once for the tests that look at it, which follow each other. */
function folded(name: string): Promise<Folded> {
  if (latest?.name !== name) latest = { name, folding: foldGolden(goldenText(name)) };
  return latest.folding;
}

describe.each(NAMES)("the golden %s", (name) => {
  test("folds to the recorded hash after every entry", async () => {
    expect((await folded(name)).hashes).toEqual(recordedHashes(name));
  });

  // An event that is changed on purpose changes what is told: `npx vitest run tests/goldens/goldens.test.ts -u` records it anew.
  test("tells after every entry what is recorded", async () => {
    const { file, told } = await folded(name);
    const lines = `${told.map(lineOf).join("\n")}\n`;
    await expect(lines).toMatchFileSnapshot(`./told/${file.game}/${name}.txt`);
  });

  test.runIf(LOOKED_AT.has(name))("folds to the same from its checkpoints", async () => {
    const recorded = recordedHashes(name);
    const found = checkpointHashes(await folded(name));
    expect(found.map(([, hash]) => hash)).toEqual(found.map(([entry]) => recorded[entry + 1]));
    expect(found.length).toBeGreaterThan(2);
  });

  test("is as long as it must be, and is written as it was read", async () => {
    const { file, opened } = await folded(name);
    const { match } = opened;
    const last = now(match);
    const { setup } = last.state as { readonly setup: Parameters<typeof leastTurns>[0] };
    expect(match.game.report(match.game.view(last.state, "umpire")).turn).toBeGreaterThanOrEqual(
      leastTurns(setup),
    );
    expect(last?.outcome).toBeDefined();
    const { seal, ...written } = writeFile(opened);
    // The first goldens are older than seals.
    const { seal: recorded = sealOf(file), ...content } = file;
    expect(recorded).toBe(sealOf(content));
    // A match of older rules is written by today's, which name the edition of its scenario.
    expect({ ...written, entries: withoutHands(written) }).toEqual({
      ...content,
      rules: match.game.meta.rules,
      config: match.config,
    });
    expect(match.config).toEqual(meant(match.game, file));
    expect(seal).toBe(sealOf(written));
  });
});
