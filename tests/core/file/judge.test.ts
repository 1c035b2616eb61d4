import { describe, expect, test } from "vitest";
import { type Judge, judgeState, judgeView, LENIENT } from "../../../src/core/file/judge.ts";
import type { AnyGame, Prompt } from "../../../src/core/game.ts";
import type { Shape, Shapes } from "../../../src/core/input/data-shape.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { config, game, newDuel, onward } from "../duel.ts";

type Held = Readonly<Record<string, unknown>>;

const begun = now(newDuel()).state as Held;

function over(): Held {
  let match = newDuel();
  while (now(match).prompts.length > 0) match = onward(match);
  return now(match).state as Held;
}

/** What a judge finds wrong in a state of the raid with other rules. */
function found(
  rules: Partial<AnyGame>,
  state: unknown = begun,
  judge: Partial<Judge> = {},
): readonly unknown[] {
  const game_: AnyGame = { ...game, ...rules };
  const begin = (from: unknown): Match => {
    const [prompts, outcome] = [game_.prompts(from), game_.outcome(from)];
    const moment = { state: from, entry: 0, prompts, outcome, events: [], throws: [] };
    return { game: game_, config, seats: game_.seats(config), entries: [], moments: [moment] };
  };
  const problems = judgeState(game_, { ...LENIENT, ...judge }, state, begin, "kept");
  return problems.map(({ code, values }) => `${code} ${values.path}`);
}

const more =
  (change: Partial<Prompt>): AnyGame["prompts"] =>
  (state) => {
    const all = game.prompts(state);
    return all.length > 0 ? [...all, { id: "X", seat: "red", kind: "shove", opens: "now", ...change }] : all;
  };
const broken = () => {
  throw new Error("no such thing");
};
const brokenFor =
  (whom: string): AnyGame["report"] =>
  (view) =>
    (view as Held).viewer === whom ? broken() : game.report(view);
const won = (winner: string | null) => () => ({ winner, reason: { key: "won", values: {} } });

type Case = readonly [what: string, rules: Partial<AnyGame>, state?: Held];

function tried(cases: readonly Case[]) {
  return cases.map(([what, rules, state = begun]) => ({ what, rules, state }));
}

describe("a state from outside", () => {
  test.each(
    tried([
      ["as it is played", {}],
      ["of a match that is over", {}, over()],
      ["of a match that nobody has won", { outcome: (state) => game.outcome(state) && won(null)() }, over()],
      ["with a question for the table", { prompts: more({ seat: "table" }) }],
    ]),
  )("passes, $what", ({ rules, state }) => {
    expect(found(rules, state)).toEqual([]);
  });

  test.each(
    tried([
      ["a question that is asked twice", { prompts: more({ id: "R1" }) }],
      ["a question for a seat that is none", { prompts: more({ seat: "green" }) }],
      ["questions though it is over", { outcome: won("red") }],
      ["no questions though it is not over", { prompts: () => [] }],
      ["a winner who does not play", { outcome: (state) => game.outcome(state) && won("green")() }, over()],
      ["a view of which nobody could have thought", { imagine: () => over() }],
      [
        "questions that tell what is hidden",
        {
          imagine: (view, dice) => ({ ...(game.imagine(view, dice) as Held), turn: 2 }),
          view: (state, viewer) => ({ ...(game.view(state, viewer) as Held), turn: 1 }),
        },
      ],
      ["what the table can't be told", { report: brokenFor("table") }],
      ["what the umpire can't be told", { report: brokenFor("umpire") }],
      ["what a seat can't be told", { report: brokenFor("blue") }],
      ["what comes of it that can't be told", { narrate: broken }],
      ["fair answers that are refused", { parse: () => ({ ok: false, error: [] }) }],
      ["nothing that rules can make of it", { prompts: broken }],
    ]),
  )("is impossible with $what", ({ rules, state }) => {
    expect(found(rules, state)).toEqual(["impossible kept"]);
  });

  test.each<readonly [string, unknown, Partial<Judge>, string]>([
    ["another shape", begun, { shapes: { state: { fields: {} }, view: "unknown", types: [] } }, "shape kept"],
    ["another set-up", { ...begun, setup: 1 }, {}, "impossible kept.setup"],
    [
      "another set-up by its own judge",
      begun,
      { begun: (state) => state !== begun },
      "impossible kept.setup",
    ],
    ["a figure that is none", { ...begun, turn: 1.5 }, {}, "impossible kept.turn"],
    [
      "what its game says can't be",
      begun,
      { impossible: () => "squadrons.0" },
      "impossible kept.squadrons.0",
    ],
  ])("is refused by the path of %s", (_, state, judge, problem) => {
    expect(found({}, state, judge)).toEqual([problem]);
  });

  test("passes with the set-up with which its match begins", () => {
    const setup: AnyGame["setup"] = (...given) => {
      const { state, events } = game.setup(...given);
      return { state: { ...(state as Held), setup: 1 }, events };
    };
    expect(found({ setup }, { ...begun, setup: 1 })).toEqual([]);
    expect(found({ setup })).toEqual(["impossible kept.setup"]);
  });

  test("is played by answers that know those of their seat before them", () => {
    const known: number[] = [];
    const sample: AnyGame["sample"] = (prompt, view, own, dice) => {
      known.push(own.size);
      return game.sample(prompt, view, own, dice);
    };
    expect(found({ sample })).toEqual([]);
    expect(known.slice(0, 6)).toEqual([0, 1, 2, 0, 1, 2]);
  });

  test("is compared with one in which a match of its set-up begins", () => {
    const seen: unknown[] = [];
    found({}, begun, { impossible: (...given) => void seen.push(...given) });
    expect(seen).toMatchObject([begun, { ...begun, hands: expect.anything() }]);
  });

  test("that no longer has its shape after a round is impossible", () => {
    const fields = Object.keys(begun).map((name): [string, Shape] => [
      name,
      name === "turn" ? { is: [1] } : "unknown",
    ]);
    const shapes: Shapes = { ...LENIENT.shapes, state: { fields: Object.fromEntries(fields) } };
    expect(begun.turn).toBe(1);
    expect(found({}, begun, { shapes })).toEqual(["impossible kept"]);
  });
});

describe("a view from outside", () => {
  const view = game.view(begun, "table");
  const judged = (rules: Partial<AnyGame>, judge: Partial<Judge> = {}) =>
    judgeView({ ...game, ...rules }, { ...LENIENT, ...judge }, view, [{ key: "x", values: {} }], "shown").map(
      ({ code, values }) => `${code} ${values.path}`,
    );

  test.each<readonly [string, Partial<AnyGame>, Partial<Judge>, readonly string[]]>([
    ["passes", {}, {}, []],
    ["of another shape", {}, { shapes: { state: "unknown", view: "null", types: [] } }, ["shape shown"]],
    ["that can't be told", { report: broken }, {}, ["impossible shown"]],
    ["with an event that can't be told", { narrate: broken }, {}, ["impossible shown"]],
  ])("%s", (_, rules, judge, problems) => {
    expect(judged(rules, judge)).toEqual(problems);
  });
});
