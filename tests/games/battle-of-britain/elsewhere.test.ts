import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import { GERMAN } from "../../../src/games/battle-of-britain/data/sides.ts";
import { stripOf } from "../../../src/games/battle-of-britain/face/strip.ts";
import type { State } from "../../../src/games/battle-of-britain/rules/state/state.ts";
import type { Battle } from "../../../src/games/battle-of-britain/rules/state/task.ts";
import { randomGame } from "./random.ts";

const TABLE = "table";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

/** States of random summers in which a battle is asked of the table, or how it is to be fought. */
function found(battles: "asked" | "plotted" | "cards", kind: "engage" | "elsewhere"): readonly State[] {
  const config = { options: { battles, weather: "clear" as const } };
  return SEEDS.flatMap((seed) =>
    [...randomGame(config, seededDice(`battles ${seed}`))].filter(({ agenda }) => agenda[0]?.do === kind),
  );
}

function battleIn({ agenda: [task] }: State): Battle {
  if (task?.do !== "elsewhere") throw new Error("no battle is asked of the table");
  return task.battle;
}

const stateOf = (state: State, text: string): State => {
  const prompts = game.prompts(state);
  const answers = new Map(
    prompts.map((prompt) => {
      const read = game.parse(text, prompt, game.view(state, prompt.seat), new Map());
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      return [prompt.id, read.value] as const;
    }),
  );
  return game.resolve(state, answers, seededDice("fought")).state;
};

