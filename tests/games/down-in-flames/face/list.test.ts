import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { Viewer } from "../../../../src/core/game.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { Text } from "../../../../src/face/text.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { table } from "../../../../src/games/down-in-flames/face/table.ts";
import { words as german } from "../../../../src/games/down-in-flames/face/words/de/table.ts";
import { de } from "../../../../src/games/down-in-flames/words/de.ts";
import { type Match, scene } from "../examples/play.ts";
import { told } from "./asked.ts";

const chase = () =>
  scene(
    {
      A1: { type: "spitfire-ia", wingman: true, tails: "B1", hand: "maneuvering, in-my-sights 1/1" },
      B1: { type: "bf-109e-4", wingman: { damaged: true }, hand: "half-loop" },
      B2: { type: "bf-109e-4", level: 12, leader: { down: true } },
    },
    { turn: "A1", level: 10 },
  );
const seen = (match: Match, viewer: Viewer = "allied") => downInFlames.view(match.state, viewer);
const words = (texts: readonly Text[] = []) => texts.map((text) => told(text));

function line(match: Match, id: string) {
  const glance = table.glance(seen(match), id);
  return glance && { figures: words(glance.figures), left: glance.left, alarms: words(glance.alarms) };
}

describe("the list of aircraft", () => {
  it.each([
    ["A1", ["level 10", "2 cards", "4 bursts"], 2, ["tails B1"]],
    ["A1w", ["level 10"], 2, []],
    ["B1", ["level 10", "1 card"], 2, ["Tailed by A1"]],
    ["B1w", ["level 10"], 1, ["damaged"]],
  ])("%s: %j, %i left, %j", (id, figures, left, alarms) => {
    expect(line(chase(), id)).toEqual({ figures, left: [{ left, of: 2 }], alarms });
  });

  it("nobody is told to fly at a level before the start level is settled", () => {
    const { state } = downInFlames.setup({ scenario: "campaign" }, seededDice("campaign"));
    const view = downInFlames.view(state, "table");
    for (const id of ["A1", "B1w", "Q1"]) {
      expect(words(table.glance(view, id)?.figures).join()).not.toContain("level");
      expect(told(table.describe(view, id) as never)).not.toContain("level");
    }
  });

  it("DIF-B21: whoever waits to be brought is in reserve, not lost", () => {
    const { state } = downInFlames.setup({ scenario: "campaign" }, seededDice("campaign"));
    const view = downInFlames.view(state, "table");
    const { figures = [], alarms } = table.glance(view, "A2") ?? {};
    expect([words(figures), alarms]).toEqual([["in reserve"], []]);
    expect(told(table.describe(view, "B3w") as never)).toContain("in reserve");
  });

  it("who was shot down is told so, and nothing else of him", () => {
    expect(line(chase(), "B2")).toEqual({ figures: [], left: [], alarms: ["shot down"] });
  });

  it("sides stand together, Wingmen behind their Leaders", () => {
    const groups = table.groups(seen(chase()));
    expect(groups.map(({ title, pieces }) => [told(title), pieces])).toEqual([
      ["Allies", ["A1", "A1w"]],
      ["Axis", ["B1", "B1w", "B2"]],
    ]);
  });

  it("each is described in a sentence, in both languages", () => {
    expect(told(table.describe(seen(chase()), "A1"))).toBe(
      "A1, Spitfire IA, Allies, level 10 (20,000 ft), sound, 2 cards in hand, tails B1",
    );
    expect(told(table.describe(seen(chase()), "B1w"), { ...de, ...german })).toContain("beschädigt");
  });

  it("the hidden side's cards are counted, never named", () => {
    expect(JSON.stringify(table.glance(seen(chase()), "B1"))).not.toContain("half-loop");
  });
});

describe("the badge on a target", () => {
  it.each([
    ["A1", "B1", ["May fire: 4 bursts, Hit Value 8 against defense 6."]],
    [
      "B1",
      "A1",
      ["No such attack on A1: who is Disadvantaged or Tailed may not fire.", "Position cards may be played."],
    ],
    ["A1", "A1w", []],
    ["A1", "B2", []],
  ])("%s at %s: %j", (from, to, lines) => {
    expect(words(table.badge(seen(chase()), from, to))).toEqual(lines);
  });
});

it("the strip tells who acts, who has acted and who has still to", () => {
  const { title, steps } = table.strip(seen(chase()));
  expect(told(title)).toBe("Elements in this turn");
  expect(steps.map(({ id, state }) => [id, state])).toEqual([
    ["A1", "now"],
    ["B1", "waits"],
    ["B2", "gone"],
  ]);
  expect(say({ ...de, ...german }, steps[0]?.said as never)).toBe("A1: ist dran");
});

it("boxes of fire are shown on demand, of bombers in formation alone", () => {
  const match = scene(
    { A1: { type: "spitfire-vb" }, B1: { type: "fw-190a-8" } },
    { turn: "B1", level: 10, bombers: { type: "b-17g", count: 3, side: "allied" } },
  );
  const focus = { selected: null, hovered: null, drafts: new Map() };
  expect(table.overlay(seen(match), { ...focus, shown: new Set() }).arcs).toEqual([]);
  expect(table.overlay(seen(match), { ...focus, shown: new Set(["boxes"]) }).arcs.length).toBe(3);
});
