import { describe, expect, it } from "vitest";
import { now } from "../../../../src/core/match/match.ts";
import type { Past } from "../../../../src/face/sheet.ts";
import { SCENARIO_IDS } from "../../../../src/games/luftwaffe/data/scenarios.ts";
import { task } from "../../../../src/games/luftwaffe/face/task.ts";
import { terms } from "../../../../src/games/luftwaffe/face/terms.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { type View, view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { cataloguesOf, faultsIn } from "../../../face/phrases.ts";
import { luftwaffeEntry } from "../entry.ts";
import { played } from "./matches.ts";
import { raidState } from "./state.ts";

const VIEWERS = ["american", "german", "table", "umpire"] as const;

function tasksOf(state: State, viewer: string) {
  const seen = view(state, viewer);
  return task.tasks(seen, { start: seen, events: [] } as Past<View>);
}

describe("what is to be done", () => {
  it("is told in whole sentences all through a raid and the beginning of a campaign", async () => {
    const catalogues = await cataloguesOf(luftwaffeEntry, "task");
    const moments = [played({ scenario: "bremen" }), played({ scenario: "campaign" }, 60)].flatMap(
      (match) => match.moments,
    );
    for (const { state } of moments.filter((_, at) => at % 10 === 0))
      for (const viewer of VIEWERS) expect(faultsIn(tasksOf(state as State, viewer), catalogues)).toEqual([]);
  });

  it.each(["bremen", "regensburg", "wilhelmshaven"])(
    "LW-113: is decided at the end as the raid is: %s",
    (scenario) => {
      const { state, outcome } = now(played({ scenario }));
      const [american, german] = tasksOf(state as State, "table");
      const done = (goals: readonly { readonly state: string }[] = []) =>
        goals.slice(0, 2).every((goal) => goal.state === "done");
      expect(done(american?.goals)).toBe(outcome?.winner === "american");
      expect(german?.goals.slice(0, 2).some((goal) => goal.state === "done")).toBe(
        outcome?.winner === "german",
      );
    },
  );

  it("LW-56: names the targets of the sheet to its owner alone", () => {
    const targets = (viewer: string) =>
      tasksOf(raidState(), viewer).flatMap(({ goals }) => goals.filter(({ mark }) => mark === "AIR-13"));
    expect(targets("american")).toHaveLength(1);
    expect(targets("german")).toEqual([]);
    expect(targets("table")).toEqual([]);
  });

  it("LW-89: has the eighteen factories on both sides of the line", () => {
    const { state } = now(played({ scenario: "campaign" }, 5));
    const bombed = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ target: `AIR-${at + 1}`, quarter: 0 }));
    const factories = (count: number) =>
      tasksOf({ ...(state as State), bombed: bombed(count) }, "table").map(
        ({ goals }) => goals.find(({ id }) => id === "factories")?.state,
      );
    expect(factories(18)).toEqual(["open", "open"]);
    expect(factories(19)).toEqual(["done", "missed"]);
  });
});

it("how each scenario is won is told in whole sentences", async () => {
  const catalogues = await cataloguesOf(luftwaffeEntry, "terms");
  const options = { level: "advanced", takeOff: "type", jetTable: "literal" } as const;
  for (const scenario of SCENARIO_IDS)
    for (const config of [{ scenario }, { scenario, options }]) {
      const told = terms.terms(view(now(played(config, 1)).state as State, "table"));
      expect(told.length).toBeGreaterThan(2);
      expect(faultsIn(told, catalogues)).toEqual([]);
    }
});
