import { describe, expect, test } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import type { Drafts } from "../../../../src/face/focus.ts";
import type { Config } from "../../../../src/games/dogfight/data/config.ts";
import { table } from "../../../../src/games/dogfight/face/table.ts";
import { words as german } from "../../../../src/games/dogfight/face/words/de/table.ts";
import { words as english } from "../../../../src/games/dogfight/face/words/en/table.ts";
import { judgeMove, readMove } from "../../../../src/games/dogfight/rules/move/judge-move.ts";
import { situationOf } from "../../../../src/games/dogfight/rules/state/situation.ts";
import { firstState, type State } from "../../../../src/games/dogfight/rules/state/state.ts";
import { type View, viewOf } from "../../../../src/games/dogfight/rules/view/view.ts";
import { en } from "../../../../src/games/dogfight/words/en.ts";

type Craft = NonNullable<Config["aircraft"]>[number];

const RED: Craft = { id: "R1", side: "red", type: "spitfire-ia", x: 24, y: 10, heading: 12, speed: 2 };
const BLUE: Craft = { id: "B1", side: "blue", type: "bf-109e-3", x: 24, y: 17, heading: 6, speed: 2 };

function view(aircraft: readonly Craft[], options: object = {}, changes: Partial<State> = {}): View {
  return viewOf({ ...firstState({ aircraft, options } as Config), ...changes }, "red");
}

function drafts(seen: View, texts: Readonly<Record<string, string>>): Drafts {
  const indexOf = (id: string) => seen.setup.airframes.findIndex((one) => one.id === id);
  const read = (id: string, text: string) => judgeMove(readMove(text), situationOf(seen, indexOf(id)));
  return new Map(Object.entries(texts).map(([id, text]) => [id, { text, read: read(id, text) }]));
}

const PROMPT = { id: "R1", seat: "red", kind: "order", about: "R1", opens: "together" } as const;

function forecast(seen: View, texts: Readonly<Record<string, string>>) {
  return table.forecast(seen, PROMPT, drafts(seen, texts));
}

function keys(seen: View, order: string): readonly string[] {
  return forecast(seen, { R1: order }).map(({ text }) => (typeof text === "string" ? text : text.key));
}

describe("the forecast of an order", () => {
  test("tells the shots from its end and who could fire there", () => {
    const [shot, danger, ...rest] = forecast(view([RED, BLUE]), { R1: "2" });
    expect(shot?.text).toEqual({
      key: "forecast.shot",
      values: { target: "B1", weapon: "front", range: 3, percent: 67 },
    });
    expect(danger?.text).toMatchObject({ key: "forecast.danger", values: { enemies: ["B1"] } });
    expect(rest).toEqual([]);
  });

  test("tells that there is no shot, and follows a draft that is not finished", () => {
    expect(keys(view([RED, BLUE]), "1RR")).toEqual(["forecast.none", "forecast.danger"]);
    expect(keys(view([RED, BLUE]), "2?")).toEqual(["forecast.shot", "forecast.danger"]);
  });

  test("tells the shots from where one stands while nothing is written, and nothing where there is none", () => {
    const [shot, ...rest] = forecast(view([RED, BLUE]), { R1: " " });
    expect(shot?.text).toEqual({
      key: "forecast.shot",
      values: { target: "B1", weapon: "front", range: 7, percent: 50 },
    });
    expect(rest).toEqual([]);
    expect(table.forecast(view([RED, BLUE]), PROMPT, new Map())).toEqual([shot]);
    expect(keys(view([RED, { ...BLUE, y: 30 }]), "")).toEqual([]);
  });

  test("is silent when orders are not asked", () => {
    expect(keys(view([RED, BLUE], {}, { phase: "fire" }), "2")).toEqual([]);
    expect(keys(view([RED, BLUE], {}, { phase: "fire" }), "")).toEqual([]);
  });

  test("warns of the edge, and of the last chance to turn away from it", () => {
    const out = view([{ ...RED, y: 34 }, BLUE]);
    expect(forecast(out, { R1: "2" })).toMatchObject([{ text: { key: "forecast.leaves" }, regret: true }]);
    const near = view([{ ...RED, y: 31 }, BLUE]);
    expect(keys(near, "2L")).toContain("forecast.trapped");
    expect(keys(near, "2")).not.toContain("forecast.trapped");
  });

  test("warns of a friend whose own draft ends in the same place, where aircraft collide", () => {
    const friend: Craft = { ...RED, id: "R2", x: 25 };
    const texts = { R1: "2", R2: "3" };
    const near = { ...friend, x: 24, y: 10 };
    for (const collisions of [true, false]) {
      const seen = view([RED, near, BLUE], { collisions });
      const regrets = forecast(seen, { R1: "2", R2: "2" }).filter(({ regret }) => regret);
      expect(regrets.map(({ text }) => text)).toEqual(
        collisions ? [{ key: "forecast.friend", values: { friend: "R2" } }] : [],
      );
    }
    expect(
      forecast(view([RED, friend, BLUE], { collisions: true }), texts).some(({ regret }) => regret),
    ).toBe(false);
  });

  test("has words in every language", () => {
    for (const words of [english, german]) {
      const all = [
        ...forecast(view([RED, BLUE]), { R1: "2" }),
        ...forecast(view([{ ...RED, y: 34 }, BLUE]), { R1: "2" }),
      ];
      for (const { text } of all)
        expect(say(words as never, text as never)).not.toMatch(/forecast|undefined/);
    }
  });
});

describe("the badge", () => {
  test("is judged from where a draft ends", () => {
    const seen = view([RED, BLUE]);
    const after = table.drafted(seen, PROMPT, drafts(seen, { R1: "2" }));
    const [line] = table.badge(after ?? seen, "R1", "B1");
    expect(line && say(en, line as never)).toMatch(/^3\.0″/);
    expect(table.drafted(seen, PROMPT, drafts(seen, { R1: " " }))).toBeUndefined();
  });

  test("forgets the shots of the turn before while orders are written", () => {
    const seen = view([RED, BLUE]);
    const fired = { ...seen, aircraft: seen.aircraft.map((one) => ({ ...one, fired: 1 })) };
    expect(table.badge(fired, "R1", "B1")).toEqual(table.badge(seen, "R1", "B1"));
    expect(table.badge({ ...fired, phase: "fire" }, "R1", "B1")).not.toEqual(table.badge(seen, "R1", "B1"));
  });
});
