import { expect, test } from "vitest";
import { NOTHING_PENDING } from "../../../src/app/session/pending.ts";
import { placingAfter } from "../../../src/app/session/placing.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Match } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { downInFlames } from "../../../src/games/down-in-flames/computer/game.ts";
import { config } from "../../../src/games/down-in-flames/face/lesson/setup.ts";

/** The duel of the card dogfight's lesson after some answers of A1, who begins. */
function after(...texts: readonly string[]): Match {
  const dice = seededDice("cards 19");
  const begun = begin(downInFlames as never, config, dice);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return texts.reduce((match, text) => {
    const played = play(match, new Map([["A1", text]]), dice);
    if (!played.ok) throw new Error(JSON.stringify(played));
    return played.value;
  }, begun.value);
}

const placed = (match: Match, viewer: string) => placingAfter(match, NOTHING_PENDING, {}, viewer);

test("a seat that is asked again stays at the screen with its hand, and is not called there once more", () => {
  expect(placed(after("pass"), "allied")).toEqual({ viewer: "allied", curtain: null, sheer: false });
  expect(placed(after("pass"), "axis")).toMatchObject({ viewer: "table", curtain: "allied" });
  expect(placed(after("pass"), "table")).toMatchObject({ viewer: "table", curtain: "allied" });
});

test("when another seat is asked, the one at the screen takes its hand away", () => {
  expect(placed(after("pass", "maneuvering B1"), "allied")).toMatchObject({
    viewer: "table",
    curtain: "axis",
  });
});
