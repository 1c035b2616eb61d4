import { describe, expect, test } from "vitest";
import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { now } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { raid } from "./computer/game.ts";
import type { Card } from "./data/cards.ts";
import type { Order, Squadron, State, Task } from "./rules/state.ts";

const noDice: Dice = {
  throw() {
    throw new Error("nothing is shuffled here");
  },
};

const R1: Squadron = {
  id: "R1",
  seat: "red",
  at: "B3",
  strength: 2,
  full: 2,
  up: false,
  moved: false,
  loaded: true,
};
const B1: Squadron = { ...R1, id: "B1", seat: "blue", at: "B4", loaded: false };

/** A state in which the raiders may move, and have and face the given cards. */
function board(
  squadrons: readonly Squadron[],
  mine: readonly Card[] = [],
  theirs: readonly Card[] = [],
): State {
  const { state } = raid.setup({ scenario: "sortie" }, seededChoices("board"));
  const agenda: readonly Task[] = [{ do: "move", seat: "red" }, { do: "bomb" }, { do: "turn" }];
  return { ...state, squadrons, agenda, hands: { red: mine, blue: theirs } };
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
  const ready = board([R1, B1], ["intercept", "pursue", "ambush"], ["evade", "ace"]);

  test("begins where a counter meets an enemy, and turns both up", () => {
    const { told, asked, of } = played(ready, "move R1 B4");
    expect(told).toEqual(["moves", "turned-up", "turned-up", "meets"]);
    expect([of("R1")?.up, of("B1")?.up]).toEqual([true, true]);
    expect(asked).toEqual(["red attack"]);
  });

  test("an attack that nobody answers hits", () => {
    expect(played(ready, "move R1 B4", "play intercept", "pass").of("B1")?.strength).toBe(1);
  });

  test("cards are answered in turn until somebody passes; the last card counts", () => {
    const answered = played(ready, "move R1 B4", "play intercept", "play evade");
    expect(answered.asked).toEqual(["red answer"]);
    expect(played(answered.state, "pass").of("B1")?.strength).toBe(2);
    expect(played(answered.state, "play pursue", "pass").of("B1")?.strength).toBe(1);
    expect(played(answered.state, "play pursue", "play ace").of("B1")?.strength).toBe(2);
  });

  test("whoever holds cards is asked, whether one of them is an answer or not", () => {
    const { asked } = played(
      board([R1, B1], ["intercept", "ambush"], ["intercept"]),
      "move R1 B4",
      "play ambush",
    );
    expect(asked).toEqual(["blue answer"]);
  });

  test("who destroys all enemies of a square stays, who doesn't falls back", () => {
    const won = played(board([R1, B1], ["ambush"], ["intercept"]), "move R1 B4", "play ambush", "pass");
    expect([won.of("R1")?.at, won.told.at(-1)]).toEqual(["B4", "opens"]);
    expect(played(ready, "move R1 B4", "pass", "pass").of("R1")?.at).toBe("B3");
  });

  test("a decoy is taken off, and who moved onto it stays", () => {
    const { of, asked } = played(
      board([R1, { ...B1, strength: 0, full: 0 }, { ...B1, id: "B2", at: "E5" }]),
      "move R1 B4",
    );
    expect([of("B1")?.up, of("R1")?.at, of("R1")?.up]).toEqual([true, "B4", true]);
    expect(asked).toEqual(["red move"]);
  });
});

