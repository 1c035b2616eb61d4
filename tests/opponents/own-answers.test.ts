import { expect, test } from "vitest";
import { z } from "zod/mini";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { Answers, AnyAppraisedGame, Prompt } from "../../src/core/game.ts";
import { fail, ok } from "../../src/core/result.ts";
import { ace } from "../../src/opponents/ace.ts";
import { cadet } from "../../src/opponents/cadet.ts";
import { candidateValues } from "../../src/opponents/payoff.ts";
import { pilot } from "../../src/opponents/pilot.ts";
import { legalBeside } from "../../src/opponents/position.ts";
import type { SearchBudget } from "../../src/opponents/search-budget.ts";

const SEATS = ["red", "blue"];
const TARGETS = [1, 2, 3, 4];
const prompts: readonly Prompt[] = SEATS.flatMap((seat) =>
  [1, 2, 3].map((nth): Prompt => ({ id: `${seat} ${nth}`, seat, kind: "aim", opens: "together" })),
);

interface State {
  readonly turn: number;
  readonly gained: number;
}

/** Targets that the same seat has not aimed at yet. */
function left(own: Answers<unknown>): readonly number[] {
  const taken = new Set(own.values());
  return TARGETS.filter((target) => !taken.has(target));
}

function aimedBy(answers: Answers<unknown>, seat: string): readonly number[] {
  return prompts.filter((prompt) => prompt.seat === seat).map(({ id }) => Number(answers.get(id)));
}

/** No two guns of a seat at one target: whoever resolves that breaks the rules. */
const guns: AnyAppraisedGame = {
  meta: {
    id: "guns",
    rules: 1,
    scenarios: [],
    ownTables: [],
  },
  config: z.unknown(),
  check: () => [],
  seats: () => SEATS.map((id) => ({ id, side: id })),
  setup: () => ({ state: { turn: 1, gained: 0 }, events: [] }),
  prompts: (state) => ((state as State).turn > 3 ? [] : prompts),
  parse(text, _prompt, _view, own) {
    const target = Number(text);
    return left(own).includes(target) ? ok(target) : fail([{ code: "taken", values: {} }]);
  },
  print: String,
  options: (_prompt, _view, own) => left(own),
  sample: (_prompt, _view, own) => left(own)[0],
  resolve(state, answers) {
    const { turn, gained } = state as State;
    for (const seat of SEATS) {
      const aimed = aimedBy(answers, seat);
      if (new Set(aimed).size < aimed.length) throw new Error(`${seat} aims twice at one target: ${aimed}`);
    }
    const [red = [], blue = []] = SEATS.map((seat) => aimedBy(answers, seat));
    const met = red.filter((target, place) => target === blue[place]).length;
    return {
      state: { turn: turn + 1, gained: gained + 20 * met + (red[0] ?? 0) - (blue[1] ?? 0) },
      events: [],
    };
  },
  view: (state, viewer) => ({ ...(state as State), viewer }),
  imagine: (view) => ({ turn: (view as State).turn, gained: (view as State).gained }),
  outcome: () => undefined,
  appraise: (state, seat) => (seat === "red" ? 1 : -1) * (state as State).gained,
  report: (view) => ({ turn: (view as State).turn, phase: "", pieces: {} }),
  narrate: ({ key, values }) => ({ key, values }),
};

test.each([cadet, pilot, ace].map((who) => [who.id, who] as const))(
  "the %s never thinks of answers that do not go together",
  (_, who) => {
    const seats = SEATS.map((id) => ({ id, side: id }));
    const view = guns.view({ turn: 1, gained: 0 }, "red");
    const request = { game: guns, seats, view, prompts: prompts.slice(0, 3) };
    for (let seed = 0; seed < 8; seed++) {
      const { answers } = who.answer(request, { nodes: 1500 }, seededChoices(`aim ${seed}`));
      expect(new Set(answers.values()).size).toBe(3);
    }
  },
);

test("the game is asked once what goes together with the seat's others, however many candidates there are", () => {
  const [mine, second] = prompts as [Prompt, Prompt];
  let asked = 0;
  const game: AnyAppraisedGame = {
    ...guns,
    options(...given) {
      asked += 1;
      return guns.options(...given);
    },
  };
  const question = { prompt: mine, view: null, legal: TARGETS, candidates: TARGETS, sampled: false };
  const isLegal = legalBeside({ game }, question, new Map([[second.id, 2]]));
  expect(TARGETS.filter(isLegal)).toEqual(TARGETS.filter((target) => target !== 2));
  expect(asked).toBe(1);
});

test("candidates of which none goes together with the seat's others are worth alike", () => {
  const [mine, second, third] = prompts as [Prompt, Prompt, Prompt];
  const question = { prompt: mine, view: null, legal: TARGETS, candidates: [1, 2], sampled: true };
  const others = [second, third].map((prompt) => ({ ...question, prompt }));
  const position = {
    game: guns,
    seats: [],
    state: null,
    seat: "red",
    own: [question, ...others],
    others: [],
  };
  const answers = new Map([second, third].map(({ id }, place) => [id, place + 1]));
  const never = () => Number.NaN;
  const budget = { spend: () => expect.unreachable() } as unknown as SearchBudget;
  const values = candidateValues(position, question, answers, never, budget, seededChoices("none"));
  expect([...values]).toEqual([0, 0]);
});
