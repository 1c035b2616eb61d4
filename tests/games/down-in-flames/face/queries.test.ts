import { describe, expect, test } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { now, type Match as Played } from "../../../../src/core/match/match.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { Contact } from "../../../../src/face/queries/query.ts";
import { type Text, wordsOf } from "../../../../src/face/text.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { isFiring } from "../../../../src/games/down-in-flames/data/card.ts";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import { queries } from "../../../../src/games/down-in-flames/face/queries/queries.ts";
import { table } from "../../../../src/games/down-in-flames/face/table.ts";
import { words as german } from "../../../../src/games/down-in-flames/face/words/de/queries.ts";
import { words as english } from "../../../../src/games/down-in-flames/face/words/en/queries.ts";
import { kindOf } from "../../../../src/games/down-in-flames/rules/state/pieces.ts";
import type { State } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import type { View } from "../../../../src/games/down-in-flames/rules/view/view.ts";
import { asking } from "../../../face/queries/asking.ts";
import { downInFlamesEntry } from "../entry.ts";
import { type Craft, type Scene, scene } from "../examples/play.ts";
import { played } from "./matches.ts";

function spoken(text: Text, words = english): string {
  return wordsOf(text, (phrase) => say(words, phrase));
}

function viewOf(state: State, viewer: string): View {
  return downInFlames.view(state, viewer) as View;
}

function contactOf(state: State, viewer: string, from: string, to: string): Contact | undefined {
  return queries.contacts(viewOf(state, viewer), from).find(({ id }) => id === to);
}

function fight(a1: Partial<Craft>, b1: Partial<Craft>, told: Partial<Scene> = {}): State {
  const crafts = {
    A1: { type: "spitfire-ia", hand: "in-my-sights 1/2, in-my-sights 2/3, maneuvering", ...a1 },
    B1: { type: "bf-109e-4", hand: "scissors, in-my-sights 1/1", ...b1 },
  };
  return scene(crafts, { turn: "A1", level: 6, ...told }).state;
}

describe("a contact of cards", () => {
  // DIF-3.1: a standard sight has one burst when Neutral, two when Advantaged, four when it tails.
  test.each([
    ["neutral", {}, {}, "IN MY SIGHTS 1/2, 33 per cent unless it is answered"],
    ["you are Advantaged", { advantaged: "B1" }, {}, "IN MY SIGHTS 2/3, 67 per cent unless it is answered"],
    ["you tail it", { tails: "B1" }, {}, "IN MY SIGHTS 2/3, 67 per cent unless it is answered"],
    ["you are Disadvantaged", {}, { advantaged: "A1" }, "none"],
    ["it tails you", {}, { tails: "A1" }, "none"],
    ["neutral", { hand: "maneuvering" }, {}, "none"],
    ["neutral", { level: 7 }, {}, "none"],
    ["neutral", { leader: { loaded: true } }, {}, "none"],
  ] as const)("%s, %o against %o: %s", (position, a1, b1, shot) => {
    const contact = contactOf(fight(a1 as Partial<Craft>, b1), "allied", "A1", "B1");
    const cells = contact?.cells.map((cell) => spoken(cell)) ?? [];
    expect(cells[1]).toBe(position);
    expect(cells[2]).toMatch(new RegExp(shot));
    expect((contact?.shot ?? 0) > 0).toBe(shot !== "none");
  });

  test("height, hand and state", () => {
    const contact = contactOf(fight({}, { level: 4, leader: { damaged: true } }), "allied", "A1", "B1");
    expect(contact).toMatchObject({ above: -2, shot: 0, threat: 0, friend: false });
    expect(contact?.clock).toBeUndefined();
    const cells = contact?.cells ?? [];
    expect([0, 4, 5].map((at) => spoken(cells[at] ?? ""))).toEqual(["2 levels below", "2 cards", "damaged"]);
    expect([0, 4, 5].map((at) => spoken(cells[at] ?? "", german as never))).toEqual([
      "2 Stufen tiefer",
      "2 Karten",
      "beschädigt",
    ]);
  });

  test("bombers fire back alone, with a card more for each that flies with them (DIF-B10)", () => {
    const state = fight({}, {}, { bombers: { type: "he-111h-6", count: 3, side: "axis" } });
    const contact = contactOf(state, "allied", "A1", "Q1");
    const cells = contact?.cells.map((cell) => spoken(cell)) ?? [];
    expect(contact).toMatchObject({ shot: 100, threat: 0 });
    expect(cells.slice(2)).toEqual([
      "IN MY SIGHTS 2/3, 100 per cent unless it is answered",
      "3 cards against who attacks",
      "",
      "damage 0 of 8, in formation",
    ]);
    expect(contactOf(fight({}, { tails: "A1" }), "allied", "A1", "Q1")).toBeUndefined();
  });

  test("is told of those alone who are in the fight", () => {
    const state = fight({ wingman: true }, { leader: { down: true } });
    const view = viewOf(state, "allied");
    expect(queries.contacts(view, "A1").map(({ id }) => id)).toEqual(["A1w"]);
    expect(queries.contacts(view, "B1")).toEqual([]);
    expect(queries.own(view)).toEqual(["A1", "A1w"]);
    expect(queries.own(viewOf(state, "axis"))).toEqual([]);
  });

  test("bursts that somebody else has spent in his player-turn do not count", () => {
    const state = fight({}, { tails: "A1" });
    const spent = { ...state, playerTurn: state.playerTurn && { ...state.playerTurn, bursts: 4 } };
    const threat = contactOf(state, "allied", "A1", "B1")?.threat;
    expect(threat).toBeGreaterThan(0);
    expect(contactOf(spent, "allied", "A1", "B1")?.threat).toBe(threat);
  });
});

