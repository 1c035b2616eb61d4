import { describe, expect, test } from "vitest";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { now } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { cautionsOf } from "../../../src/face/queries/cautions.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame, type GameEntry } from "../../../src/games/registry.ts";
import { type Craft, config } from "../../games/dogfight/helpers.ts";
import { played as playedCards } from "../../games/down-in-flames/face/matches.ts";
import { played as playedHexes } from "../../games/great-war/face/matches.ts";
import { asking } from "./asking.ts";

const { askerOf } = await asking(findGame(GAMES, "dogfight") as GameEntry);

function matchOf(crafts: readonly Craft[]): Match {
  const begun = begin(dogfight, config(crafts), recordedDice([]));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return begun.value;
}

const R1: Craft = { id: "R1", x: 24, y: 18, heading: 12, speed: 2 };
const AHEAD: Craft = { id: "B1", x: 24, y: 22, heading: 12 };
const BEHIND: Craft = { id: "B1", x: 24, y: 14, heading: 12 };
const FAR: Craft = { id: "B1", x: 44, y: 4, heading: 12 };

describe("what a question of the dogfight warns of", () => {
  test.each([
    ["a target ahead", [R1, AHEAD], [["shot", 12]]],
    ["an enemy behind", [R1, BEHIND], [["threat", 6]]],
    [
      "both nose to nose",
      [R1, { ...AHEAD, heading: 6 }],
      [
        ["shot", 12],
        ["threat", 12],
      ],
    ],
    ["nobody near", [R1, FAR], []],
    ["one of its own side ahead", [R1, FAR, { ...AHEAD, id: "R2" }], []],
    ["the edge ahead", [{ ...R1, y: 33 }, FAR], [["edge", 12]]],
    ["the edge ahead, too far for a turn", [{ ...R1, y: 26 }, FAR], []],
    ["the edge behind", [{ ...R1, y: 1 }, FAR], []],
  ] as const)("%s", (_, crafts, warned) => {
    const found = cautionsOf(askerOf(matchOf(crafts), "red"));
    expect(found.map(({ earcon, clock }) => [earcon, clock])).toEqual(warned);
  });

  test("it is about the piece that is chosen, if it is one's own", () => {
    const match = matchOf([R1, { ...R1, id: "R2", x: 4 }, AHEAD]);
    const warned = (chosen: string) => cautionsOf(askerOf(match, "red", { chosen })).length;
    expect([warned("R1"), warned("R2"), warned("B1")]).toEqual([1, 0, 1]);
  });

  test("nobody is warned who is not asked", () => {
    const match = matchOf([R1, AHEAD]);
    expect(cautionsOf(askerOf(match, "red", { prompts: [] }))).toEqual([]);
    expect(cautionsOf(askerOf(match, "table"))).toEqual([]);
  });
});

const MATCHES: readonly (readonly [name: string, game: string, () => Match])[] = [
  ["hidden guns", "great-war", () => playedHexes("balloons", "asked")],
  ["a plotted fight", "great-war", () => playedHexes("duel", "asked")],
  ["bombers", "down-in-flames", () => playedCards({ scenario: "factory" }, "asked")],
];

/** So many moments of a match are looked at. */
const LOOKS = 30;

describe.each(MATCHES)("in %s", (_, name, match) => {
  test("it is what ? shots, ? danger and ? edge tell, alike whatever is hidden", async () => {
    const one = await asking(findGame(GAMES, name) as GameEntry);
    const whole = match();
    const every = Math.max(1, Math.floor(whole.moments.length / LOOKS));
    const kinds = new Set<string>();
    for (let last = 1; last <= whole.moments.length; last += every) {
      const stage = { ...whole, moments: whole.moments.slice(0, last) };
      for (const { id: viewer } of stage.seats) {
        const asker = one.askerOf(stage, viewer);
        const found = cautionsOf(asker);
        const imagined = asker.game.imagine(asker.view as never, seededDice(`${viewer} guesses`));
        expect(cautionsOf({ ...asker, view: asker.game.view(imagined, viewer) })).toEqual(found);
        const warned = (earcon: string) => found.some((caution) => caution.earcon === earcon);
        if (now(stage).prompts.every(({ seat }) => seat !== viewer)) {
          expect(found).toEqual([]);
          continue;
        }
        for (const { earcon } of found) kinds.add(earcon);
        const [first = ""] = await one.ask(stage, viewer, "? targets");
        if (found.length > 0 || first.includes("shoot at nobody"))
          expect(warned("shot")).toBe(!/shoot at nobody/.test(first));
        if (warned("threat"))
          expect(await one.ask(stage, viewer, "? danger")).not.toEqual(["Nobody can shoot at your side."]);
      }
    }
    expect(kinds).toContain("shot");
    expect(kinds).toContain("threat");
  });
});
