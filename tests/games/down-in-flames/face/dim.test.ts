import { describe, expect, it } from "vitest";
import { heldIds } from "../../../../src/games/down-in-flames/face/cards.ts";
import { type Craft, type Scene, scene } from "../examples/play.ts";
import { asked, told } from "./asked.ts";

/** The reasons of the dim cards: `A1-tight-turn-1 no-attack DIF-B8`. */
function reasons(crafts: Readonly<Record<string, Craft>>, said: Scene, ...played: readonly string[]) {
  return asked(scene(crafts, said).play(...played)).dim.map(({ on, why, rule }) =>
    [on, typeof why === "string" ? why : why.key, rule].join(" "),
  );
}

const duel = (hand: string, own: Partial<Craft> = {}, enemy: Partial<Craft> = {}) => ({
  A1: { type: "spitfire-ia", hand, ...own },
  B1: { type: "bf-109e-4", ...enemy },
});
const TURN: Scene = { turn: "A1", level: 10 };

describe("why a card is dim", () => {
  it.each([
    [
      "an answer does not attack",
      duel("tight-turn, half-loop"),
      TURN,
      [],
      ["A1-tight-turn-1 no-attack DIF-B8"],
    ],
    [
      "who is pursued does not fire",
      duel("in-my-sights 1/1, half-loop", {}, { advantaged: "A1" }),
      TURN,
      [],
      ["A1-in-my-sights-1-1-1 barred DIF-B7"],
    ],
    [
      "who tails gains no position",
      duel("maneuvering, in-my-sights 1/1", { tails: "B1" }),
      TURN,
      [],
      ["A1-maneuvering-1 barred DIF-B7"],
    ],
    [
      "SCISSORS attacks a pursuer only",
      duel("scissors, half-loop"),
      TURN,
      [],
      ["A1-scissors-1 scissors-pursuer DIF-B7"],
    ],
    [
      "bursts that are not left",
      duel("in-my-sights 4/5, maneuvering"),
      TURN,
      [],
      ["A1-in-my-sights-4-5-1 bursts DIF-R10"],
    ],
    [
      "nobody at the level",
      duel("maneuvering, vertical-roll", {}, { level: 12 }),
      TURN,
      [],
      ["A1-maneuvering-1 other-level DIF-B7"],
    ],
    [
      "a card that does not answer",
      duel("in-my-sights 1/1", { tails: "B1" }, { hand: "maneuvering, barrel-roll" }),
      TURN,
      ["in-my-sights 1/1 B1"],
      ["B1-maneuvering-1 no-answer DIF-B8"],
    ],
    [
      "only firing cards are added",
      duel("in-my-sights 1/1, maneuvering, in-my-sights 1/2", { tails: "B1" }),
      TURN,
      ["in-my-sights 1/1 B1"],
      ["A1-maneuvering-1 not-firing DIF-3.2.10"],
    ],
  ] as const)("%s", (_, crafts, said, played, found) => {
    expect(reasons(crafts, said, ...played)).toEqual(found);
  });

  it("is a sentence of the referee", () => {
    const [dim] = asked(scene(duel("tight-turn, half-loop"), TURN)).dim;
    expect(dim && told(dim.why)).toBe(
      "This card can't attack; attack with a position card, a firing card or a VERTICAL ROLL.",
    );
  });

  it("a card is either offered or dim", () => {
    const { offers, dim, view } = asked(
      scene(duel("in-my-sights 1/1, tight-turn, tight-turn, half-loop, vertical-roll, ace-pilot"), TURN),
    );
    const offered = new Set(offers.flatMap(({ on, alike = [] }) => (on ? [on, ...alike] : [])));
    const held = heldIds("A1", view.elements[0]?.leader.hand ?? []);
    for (const id of held) expect(dim.some(({ on }) => on === id)).toBe(!offered.has(id));
  });
});
