import { describe, expect, test } from "vitest";
import { seededChoices } from "../../src/core/dice/random.ts";
import type { AnyAppraisedGame, Seat } from "../../src/core/game.ts";
import { now } from "../../src/core/match/match.ts";
import { dogfight } from "../../src/games/dogfight/computer/game.ts";
import { ace } from "../../src/opponents/ace.ts";
import { cadet } from "../../src/opponents/cadet.ts";
import { onAverage } from "../../src/opponents/chance.ts";
import { worldsOf } from "../../src/opponents/determinization.ts";
import type { Opponent } from "../../src/opponents/opponent.ts";
import { pilot } from "../../src/opponents/pilot.ts";
import { random } from "../../src/opponents/random.ts";
import { searchBudget } from "../../src/opponents/search-budget.ts";
import { deepFreeze } from "../conformance/freeze.ts";
import { raid } from "../toy-game/computer/game.ts";
import type { Card } from "../toy-game/data/cards.ts";
import { distance } from "../toy-game/data/map.ts";
import type { Squadron, State, Task } from "../toy-game/rules/state.ts";
import { points, whole } from "./games.ts";

const game: AnyAppraisedGame = raid;
const SEATS: readonly Seat[] = ["red", "blue"].map((side) => ({ id: side, side }));
const THINKERS = [pilot, ace];

/** The same opponent with little to think. */
function hasty(who: Opponent, nodes = 500): Opponent {
  return { ...who, nodes: Math.min(who.nodes, nodes) };
}

const R1: Squadron = {
  id: "R1",
  seat: "red",
  at: "B4",
  strength: 3,
  full: 3,
  up: true,
  moved: true,
  loaded: true,
};
const B1: Squadron = { ...R1, id: "B1", seat: "blue", strength: 2, full: 2, loaded: false };
const ATTACK: Task = { do: "attack", by: "R1", at: "B1", made: 0 };

/** A battle in the last turn but one: what each side holds, and who is asked what. */
function battle(raiders: readonly Card[], defenders: readonly Card[], ...tasks: readonly Task[]): State {
  const { state } = raid.setup({ scenario: "sortie" }, seededChoices("battle"));
  return deepFreeze<State>({
    ...state,
    turn: state.turns - 1,
    squadrons: [R1, { ...R1, id: "R2", at: "A1" }, B1, { ...B1, id: "B2", at: "E5" }],
    agenda: [...tasks, { do: "part", by: "R1", to: "B3" }, { do: "turn" }],
    hands: { red: raiders, blue: defenders },
  });
}

function ask(who: Opponent, state: State, seed = "any", nodes = 1500): string | undefined {
  const [prompt] = raid.prompts(state);
  if (!prompt) throw new Error("nobody is asked");
  const view = deepFreeze(raid.view(state, prompt.seat));
  const request = { game, seats: SEATS, view, prompts: [prompt] };
  return who.answer(request, { nodes }, seededChoices(seed)).answers.get(prompt.id);
}

describe.each([random, cadet, pilot, ace].map((who) => [who.id, who] as const))("%s", (_, who) => {
  test.each([
    { scenario: "raid" },
    { turns: 4, squadrons: 1, seats: { red: ["Ann", "Bea"], blue: ["Cy", "Dan"] } },
  ])("plays cards from hidden hands to the end, and the same again: %j", { timeout: 120_000 }, (setup) => {
    const [match, again] = [1, 2].map(() => whole(game, setup, () => hasty(who, 60), "cards"));
    expect(match && now(match).outcome).toBeDefined();
    expect(JSON.stringify(match?.moments)).toBe(JSON.stringify(again?.moments));
  });
});

describe.each(THINKERS.map((who) => [who.id, who] as const))("%s in a chain of answers", (_, who) => {
  const answering: Task = { do: "answer", seat: "blue", by: "R1", at: "B1", cards: ["ambush"] };

  test.each(["a", "b", "c"])("attacks though a card laid down looks like a loss (%s)", (seed) => {
    expect(ask(who, battle(["ambush", "intercept"], ["intercept"], ATTACK), seed)).toMatch(/^play/);
  });

  test.each(["a", "b", "c"])("answers a card that would destroy it (%s)", (seed) => {
    expect(ask(who, battle(["evade"], ["evade", "intercept"], answering), seed)).toBe("play evade");
  });

  test("answers what it answered before, whatever the others really hold", () => {
    const one = battle(["ambush", "pursue"], ["ace", "evade"], ATTACK);
    const other: State = { ...one, hands: { ...one.hands, blue: ["pursue", "pursue"] } };
    expect(ask(who, other)).toBe(ask(who, one));
  });
});

describe("the ace before a chain of answers", () => {
  const CARDS = raid.setup({ scenario: "sortie" }, seededChoices("cards")).state.deck;

  /** A defender may fly up to a strong raider who holds all the cards. */
  function withEmptyHands(): State {
    return {
      ...battle(CARDS.slice(0, 8), [], { do: "move", seat: "blue" }),
      agenda: [{ do: "move", seat: "blue" }, { do: "turn" }],
      turn: 3,
      squadrons: [
        { ...R1, at: "C2", moved: false, loaded: false },
        { ...B1, at: "C4", moved: false },
      ],
    };
  }

  test.each(["a", "b"])("keeps away from who could attack it in his next turn (%s)", (seed) => {
    const [, , to = "C4"] = (ask(ace, withEmptyHands(), seed, ace.nodes) ?? "").split(" ");
    expect(distance(to, "C2")).toBeGreaterThan(1);
  });
});

describe("worlds", () => {
  test("are many where something is hidden, and fit what the seat sees", () => {
    const { state } = raid.setup({ scenario: "raid" }, seededChoices("worlds"));
    const view = raid.view(state, "red");
    const worlds = worldsOf({ game, view }, seededChoices("drawn"));
    const drawn = Array.from({ length: 5 }, () => worlds.next() as State);
    expect(worlds.certain).toBe(false);
    expect(new Set(drawn.map((world) => JSON.stringify(world))).size).toBe(5);
    for (const world of drawn) expect(raid.view(world, "red")).toEqual(view);
  });

  test("are one where nothing is", () => {
    const { state } = dogfight.setup({ scenario: "duel" }, seededChoices("duel"));
    const worlds = worldsOf({ game: dogfight, view: dogfight.view(state, "red") }, seededChoices("drawn"));
    expect(worlds.certain).toBe(true);
    expect(worlds.next()).toBe(worlds.next());
  });
});

test("a shuffle is sampled, not gone through", () => {
  const state = battle(["evade"], [], { do: "move", seat: "red" }, { do: "draw", seat: "red" });
  const spent: State = { ...state, deck: [], discard: [...state.deck, ...state.discard] };
  const budget = searchBudget({ nodes: 100 });
  const answers = new Map([["red-move", { kind: "done" }]]);
  const held = (next: unknown) => (next as State).hands.red?.length ?? 0;
  expect(onAverage(game, spent, answers, held, budget, seededChoices("shuffle"))).toBe(3);
  expect(budget.spent).toBe(1);
});

describe("the better player wins", { timeout: 240_000 }, () => {
  test.each(["raid", "sortie"])("the pilot against chance: %s", (scenario) => {
    expect(points(game, { scenario }, hasty(pilot), random, 10, "cards")).toBeGreaterThanOrEqual(9);
  });
});
