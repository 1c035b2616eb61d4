import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  AGILITY_CARDS,
  CARD_NAMES,
  type CardName,
  cardId,
  FIRING_CARDS,
  isFiring,
} from "../../../../src/games/down-in-flames/data/card.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import {
  cardOf,
  copiesIn,
  type DeckSize,
  deckSizes,
} from "../../../../src/games/down-in-flames/data/tables.ts";

const { cards, answers } = TABLES;
const EXTENSION: readonly CardName[] = [
  "cockpit-hit",
  "engine-hit",
  "full-throttle",
  "chop-throttle",
  "clouds",
];

function count(size: DeckSize, which: (card: (typeof cards)[number]) => boolean): number {
  return cards.filter(which).reduce((sum, card) => sum + copiesIn(card, size), 0);
}

describe("our deck", () => {
  it("has 80 cards, with the extension 110", () => {
    expect(count(80, () => true)).toBe(80);
    expect(count(110, () => true)).toBe(110);
    expect(deckSizes(TABLES)).toEqual([80, 110]);
  });

  it("has 27 red, 28 white and 25 blue cards of 80", () => {
    const colours = (["red", "white", "blue"] as const).map((one) =>
      count(80, ({ colour }) => colour === one),
    );
    expect(colours).toEqual([27, 28, 25]);
  });

  it("has 27 cards of 80 that fire, as many hits among them as bombing counts on", () => {
    expect(count(80, ({ name }) => isFiring(name))).toBe(27);
    // A firing card scores its hits, FUEL TANK 12, ACE PILOT 4, a white card 1: 126 points in 80 cards.
    const points = cards.reduce((sum, { name, hits, colour, copies }) => {
      const each = name === "fuel-tank" ? 12 : name === "ace-pilot" ? 4 : colour === "white" ? 1 : hits;
      return sum + each * copies;
    }, 0);
    expect(points).toBe(126);
  });

  it("has one FUEL TANK, whatever its size", () => {
    expect(([80, 110] as const).map((size) => count(size, ({ name }) => name === "fuel-tank"))).toEqual([
      1, 1,
    ]);
  });

  it("has cards of the extension only in the deck of 110", () => {
    const only = CARD_NAMES.filter((one) => count(80, ({ name }) => name === one) === 0);
    expect(only).toEqual(EXTENSION);
    expect(EXTENSION.map((one) => count(110, ({ name }) => name === one))).toEqual([2, 1, 5, 5, 4]);
  });

  it("finds each card by what is typed", () => {
    for (const card of cards) expect(cardOf(TABLES, card.id)).toBe(card);
    expect(cards.map(({ id }) => id)).toEqual(
      cards.map(({ name, bursts, hits }) => cardId(name, bursts, hits)),
    );
    expect(cardOf(TABLES, "in-my-sights 1/2")).toMatchObject({ bursts: 1, hits: 2 });
    expect(cardOf(TABLES, "out-of-the-sun 2/3")).toMatchObject({ bursts: 2, hits: 3 });
    expect(cardOf(TABLES, "fuel-tank")).toMatchObject({ bursts: 2, hits: 4 });
    expect(cardOf(TABLES, "in-my-sights")).toBeUndefined();
    expect(cardOf(TABLES, "constructor")).toBeUndefined();
  });

  it("has bursts and hits on the cards that fire and on no others", () => {
    for (const { name, bursts, hits, colour } of cards) {
      expect([bursts > 0, hits > 0], name).toEqual([isFiring(name), isFiring(name)]);
      if (isFiring(name)) expect(colour, name).toBe("red");
    }
  });
});

