import { describe, expect, test } from "vitest";
import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { now } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { raid } from "./computer/game.ts";
import type { Card } from "./data/cards.ts";
import type { Squadron, State, Task } from "./rules/state.ts";

const noDice: Dice = {
  throw() {
    throw new Error("nothing is shuffled here");
  },
};

const R1: Squadron = {
  id: "R1",
  seat: "raiders",
  at: "B3",
  strength: 2,
  full: 2,
  up: false,
  moved: false,
  loaded: true,
};
const D1: Squadron = { ...R1, id: "D1", seat: "defenders", at: "B4", loaded: false };

/** A state in which the raiders may move, and have and face the given cards. */
function board(
  squadrons: readonly Squadron[],
  mine: readonly Card[] = [],
  theirs: readonly Card[] = [],
): State {
  const { state } = raid.setup({ scenario: "sortie" }, seededChoices("board"));
  const agenda: readonly Task[] = [{ do: "move", seat: "raiders" }, { do: "bomb" }, { do: "turn" }];
  return { ...state, squadrons, agenda, hands: { raiders: mine, defenders: theirs } };
}

/** Plays answers one after the other, each to the only open question. */
function played(from: State, ...texts: readonly string[]) {
  const told: string[] = [];
  let state = from;
  for (const text of texts) {
    const [prompt] = raid.prompts(state);
    if (!prompt) throw new Error("nobody is asked");
    const read = raid.parse(text, prompt, raid.view(state, prompt.seat), new Map());
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const step = raid.resolve(state, new Map([[prompt.id, read.value]]), noDice);
    told.push(...step.events.map(({ key }) => key));
    state = step.state;
  }
  const asked = raid.prompts(state).map(({ seat, kind }) => `${seat} ${kind}`);
  return { state, told, asked, of: (id: string) => state.squadrons.find((one) => one.id === id) };
}

function refused(state: State, text: string) {
  const [prompt] = raid.prompts(state);
  if (!prompt) throw new Error("nobody is asked");
  const read = raid.parse(text, prompt, raid.view(state, prompt.seat), new Map());
  return read.ok
    ? []
    : read.error.map(({ code, rule, token }) => [code, rule, token && text.slice(token.start, token.end)]);
}

describe("a battle of the raid", () => {
  const ready = board([R1, D1], ["intercept", "pursue", "ambush"], ["evade", "ace"]);

  test("begins where a counter meets an enemy, and turns both up", () => {
    const { told, asked, of } = played(ready, "move R1 B4");
    expect(told).toEqual(["moves", "turned-up", "turned-up", "meets"]);
    expect([of("R1")?.up, of("D1")?.up]).toEqual([true, true]);
    expect(asked).toEqual(["raiders attack"]);
  });

  test("an attack that nobody answers hits", () => {
    expect(played(ready, "move R1 B4", "play intercept", "pass").of("D1")?.strength).toBe(1);
  });

  test("cards are answered in turn until somebody passes; the last card counts", () => {
    const answered = played(ready, "move R1 B4", "play intercept", "play evade");
    expect(answered.asked).toEqual(["raiders answer"]);
    expect(played(answered.state, "pass").of("D1")?.strength).toBe(2);
    expect(played(answered.state, "play pursue", "pass").of("D1")?.strength).toBe(1);
    expect(played(answered.state, "play pursue", "play ace").of("D1")?.strength).toBe(2);
  });

  test("whoever holds cards is asked, whether one of them is an answer or not", () => {
    const { asked } = played(
      board([R1, D1], ["intercept", "ambush"], ["intercept"]),
      "move R1 B4",
      "play ambush",
    );
    expect(asked).toEqual(["defenders answer"]);
  });

  test("who destroys all enemies of a square stays, who doesn't falls back", () => {
    const won = played(board([R1, D1], ["ambush"], ["intercept"]), "move R1 B4", "play ambush", "pass");
    expect([won.of("R1")?.at, won.told.at(-1)]).toEqual(["B4", "opens"]);
    expect(played(ready, "move R1 B4", "pass", "pass").of("R1")?.at).toBe("B3");
  });

  test("a decoy is taken off, and who moved onto it stays", () => {
    const { of, asked } = played(
      board([R1, { ...D1, strength: 0, full: 0 }, { ...D1, id: "D2", at: "E5" }]),
      "move R1 B4",
    );
    expect([of("D1")?.up, of("R1")?.at, of("R1")?.up]).toEqual([true, "B4", true]);
    expect(asked).toEqual(["raiders move"]);
  });
});

