import { expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import { now } from "../../src/core/match/match.ts";
import { begin } from "../../src/core/match/play.ts";
import { ace } from "../../src/opponents/ace.ts";
import { downInFlamesEntry } from "../games/down-in-flames/entry.ts";

const NODES = 4000;
/** A game that is played on to its end may end a little after its part of the budget. */
const ONE_GAME = 300;

test("the ace thinks less about the very first answer of a match that it plays on to its end", async () => {
  const game = await downInFlamesEntry.load();
  const begun = begin(game, { scenario: "kent" }, seededChoices("opening"));
  if (!begun.ok) throw new Error("refused");
  const { seats } = begun.value;
  const { state, prompts } = now(begun.value);
  const seat = prompts[0]?.seat ?? "";
  const nodesOf = (opens: boolean) => {
    const request = { game, seats, view: game.view(state, seat), prompts, opens };
    return ace.answer(request, { nodes: NODES }, seededChoices("thought")).nodes;
  };
  expect(nodesOf(true)).toBeLessThan(0.4 * NODES + ONE_GAME);
  expect(nodesOf(false)).toBeGreaterThan(0.8 * NODES);
});
