import { describe, expect, test } from "vitest";
import { seededChoices } from "../../../src/core/dice/random.ts";
import type { AnyAppraisedGame } from "../../../src/core/game.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import type { Config } from "../../../src/games/dogfight/data/config.ts";
import { cadet } from "../../../src/opponents/cadet.ts";
import { pilot } from "../../../src/opponents/pilot.ts";
import { type Craft, config, Play } from "./helpers.ts";

const game: AnyAppraisedGame = dogfight;
const BOMBER = { type: "b-17g", x: 24, heading: 12, speed: 3 };
const FIGHTER = { id: "B1", x: 40, y: 4, heading: 3, speed: 2 };
const FAR: Config = { turns: 12, goal: "leave", leave: { side: "red", edge: "far", count: 1 } };
const POINTS: Config = {
  turns: 10,
  goal: "points",
  points: [{ side: "red", for: "leave", edge: "far", worth: 10 }],
};
const GOALS: readonly (readonly [string, Config])[] = [
  ["last side", {}],
  ["first kill", { goal: "first-kill" }],
  ["most kills", { goal: "most-kills", turns: 12 }],
  ["leaving", FAR],
  ["points", POINTS],
];

function table(crafts: readonly Craft[], more: Config): Play {
  return new Play(config(crafts, {}, more));
}

function red(crafts: readonly Craft[], more: Config): number {
  return dogfight.appraise(table(crafts, more).state, "red");
}

describe.each(GOALS)("where %s wins", (_, more) => {
  test("one side has what the other lacks, and nothing is worth more than the game", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const dice = seededChoices(seed);
      let { state } = table([{ id: "R1", ...BOMBER, y: 6 }, FIGHTER, { id: "B2", y: 30, heading: 6 }], more);
      while (!dogfight.outcome(state)) {
        const answers = new Map(
          dogfight.prompts(state).map((prompt) => {
            const view = dogfight.view(state, prompt.seat);
            return [prompt.id, dogfight.sample(prompt, view, new Map(), dice)];
          }),
        );
        const worth = dogfight.appraise(state, "red");
        expect(worth + dogfight.appraise(state, "blue")).toBe(0);
        expect(Math.abs(worth)).toBeLessThan(100_000);
        state = dogfight.resolve(state, answers, dice).state;
      }
      const winner = dogfight.outcome(state)?.winner;
      expect(dogfight.appraise(state, "red")).toBe(
        winner === null ? 0 : winner === "red" ? 100_000 : -100_000,
      );
    }
  });

  test("damage counts for the enemy", () => {
    const hurt = (fuselage: number) =>
      red(
        [
          { id: "R1", ...BOMBER, y: 10 },
          { ...FIGHTER, fuselage },
        ],
        more,
      );
    const hit = (fuselage: number) => {
      const play = table([{ id: "R1", ...BOMBER, y: 10 }, FIGHTER], more);
      const aircraft = play.state.aircraft.map((one, index) => (index === 0 ? { ...one, fuselage } : one));
      return dogfight.appraise({ ...play.state, aircraft }, "red");
    };
    expect([5, 4, 3, 2, 1].map(hit)).toEqual([5, 4, 3, 2, 1].map(hit).toSorted((a, b) => b - a));
    expect(hit(5) - hit(1)).toBeGreaterThan(50);
    if (more.goal !== "leave") expect(hurt(1)).toBeGreaterThan(hurt(5));
  });
});

describe.each([
  ["leave", FAR],
  ["points", POINTS],
] as const)("an edge that pays (%s)", (_, more) => {
  test("is worth the more the nearer it is", () => {
    const at = (y: number) => red([{ id: "R1", ...BOMBER, y }, FIGHTER], more);
    const worths = [6, 12, 18, 24, 30, 35].map(at);
    expect(worths).toEqual(worths.toSorted((a, b) => a - b));
  });

  test("is worth more when one points at it", () => {
    const pointing = (heading: number) => red([{ id: "R1", ...BOMBER, y: 20, heading }, FIGHTER], more);
    expect(pointing(12)).toBeGreaterThan(pointing(3));
    expect(pointing(3)).toBeGreaterThan(pointing(6));
  });

  test("and crossing it more than anything before", () => {
    const crafts = [{ id: "R1", ...BOMBER, y: 34 }, { id: "R2", ...BOMBER, x: 10, y: 18 }, FIGHTER];
    const play = table(
      crafts,
      more.goal === "leave" ? { ...more, leave: { side: "red", edge: "far", count: 2 } } : more,
    );
    const before = dogfight.appraise(play.state, "red");
    play.round({ R1: "3", R2: "3", B1: "2" }, [6, 1]);
    expect(play.piece("R1").status).toBe("disengaged");
    expect(dogfight.appraise(play.state, "red")).toBeGreaterThan(before);
  });

  test.each([pilot, cadet].map((who) => [who.id, who] as const))("the %s crosses it", (_id, who) => {
    const play = table([{ id: "R1", ...BOMBER, y: 32 }, FIGHTER], more);
    const view = dogfight.view(play.state, "red");
    const prompts = play.prompts().filter(({ seat }) => seat === "red");
    const seats = ["red", "blue"].map((side) => ({ id: side, side }));
    for (const seed of ["a", "b", "c"]) {
      const { answers } = who.answer({ game, seats, view, prompts }, { nodes: 600 }, seededChoices(seed));
      expect(answers.get("R1")).toMatch(/^[234]$/);
    }
  });
});

test("no way out that can't be reached in the turns that are left", () => {
  const at = (y: number) => red([{ id: "R1", ...BOMBER, y }, FIGHTER], { ...FAR, turns: 2 });
  expect(at(25) - at(24)).toBeGreaterThan(100);
  expect(at(26) - at(25)).toBeLessThan(100);
});

test("hopes last no longer than the game", () => {
  const behind = (turns: number) =>
    red(
      [
        { id: "R1", y: 8 },
        { id: "B1", y: 16 },
      ],
      { goal: "most-kills", turns },
    );
  expect(behind(12)).toBeGreaterThan(behind(1));
  expect(behind(1)).toBeGreaterThan(0);
});
