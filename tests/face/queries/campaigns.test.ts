import { describe, expect, test } from "vitest";
import type { AnyGame } from "../../../src/core/game.ts";
import { battleOfBritain } from "../../../src/games/battle-of-britain/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { battleOfBritainEntry } from "../../games/battle-of-britain/entry.ts";
import { scene } from "../../games/battle-of-britain/examples/play.ts";
import { played } from "../../games/luftwaffe/face/matches.ts";
import { asking } from "./asking.ts";
import { matchAt } from "./match-at.ts";

const luftwaffe = findGame(GAMES, "luftwaffe") as GameEntry;
const { ask } = await asking(luftwaffe);
const sheet = played({ scenario: "wilhelmshaven" }, 1);

describe("a question that asks for several things at once", () => {
  test("is told by its title, its reason and its count, with a few answers of some words each", async () => {
    const [title, why, count, answers = "", usual = ""] = await ask(sheet, "american", "?");
    expect(title).toBe("The Target Sheet");
    expect(why).toMatch(/LW-113/);
    expect(count).toMatch(/^\d+ of at least \d+ targets?/);
    expect(answers).toMatch(/^You may answer (\d+ groups against [^,()]+(, | or )?){3}\.$/);
    expect(answers.length).toBeLessThan(250);
    expect(usual).toMatch(/^Usual: \d+ groups against [^()]+\.$/);
  });
});

describe("a rule", () => {
  test.each([
    [battleOfBritainEntry, matchAt(battleOfBritain as AnyGame, scene({ tasks: [] }).state), "BB-35"],
    [luftwaffe, sheet, "LW-60"],
  ])("is told without marks of the page", async (entry, match, id) => {
    const one = await asking(entry);
    const [told = ""] = await one.ask(match, "table", `? rule ${id}`);
    expect(told.length).toBeGreaterThan(20);
    expect(told).not.toMatch(/[*`]/);
  });
});
