import { describe, expect, it, test } from "vitest";
import { seededChoices, seededDice } from "../../../src/core/dice/random.ts";
import type { Prompt } from "../../../src/core/game.ts";
import { downInFlames as game } from "../../../src/games/down-in-flames/computer/game.ts";
import {
  withElement,
  withLeader,
  withWingman,
} from "../../../src/games/down-in-flames/rules/state/changed.ts";
import type { State } from "../../../src/games/down-in-flames/rules/state/state.ts";
import { ace } from "../../../src/opponents/ace.ts";
import { cadet } from "../../../src/opponents/cadet.ts";
import { pilot } from "../../../src/opponents/pilot.ts";

const SEATS = ["allied", "axis"].map((side) => ({ id: side, side }));

/** The first Element of the Allies is asked what its Leader does; both Leaders hold these hands. */
function asked(own: readonly string[], his: readonly string[]): State {
  const { state } = game.setup({ scenario: "kent" }, seededDice("likely"));
  const hands = withLeader(withLeader(state, 0, { hand: own }), 1, { hand: his });
  return {
    ...withElement(withElement(hands, 0, { level: 8 }), 1, { level: 8 }),
    playerTurn: {
      element: 0,
      bursts: 0,
      bonus: {},
      aims: { leader: null, wingman: null },
      answered: [],
      wingmanShots: 0,
      shooter: -1,
      begun: false,
    },
    agenda: [{ do: "leader", element: 0 }, { do: "trim", element: 0 }, { do: "draw", element: 0 }, ...REST],
  };
}

const REST: State["agenda"] = [{ do: "close", element: 0 }, { do: "turn" }];

function likelyIn(state: State): string {
  const [prompt] = game.prompts(state) as readonly [Prompt];
  const view = game.view(state, prompt.seat);
  return game.print(game.likely?.(prompt, view, new Map(), seededChoices("any")) as never);
}

function seasonedIn(state: State): string {
  const [prompt] = game.prompts(state) as readonly [Prompt];
  const view = game.view(state, prompt.seat);
  return game.print(game.seasoned?.(prompt, view, new Map(), seededChoices("any")) as never);
}

/** In the place of the Leader's step: the first Element of the Allies is asked for its level. */
function asksLevel(own: readonly string[], his: readonly string[]): State {
  return { ...asked(own, his), agenda: [{ do: "altitude", element: 0 }, ...REST] };
}

function answerOf(who: typeof pilot, state: State, seed: string): string {
  const prompts = game.prompts(state);
  const view = game.view(state, "allied");
  const request = { game: game as never, seats: SEATS, view, prompts };
  return [...who.answer(request, who, seededChoices(seed)).answers.values()][0] ?? "";
}

/** In the place of the Leader's step: fire lies on the table, for him to answer. */
function underFire(card: string, own: readonly string[]): State {
  const state = asked(own, ["tight-turn"]);
  const attack = {
    source: "hand",
    by: "B1",
    at: "A1",
    cards: [{ card, by: "B1" }],
    hits: 0,
    bursts: 0,
    hitValue: 8,
    rockets: false,
    spared: false,
    escort: "",
    cockpit: false,
  } as const;
  return { ...state, agenda: [{ do: "respond", attack, who: "A1" }, ...REST] };
}

