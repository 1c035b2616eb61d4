import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { seededChoices } from "../../../../../src/core/dice/random.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import { callUp } from "../../../../../src/games/great-war/rules/campaign/call.ts";
import { musterFor } from "../../../../../src/games/great-war/rules/campaign/index.ts";
import type { Campaign } from "../../../../../src/games/great-war/rules/state/campaign.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { campaignOf, firstMorning, picked, read } from "./week.ts";

const { state: MORNING } = firstMorning(4);

function codes(seat: string, text: string, state = MORNING): readonly string[] {
  const found = read(state, seat, text);
  return found.ok ? [] : found.error.map(({ code }) => code);
}

function withCampaign(change: Partial<Campaign>): State {
  return { ...MORNING, campaign: { ...campaignOf(MORNING), ...change } };
}

/** The squadron as it is with fewer machines. */
function withReady(id: string, ready: readonly number[]): State {
  const squadrons = campaignOf(MORNING).squadrons.map((one) => (one.id === id ? { ...one, ready } : one));
  return withCampaign({ squadrons });
}

describe("who flies a mission", () => {
  it("B-66: both sides are asked at once and sealed, once the die has called the Germans", () => {
    const asked = greatWar.prompts(MORNING);
    expect(asked.map(({ id, kind, opens }) => [id, kind, opens])).toEqual([
      ["allied", "campaign", "together"],
      ["german", "campaign", "together"],
    ]);
    expect(MORNING.aircraft).toEqual([]);
  });

  it("F10: 1 and 2 call 3 Germans, 3 and 4 call 4, 5 and 6 call 5", () => {
    const called = [1, 2, 3, 4, 5, 6].map((die) => campaignOf(firstMorning(die).state).called);
    expect(called).toEqual([3, 3, 4, 4, 5, 5]);
  });

  it("is written by names in any order, with or without fly, in any case; an observer stands for his crew", () => {
    expect(picked(MORNING, "allied", "fly Marsden Cole").text).toBe("fly Marsden Cole");
    expect(picked(MORNING, "allied", " cole,  QUAYLE ").text).toBe("fly Marsden Cole");
    expect(picked(MORNING, "allied", "fly Cole + Marsden + Quayle").choice).toEqual(["Marsden", "Cole"]);
  });

  it("B-66: the Allies send two to six with a two-seater, the Germans exactly as many as were called", () => {
    expect(codes("allied", "fly Marsden")).toEqual(["campaign-count"]);
    expect(codes("allied", "fly Ashby Barlow Crewe Dunning Elwes Marsden Nash")).toEqual(["campaign-count"]);
    expect(codes("allied", "fly Lockyer Cole")).toEqual(["campaign-two-seater"]);
    expect(codes("german", "fly Rautenberg Uhl")).toEqual(["campaign-count"]);
    expect(codes("german", "fly Rautenberg Uhl Brandis Kessler")).toEqual([]);
  });

  it("tells who is unknown and who can't fly, and where he was named", () => {
    const found = read(MORNING, "allied", "fly Marsden Colle Uhl");
    expect(found.ok).toBe(false);
    if (found.ok) return;
    expect(found.error.map(({ code, token }) => [code, token])).toEqual([
      ["campaign-unknown", { start: 12, end: 17 }],
      ["campaign-unfit", { start: 18, end: 21 }],
    ]);
    expect(found.error[0]?.values.names).toContain("Cole");
    expect(codes("allied", "")).toEqual(["campaign-grammar"]);
    expect(codes("allied", "fly")).toEqual(["campaign-grammar"]);
  });

  it("B-66: a man named twice is refused, and where; his observer with him is not", () => {
    const found = read(MORNING, "allied", "fly Marsden Cole marsden");
    expect(found.ok ? [] : found.error.map(({ code, token }) => [code, token])).toEqual([
      ["campaign-twice", { start: 17, end: 24 }],
    ]);
    expect(found.ok ? [] : found.error[0]?.near).toEqual(["fly Marsden Cole"]);
    expect(codes("german", "fly Rautenberg Uhl Uhl Kessler")).toEqual(["campaign-twice", "campaign-count"]);
    expect(codes("allied", "fly Quayle Marsden Cole")).toEqual([]);
  });

  it("F10: the number called is the one that is told, no more than can fly", () => {
    const short = withReady("jasta", [1, 1]);
    const { board, events } = callUp(short, recordedDice([6]));
    expect(campaignOf(board).called).toBe(2);
    expect(events[0]?.values).toMatchObject({ die: 6, germans: 2 });
    expect(campaignOf(callUp(MORNING, recordedDice([6])).board).called).toBe(5);
  });

  it("B-68: no more crews of a type fly than machines are ready", () => {
    const short = withReady("scouts", [1, 3]);
    expect(codes("allied", "fly Marsden Lockyer Denholm", short)).toEqual(["campaign-machines"]);
    expect(codes("allied", "fly Marsden Lockyer Cole", short)).toEqual([]);
    expect(codes("allied", "fly Marsden Lockyer", withReady("scouts", [0, 3]))).toEqual(["campaign-unfit"]);
  });

  it("B-75: a crew that lacks a man stays on the ground", () => {
    const squadrons = campaignOf(MORNING).squadrons.map((one) => {
      const [first, ...rest] = one.crews;
      if (one.id !== "corps" || !first) return one;
      return { ...one, crews: [{ ...first, men: [first.men[0] ?? null, null] }, ...rest] };
    });
    expect(codes("allied", "fly Ashby Cole", withCampaign({ squadrons }))).toEqual(["campaign-unfit"]);
  });

  it("where too few Germans are fit all of them fly, and where none is they are not asked", () => {
    const few = withReady("jasta", [1, 1]);
    expect(codes("german", "fly Hagenow Uhl", few)).toEqual([]);
    const none = withReady("jasta", [0, 0]);
    expect(greatWar.prompts(none).map(({ seat }) => seat)).toEqual(["allied"]);
  });

  it("every German choice of four is offered once, the Allies' from six down to two", () => {
    const [, german] = greatWar.prompts(MORNING);
    if (!german) throw new Error("not asked");
    const offered = [...greatWar.options(german, greatWar.view(MORNING, "german"), new Map())];
    expect(new Set(offered.map(({ text }) => text)).size).toBe(70);
    const [allied] = greatWar.prompts(MORNING);
    if (!allied) throw new Error("not asked");
    const [first] = greatWar.options(allied, greatWar.view(MORNING, "allied"), new Map());
    expect(first?.text).toBe("fly Ashby Barlow Crewe Dunning Elwes Fanshawe");
  });

  it("a sample of any seed is legal, and any text is taken or refused with legal answers near it", () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom("fly", "Ashby", "Cole", "Lockyer", "Gould", "Uhl", "Kessler", "Denholm", "x,"))
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(texts, fc.integer(), fc.constantFrom("allied", "german"), (text, seed, seat) => {
        const prompt = greatWar.prompts(MORNING).find((one) => one.seat === seat);
        if (!prompt) throw new Error("not asked");
        const view = greatWar.view(MORNING, seat);
        const sampled = greatWar.sample(prompt, view, new Map(), seededChoices(String(seed)));
        expect(picked(MORNING, seat, sampled.text)).toEqual(sampled);
        const found = read(MORNING, seat, text);
        if (found.ok) {
          expect(picked(MORNING, seat, found.value.text)).toEqual(found.value);
          return;
        }
        expect(found.error.length).toBeGreaterThan(0);
        for (const { near = [] } of found.error) {
          expect(near.length).toBeGreaterThan(0);
          for (const one of near) expect(picked(MORNING, seat, one).text).toBe(one);
        }
      }),
    );
  });

  it("nobody chooses outside a campaign", () => {
    expect(musterFor({ setup: MORNING.setup, campaign: null }, "allied")).toBeUndefined();
  });
});
