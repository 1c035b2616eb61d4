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

describe("what only some cards can declare", () => {
  const fight = () =>
    scene(
      {
        A1: {
          type: "spitfire-vb",
          advantaged: "B1",
          leader: { quality: "ace" },
          hand: "in-my-sights 1/2, maneuvering, full-throttle, half-loop",
        },
        B1: {
          type: "bf-109f-4",
          leader: { quality: "ace" },
          hand: "vertical-roll, tight-turn, ace-pilot, scissors, barrel-roll",
        },
      },
      { turn: "A1", level: 10, options: { cards: 110 } },
    );

  it.each([
    ["in-my-sights 1/2 B1 climb", "not-with-card DIF-B8"],
    ["in-my-sights 1/2 climb B1", "not-with-card DIF-B8"],
    ["maneuvering B1 dive 1", "not-with-card DIF-B8"],
    ["full-throttle dive 2", "not-with-card DIF-B8"],
    ["maneuvering B1 at 4", "not-with-card DIF-B8"],
    ["maneuvering B1 rockets", "not-with-card DIF-B8"],
    ["full-throttle rockets", "not-with-card DIF-B8"],
    ["half-loop B1 climb at 4", "not-with-card DIF-B8"],
  ])("“%s” is refused as an attack: %s", (text, refusal) => {
    expect(fight().refusal(text)).toBe(refusal);
  });

  it("a turn says as an answer no more where it goes than as an attack", () => {
    const fired = fight().play("in-my-sights 1/2 B1");
    expect(fired.refusal("tight-turn")).toBeUndefined();
    expect(fired.refusal("tight-turn climb")).toBe("not-with-card DIF-B8");
    expect(fired.refusal("vertical-roll climb")).toBeUndefined();
  });

  it("and whatever is taken as an answer is among those that are offered", () => {
    const fired = fight().play("in-my-sights 1/2 B1");
    const [prompt] = fired.prompts();
    if (!prompt) throw new Error("nothing is asked");
    const view = game.view(fired.state, prompt.seat);
    const offered = new Set([...game.options(prompt, view, new Map())].map((order) => game.print(order)));
    const cards = [...new Set([...offered].map((text) => text.split(" ")[0] ?? ""))];
    const ways = ["", " climb", " dive 1", " as ace-pilot", " climb as ace-pilot", " as ace-pilot dive 1"];
    for (const text of cards.flatMap((card) => ways.map((way) => `${card}${way}`))) {
      const read = game.parse(text, prompt, view, new Map());
      if (read.ok) expect(offered, text).toContain(game.print(read.value));
    }
  });
});