describe("a plain player of the card dogfight", () => {
  test.each(["kent", "weave", "channel", "factory", "ship", "night"])(
    "answers legally, whatever is asked in %s",
    (scenario) => {
      const dice = seededChoices(`legal ${scenario}`);
      let state = game.setup({ scenario }, dice).state;
      for (let round = 0; round < 300 && game.prompts(state).length > 0; round++) {
        const answers = new Map(
          game.prompts(state).map((prompt) => {
            const view = game.view(state, prompt.seat);
            const order = game.likely?.(prompt, view, new Map(), dice) as never;
            expect(game.parse(game.print(order), prompt, view, new Map()).ok).toBe(true);
            return [prompt.id, order];
          }),
        );
        state = game.resolve(state, answers, dice).state;
      }
      expect(state.turn).toBeGreaterThan(1);
    },
  );

  it("takes a weave's points, gives none, and bids for the level where its aircraft are best", () => {
    const { state } = game.setup({ scenario: "weave" }, seededDice("weave"));
    expect(likelyIn(state)).toBe("pass");
    const asks = (points: number) => likelyIn({ ...state, agenda: [{ do: "accept", side: 1, points }] });
    expect([0, 1].map(asks)).toEqual(["refuse", "accept"]);
    const bids = game.setup({ scenario: "leningrad", options: { start: "bid" } } as never, seededDice("bid"));
    expect(likelyIn(bids.state)).toMatch(/^bid \d+ 0$/);
  });

  it("gains position before it fires, and fires what it can", () => {
    expect(likelyIn(asked(["maneuvering", "in-my-sights 2/3"], []))).toBe("maneuvering B1");
    expect(likelyIn(asked(["in-my-sights 1/2", "tight-turn"], []))).toMatch(/^in-my-sights 1\/2 B1/);
  });

  it("answers poor fire with the card that it misses least, and fire that may kill with the surest", () => {
    const hand = ["ace-pilot", "tight-turn", "in-my-sights 1/1"];
    expect(likelyIn(underFire("in-my-sights 1/1", hand))).toBe("tight-turn");
    expect(likelyIn(underFire("in-my-sights 2/3", hand))).toBe("ace-pilot");
    const fires = [
      "in-my-sights 1/1",
      "in-my-sights 1/1",
      "in-my-sights 1/2",
      "in-my-sights 1/2",
      "in-my-sights 2/3",
    ];
    expect(likelyIn(underFire("in-my-sights 3/4", fires))).toBe("pass");
  });

  it("goes home when it is ahead, and fights on when it is not", () => {
    const even = asked(["tight-turn"], []);
    expect(likelyIn(even)).toBe("pass");
    expect(likelyIn(withWingman(even, 1, { damaged: true }))).toBe("disengage");
  });

  it("says why it goes, and does not where the lead is greater than all that it may lose (DIF-B17)", () => {
    const ahead = withWingman(asked(["tight-turn"], []), 1, { damaged: true });
    const [prompt] = game.prompts(ahead) as readonly [Prompt];
    const told = (state: State, word: "disengage" | "pass") =>
      game.reason?.(prompt, game.view(state, prompt.seat), { kind: "word", word });
    expect(told(ahead, "disengage")).toEqual({ key: "reason.lead", values: { own: 2, enemy: 0, stake: 10 } });
    expect(told(ahead, "pass")).toBeUndefined();
    const won = { ...ahead, credit: [11, 0] as const };
    expect(likelyIn(won)).toBe("pass");
    expect(told(won, "disengage")).toEqual({ key: "reason.leaves", values: {} });
    expect(likelyIn({ ...ahead, credit: [8, 0] as const })).toBe("disengage");
  });

  it("an ace that leaves has its reason among what it weighed", () => {
    const ahead = withWingman(asked(["tight-turn"], []), 1, { damaged: true });
    const prompts = game.prompts(ahead);
    const view = game.view(ahead, "allied");
    const request = { game: game as never, seats: SEATS, view, prompts };
    const { answers, considered } = ace.answer(request, { nodes: 400 }, seededChoices("leaves"));
    expect([...answers.values()]).toEqual(["disengage"]);
    const plot = considered[0]?.plots.find(({ order }) => order === "disengage");
    expect(plot?.reason?.key).toBe("reason.lead");
  });
});

describe("a seasoned player of the card dogfight", () => {
  const answers = ["tight-turn", "tight-turn", "barrel-roll"];

  test.each(["kent", "weave", "channel", "factory", "ship", "night"])(
    "answers legally, whatever is asked in %s",
    (scenario) => {
      const dice = seededChoices(`seasoned ${scenario}`);
      let state = game.setup({ scenario }, dice).state;
      for (let round = 0; round < 300 && game.prompts(state).length > 0; round++) {
        const given = new Map(
          game.prompts(state).map((prompt) => {
            const view = game.view(state, prompt.seat);
            const order = game.seasoned?.(prompt, view, new Map(), dice) as never;
            expect(game.parse(game.print(order), prompt, view, new Map()).ok).toBe(true);
            return [prompt.id, order];
          }),
        );
        state = game.resolve(state, given, dice).state;
      }
      expect(state.turn).toBeGreaterThan(1);
    },
  );

  it("stays where it has a position, and leaves the level of an enemy against whom it can do nothing", () => {
    const idle = asksLevel(answers, [...answers, ...answers]);
    expect(likelyIn(idle)).toBe("pass");
    expect(seasonedIn(idle)).toBe("climb");
    const tailing = withElement(idle, 0, { quarry: 1, steps: 2 });
    expect(seasonedIn(tailing)).toBe("pass");
    const armed = asksLevel(["in-my-sights 1/2", ...answers], []);
    expect(seasonedIn(withElement(armed, 0, { quarry: 1, steps: 1 }))).toBe("pass");
  });

  it("goes to an enemy's level while it is even, and keeps away while it is ahead and he is stronger", () => {
    const apart = withElement(asksLevel(answers, [...answers, ...answers]), 1, { level: 7 });
    expect(seasonedIn(apart)).toBe("dive 1");
    expect(seasonedIn(withWingman(apart, 1, { damaged: true }))).toBe("climb");
  });

  it("fires before it gains position where that promises much more", () => {
    const hand = ["maneuvering", "in-my-sights 1/2"];
    expect(likelyIn(asked(hand, []))).toBe("maneuvering B1");
    expect(seasonedIn(asked(hand, []))).toBe("in-my-sights 1/2 B1");
    expect(seasonedIn(asked(["maneuvering", "in-my-sights 1/1"], answers))).toBe("maneuvering B1");
  });
});