/** How often states are imagined, and by how many per cent their mean may miss. */
const IMAGINED = 400;
const WITHIN = 6;

describe("the fire of somebody whose cards are hidden", () => {
  test.each([
    ["neutral", {}, {}],
    ["tailed", {}, { tails: "A1" }],
    ["with many cards", {}, { advantaged: "A1", hand: "scissors, in-my-sights 1/1, maneuvering, half-loop" }],
    ["a Wingman", {}, { wingman: true }],
  ] as const)("is as likely as he himself would see it on average: %s", (_, a1, b1) => {
    const state = fight(a1, b1);
    const from = "wingman" in b1 ? "B1w" : "B1";
    const view = viewOf(state, "allied");
    const dice = seededDice("imagined");
    let sum = 0;
    for (let turn = 0; turn < IMAGINED; turn++) {
      const imagined = downInFlames.imagine(view, dice) as State;
      sum += contactOf(imagined, "axis", from, "A1")?.shot ?? 0;
    }
    const threat = contactOf(state, "allied", "A1", from)?.threat ?? 0;
    expect(threat).toBeGreaterThan(0);
    expect(Math.abs(threat - sum / IMAGINED)).toBeLessThan(WITHIN);
  });
});

/** The best chance that the table offers a Leader at each target, with a firing card as it is usually fired. */
function offeredChances(match: Played): ReadonlyMap<string, number> | undefined {
  const { prompts, state } = now(match);
  const prompt = prompts.find(({ kind }) => kind === "leader");
  if (!prompt) return undefined;
  const view = viewOf(state as State, prompt.seat);
  const best = new Map<string, number>();
  for (const order of downInFlames.options(prompt, view, new Map())) {
    if (order.kind !== "play" || !order.at || order.rockets || order.hitValue !== undefined) continue;
    if (!isFiring(kindOf(view.setup, order.card).name)) continue;
    const [offer] = table.offers(prompt, view, [order]);
    best.set(order.at, Math.max(best.get(order.at) ?? 0, offer?.chance ?? 0));
  }
  return best;
}

describe.each([["channel"], ["guadalcanal"], ["malta"], ["leningrad"]])(
  "in random play of %s",
  (scenario) => {
    test("a Leader's shot is the best that the game offers him, and none where it offers none", () => {
      let some = 0;
      for (const seed of ["a", "b", "c"]) {
        const match = played({ scenario } as Config, seed);
        for (const at of match.moments.keys()) {
          const stage = { ...match, moments: match.moments.slice(0, at + 1) };
          const offered = offeredChances(stage);
          const { prompts, state } = now(stage);
          const prompt = prompts.find(({ kind }) => kind === "leader");
          if (!offered || !prompt) continue;
          const view = viewOf(state as State, prompt.seat);
          for (const { id, shot, friend } of queries.contacts(view, prompt.about ?? "")) {
            expect(shot, id).toBe(offered.get(id) ?? 0);
            if (shot && !friend) some += 1;
          }
        }
      }
      expect(some).toBeGreaterThan(0);
    });
  },
);

