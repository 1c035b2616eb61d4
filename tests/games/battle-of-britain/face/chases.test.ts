import { describe, expect, it } from "vitest";
import type { Offer } from "../../../../src/face/offer.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { table } from "../../../../src/games/battle-of-britain/face/table.ts";
import { type Match, scene, TALLY_HO } from "../examples/play.ts";
import { LANGUAGES, told } from "./asked.ts";

const ESCORTED = "3 Bf109, 3 He111";
const AFTER = TALLY_HO.slice(1);

/** What is offered for the only open question. */
function offersIn(match: Match): readonly Offer[] {
  const [prompt] = match.prompts();
  if (!prompt) throw new Error("nothing is asked");
  const view = game.view(match.state, prompt.seat);
  return table.offers(prompt, view, game.options(prompt, view, new Map()), new Map());
}

const linesOf = (offer: Offer | undefined, language: keyof typeof LANGUAGES = "en") =>
  offer?.lines.map((line) => told(line, LANGUAGES[language]));

/** 2A on the radar at Dover with so many squares to go. */
function onRadar(left: number): Match {
  return scene({
    tasks: [{ do: "scramble", geschwader: "2A", way: [], left, more: false }, ...AFTER],
    geschwader: {
      "2A": { has: ESCORTED, square: "R07", flown: true, moved: true, fuel: 1, target: "London" },
    },
    wings: { "11A": "3 Hurricane", "11B": "3 Hurricane", "11D": "3 Spitfire" },
  });
}

describe("a raid that is chased (BB-102)", () => {
  const chased = () =>
    offersIn(
      scene({
        tasks: [{ do: "chased", wing: "11B", geschwader: "2A", left: 3 }, ...AFTER],
        geschwader: {
          "2A": { has: ESCORTED, square: "P09", flown: true, moved: true, fuel: 1, target: "London" },
        },
        wings: { "11B": { has: "3 Spitfire", square: "P07", used: true } },
      }),
    );

  it("is offered the step to its target first, with how far that leaves it from both", () => {
    const [usual] = chased();
    expect(usual).toMatchObject({ text: "to O10", usual: true });
    expect(linesOf(usual)).toEqual(["1 square to London, 3 from 11B."]);
    expect(linesOf(usual, "de")).toEqual(["1 Feld bis London, 3 von 11B."]);
  });

  it("is offered no step away from it before those that lead on", () => {
    const texts = chased().map(({ text }) => text);
    expect(texts).toHaveLength(8);
    expect(texts.slice(0, 3).toSorted()).toEqual(["to O08", "to O09", "to O10"]);
  });
});

describe("a scramble (BB-100)", () => {
  it("of a wing that can't meet the raid stands last, below letting it pass", () => {
    const offers = offersIn(onRadar(1));
    expect(offers.map(({ text }) => text)).toEqual(["11D scramble", "pass", "11B scramble", "11A scramble"]);
    expect(offers.map(({ last = false }) => last)).toEqual([false, true, true, true]);
  });

  it("has one figure for one chance: when it is called up and at each of its squares", () => {
    const match = onRadar(4);
    const called = linesOf(offersIn(match).find(({ text }) => text === "11B scramble"));
    expect(called?.[0]).toBe("3 squares away, 4 to go: it may get away.");
    match.play("11B scramble");
    const steps = offersIn(match);
    const stay = linesOf(steps.find(({ text }) => text === "stay"));
    expect(stay).toEqual(called);
    const [nearest] = steps;
    expect(linesOf(nearest)?.[0]).toBe("2 squares away, 4 to go: it may get away.");
    for (const step of steps) expect(linesOf(step)?.at(-1)).toBe(called?.[1]);
    match.play(nearest?.text ?? "");
    expect(match.asked()).toBe("chased 2A");
  });

  it("that meets the raid at its first square says with how many dice, then and now", () => {
    const match = onRadar(4);
    const called = linesOf(offersIn(match).find(({ text }) => text === "11D scramble"));
    expect(called).toEqual([
      "1 square away, 4 to go: it meets it at once.",
      expect.stringMatching(/^RAF 12 dice, Luftwaffe about [\d.]+ dice; half of them hit\.$/),
    ]);
    match.play("11D scramble");
    const [meets] = offersIn(match);
    expect(meets).toMatchObject({ text: "to R07", usual: true });
    expect(linesOf(meets)).toEqual([called?.[1]]);
  });
});
