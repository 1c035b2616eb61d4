import { expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { Answers, AnyAppraisedGame, Prompt, Seat } from "../../src/core/game.ts";
import { ace } from "../../src/opponents/ace.ts";
import { cadet } from "../../src/opponents/cadet.ts";
import { candidateValues } from "../../src/opponents/payoff.ts";
import { pilot } from "../../src/opponents/pilot.ts";
import { legalBeside } from "../../src/opponents/position.ts";
import type { SearchBudget } from "../../src/opponents/search-budget.ts";
import { raid } from "../toy-game/computer/game.ts";
import type { Order, State, View } from "../toy-game/rules/state.ts";

const CONFIG = { scenario: "patrol" } as const;
const SEATS: readonly Seat[] = raid.seats(CONFIG);
const START: State = raid.setup(CONFIG, seededChoices("patrol")).state;
/** What red is asked: a target, a bid, and a move of each of its squadrons. */
const PROMPTS: readonly Prompt[] = raid.prompts(START).filter(({ seat }) => seat === "red");
const VIEW: View = raid.view(START, "red");
const MOVES = PROMPTS.filter(({ kind }) => kind === "move");
const NOTHING: Answers<Order> = new Map();

const move = (id: string, to: string): Order => ({ kind: "move", id, to });

/** Where the squadrons of red are sent. */
function sent({ squadrons }: Pick<State, "squadrons">, answers: Answers<Order>): readonly string[] {
  return squadrons
    .filter(({ seat }) => seat === "red")
    .map(({ id, at }) => {
      const order = answers.get(id);
      return order?.kind === "move" ? order.to : at;
    });
}

/** No two squadrons of a seat on one square (RD-16), where red wants all of its own: whoever resolves that breaks the rules. */
const crowded: typeof raid = {
  ...raid,
  resolve(state, answers, dice) {
    const squares = state.agenda[0]?.do === "plan" ? sent(state, answers) : [];
    if (new Set(squares).size < squares.length) throw new Error(`red sends two to one square: ${squares}`);
    return raid.resolve(state, answers, dice);
  },
  appraise: ({ squadrons }, seat) =>
    (seat === "red" ? 1 : -1) * squadrons.filter(({ seat: of, at }) => of === "red" && at === "C2").length,
};

test.each([cadet, pilot, ace].map((who) => [who.id, who] as const))(
  "the %s never thinks of answers that do not go together",
  (_, who) => {
    const request = { game: crowded as AnyAppraisedGame, seats: SEATS, view: VIEW, prompts: PROMPTS };
    for (let seed = 0; seed < 8; seed++) {
      const { answers } = who.answer(request, { nodes: 1500 }, seededChoices(`aim ${seed}`));
      const orders = new Map<string, Order>();
      for (const prompt of PROMPTS) {
        const read = raid.parse(answers.get(prompt.id) ?? "", prompt, VIEW, orders);
        expect(read.ok).toBe(true);
        if (read.ok) orders.set(prompt.id, read.value);
      }
      expect(new Set(sent(START, orders)).size).toBe(3);
    }
  },
);

/** The question about the first squadron, with what comes into question. */
function firstMove(candidates: readonly Order[], sampled: boolean) {
  const [prompt] = MOVES as [Prompt];
  return { prompt, view: VIEW, legal: candidates, candidates, sampled };
}

test("the game is asked once what goes together with the seat's others, however many candidates there are", () => {
  const [mine, second] = MOVES as [Prompt, Prompt];
  const all = [...raid.options(mine, VIEW, NOTHING)];
  let asked = 0;
  const game: typeof raid = {
    ...crowded,
    options(...given) {
      asked += 1;
      return raid.options(...given);
    },
  };
  const others = new Map([[second.id, move(second.id, "C2")]]);
  const isLegal = legalBeside({ game: game as AnyAppraisedGame }, firstMove(all, false), others);
  const left = all.filter((order) => order.kind !== "move" || order.to !== "C2");
  expect(left).toHaveLength(all.length - 1);
  expect(all.filter(isLegal)).toEqual(left);
  expect(asked).toBe(1);
});

test("candidates of which none goes together with the seat's others are worth alike", () => {
  const [mine, second, third] = MOVES as [Prompt, Prompt, Prompt];
  const question = firstMove([move(mine.id, "C2"), move(mine.id, "C1")], true);
  const others = [second, third].map((prompt) => ({ ...question, prompt }));
  const position = {
    game: crowded as AnyAppraisedGame,
    seats: [],
    state: null,
    seat: "red",
    own: [question, ...others],
    others: [],
  };
  const answers = new Map([
    [second.id, move(second.id, "C2")],
    [third.id, { kind: "done" }],
  ]);
  const never = () => Number.NaN;
  const budget = { spend: () => expect.unreachable() } as unknown as SearchBudget;
  const values = candidateValues(position, question, answers, never, budget, seededChoices("none"));
  expect([...values]).toEqual([0, 0]);
});
