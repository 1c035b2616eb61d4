import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openText } from "../../src/cli/open.ts";
import { optionsOf } from "../../src/cli/options.ts";
import { answersTo, answerTo } from "../../src/cli/run.ts";
import { seededDice } from "../../src/core/dice/random.ts";
import { latestCheckpoint } from "../../src/core/file/checkpoint.ts";
import { sealOf } from "../../src/core/file/seal.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyGame } from "../../src/core/game.ts";
import { hashOf } from "../../src/core/hash.ts";
import { begin } from "../../src/core/match/play.ts";
import { GAMES } from "../../src/games/index.ts";
import { must } from "../core/duel.ts";
import { raid } from "../toy-game/computer/game.ts";
import { raidEntry } from "../toy-game/entry.ts";
import { DUEL, FIGHT } from "./documents.ts";

const BIDS = {
  "red-target": "target C4",
  "red-bid": "bid 0",
  R1: "done",
  "blue-guard": "guard B5",
  "blue-bid": "bid 0",
  B1: "done",
};
const ALL = [...GAMES, raidEntry];

function answer(document: unknown, language: "en" | "de" = "en") {
  return answerTo(JSON.stringify(document), ALL, language);
}

/** A match of the test game that was kept by rules of before, and no longer folds by today's. */
function olderMatch() {
  const begun = must(begin(raid, { turns: 2, squadrons: 1, options: { bids: true } }, seededDice("older")));
  const older: AnyGame = { ...raid, meta: { ...raid.meta, rules: raid.meta.rules - 1 } };
  const match = { ...begun, game: older };
  const file = { ...writeFile({ match, dice: undefined }), checkpoints: [latestCheckpoint(match)] };
  // An answer that today's rules refuse, taken back since: where it was kept stands all the same.
  const entries = [{ answers: { R1: "nowhere" } }, { takeBack: 1, by: null, agreed: ["red", "blue"] }];
  return JSON.stringify({ ...file, entries });
}

describe("a match of older rules that no longer folds", () => {
  test("says so in one sentence, and goes on from where it was kept when that is wanted", async () => {
    const text = olderMatch();
    const refused = await answerTo(text, ALL, "en");
    expect(refused).toMatchObject({ ok: false, entry: 0, problems: [{ code: "file-rules-older" }] });
    if (refused.ok) throw new Error("it folds");
    expect(refused.problems).toHaveLength(1);
    expect(refused.problems[0]?.message).toBe(
      "The match began under version 1 of its rules and can't be played through under version 2, which is in force here, but it can go on from where it was kept last.",
    );
    const gone = await answerTo(text, ALL, "en", { fromCheckpoint: true });
    expect(gone).toMatchObject({ ok: true, awaiting: expect.arrayContaining(["R1", "B1"]) });
    expect(await optionsOf(text, ALL, "en")).toMatchObject({ ok: false });
    expect(await optionsOf(text, ALL, "en", { fromCheckpoint: true })).toMatchObject({ ok: true });
  });

  test("is told of in its proof, whose seal vouches for no more than a part, and in every file that is made of it", async () => {
    const file = JSON.parse(olderMatch());
    const text = JSON.stringify({ ...file, seal: sealOf(file) });
    const gone = await answerTo(text, ALL, "en", { fromCheckpoint: true });
    expect(gone).toMatchObject({ ok: true, proof: { seal: "part", resumed: true } });
    expect(gone.ok && gone.proof.told.join(" ")).toContain("goes on from a kept state");
    const opened = must(await openText(text, ALL, "en", true));
    const again = writeFile(opened);
    expect(again.resumed).toBe(true);
    const more = await answerTo(JSON.stringify(again), ALL, "en", { fromCheckpoint: true });
    expect(more).toMatchObject({ ok: true, proof: { seal: "part", resumed: true } });
  });

  test("is no reason to trust checkpoints of other matches", async () => {
    const file = JSON.parse(olderMatch());
    const wrong = JSON.stringify({ ...file, rules: raid.meta.rules });
    expect(await answerTo(wrong, ALL, "en", { fromCheckpoint: true })).toMatchObject({ ok: false, entry: 0 });
  });
});

