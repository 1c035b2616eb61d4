import { expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Prompt } from "../../src/core/game.ts";
import { sampledAnswers } from "../../src/opponents/quiescence.ts";

const PROMPTS = ["red", "blue"].map((seat): Prompt => ({ id: seat, seat, kind: "any", opens: "now" }));
const SAYING = {
  view: (_state: unknown, viewer: string) => viewer,
  sample: (_prompt: Prompt, view: unknown) => `fair for ${view}`,
};
const likely = (_prompt: Prompt, view: unknown) => `likely for ${view}`;
const seasoned = (_prompt: Prompt, view: unknown) => `seasoned for ${view}`;

function answers(game: object, by?: string): readonly unknown[] {
  const dice = seededChoices("any");
  const whole = { ...SAYING, ...game } as unknown as AnyAppraisedGame;
  return [...sampledAnswers(whole, {}, PROMPTS, dice, by).values()];
}

test("everybody answers what is likely where a game says it, and the seat that is seasoned by its own lights", () => {
  expect(answers({})).toEqual(["fair for red", "fair for blue"]);
  expect(answers({ likely, seasoned })).toEqual(["likely for red", "likely for blue"]);
  expect(answers({ likely, seasoned }, "blue")).toEqual(["likely for red", "seasoned for blue"]);
  expect(answers({ likely }, "blue")).toEqual(["likely for red", "likely for blue"]);
});
