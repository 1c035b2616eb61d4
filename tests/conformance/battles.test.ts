import { describe, expect, test } from "vitest";
import type { Bridge } from "../../src/bridges/bridge.ts";
import { verifyBattles } from "../../src/bridges/verify.ts";
import { answerTo } from "../../src/cli/run.ts";
import { type Dice, recordedDice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { proofOf, proofPhrases } from "../../src/core/file/proof.ts";
import { sealOf } from "../../src/core/file/seal.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { Spawn } from "../../src/core/game.ts";
import { hashOf } from "../../src/core/hash.ts";
import type { BattleFile } from "../../src/core/match/entry.ts";
import { branch, type Match, now } from "../../src/core/match/match.ts";
import { begin, play, replayStep } from "../../src/core/match/play.ts";
import { takeBack } from "../../src/core/match/take-back.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { must, campaign as waiting } from "../core/duel.ts";
import { raidAsDogfights } from "../toy-game/bridge.ts";
import { raid } from "../toy-game/computer/game.ts";
import { games } from "./games.ts";

const NO_DICE: Dice = recordedDice([]);
const BRIDGES = [raidAsDogfights];

function spawnOf(match: Match): Spawn {
  return now(match).prompts[0]?.spawn as Spawn;
}

/** The battle that waits, flown by chance for so many rounds. */
function flown(bridge: Bridge, spawn: Spawn, rounds: number): Match {
  let battle = must(begin(dogfight, bridge.config(spawn), NO_DICE));
  for (let round = 0; round < rounds && now(battle).prompts.length > 0; round++) {
    const texts = answersOf(dogfight, battle, () => random, seededChoices(`choices ${round}`));
    battle = must(play(battle, texts, seededChoices(`dice ${round}`)));
  }
  return battle;
}

/** The campaign after its first battle was fought on the table for so many rounds. */
async function fought(
  rounds = 100,
): Promise<{ readonly match: Match; readonly file: BattleFile; readonly answer: string }> {
  const bridge = await raidAsDogfights.load();
  const campaign = waiting();
  const battle = flown(bridge, spawnOf(campaign), rounds);
  const file = writeFile({ match: battle, dice: undefined });
  const answer = bridge.answer(spawnOf(campaign), battle);
  const origins = { fought: new Map([["battle-1", file]]) };
  const match = must(play(campaign, new Map([["battle-1", answer]]), recordedDice([1, 6]), origins));
  return { match, file, answer };
}

function reopened(match: Match): Match {
  const file = must(parseFile(JSON.stringify(writeFile({ match, dice: undefined }))));
  return must(openFile(raid, file, NO_DICE)).match;
}

describe("a battle that is fought on another table", () => {
  test("is asked of the table, with what the bridge needs to know", () => {
    expect(now(waiting()).prompts).toEqual([
      {
        id: "battle-1",
        seat: "table",
        kind: "battle",
        opens: "now",
        spawn: { battle: "encounter", values: { day: 1, red: 2, blue: 1 } },
      },
    ]);
  });

  test("brings its result back, and its match stands beside it", async () => {
    const { match, file, answer } = await fought();
    const entry = match.entries.at(-1);
    expect(entry?.kind === "round" && entry.answers.get("battle-1")).toBe(answer);
    expect(entry?.kind === "round" && entry.origins?.fought?.get("battle-1")).toBe(file);
    expect(now(match).events[0]?.key).toBe("lost");
  });

  test("folds to the same state from its file, by the recorded answer alone", async () => {
    const { match } = await fought();
    expect(hashOf(now(reopened(match)).state)).toBe(hashOf(now(match).state));
    const told = JSON.parse(JSON.stringify(writeFile({ match, dice: undefined })));
    told.entries[1].answers["battle-1"] = "red 2 blue 1";
    const other = must(openFile(raid, must(parseFile(JSON.stringify(told))), NO_DICE)).match;
    expect(now(other).events[0]?.values).toEqual({ red: 2, blue: 1 });
  });

  test("given up half way ends as it stands", async () => {
    const { match, answer } = await fought(0);
    expect(answer).toBe("red 0 blue 0");
    expect(now(match).prompts.map(({ id }) => id)).toEqual(["blue-shove"]);
    expect(await verifyBattles(match, games, BRIDGES)).toBeUndefined();
  });

  test("that is lost leaves the prompt open: it may be fought again, told or resolved at once", () => {
    const campaign = reopened(waiting());
    expect(now(campaign).prompts.map(({ id }) => id)).toEqual(["battle-1"]);
    const told = must(play(campaign, new Map([["battle-1", "red 1 blue 0"]]), recordedDice([1, 1])));
    const [, entry] = told.entries;
    expect(entry?.kind === "round" && entry.origins).toEqual({ byHand: ["battle-1"] });
    expect(now(told).events[0]?.values).toEqual({ red: 1, blue: 0 });
  });

  test("never takes more than was sent", () => {
    const played = play(waiting(), new Map([["battle-1", "red 3 blue 0"]]), NO_DICE);
    expect(!played.ok && played.error[0]).toMatchObject({ prompt: "battle-1", code: "too-many" });
  });

  test("is taken back only when everybody agrees", async () => {
    const { match } = await fought();
    for (const asker of ["red", "blue"]) expect(takeBack(match, 1, asker).ok).toBe(false);
    expect(takeBack(match, 1, null).ok).toBe(false);
    const quiet = must(play(waiting(), new Map([["battle-1", "red 0 blue 0"]]), recordedDice([1, 1])));
    expect(takeBack(quiet, 1, "red").ok).toBe(false);
    const back = must(takeBack(match, 1, "red", ["blue"]));
    expect(now(back).prompts.map(({ id }) => id)).toEqual(["battle-1"]);
    expect(hashOf(now(back).state)).toBe(hashOf(now(waiting()).state));
    expect(await verifyBattles(reopened(back), games, BRIDGES)).toBeUndefined();
  });

  test("is replayed and branched with its match beside it", async () => {
    const { match, file } = await fought();
    const back = must(takeBack(match, 1, "red", ["blue"]));
    const step = match.entries.at(-1);
    if (step?.kind !== "round") throw new Error("no round");
    expect(hashOf(now(must(replayStep(back, step))).state)).toBe(hashOf(now(match).state));
    const what = branch(match, 2).entries.at(-1);
    expect(what?.kind === "round" && what.origins?.fought?.get("battle-1")).toBe(file);
    expect(now(branch(match, 1)).prompts.map(({ id }) => id)).toEqual(["battle-1"]);
  });
});

describe("the proof of a campaign", () => {
  const keys = (match: Match) => proofPhrases(proofOf(match), (seat) => seat).map(({ key }) => key);

  /** The campaign with another document of its battle, sealed anew by who changed it. */
  async function changed(change: (battle: BattleFile) => BattleFile | undefined): Promise<Match> {
    const { match, file } = await fought();
    const { entries = [], seal: _, ...rest } = writeFile({ match, dice: undefined });
    const battle = change(JSON.parse(JSON.stringify(file)));
    const told = entries.map((entry) => {
      if (!("answers" in entry) || !entry.fought) return entry;
      const { fought: __, ...bare } = entry;
      return battle ? { ...bare, fought: { "battle-1": battle } } : bare;
    });
    const document = { ...rest, entries: told };
    const text = JSON.stringify({ ...document, seal: sealOf(document) });
    return must(openFile(raid, must(parseFile(text)), NO_DICE)).match;
  }

  test("counts the dice and the take-backs of its battles, and tells of them", async () => {
    const { match, file } = await fought();
    const own = proofOf({ ...match, entries: match.entries.slice(0, -1) });
    const faces = [...proofOf(match).dice.values()].reduce((sum, count) => sum + count, 0);
    const before = [...own.dice.values()].reduce((sum, count) => sum + count, 0);
    const entries = (file.entries ?? []) as readonly { readonly rolls?: readonly number[] }[];
    const thrown = entries.reduce((sum, { rolls = [] }) => sum + rolls.length, 0);
    expect(thrown).toBeGreaterThan(0);
    // Two of its own fall with the answer.
    expect(faces).toBe(before + thrown + 2);
    expect(proofOf(match).battles).toEqual({ fought: 1, unproven: 0, byHand: 0 });
    expect(keys(match)).toContain("proof-battles");
    expect(proofOf(reopened(match))).toEqual(proofOf(match));
  });

  test.each<readonly [string, (battle: BattleFile) => BattleFile]>([
    ["edited before", (battle) => ({ ...battle, edited: true })],
    ["changed", (battle) => ({ ...battle, entries: [] })],
    ["without a seal", ({ seal: _, ...battle }) => battle as BattleFile],
    ["with another's seal", (battle) => ({ ...battle, seal: "0".repeat(32) })],
    ["that is broken", (battle) => ({ format: battle.format, game: battle.game })],
    ["resumed before", (battle) => ({ ...battle, resumed: true })],
  ])("has no whole seal with a battle %s, though its own fits", async (_, change) => {
    expect(proofOf(await changed(change)).battles).toEqual({ fought: 1, unproven: 1, byHand: 0 });
  });

  test("tells of a battle whose match was taken away, and of one that was answered by hand", async () => {
    const match = await changed(() => undefined);
    expect(proofOf(match).battles).toEqual({ fought: 0, unproven: 0, byHand: 1 });
    expect(keys(match)).toContain("proof-by-hand");
    expect(proofOf(reopened(match)).battles.byHand).toBe(1);
  });

  test("does not count battles that were taken back", async () => {
    const { match } = await fought();
    const back = must(takeBack(match, 1, "red", ["blue"]));
    expect(proofOf(back).battles.fought).toBe(0);
  });
});

describe("a battle that is resolved at once", () => {
  const atOnce = (dice: Dice) => play(waiting(), new Map(), dice, { atOnce: ["battle-1"] });

  test("is decided by the campaign's own table and the dice of the campaign, recorded in their order", () => {
    const match = must(atOnce(recordedDice([1, 5, 2, 4, 6])));
    const entry = match.entries.at(-1);
    expect(entry?.kind === "round" && entry.answers.get("battle-1")).toBe("red 1 blue 1");
    expect(entry?.kind === "round" && entry.rolls).toEqual([1, 5, 2, 4, 6]);
    expect(entry?.kind === "round" && entry.origins).toEqual({ atOnce: ["battle-1"] });
    expect(hashOf(now(reopened(match)).state)).toBe(hashOf(now(match).state));
  });

  test("asks for real dice where they are typed in", () => {
    const first = atOnce(recordedDice([]));
    expect(!first.ok && "needs" in first && first.needs).toMatchObject({ dice: ["d6", "d6"], by: "red" });
    const second = atOnce(recordedDice([1, 5]));
    expect(!second.ok && "needs" in second && second.needs).toMatchObject({ dice: ["d6"], by: "blue" });
  });

  test("can't be recorded with another answer than the dice gave", () => {
    const told = new Map([["battle-1", "red 0 blue 1"]]);
    const played = play(waiting(), told, recordedDice([1, 5, 2, 4, 6]), { atOnce: ["battle-1"] });
    expect(!played.ok && played.error[0]?.code).toBe("given-answer");
  });
});

/** The entry of a fought battle, as its file has it. */
interface Told {
  readonly answers: Record<string, string>;
  readonly fought: Record<string, ToldBattle>;
}
interface ToldBattle {
  game: string;
  readonly config: { turns: number };
  readonly entries: { readonly answers: Record<string, string>; fought?: object }[];
}

function battleIn({ fought }: Told): ToldBattle {
  return fought["battle-1"] as ToldBattle;
}

describe("verifying", () => {
  /** The campaign with something else recorded of its battle. */
  async function retold(change: (entry: Told) => void) {
    const { match } = await fought();
    const told = JSON.parse(JSON.stringify(writeFile({ match, dice: undefined })));
    change(told.entries[1]);
    const opened = must(openFile(raid, must(parseFile(JSON.stringify(told))), NO_DICE));
    const fault = await verifyBattles(opened.match, games, BRIDGES);
    return fault && [fault.entry, ...fault.problems.map(({ prompt, code }) => [prompt, code])];
  }

  test("folds the battle too and finds nothing wrong", async () => {
    expect(await retold(() => {})).toBeUndefined();
  });

  test.each([
    [
      "another result than the battle came to",
      "battle-answer",
      (entry: Told) => {
        entry.answers["battle-1"] = "red 2 blue 1";
      },
    ],
    [
      "another battle than the one asked for",
      "battle-setup",
      (entry: Told) => {
        battleIn(entry).config.turns = 3;
      },
    ],
    [
      "a battle that does not fold",
      "battle-fold",
      (entry: Told) => {
        (battleIn(entry).entries[0] as ToldBattle["entries"][number]).answers.R1 = "99";
      },
    ],
    [
      "a battle of a game that no bridge leads to",
      "battle-bridge",
      (entry: Told) => {
        battleIn(entry).game = "great-war";
      },
    ],
    [
      "a battle within the battle",
      "battle-within",
      (entry: Told) => {
        (battleIn(entry).entries[0] as ToldBattle["entries"][number]).fought = {
          R1: { format: 2, game: "dogfight" },
        };
      },
    ],
  ])("finds %s", async (_, code, change) => {
    expect(await retold(change)).toEqual([1, ["battle-1", code]]);
  });

  test("is what the command line does, in a sentence", async () => {
    const { match } = await fought();
    const told = JSON.parse(JSON.stringify(writeFile({ match, dice: undefined })));
    const ran = await answerTo(JSON.stringify(told), games, "en", {}, BRIDGES);
    expect(ran).toMatchObject({ ok: true, turn: 1 });
    told.entries[1].answers["battle-1"] = "red 2 blue 1";
    const refused = await answerTo(JSON.stringify(told), games, "en", {}, BRIDGES);
    expect(!refused.ok && refused.problems[0]?.message).toMatch(
      /^What was fought for battle-1 came to red \d blue \d, but red 2 blue 1 is recorded\.$/,
    );
  });
});