describe("run", () => {
  test("tells how a match stands, in just the fields that are promised", async () => {
    const found = await answer(FIGHT);
    if (!found.ok) throw new Error(JSON.stringify(found));
    expect(Object.keys(found)).toEqual([
      "ok",
      "hash",
      "turn",
      "phase",
      "awaiting",
      "pieces",
      "rolls",
      "log",
      "outcome",
      "proof",
    ]);
    expect(found.hash).toMatch(/^[0-9a-f]{32}$/);
    expect(found).toMatchObject({ turn: 2, phase: "orders", awaiting: ["R1", "B1"], outcome: null });
    expect(found.rolls).toEqual([5, 2, 3, 4]);
    expect(Object.keys(found.pieces)).toEqual(["R1", "B1"]);
    expect(Object.keys(found.pieces.R1 ?? {}).join()).toBe(
      "x,y,heading,level,speed,engine,fuselage,weapons,status",
    );
    expect(found.pieces.R1).toMatchObject({ x: 24, y: 12, heading: 12, speed: 3, engine: 4, fuselage: 3 });
    expect(found.pieces.B1).toMatchObject({ y: 15, fuselage: 2, weapons: ["front"], status: "flying" });
    expect(found.log.length).toBeGreaterThan(5);
    for (const sentence of found.log) expect(sentence).toMatch(/\.$/);
  });

  test("gives x and y with at least six decimals of precision", async () => {
    const turned = { ...FIGHT, entries: [{ answers: { R1: "1L1", B1: "3" } }] };
    const found = await answer(turned);
    expect(found.ok && Number(found.pieces.R1?.x)).toBeCloseTo(23, 9);
    expect(found.ok && Number(found.pieces.R1?.y)).toBeCloseTo(8 + Math.sqrt(3), 9);
  });

  test("the hash is that of the state, the same for every spelling of the same match", async () => {
    const loose = { ...FIGHT, entries: FIGHT.entries.map((entry) => entry) };
    const first = await answer(FIGHT);
    const spelled = await answer({
      ...loose,
      entries: [
        { answers: { B1: " 1, 2 ", R1: "3:3" } },
        { answers: { red: "r1 FRONT b1" } },
        { answers: { blue: "Done" } },
      ],
    });
    expect(first.ok && spelled.ok && spelled.hash).toBe(first.ok && first.hash);
    expect(first.ok && first.hash).not.toBe(hashOf({}));
  });

  test("names entry, prompt, code, rule, message and nearest orders of what is wrong", async () => {
    const found = await answer({ ...FIGHT, entries: [{ answers: { R1: "9", B1: "LR2" } }] });
    expect(found).toMatchObject({ ok: false, entry: 0 });
    if (found.ok) return;
    for (const problem of found.problems) {
      expect(Object.keys(problem)).toEqual(["prompt", "code", "rule", "message", "near"]);
      expect(problem.message).toMatch(/^[A-Z].*\.$/);
    }
    expect(found.problems.map(({ prompt, code, rule }) => [prompt, code, rule])).toContainEqual([
      "R1",
      "E1",
      "E1",
    ]);
    expect(found.problems.find(({ prompt }) => prompt === "B1")?.near.length).toBeGreaterThan(0);
  });

  test.each([
    ["a missing answer", [{ answers: { R1: "3" } }], ["B1", "missing-answer"], 0],
    ["an unknown one", [{ answers: { R1: "3", B1: "3", R7: "3" } }], ["R7", "unknown-prompt"], 0],
    ["a surplus one", [{ answers: { R1: "3", B1: "3", red: "done" } }], ["red", "surplus-answer"], 0],
    ["a take-back of nothing", [{ takeBack: 2 }], [null, "take-back-count"], 0],
  ])("gives a code for %s", async (_, entries, wanted, entry) => {
    const found = await answer({ ...FIGHT, entries });
    expect(found).toMatchObject({ ok: false, entry });
    expect(!found.ok && found.problems.map(({ prompt, code }) => [prompt, code])).toContainEqual(wanted);
  });

  test("gives a code for faces that run out, with the throw that is missing in words", async () => {
    const found = await answer({ ...FIGHT, dice: { faces: [5, 2] } });
    expect(found).toMatchObject({ ok: false, entry: 1, problems: [{ prompt: null, code: "dice-missing" }] });
    expect(!found.ok && found.problems[0]?.message).toMatch(/red must throw d6/);
    expect(!found.ok && found.problems[0]?.message).not.toMatch(/throw\.|\[object/);
  });

  test.each([
    ["not JSON", "nonsense", "file-not-json"],
    ["an unknown game", '{"format":1,"game":"chess","config":{}}', "game-unknown"],
    ["a newer format", '{"format":6,"game":"dogfight","config":{}}', "file-format-newer"],
    ["a bad id", JSON.stringify(FIGHT).replaceAll("R1", "R 1"), "config-id"],
    ["an unknown scenario", '{"format":1,"game":"dogfight","config":{"scenario":"x"}}', "config-scenario"],
  ])("refuses %s with entry null", async (_, text, code) => {
    const found = await answerTo(text, ALL, "en");
    expect(found).toMatchObject({ ok: false, entry: null });
    expect(!found.ok && found.problems.map((problem) => problem.code)).toContain(code);
  });

  test("speaks German when asked", async () => {
    const found = await answer({ ...FIGHT, entries: [{ answers: { R1: "3" } }] }, "de");
    expect(!found.ok && found.problems[0]?.message).toMatch(/fehlt/);
  });

  test("folds a match of the second game too", async () => {
    const found = await answer(DUEL);
    expect(found).toMatchObject({ ok: true, turn: 1, phase: "plan" });
    expect(found.ok && found.rolls).toEqual([]);
  });

  test("tells of a match with secrets what everybody may know, and to a seat what is its own", async () => {
    const running = JSON.stringify({ ...DUEL, entries: [{ answers: BIDS }] });
    const log = async (viewer?: string) => {
      const found = await answerTo(running, ALL, "en", { viewer });
      return found.ok ? found.log.join(" ") : JSON.stringify(found);
    };
    expect(await log()).toMatch(/The raiders draw 1 card\. The defenders draw 1 card\./);
    expect(await log("red")).toMatch(/The raiders draw \d\. The defenders draw 1 card\./);
    expect(await log("umpire")).toMatch(/The raiders draw \d\. The defenders draw \d\./);
    expect(await log("green")).toContain(
      "green does not look at this match; give one of red, blue, table, umpire.",
    );
  });

  test("names with its hash no more than is shown: another hidden state that looks the same has the same one", async () => {
    const hash = async (draws: readonly number[], viewer?: string) => {
      const found = await answerTo(JSON.stringify({ ...DUEL, draws }), ALL, "en", { viewer });
      return found.ok ? found.hash : JSON.stringify(found);
    };
    const [one, other] = [
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 6, 4, 5],
    ] as const;
    for (const viewer of [undefined, "table", "red"])
      expect(await hash(one, viewer)).toBe(await hash(other, viewer));
    for (const viewer of ["blue", "umpire"])
      expect(await hash(one, viewer)).not.toBe(await hash(other, viewer));
  });
});

