import { describe, expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Prompt, Seat } from "../../src/core/game.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { now } from "../../src/core/match/match.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import type { View } from "../../src/games/dogfight/rules/view/view.ts";
import { ace } from "../../src/opponents/ace.ts";
import { cadet } from "../../src/opponents/cadet.ts";
import { findOpponent, OPPONENTS } from "../../src/opponents/index.ts";
import type { Decision, Opponent } from "../../src/opponents/opponent.ts";
import { pilot } from "../../src/opponents/pilot.ts";
import { random } from "../../src/opponents/random.ts";
import { loadWords, translator } from "../../src/words/index.ts";
import { deepFreeze } from "../conformance/freeze.ts";
import { some } from "../extent.ts";
import { type Craft, config, type Play, play } from "../games/dogfight/helpers.ts";
import { raid } from "../toy-game/computer/game.ts";
import { eventsOf, points, whole } from "./games.ts";
import { greedy } from "./greedy.ts";

const game: AnyAppraisedGame = dogfight;
const ALL = [random, cadet, pilot, ace];
const THINKERS = [pilot, ace];
const DUEL = { scenario: "duel" };
const SEATS: readonly Seat[] = ["red", "blue"].map((side) => ({ id: side, side }));

/** The same opponent with little to think: enough for what is asked here, and quick. */
function hasty(who: Opponent): Opponent {
  return { ...who, nodes: Math.min(who.nodes, 600) };
}

/** What an opponent answers in a position, seen from one seat. */
function ask(who: Opponent, table: Play, seat: string, seed = "any", nodes = who.nodes): Decision {
  const view = deepFreeze(dogfight.view(table.state, seat));
  const prompts = table.prompts().filter((prompt) => prompt.seat === seat);
  return who.answer({ game, seats: SEATS, view, prompts }, { nodes }, seededChoices(seed));
}

describe("the list of opponents", () => {
  test.each(OPPONENTS.map((entry) => [entry.id, entry] as const))("%s can be loaded", async (id, entry) => {
    expect((await entry.load()).id).toBe(id);
    expect(findOpponent(id)).toBe(entry);
    for (const language of LANGUAGES) {
      const t = translator(await loadWords(language));
      expect(t(`opponent.${entry.id}`)).not.toBe("");
    }
  });

  test("knows nobody else", () => {
    expect(OPPONENTS.map(({ id }) => id)).toEqual(ALL.map(({ id }) => id));
    expect(findOpponent("constructor")).toBeUndefined();
  });
});

describe.each(ALL.map((who) => [who.id, who] as const))("%s", (_, who) => {
  test.each(some(["duel", "bounce", "four-a-side"], 3))(
    "answers legally in %s",
    { timeout: 60_000 },
    (scenario) => {
      const match = whole(game, { scenario }, () => hasty(who), `legal ${scenario}`, 40);
      expect(now(match).outcome !== undefined || match.entries.length === 40).toBe(true);
    },
  );

  test.each([
    { turns: 3, squadrons: 1, options: { bids: true } },
    { turns: 2, squadrons: 3, options: { bids: true } },
  ])("plays a game of hidden hands to its end: %j", (setup) => {
    const match = whole(raid, setup, () => hasty(who), "raid");
    expect(now(match).outcome).toBeDefined();
  });

  test("plays the same game again from the same seed, and another from another", { timeout: 60_000 }, () => {
    const texts = (seed: string) => JSON.stringify(eventsOf(whole(game, DUEL, () => hasty(who), seed, 6)));
    expect(texts("one")).toBe(texts("one"));
    expect(new Set(["one", "two", "three"].map(texts)).size).toBeGreaterThan(1);
  });

  test("shares add up to 1, and what it answers it has considered", () => {
    const { answers, considered } = ask(
      who,
      play([{ id: "R1" }, { id: "R2", x: 10 }, { id: "B1", y: 26 }]),
      "red",
    );
    expect([...answers.keys()]).toEqual(["R1", "R2"]);
    for (const { prompt, plots } of considered) {
      expect(plots.length).toBeLessThanOrEqual(8);
      expect(plots).toEqual(plots.toSorted((a, b) => b.weight - a.weight || b.value - a.value));
      expect(plots.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(plots.find(({ order }) => order === answers.get(prompt))?.weight).toBeGreaterThan(0);
      expect(plots.every(({ value }) => Number.isSafeInteger(value))).toBe(true);
    }
  });
});

describe.each([cadet, pilot, ace].map((who) => [who.id, who] as const))("%s stays on the table", (_, who) => {
  test("for whole duels, as long as its engine is sound", { timeout: 60_000 }, () => {
    for (const seed of some(["a", "b", "c"], 3)) {
      const match = whole(game, DUEL, () => hasty(who), `stay ${seed}`, 60);
      for (const { state, events } of match.moments) {
        for (const { key, values } of events) {
          if (key !== "leaves") continue;
          const { setup, aircraft } = state as View;
          const index = setup.airframes.findIndex(({ id }) => id === values.id);
          expect(aircraft[index]?.engine).toBeLessThan(4);
        }
      }
    }
  });

  test.each([
    ["the far edge", { y: 34, heading: 12, speed: 3 }],
    ["a corner", { x: 45, y: 33, heading: 1, speed: 2 }],
    ["the left edge", { x: 2, heading: 9, speed: 2 }],
  ] as [string, Partial<Craft>][])("and turns away before %s", { timeout: 60_000 }, (_name, where) => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const table = play([
        { id: "R1", ...where },
        { id: "B1", x: 10, y: 12, speed: 1, weapons: [] },
      ]);
      const order = ask(hasty(who), table, "red", seed).answers.get("R1") ?? "";
      table.round({ R1: order, B1: "1" }, [6, 1]);
      expect(table.piece("R1").status).toBe("flying");
    }
  });
});