describe("who answers whom", () => {
  it.each([
    ["in-my-sights", 37],
    ["fuel-tank", 37],
    ["out-of-the-sun", 20],
    ["maneuvering", 35],
    ["half-loop", 16],
    ["scissors", 20],
    ["vertical-roll", 12],
    ["tight-turn", 23],
    ["barrel-roll", 14],
    ["ace-pilot", 6],
  ] as const)("%s is answered by %d of 80 cards", (name, of80) => {
    expect(count(80, (card) => answers[name].includes(card.name))).toBe(of80);
  });

  it("11 more of 80 answer OUT OF THE SUN with the Thach Weave", () => {
    const weave = [...answers["out-of-the-sun"], "tight-turn"];
    expect(count(80, ({ name }) => weave.includes(name))).toBe(31);
  });

  it("red cards answer nothing and are answered, every other one answers something", () => {
    const answering = new Set(Object.values(answers).flat());
    for (const { name, colour } of cards) expect(answering.has(name), name).toBe(colour !== "red");
    expect(Object.keys(answers).sort()).toEqual([...CARD_NAMES].sort());
    for (const name of CARD_NAMES) expect(answers[name].length).toBeGreaterThan(0);
  });

  it("an ACE PILOT answers every card (AT-38), each of the kinds of IN MY SIGHTS what that one is answered by", () => {
    for (const name of CARD_NAMES) expect(answers[name]).toContain("ace-pilot");
    for (const name of ["fuel-tank", "cockpit-hit", "engine-hit"] as const)
      expect(answers[name]).toEqual(answers["in-my-sights"]);
  });

  it.each([
    ["in-my-sights", "tight-turn", "scissors"],
    ["in-my-sights", "tight-turn", "scissors", "barrel-roll"],
    ["in-my-sights", "vertical-roll", "ace-pilot", "ace-pilot"],
    ["maneuvering", "tight-turn", "ace-pilot"],
    ["half-loop", "vertical-roll", "vertical-roll"],
    ["maneuvering", "scissors", "barrel-roll"],
  ] as const)("AT-25 and the worked turns: %s, %s, %s", (...chain) => {
    chain.slice(1).forEach((card, index) => {
      expect(answers[chain[index] as CardName]).toContain(card);
    });
  });

  it("a VERTICAL ROLL is negated by ACE PILOT and VERTICAL ROLL only (DIF-2.6.1)", () => {
    expect([...answers["vertical-roll"]].sort()).toEqual(["ace-pilot", "vertical-roll"]);
  });
});

describe("kinds of cards", () => {
  it("of IN MY SIGHTS and OUT OF THE SUN fire", () => {
    expect([...FIRING_CARDS].sort()).toEqual(CARD_NAMES.filter(isFiring).sort());
    expect(isFiring("out-of-the-sun")).toBe(true);
    expect(isFiring("ace-pilot")).toBe(false);
  });

  it("are Agility Cards as DIF-8.4.1 lists them, none of them one that fires or is of the extension", () => {
    expect([...AGILITY_CARDS].sort()).toEqual(
      ["barrel-roll", "half-loop", "maneuvering", "scissors", "tight-turn"].sort(),
    );
    for (const name of [...FIRING_CARDS, ...EXTENSION]) expect(AGILITY_CARDS.has(name)).toBe(false);
  });

  it("are typed with bursts and hits only where there are several strengths", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARD_NAMES), fc.nat(9), fc.nat(9), (name, bursts, hits) => {
        const several = name === "in-my-sights" || name === "out-of-the-sun";
        expect(cardId(name, bursts, hits)).toBe(several ? `${name} ${bursts}/${hits}` : name);
      }),
    );
  });
});

/** The chance that none of so many cards from a fresh deck fires. */
function noneOf(drawn: number, firing: number): number {
  return Array.from({ length: drawn }, (_, index) => (80 - firing - index) / (80 - index)).reduce(
    (product, one) => product * one,
    1,
  );
}

it("six cards from a fresh deck have 2.03 that fire on average, at least one with probability 0.924", () => {
  const firing = count(80, ({ name }) => isFiring(name));
  expect(((6 * firing) / 80).toFixed(3)).toBe("2.025");
  expect((1 - noneOf(6, firing)).toFixed(3)).toBe("0.924");
});