test("run - gives one result a line and goes on after bad ones; blank lines are nothing", async () => {
  async function* input() {
    yield `${JSON.stringify(FIGHT)}\n\n  \r\nnonsense\n`;
    yield `${JSON.stringify(DUEL)}`;
  }
  const results: boolean[] = [];
  for await (const found of answersTo(input(), ALL, "en")) results.push(found.ok);
  expect(results).toEqual([true, false, true]);
});

describe("options", () => {
  test("lists every open prompt with its legal answers", async () => {
    const found = await optionsOf(JSON.stringify({ ...FIGHT, entries: [] }), ALL, "en");
    if (!found.ok) throw new Error(JSON.stringify(found));
    expect(Object.keys(found.options)).toEqual(["R1", "B1"]);
    expect(found.options.R1).toContain("1L1");
    const fire = await optionsOf(JSON.stringify({ ...FIGHT, entries: FIGHT.entries.slice(0, 1) }), ALL, "en");
    expect(fire).toEqual({ ok: true, options: { red: ["R1 front B1", "done"] } });
  });

  test("lists nothing that a seat may answer by what others don't know, but to itself and the umpire", async () => {
    const text = JSON.stringify({ ...DUEL, entries: [] });
    const listed = async (viewer?: string) => {
      const found = await optionsOf(text, ALL, "en", { viewer });
      if (!found.ok) return found.problems[0]?.code;
      return [Object.keys(found.options), found.hidden ?? []];
    };
    const all = ["red-target", "red-bid", "R1", "blue-guard", "blue-bid", "B1"];
    const [red, blue] = [all.slice(0, 3), all.slice(3)];
    expect(await listed()).toEqual([[], all]);
    expect(await listed("table")).toEqual([[], all]);
    expect(await listed("red")).toEqual([red, blue]);
    expect(await listed("blue")).toEqual([blue, red]);
    expect(await listed("umpire")).toEqual([all, []]);
    expect(await listed("green")).toBe("viewer-unknown");
  });

  test("refuses like run", async () => {
    const text = JSON.stringify({ ...FIGHT, entries: [{ answers: {} }] });
    expect(await optionsOf(text, ALL, "en")).toEqual(await answerTo(text, ALL, "en"));
  });
});

describe("what a match file proves", () => {
  const kept = readFileSync(new URL("../core/file/fixtures/format-3.json", import.meta.url), "utf8");

  test("is told in figures and sentences", async () => {
    expect(await answerTo(kept, ALL, "en")).toMatchObject({
      proof: {
        seal: "whole",
        dice: { secure: 20 },
        takenBack: 2,
        rolledAgain: 2,
        unsealed: { red: 1 },
        told: [
          "Dice thrown: 20 by secure chance.",
          "Rolled again after a take-back: 2 times.",
          "Sealed orders taken back by red: 1 time.",
        ],
      },
    });
  });

  test("is nothing more where somebody changed one word, and the match folds all the same", async () => {
    const changed = kept.replace('"source": "secure"', '"source": "seeded"');
    expect(changed).not.toBe(kept);
    const found = await answerTo(changed, ALL, "de");
    expect(found).toMatchObject({ ok: true, proof: { seal: "broken" } });
    expect(found.ok && found.proof.told[0]).toMatch(/Siegel ist gebrochen/);
  });

  test("is no seal in a file of an older format, and nothing wrong with that", async () => {
    const old = readFileSync(new URL("../core/file/fixtures/format-1.json", import.meta.url), "utf8");
    expect(await answerTo(old, ALL, "en")).toMatchObject({
      proof: { seal: "none", dice: { untold: expect.any(Number) } },
    });
  });
});