describe("the cadet", () => {
  test.each(["kent", "weave", "guadalcanal", "factory", "ship", "night", "airfield", "campaign"])(
    "answers %s by a beginner's rules of thumb, and never flies home",
    (scenario) => {
      const dice = seededChoices(`beginner ${scenario}`);
      let state = game.setup({ scenario }, dice).state;
      for (let round = 0; round < 300 && game.prompts(state).length > 0; round++) {
        const answers = new Map(
          game.prompts(state).map((prompt) => {
            const view = game.view(state, prompt.seat);
            const [first] = game.plan?.("plain", prompt, view, new Map(), dice) ?? [];
            const text = game.print(first?.order as never);
            expect(game.parse(text, prompt, view, new Map()).ok).toBe(true);
            expect(text).not.toBe("disengage");
            return [prompt.id, first?.order as never];
          }),
        );
        state = game.resolve(state, answers, dice).state;
      }
      expect(state.turn).toBeGreaterThan(1);
    },
  );

  test("fires before it gains position, and overlooks answers now and then", () => {
    const fires = asked(["maneuvering", "in-my-sights 1/2"], []);
    const shot = underFire("in-my-sights 2/3", ["tight-turn", "half-loop", "half-loop"]);
    const told = (state: State) => new Set([..."abcdefghij"].map((seed) => answerOf(cadet, state, seed)));
    expect(told(fires)).not.toContain("maneuvering B1");
    expect(told(shot)).toEqual(new Set(["tight-turn", "pass"]));
  });
});

/** An ace who thinks less long: what it may know is the same. */
const hasty = { ...ace, nodes: 2000 };

describe.each([cadet, pilot, hasty].map((who) => [who.id, who] as const))("%s", (_, who) => {
  test("decides by nothing that it can't see", { timeout: 60_000 }, () => {
    const own = ["in-my-sights 1/2", "tight-turn", "maneuvering"];
    const answers = [
      ["ace-pilot", "tight-turn"],
      ["in-my-sights 4/5", "in-my-sights 3/4"],
    ].map((his) => answerOf(who, asked(own, his), "guess"));
    expect(answers[0]).toBe(answers[1]);
  });
});

describe("the ace", () => {
  test("keeps to a seasoned player's answer where it can compare no other one with it", () => {
    const state = asked(["maneuvering", "in-my-sights 1/2"], []);
    expect(seasonedIn(state)).not.toBe(likelyIn(state));
    expect(answerOf({ ...ace, nodes: 40 }, state, "few")).toBe(seasonedIn(state));
  });
});

describe("the pilot", () => {
  test("keeps to the likely answer where it can compare no other one with it", () => {
    const hand = ["in-my-sights 1/2", "maneuvering", "tight-turn"];
    for (const state of [asked(hand, ["tight-turn"]), underFire("in-my-sights 2/3", hand)])
      expect(answerOf({ ...pilot, nodes: 40 }, state, "few")).toBe(likelyIn(state));
  });

  test("fires when nobody can answer", { timeout: 60_000 }, () => {
    const state = asked(["in-my-sights 3/4", "in-my-sights 1/1", "tight-turn"], []);
    const tailing = withElement(state, 0, { quarry: 1, steps: 2 });
    for (const seed of ["a", "b", "c"])
      expect(answerOf(pilot, tailing, seed)).toMatch(/^in-my-sights \d\/\d B1$/);
  });

  test("leaves when it is ahead", { timeout: 60_000 }, () => {
    const ahead = withWingman(asked(["tight-turn"], ["in-my-sights 1/2"]), 1, { down: true });
    expect(answerOf(pilot, ahead, "a")).toBe("disengage");
  });
});
