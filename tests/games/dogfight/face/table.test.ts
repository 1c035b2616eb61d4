import { expect, test } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { ok } from "../../../../src/core/result.ts";
import type { Focus } from "../../../../src/face/focus.ts";
import type { Config } from "../../../../src/games/dogfight/data/config.ts";
import { table } from "../../../../src/games/dogfight/face/table.ts";
import { offersAfter } from "../../../../src/games/dogfight/face/token-offers.ts";
import { firstState, type State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { type View, viewOf } from "../../../../src/games/dogfight/rules/view/view.ts";
import { en } from "../../../../src/games/dogfight/words/en.ts";

const NOTHING: Focus = {
  selected: null,
  hovered: null,
  drafts: new Map(),
  shown: new Set(["arcs", "reach"]),
};

/** A scenario as red sees it, with everybody at SPEED 2. */
function view(config: Config = { scenario: "duel" }, changes: Partial<State> = {}): View {
  const state = firstState(config);
  const aircraft = state.aircraft.map((one) => ({ ...one, speed: 2 }));
  return viewOf({ ...state, aircraft, ...changes }, "red");
}

/** Red at the near edge, blue some inches ahead of it, nose to nose. */
function facing(apart: number, more: Config["aircraft"] = []): Config {
  return {
    aircraft: [
      { id: "R1", side: "red", type: "spitfire-ia", x: 24, y: 10, heading: 12, speed: 2 },
      { id: "B1", side: "blue", type: "bf-109e-3", x: 24, y: 10 + apart, heading: 6, speed: 2 },
      ...more,
    ],
  };
}

test("nothing looked at lays nothing over the table", () => {
  expect(table.overlay(view(), NOTHING)).toEqual({ arcs: [], ghosts: [], envelopes: [], sightLines: [] });
});

test("a selected aircraft shows its arcs, its reach, and a ghost to take hold of", () => {
  const shown = table.overlay(view(), { ...NOTHING, selected: "R1" });
  expect(shown.arcs).toHaveLength(1);
  expect(shown.envelopes[0]?.ends.length).toBeGreaterThan(10);
  expect(shown.ghosts[0]?.track).toHaveLength(1);
});

test("a draft shows where it leads, with the arcs from there instead of those from here", () => {
  const drafts = new Map([["R1", { text: "2L", read: ok("2L") }]]);
  const shown = table.overlay(view(), { ...NOTHING, selected: "R1", drafts });
  expect(shown.arcs).toEqual([]);
  expect(shown.ghosts).toMatchObject([{ piece: "R1", legal: true }]);
  expect(shown.ghosts[0]?.track.at(-1)).toMatchObject({ x: 22, y: 10, heading: 330 });
  expect(shown.ghosts[0]?.arcs).toHaveLength(1);
});

test("an enemy has reach and arcs but never a ghost", () => {
  const drafts = new Map([["B1", { text: "2L", read: ok("2L") }]]);
  const shown = table.overlay(view(), { ...NOTHING, selected: "B1", drafts });
  expect(shown.envelopes).toHaveLength(1);
  expect(shown.ghosts).toEqual([]);
});

test("with a target looked at there is a line of sight; in the fire phase nothing is plotted", () => {
  const focus = { ...NOTHING, selected: "R1", hovered: "B1" };
  expect(table.overlay(view(), focus).sightLines).toMatchObject([{ clear: true }]);
  const firing = table.overlay(view({ scenario: "duel" }, { phase: "fire" }), focus);
  expect([firing.ghosts, firing.envelopes]).toEqual([[], []]);
});

test("arcs and reach can be switched off", () => {
  const focus = { ...NOTHING, selected: "R1", shown: new Set<string>() };
  expect(table.overlay(view(), focus)).toMatchObject({ arcs: [], envelopes: [] });
});

test("an aircraft is described in one sentence", () => {
  expect(say(en, table.describe(view({ scenario: "bounce" }), "R1"))).toBe(
    "Hawker Hurricane I R1, Red, level 8, heading 12 o'clock, FUSELAGE 3 of 3, ENGINE 4 of 4; in the sights of B1 and B2",
  );
  const [first, ...rest] = firstState({ scenario: "duel" }).aircraft;
  if (!first) throw new Error("the duel has no aircraft");
  const gone = view({ scenario: "duel" }, { aircraft: [{ ...first, status: "crashed" }, ...rest] });
  expect(say(en, table.describe(gone, "R1"))).toBe("Supermarine Spitfire Ia R1, Red, crashed");
});

test("the description of an aircraft says who bears on it, by the ruling that judges shots", () => {
  const close = view(facing(6), { phase: "fire" });
  expect(say(en, table.describe(close, "R1"))).toContain("; in the sights of B1");
  expect(say(en, table.describe(view(), "R1"))).not.toContain("sights");
});

test("a badge tells what a shot needs, or why there is none", () => {
  const close = table.badge(view(facing(6), { phase: "fire" }), "R1", "B1").map((phrase) => say(en, phrase));
  expect(close).toEqual(["6.0″, 12 o'clock, front arc, needs 3 or less"]);
  const far = table.badge(view(), "R1", "B1").map((phrase) => say(en, phrase));
  expect(far).toHaveLength(1);
  expect(far[0]).toContain("beyond the longest range");
  expect(table.badge(view(), "R1", "R1")).toEqual([]);
});

test("dragging the ghost writes the legal order that ends nearest", () => {
  expect(table.draftTowards(view(), "R1", { x: 22, y: 12 }, "")).toBe("3");
  expect(table.draftTowards(view(), "R1", { x: 22, y: 8 }, "3")).toBe("1");
  expect(table.draftTowards(view(), "nobody", { x: 0, y: 0 }, "")).toBeUndefined();
});

test("dragging on keeps the altitude that the wheel has given", () => {
  const high = view({ scenario: "bounce" });
  expect(table.draftTowards(high, "R1", { x: 18, y: 16 }, "")).toBe("2");
  expect(table.draftTowards(high, "R1", { x: 18, y: 16 }, "1+")).toBe("2+");
  expect(table.draftTowards(high, "R1", { x: 18, y: 14 }, "2--")).toBe("1--");
});

test("the wheel climbs and dives where that is legal, on the way nearest to the draft", () => {
  const high = view({ scenario: "bounce" });
  expect(table.draftWithLevel(high, "R1", "2", 1)).toBe("2+");
  expect(table.draftWithLevel(high, "R1", "2", -1)).toBe("2-");
  expect(table.draftWithLevel(high, "R1", "2-", -1)).toBe("2--");
  expect(table.draftWithLevel(high, "R1", "2--", -1)).toBeUndefined();
  expect(table.draftWithLevel(high, "R1", "3", 1)).toBe("2+");
  expect(table.draftWithLevel(view(), "R1", "2", 1)).toBeUndefined();
});

test("next tokens come with the draft that they make, in place of what does not fit", () => {
  expect(offersAfter(view(), "R1", "1")).toContainEqual({ token: "L", draft: "1L" });
  expect(offersAfter(view(), "R1", "1")).toContainEqual({ token: "2", draft: "3" });
  expect(offersAfter(view(), "R1", "1L?")).toContainEqual({ token: "1", draft: "1L1" });
});

test.each([
  ["red", "R2 front B1"],
  ["blue", "B1 front R2"],
])("%s is shown how a shot of its own is written, between aircraft that still fly", (seat, shot) => {
  const fighters = view(
    facing(5, [{ id: "R2", side: "red", type: "spitfire-ia", x: 20, y: 9, heading: 12, speed: 2 }]),
  );
  const aircraft = fighters.aircraft.map((one, at) =>
    at === 0 ? { ...one, status: "destroyed" as const } : one,
  );
  const prompt = { id: seat, seat, kind: "fire", opens: "now" } as const;
  expect(table.ask(prompt, { ...fighters, aircraft }, "")).toMatchObject({
    line: { example: { key: "fire.example", values: { own: shot.slice(0, 2), enemy: shot.slice(-2) } } },
  });
});
