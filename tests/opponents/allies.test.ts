import { expect, test } from "vitest";
import { z } from "zod/mini";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Prompt } from "../../src/core/game.ts";
import { ok } from "../../src/core/result.ts";
import { ace } from "../../src/opponents/ace.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";
import { pilot } from "../../src/opponents/pilot.ts";

const FRIENDS = ["Ann", "Bea"];
const CHOICES = ["left", "right"];

/** Two seats choose at once and gain together: 30 if both go right, 20 if both go left, nothing if they part. */
function gain(answers: Iterable<unknown>): number {
  const [one, other] = [...answers];
  if (one !== other) return 0;
  return one === "right" ? 30 : 20;
}

const prompts: readonly Prompt[] = FRIENDS.map((seat) => ({ id: seat, seat, kind: "go", opens: "together" }));

/** As much of a game as computer players need. */
const together: AnyAppraisedGame = {
  meta: {
    id: "go",
    rules: 1,
    scenarios: [],
    ownTables: [],
  },
  config: z.unknown(),
  check: () => [],
  seats: () => FRIENDS.map((id) => ({ id, side: "both" })),
  setup: () => ({ state: null, events: [] }),
  prompts: (state) => (state === null ? prompts : []),
  parse: (text) => ok(text),
  print: String,
  options: () => CHOICES,
  sample: () => "left",
  resolve: (_state, answers) => ({ state: gain(answers.values()), events: [] }),
  view: (_state, viewer) => viewer,
  imagine: () => null,
  outcome: () => undefined,
  appraise: (state) => Number(state ?? 0),
  report: () => ({ turn: 1, phase: "", pieces: {} }),
  narrate: ({ key, values }) => ({ key, values }),
};

function answerOf(who: Opponent, sides: readonly [string, string], seed: string): string | undefined {
  const seats = FRIENDS.map((id, place) => ({ id, side: sides[place] ?? "" }));
  const request = { game: together, seats, view: "Ann", prompts: prompts.slice(0, 1) };
  return who.answer(request, who, seededChoices(seed)).answers.get("Ann");
}

test.each([pilot, ace].map((who) => [who.id, who] as const))(
  "the %s goes with an ally, not against him",
  (_, who) => {
    const seeds = Array.from({ length: 12 }, (__, seed) => `allies ${seed}`);
    expect(seeds.map((seed) => answerOf(who, ["both", "both"], seed))).toEqual(seeds.map(() => "right"));
    // Against an enemy who gains what it loses, each way is taken now and then.
    expect(new Set(seeds.map((seed) => answerOf(who, ["one", "other"], seed)))).toEqual(new Set(CHOICES));
  },
);