describe("BB-H10: battles on other tables", () => {
  it("are a part of the battle where the strip tells how far the turn is", () => {
    for (const state of [
      ...found("asked", "engage").slice(0, 2),
      ...found("plotted", "elsewhere").slice(0, 2),
    ]) {
      const { steps } = stripOf(game.view(state, "table"));
      expect(steps.find((step) => step.state === "now")?.id).toBe("battle");
    }
  });

  it("are none where the campaign's own dice were agreed on", () => {
    const states = [...randomGame({ scenario: "september" }, seededDice("own"))];
    expect(states.some(({ agenda }) => ["engage", "elsewhere"].includes(agenda[0]?.do ?? ""))).toBe(false);
  });

  it("are asked of both sides at once, and fought elsewhere where both name the same table", () => {
    const states = found("asked", "engage");
    expect(states.length).toBeGreaterThan(5);
    for (const state of states) {
      const prompts = game.prompts(state);
      expect(prompts.map(({ opens }) => opens)).toEqual(["together", "together"]);
      expect(new Set(prompts.map(({ seat }) => seat)).size).toBe(2);
      expect(stateOf(state, "fight cards").agenda[0]?.do).toBe("elsewhere");
      expect(battleIn(stateOf(state, "fight plotted")).by).toBe("plotted");
      expect(stateOf(state, "fight dice").agenda[0]?.do).not.toBe("elsewhere");
    }
  });

  it("are fought where one side likes and the other leaves it to it; by dice where both leave it", () => {
    const [state] = found("asked", "engage");
    if (!state) throw new Error("no battle was joined");
    const [first, second] = game.prompts(state);
    const fought = (one: string, other: string) => {
      const answers = [first, second].map((prompt, at) => {
        if (!prompt) throw new Error("one is not asked");
        const read = game.parse(at === 0 ? one : other, prompt, game.view(state, prompt.seat), new Map());
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        return [prompt.id, read.value] as const;
      });
      return game.resolve(state, new Map(answers), seededDice("any")).state.agenda[0]?.do;
    };
    expect(fought("fight plotted", "fight any")).toBe("elsewhere");
    expect(fought("fight any", "fight cards")).toBe("elsewhere");
    expect(fought("fight any", "fight any")).not.toBe("elsewhere");
  });

  it("are fought by the campaign's dice where the sides disagree", () => {
    const [state] = found("asked", "engage");
    if (!state) throw new Error("no battle was joined");
    const [first, second] = game.prompts(state);
    const answers = new Map([
      [first?.id ?? "", { kind: "fight", by: "cards" } as const],
      [second?.id ?? "", { kind: "fight", by: "plotted" } as const],
    ]);
    expect(game.resolve(state, answers, seededDice("x")).state.agenda[0]?.do).not.toBe("elsewhere");
  });

  it("ask the table with all that another game needs, and nobody else", () => {
    for (const by of ["plotted", "cards"] as const)
      for (const state of found(by, "elsewhere")) {
        const prompts = game.prompts(state);
        expect(prompts).toMatchObject([{ seat: TABLE, kind: "elsewhere", id: "battle" }]);
        const { british, german, kind } = battleIn(state);
        expect(prompts[0]?.spawn).toMatchObject({ battle: kind, values: { by, british, german } });
        expect(british.length).toBeGreaterThan(0);
        if (kind === "intercept") expect(german.length).toBeLessThanOrEqual(3);
        expect(game.view(state, TABLE).agenda).toEqual(state.agenda);
      }
  });

  it("pay what the other table cost: squadrons, and one of a side stood down after an intercept", () => {
    const state = found("cards", "elsewhere").find((one) => battleIn(one).kind === "intercept") as State;
    const { british, german, geschwader } = battleIn(state);
    const text = `british lose ${british[0]} german stand-down ${german[0]}`;
    const next = stateOf(state, text);
    expect(next.rafLosses).toBe(state.rafLosses + 1);
    expect(next.dogfight).toBeNull();
    const before = state.geschwader.find(({ id }) => id === geschwader)?.squadrons.length ?? 0;
    const after = next.geschwader.find(({ id }) => id === geschwader)?.squadrons.length;
    expect(after).toBe(before - 1);
    const stood = (one: State) =>
      Object.values(one.pools).reduce((sum, { stoodDown }) => sum + stoodDown.length, 0);
    expect(stood(next)).toBe(stood(state) + 1);
  });

  it("refuse to lose who has not fought, and anybody stood down after a dogfight", () => {
    const states = found("plotted", "elsewhere");
    const dogfight = states.find((one) => battleIn(one).kind === "dogfight") as State;
    const [prompt] = game.prompts(dogfight);
    if (!prompt) throw new Error("nothing is asked");
    const judged = (text: string) => game.parse(text, prompt, game.view(dogfight, TABLE), new Map());
    const { british, german } = battleIn(dogfight);
    const all = [...british, british[0]].join(" ");
    expect(judged(`british lose ${all} german none`)).toMatchObject({ ok: false, error: [{ code: "cost" }] });
    expect(judged(`british none german stand-down ${german[0]}`)).toMatchObject({
      ok: false,
      error: [{ code: "cost", rule: "BB-H10" }],
    });
    expect(judged("british none german none")).toMatchObject({ ok: true });
  });

  it("by themselves cost what the campaign's own dice cost", () => {
    const costs = { intercept: [0, 0, 0], dogfight: [0, 0, 0] };
    for (const state of [...found("cards", "elsewhere"), ...found("plotted", "elsewhere")]) {
      const { kind } = battleIn(state);
      const [prompt] = game.prompts(state);
      for (let nth = 0; prompt && nth < 20; nth++) {
        const order = game.sample(
          prompt,
          game.view(state, TABLE),
          new Map(),
          seededDice(`${nth} ${state.markers}`),
        );
        expect(game.parse(game.print(order), prompt, game.view(state, TABLE), new Map())).toEqual({
          ok: true,
          value: order,
        });
        if (order.kind !== "result") throw new Error("no result");
        costs[kind][0] = (costs[kind][0] ?? 0) + 1;
        costs[kind][1] = (costs[kind][1] ?? 0) + order.british.lost.length;
        costs[kind][2] = (costs[kind][2] ?? 0) + order.german.lost.length;
      }
    }
    const [fought = 1, raf = 0, lw = 0] = costs.dogfight;
    // A dogfight of one wing costs 1.73 and 2.64 squadrons where all are unhurt, fewer where they aren't whole.
    expect(raf / fought).toBeGreaterThan(0.8);
    expect(raf / fought).toBeLessThan(2.2);
    expect(lw / fought).toBeGreaterThan(raf / fought);
    expect(costs.intercept[2]).toBeGreaterThan(costs.intercept[1] ?? 0);
  });

  it("end a whole campaign all the same", () => {
    for (const battles of ["asked", "plotted", "cards"] as const) {
      let last: State | undefined;
      for (const state of randomGame({ scenario: "adlertag", options: { battles } }, seededDice(battles)))
        last = state;
      expect(last?.outcome).not.toBeNull();
      expect(last?.players[GERMAN]).toBe("german");
    }
  });
});
