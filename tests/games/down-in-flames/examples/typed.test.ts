import { describe, expect, it } from "vitest";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { en } from "../../../../src/games/down-in-flames/words/en.ts";
import { type Match, scene } from "./play.ts";

/** The sentence that refuses an answer to the open question, and its rule. */
function told(match: Match, text: string): string {
  const [prompt] = match.prompts();
  if (!prompt) return "over";
  const parsed = game.parse(text, prompt, game.view(match.state, prompt.seat), new Map());
  const [problem] = parsed.ok ? [] : parsed.error;
  if (!problem) return "legal";
  const words = en as unknown as Readonly<Record<string, (values: object) => string>>;
  return `${words[problem.code]?.({ ...problem.values, near: [] })} ${problem.rule}`;
}

describe("DIF-3.2: bursts and hits of a firing card", () => {
  const fight = (cards: 80 | 110 = 80) =>
    scene(
      {
        A1: { type: "spitfire-vb", advantaged: "B1", hand: "in-my-sights 1/2, in-my-sights 2/3, half-loop" },
        B1: { type: "bf-109f-4", hand: "" },
      },
      { turn: "A1", level: 10, options: { cards } },
    );

  it.each([
    [
      "in-my-sights 3/3 B1",
      "No IN MY SIGHTS has 3/3; name its bursts and hits, in this deck 1/1, 1/2, 2/3, 3/4 or 4/5.",
    ],
    ["Out-Of-The-Sun 1/1", "No OUT OF THE SUN has 1/1; name its bursts and hits, in this deck 1/2 or 2/3."],
    [
      "in-my-sights B1",
      "Which IN MY SIGHTS is not said; name its bursts and hits, in this deck 1/1, 1/2, 2/3, 3/4 or 4/5.",
    ],
    [
      "out-of-the-sun",
      "Which OUT OF THE SUN is not said; name its bursts and hits, in this deck 1/2 or 2/3.",
    ],
  ])("“%s” is refused with those that there are", (text, sentence) => {
    expect(told(fight(), text)).toBe(`${sentence} DIF-3.2`);
  });

  it("that a discard or a card to be added names are told alike", () => {
    const open = fight().play("in-my-sights 1/2 B1");
    expect(open.refusal("aggregate in-my-sights 3/3")).toBe("no-figures DIF-3.2");
    expect(fight().play("pass").refusal("discard in-my-sights 9/9")).toBe("no-figures DIF-3.2");
  });

  it("that are right are judged as the card that they name", () => {
    expect(fight().refusal("in-my-sights 1/1 B1")).toBe("not-held DIF-B4");
    expect(fight(110).refusal("half-loops B1")).toBe("no-card DIF-B8");
  });
});

describe("DIF-2.2: a climb", () => {
  const at = (level: number, hand: string) =>
    scene(
      { A1: { type: "spitfire-vb", hand }, B1: { type: "bf-109f-4", hand: "" } },
      {
        turn: "A1",
        step: "altitude",
        level,
      },
    );

  it("above the highest level of the type is refused by that level", () => {
    expect(told(at(18, "half-loop, half-loop, scissors"), "climb")).toBe(
      "No climb from level 18 (36,000 ft): it is the highest of this type; dive, or pass. DIF-2.2",
    );
  });

  it("that the hand can't pay for is refused by its price", () => {
    expect(told(at(15, "half-loop"), "climb")).toBe(
      "A climb costs 2 cards, and the hand can spare 1; dive, or pass. DIF-2.2",
    );
    expect(told(at(15, ""), "climb")).toContain("the hand can spare none");
  });
});
