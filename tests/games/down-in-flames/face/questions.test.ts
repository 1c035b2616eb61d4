import { describe, expect, it } from "vitest";
import type { AnyCatalogue } from "../../../../src/core/phrase.ts";
import type { AskForOne } from "../../../../src/face/ask.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { table } from "../../../../src/games/down-in-flames/face/table.ts";
import { words as german } from "../../../../src/games/down-in-flames/face/words/de/table.ts";
import { de } from "../../../../src/games/down-in-flames/words/de.ts";
import { type Match, scene } from "../examples/play.ts";
import { asked, offered, told } from "./asked.ts";

/** What stands over the answers to the open question. */
function why(match: Match, words?: AnyCatalogue): string {
  const { prompt, view } = asked(match);
  return told((table.ask(prompt, view, "he") as AskForOne).why, words);
}

describe("the question after a card", () => {
  const fight = () =>
    scene(
      {
        A1: { type: "spitfire-ia", hand: "in-my-sights 1/1, scissors, maneuvering", tails: "B1" },
        B1: { type: "bf-109e-4", hand: "tight-turn, tight-turn, maneuvering" },
      },
      { turn: "A1", level: 10 },
    );

  it("names its target where it opens the exchange, and the card that it answers where it is an answer", () => {
    const match = fight();
    match.play("in-my-sights 1/1 B1");
    expect(why(match)).toBe("A1 plays IN MY SIGHTS 1/1 at B1 (DIF-B8).");
    match.play("tight-turn");
    expect(why(match)).toBe("B1 answers IN MY SIGHTS 1/1 with TIGHT TURN (DIF-B8).");
    expect(why(match, { ...de, ...german })).toBe("B1 antwortet auf IM VISIER 1/1 mit STEILKURVE (DIF-B8).");
  });
});

describe("a change of level", () => {
  it("says where it leads, and what it costs or gives", () => {
    const match = scene(
      {
        A1: { type: "spitfire-ia", hand: "scissors, scissors, maneuvering, ace-pilot" },
        B1: { type: "bf-109e-4", hand: "maneuvering" },
      },
      { turn: "A1", level: 10, step: "altitude" },
    );
    expect(match.asked()).toBe("altitude A1");
    expect(offered(match, "climb").lines).toEqual(["To level 11 (22,000 ft); 2 cards to discard (DIF-2.2)."]);
    expect(offered(match, "dive 2").lines).toEqual(["To level 8 (16,000 ft); 2 cards drawn (DIF-2.1)."]);
  });
});

describe("an Element that may leave the fight", () => {
  it.each([
    ["spitfire-ia", 10],
    ["spitfire-ia", 1],
    ["p-51d-10", 10],
    ["hurricane-i", 10],
  ])(
    "DIF-B16: a %s at level %d is told how likely it leaves, as every face of the die has it",
    (type, level) => {
      const fight = () =>
        scene(
          { A1: { type, hand: "scissors" }, B1: { type: "bf-109e-4", hand: "scissors" } },
          { turn: "A1", level },
        );
      const leaves = [1, 2, 3, 4, 5, 6].filter((face) => {
        const one = fight().dice(face);
        one.play("disengage");
        return one.last("disengages").left;
      }).length;
      const { lines, chance } = offered(fight(), "disengage");
      expect(chance).toBe(Math.round((100 * leaves) / 6));
      expect(lines.join(" ")).toContain("Leaves on 4 or more");
    },
  );
});

describe("what gives something up for good", () => {
  it("is no key's and not usual: it stands last, after what Enter takes", () => {
    const leader = scene(
      { A1: { type: "spitfire-ia", tails: "B1", hand: "tight-turn" }, B1: { type: "bf-109e-4" } },
      { turn: "A1", level: 10 },
    );
    const { offers } = asked(leader);
    expect(offers.map(({ text, last, usual }) => [text, last, usual])).toEqual([
      ["pass", true, true],
      ["drop", true, undefined],
      ["disengage", true, undefined],
    ]);
    expect(offered(leader, "disengage").title).toMatch(/^Try to leave the fight \(\d+ %\)$/);
  });

  it("nor is a load that may be dropped", () => {
    const loaded = scene(
      { A1: { type: "sbd-3", hand: "tight-turn", config: { load: true } }, B1: { type: "a6m2" } },
      { turn: "A1", level: 8, step: "jettison" },
    );
    expect(asked(loaded).offers.map(({ text, last, usual }) => [text, last, usual])).toEqual([
      ["pass", true, true],
      ["jettison", true, undefined],
    ]);
  });
});

describe("the line for the answer", () => {
  const example = (match: Match) => {
    const { prompt, view } = asked(match);
    return (table.ask(prompt, view, "he") as AskForOne).line?.example;
  };

  it("shows an answer that fits the question", () => {
    const match = scene(
      {
        A1: { type: "spitfire-ia", hand: "tight-turn, maneuvering, vertical-roll" },
        B1: { type: "bf-109e-4", hand: "scissors, tight-turn" },
      },
      { turn: "A1", level: 10, step: "altitude" },
    );
    expect(example(match)).toBe("dive 1");
    match.play("pass");
    expect(example(match)).toBe("maneuvering B1");
    match.play("maneuvering B1");
    expect(example(match)).toBe("scissors");
  });

  it("and tells nobody else what that could be", () => {
    const match = scene(
      { A1: { type: "spitfire-ia", hand: "maneuvering" }, B1: { type: "bf-109e-4" } },
      { turn: "A1", level: 10 },
    );
    const [prompt] = match.prompts();
    for (const viewer of ["axis", "table"]) {
      const view = downInFlames.view(match.state, viewer);
      expect((table.ask(prompt as never, view, "he") as AskForOne).line).toBeUndefined();
    }
  });
});