describe("a move of the raid", () => {
  const crowd = board([
    { ...R1, at: "B2" },
    { ...R1, id: "R2", at: "C3" },
    { ...R1, id: "R3", at: "C3" },
    { ...D1, at: "B3" },
  ]);

  test.each([
    ["move R1 B9", "no-square", "RD-1", "B9"],
    ["move D1 B4", "not-yours", "RD-6", "D1"],
    ["move R1 B4", "too-far", "RD-6", "B4"],
    ["move R1 C3", "stacked", "RD-6", "C3"],
    ["march R1", "grammar-move", "RD-6", "march"],
    ["", "grammar-move", "RD-6", ""],
  ])("%j is refused as %s", (text, code, rule, token) => {
    expect(refused(crowd, text)).toEqual([[code, rule, token]]);
  });

  test("once a turn, and onto no enemy in the cloud", () => {
    expect(refused(played(crowd, "move R1 A2").state, "move R1 A3")).toEqual([["has-moved", "RD-6", "R1"]]);
    expect(refused({ ...crowd, cloud: true }, "move R1 B3")).toEqual([["in-cloud", "RD-7", "B3"]]);
  });
});

test("bombs fall once, and count three times on the target unless it is guarded", () => {
  const target = { raiders: "B5", defenders: "C4" };
  const bombed = (choices: State["choices"]) => {
    const state = {
      ...board([
        { ...R1, at: "B4" },
        { ...D1, at: "E5" },
      ]),
      choices,
      turn: 6,
    };
    const { state: after } = played(state, "move R1 B5");
    return raid.report(raid.view(after, "umpire")).score;
  };
  expect(bombed(target)).toEqual({ raiders: 6, defenders: 0 });
  expect(bombed({ ...target, defenders: "B5" })).toEqual({ raiders: 2, defenders: 0 });
});

test("a deck that is used up is made of the pile", () => {
  const { state } = raid.setup({ scenario: "sortie" }, seededChoices("deck"));
  const short: State = {
    ...state,
    deck: state.deck.slice(0, 1),
    discard: state.deck.slice(1),
    agenda: [{ do: "move", seat: "raiders" }, { do: "draw", seat: "raiders" }, { do: "turn" }],
  };
  const { state: after, events } = raid.resolve(
    short,
    new Map([["raiders-move", { kind: "done" }]]),
    seededChoices("s"),
  );
  expect(events.map(({ key }) => key)).toEqual(["reshuffles", "draws", "turn"]);
  expect(after.hands.raiders?.length).toBe(6);
  expect(after.hands.raiders?.[4]).toBe(state.deck[0]);
  expect(after.discard).toEqual([]);
});

test("several seats a side have hands and counters of their own, and it ends all the same", () => {
  const config = { turns: 3, squadrons: 1, seats: { raiders: ["Ann", "Bea"], defenders: ["Cy", "Dan"] } };
  expect(raid.check(config)).toEqual([]);
  const dice = seededChoices("four");
  const begun = begin(raid, config, dice);
  if (!begun.ok) throw new Error("refused");
  let match = begun.value;
  const asked = new Set<string>();
  while (now(match).prompts.length > 0) {
    for (const { seat } of now(match).prompts) asked.add(seat);
    const round = play(
      match,
      answersOf(raid, match, () => random, dice),
      dice,
    );
    if (!round.ok) throw new Error(JSON.stringify(round));
    match = round.value;
  }
  expect(now(match).outcome).toBeDefined();
  expect([...asked].sort()).toEqual(["Ann", "Bea", "Cy", "Dan"]);
  expect(raid.check({ ...config, seats: { raiders: ["Ann", "table"], defenders: ["Ann"] } })).toHaveLength(2);
});