describe("a move of the raid", () => {
  const crowd = board([
    { ...R1, at: "B2" },
    { ...R1, id: "R2", at: "C3" },
    { ...R1, id: "R3", at: "C3" },
    { ...B1, at: "B3" },
  ]);

  test.each([
    ["move R1 B9", "no-square", "RD-1", "B9"],
    ["move B1 B4", "not-yours", "RD-6", "B1"],
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
  const target = { red: "B5", blue: "C4" };
  const bombed = (choices: State["choices"]) => {
    const state = {
      ...board([
        { ...R1, at: "B4" },
        { ...B1, at: "E5" },
      ]),
      choices,
      turn: 6,
    };
    const { state: after } = played(state, "move R1 B5");
    return raid.report(raid.view(after, "umpire")).score;
  };
  expect(bombed(target)).toEqual({ red: 6, blue: 0 });
  expect(bombed({ ...target, blue: "B5" })).toEqual({ red: 2, blue: 0 });
});

test("a deck that is used up is made of the pile", () => {
  const { state } = raid.setup({ scenario: "sortie" }, seededChoices("deck"));
  const short: State = {
    ...state,
    deck: state.deck.slice(0, 1),
    discard: state.deck.slice(1),
    agenda: [{ do: "move", seat: "red" }, { do: "draw", seat: "red" }, { do: "turn" }],
  };
  const { state: after, events } = raid.resolve(
    short,
    new Map([["red-move", { kind: "done" }]]),
    seededChoices("s"),
  );
  expect(events.map(({ key }) => key)).toEqual(["reshuffles", "draws", "turn"]);
  expect(after.hands.red?.length).toBe(6);
  expect(after.hands.red?.[4]).toBe(state.deck[0]);
  expect(after.discard).toEqual([]);
});

test("several seats a side have hands and counters of their own, and it ends all the same", () => {
  const config = { turns: 3, squadrons: 1, seats: { red: ["Ann", "Bea"], blue: ["Cy", "Dan"] } };
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
  expect(raid.check({ ...config, seats: { red: ["Ann", "table"], blue: ["Ann"] } })).toHaveLength(2);
});

describe("a turn that is bid for", () => {
  const config = { turns: 2, squadrons: 2, options: { bids: true } };
  const { state: begun } = raid.setup(config, seededChoices("bids"));

  /** Refusals of an answer to a question, beside what the same seat has answered. */
  function refusedOf(state: State, id: string, text: string, own: ReadonlyMap<string, Order> = new Map()) {
    const prompt = raid.prompts(state).find((one) => one.id === id);
    if (!prompt) throw new Error(`${id} is not asked`);
    const read = raid.parse(text, prompt, raid.view(state, prompt.seat), own);
    return read.ok ? [] : read.error.map(({ code, rule }) => [code, rule]);
  }

  test("asks both sides for everything at once, and sends no two squadrons of a seat to one square", () => {
    expect(raid.prompts(begun).map(({ id, opens }) => [id, opens])).toEqual([
      ["red-target", "end"],
      ...["red-bid", "R1", "R2"].map((id) => [id, "together"]),
      ["blue-guard", "end"],
      ...["blue-bid", "B1", "B2"].map((id) => [id, "together"]),
    ]);
    const to = new Map<string, Order>([["R2", { kind: "move", id: "R2", to: "C2" }]]);
    expect(refusedOf(begun, "R1", "move R1 C2", to)).toEqual([["claimed", "RD-16"]]);
    expect(refusedOf(begun, "R1", "move R2 C2")).toEqual([["not-yours", "RD-6"]]);
    expect(refusedOf(begun, "R1", "move R1 B3")).toEqual([["too-far", "RD-16"]]);
    expect(refusedOf(begun, "R1", "move R1 B1")).toEqual([["too-far", "RD-16"]]);
    expect(refusedOf(begun, "red-bid", "bid 7")).toEqual([["not-held", "RD-17"]]);
  });

  test("an enemy is shoved whom one's side stands beside, and nobody else", () => {
    const at = (squares: Readonly<Record<string, string>>): State => ({
      ...begun,
      agenda: [{ do: "shove", seat: "red" }, { do: "turn" }],
      squadrons: begun.squadrons.map((one) => ({ ...one, at: squares[one.id] ?? one.at })),
    });
    const state = at({ R1: "C3", B1: "C4", B2: "E5" });
    expect(refusedOf(state, "red-shove", "shove B2 E4")).toEqual([["out-of-reach", "RD-19"]]);
    expect(refusedOf(state, "red-shove", "shove B1 C2")).toEqual([["too-far", "RD-19"]]);
    expect(played(state, "shove B1 C5").of("B1")?.at).toBe("C5");
  });

  test("who stands at his chosen place at the end has two points", () => {
    const end: State = {
      ...begun,
      turn: 2,
      choices: { red: "C4", blue: "B5" },
      agenda: [{ do: "shove", seat: "red" }, { do: "turn" }],
      squadrons: begun.squadrons.map((one) => ({ ...one, at: one.id === "R1" ? "C4" : "E1" })),
    };
    expect(raid.outcome(played(end, "pass").state)).toMatchObject({
      winner: "red",
      reason: { values: { red: 2, blue: 0 } },
    });
  });
});
