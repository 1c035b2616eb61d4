import { describe, expect, it } from "vitest";
import type { Focus } from "../../../../src/face/focus.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import { spotOf } from "../../../../src/games/battle-of-britain/face/grid.ts";
import { table } from "../../../../src/games/battle-of-britain/face/table.ts";
import { task } from "../../../../src/games/battle-of-britain/face/task.ts";
import { type Match, scene } from "../examples/play.ts";
import { told } from "./asked.ts";
import { played } from "./matches.ts";

const FOCUS: Focus = { selected: null, hovered: null, drafts: new Map(), shown: new Set(["reach"]) };

const moving = () =>
  scene({
    turn: 2,
    phase: 1,
    tasks: [{ do: "german-move" }],
    geschwader: { "2A": { has: "2 Do17, Bf109", target: "Hawkinge" } },
    wings: { "11D": { has: "Spitfire, Hurricane" } },
  });
const german = (match: Match) => game.view(match.state, "german");

describe("orders on the map", () => {
  it("squares in reach of what is in hand are marked for whoever is asked, the way to what is looked at with its radar squares", () => {
    const focus = { ...FOCUS, selected: "2A", hovered: "Hawkinge" };
    const { cells = [], lines = [] } = table.overlay(german(moving()), focus);
    expect(cells.filter(({ tone }) => tone === "reach").length).toBeGreaterThan(100);
    expect(cells.find(({ tone }) => tone === "end")?.at).toEqual(spotOf("Q07"));
    expect(cells.some(({ tone }) => tone === "lit")).toBe(true);
    expect(lines.map(({ kind }) => kind)).toEqual(["route"]);
    expect(table.overlay(game.view(moving().state, "british"), focus).cells).toBeUndefined();
  });

  it("a square that is pointed at is a move there, from the launch square that was chosen", () => {
    const view = german(moving());
    expect(table.draftTowards(view, "2A", spotOf("R06"), "")).toBe("2A fly S07 R06 5");
    expect(table.draftTowards(view, "2A", spotOf("S06"), "2A fly T07 S07 5")).toBe("2A fly T07 S06 5");
    expect(table.draftTowards(view, "2A", spotOf("A25"), "")).toBeUndefined();
    expect(table.draftTowards(view, "11D", spotOf("R06"), "")).toBeUndefined();
  });

  it("squadrons of one type under a plaque are one line of the list that says how many; an enemy's are all alike", () => {
    const [own, enemy] = [german(moving()), game.view(moving().state, "british")];
    const under = (view: typeof own) =>
      table
        .groups(view)
        .at(-1)
        ?.pieces.filter((ids) => ids[0]?.startsWith("2A"));
    expect(under(own)).toEqual([["2A-1", "2A-2"], ["2A-3"]]);
    expect(told(table.describe(own, "2A-1"))).toBe("2 Do 17 of 2A");
    expect(under(enemy)).toEqual([["2A-1", "2A-2", "2A-3"]]);
    expect(told(table.describe(enemy, "2A-1"))).toBe("3 squadrons of 2A, face down");
  });

  it("the list, the strip and the badge tell squares, fuel and dice; an enemy's squadrons only by their number", () => {
    const [own, enemy] = [german(moving()), game.view(moving().state, "british")];
    expect(told(table.describe(own, "2A"))).toBe(
      "Geschwader 2A, at home, mission Hawkinge, 2 Do 17 and 1 Bf 109",
    );
    expect(told(table.describe(enemy, "2A"))).toBe("Geschwader 2A, at home, 3 squadrons");
    expect(table.strip(own).steps.find(({ state }) => state === "now")?.id).toBe("german");
    expect(table.badge(own, "2A", "Hawkinge").map((line) => told(line))[0]).toMatch(/a move of 5 for 1 fuel/);
  });
});

it("missions are goals of those alone who may know them (BB-97)", () => {
  const goals = (seat: string) =>
    task
      .tasks(game.view(moving().state, seat), { start: undefined as never, events: [] })
      .flatMap((one) => one.goals.map(({ id }) => id));
  expect(goals("german")).toContain("mission-2A");
  expect(goals("british")).not.toContain("mission-2A");
});

it("whoever has any formation in hand and looks at whatever: the badge and the map answer to what he may know", () => {
  const match = played({ scenario: "raid" }, "looks");
  const things = ["2A", "11D", "London", "Norwich"];
  for (const { state } of match.moments.filter((_, at) => at % 5 === 0))
    for (const viewer of ["table", "british", "german", "umpire"]) {
      const view = game.view(state as never, viewer);
      for (const selected of ["2A", "2B", "11A", "11D"])
        for (const hovered of things) {
          for (const line of table.badge(view, selected, hovered))
            expect(told(line)).not.toContain("undefined");
          expect(table.overlay(view, { ...FOCUS, selected, hovered })).toBeDefined();
        }
    }
});