describe("questions of its own", () => {
  function asked(name: string, state: State, words = english) {
    const own = queries.more.find(({ names }) => spoken(names).split(" ").includes(name));
    return own?.answer(viewOf(state, "allied")).map((text) => spoken(text, words));
  }

  test("who is engaged with whom", () => {
    expect(asked("pairs", fight({ tails: "B1" }, {}))).toEqual(["A1 tails B1 at level 6."]);
    expect(asked("pairs", fight({ tails: "B1" }, {}), german as never)).toEqual([
      "A1 ist im Nacken von B1 auf Stufe 6.",
    ]);
    expect(asked("pairs", fight({}, { advantaged: "A1" }))).toEqual(["B1 is Advantaged on A1 at level 6."]);
    expect(asked("pairs", fight({}, {}))).toEqual(["A1 and B1 are engaged with nobody."]);
  });

  test("what is left of the deck, and what is discarded", () => {
    const state = fight({}, {});
    const { deck } = state;
    const thrown = { ...state, deck: deck.slice(3), discard: ["scissors", "half-loop", "scissors"] };
    expect(asked("deck", state)).toEqual([`The deck has ${deck.length} cards left; 0 are discarded.`]);
    expect(asked("deck", thrown)).toEqual([
      `The deck has ${deck.length - 3} cards left; 3 are discarded.`,
      "Discarded: 2 SCISSORS and 1 HALF LOOP.",
    ]);
  });

  test("who has acted", () =>
    expect(asked("order", fight({}, {}))).toEqual(["A1 acts now.", "B1 has still to act."]));

  test("what an aircraft is worth", () => {
    const view = viewOf(fight({ tails: "B1", wingman: true }, {}), "allied");
    expect(queries.about(view, "A1").map((text) => spoken(text))).toEqual([
      "At this level it has Agility 8, Speed 6 and Horsepower 2.",
      "It fires with Hit Value 8, and its defense is 6.",
      "Its hand is held to 8 cards, of which 2 must be kept.",
      "It has 4 bursts at B1.",
    ]);
    expect(queries.about(view, "A1w").map((text) => spoken(text))).toEqual([
      "It draws 3 cards to attack and 3 to defend.",
      "It fires with Hit Value 8, and its defense is 6.",
    ]);
  });
});

describe("the house's questions about cards", () => {
  test("of several hands each is told by itself, and a place means the hand of the piece that looks", async () => {
    const { ask } = await asking(downInFlamesEntry);
    const match = played({ scenario: "guadalcanal" } as Config, "hands");
    const at = match.moments.findIndex(({ state }) => {
      const { elements } = state as State;
      return (elements[0]?.leader.hand.length ?? 0) > 1 && (elements[1]?.leader.hand.length ?? 0) > 1;
    });
    const stage = { ...match, moments: match.moments.slice(0, at + 1) };
    const hands = await ask(stage, "allied", "? hand", { chosen: "A2" });
    expect(hands[0]).toMatch(/^A2 holds \d+: /);
    expect(hands[1]).toMatch(/^A1 holds \d+: /);
    for (const [index, chosen] of ["A2", "A1"].entries()) {
      const [card = ""] = await ask(stage, "allied", "? card 1", { chosen });
      const title = /^1: ([^.]+)\./.exec(card)?.[1] ?? "?";
      expect(hands[index]?.split(": ")[1]?.startsWith(title)).toBe(true);
    }
    expect(await ask(stage, "table", "? hand")).toEqual(["You hold no cards."]);
  });

  test("of one hand no owner is told", async () => {
    const { ask } = await asking(downInFlamesEntry, "de");
    const match = played({ scenario: "kent" } as Config, "hands");
    const at = match.moments.findIndex(({ state }) => (state as State).elements[0]?.leader.hand.length === 3);
    const stage = { ...match, moments: match.moments.slice(0, at + 1) };
    expect((await ask(stage, "allied", "? hand"))[0]).toMatch(/^3 auf der Hand: /);
  });
});