describe.each([cadet, pilot, ace].map((who) => [who.id, who] as const))("%s shoots", (_, who) => {
  test("whenever it can", () => {
    const table = play([
      { id: "R1", y: 10, speed: 1 },
      { id: "B1", y: 17, speed: 1 },
    ]).round({ R1: "1", B1: "1" }, [6, 1]);
    for (const seed of ["a", "b", "c"]) {
      expect(ask(who, table, "red", seed).answers.get("red")).toBe("R1 front B1");
    }
  });
});

describe.each(THINKERS.map((who) => [who.id, who] as const))("%s fires what hurts most", (_, who) => {
  test.each<[string, Partial<Craft>, Partial<Craft>]>([
    ["the one that is nearly down", { fuselage: 5 }, { fuselage: 1 }],
    ["the nearer one", { y: 22 }, {}],
  ])("at %s", (_name, first, second) => {
    const table = play([
      { id: "R1", y: 10, speed: 1 },
      { id: "B1", x: 23, y: 16, speed: 1, ...first },
      { id: "B2", x: 25, y: 16, speed: 1, ...second },
    ]).round({ R1: "1", B1: "1", B2: "1" }, [6, 1]);
    expect(ask(who, table, "red").answers.get("red")).toBe("R1 front B2");
  });
});

describe("a budget", () => {
  const SIX = Array.from({ length: 6 }, (_, index) => index);
  const twelve = () =>
    play([
      ...SIX.map((n) => ({ id: `R${n + 1}`, x: 9 + 6 * n, y: 6 })),
      ...SIX.map((n) => ({ id: `B${n + 1}`, x: 9 + 6 * n, y: 28, heading: 6 })),
    ]);

  test.each(THINKERS.map((who) => [who.id, who] as const))("is kept by %s with twelve aircraft", (_, who) => {
    const table = twelve();
    const { answers, nodes } = ask(who, table, "red", "any", 3000);
    expect(answers.size).toBe(6);
    for (const [id, text] of answers) expect(table.refusal(id, text)).toEqual([]);
    expect(nodes).toBeLessThan(3600);
  });

  test.each(THINKERS.map((who) => [who.id, who] as const))("of %s tells how far it is spent", (_, who) => {
    const heard: number[] = [];
    const table = twelve();
    const prompts: Prompt[] = table.prompts().filter(({ seat }) => seat === "red");
    const view = dogfight.view(table.state, "red");
    const budget = { nodes: 2000, onProgress: (spent: number) => heard.push(spent) };
    who.answer({ game, seats: SEATS, view, prompts }, budget, seededChoices("progress"));
    expect(heard.length).toBeGreaterThan(10);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(heard.every((spent) => spent > 0 && spent <= 1)).toBe(true);
  });
});

/** Who wins against whom: games that are played, and points of them at least. */
const BETTER: readonly [string, Opponent, Opponent, number, number][] = [
  ["the cadet against chance", cadet, random, 20, 18],
  ["the pilot against the cadet", pilot, cadet, 20, 17],
  ["the pilot against the greedy one", pilot, greedy, 20, 12],
];

describe("the better player wins", { timeout: 120_000 }, () => {
  test.each(some(BETTER, 3))("%s", (_, one, other, count, least) => {
    expect(points(game, DUEL, one, other, count, "match")).toBeGreaterThanOrEqual(least);
  });

  test("the pilot against the cadet, two a side", { tags: ["long"] }, () => {
    const pair = config([
      { id: "R1", x: 20, y: 6 },
      { id: "R2", x: 28, y: 6 },
      { id: "B1", x: 20, y: 30, heading: 6 },
      { id: "B2", x: 28, y: 30, heading: 6 },
    ]);
    expect(points(game, pair, pilot, cadet, 6, "pairs")).toBeGreaterThanOrEqual(5);
  });
});
