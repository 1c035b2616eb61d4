import { describe, expect, test } from "vitest";
import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import type { Facing } from "../../../../src/core/geometry/hex.ts";
import { hexOf } from "../../../../src/core/geometry/hex-map.ts";
import { say } from "../../../../src/core/phrase.ts";
import type { Drafts } from "../../../../src/face/focus.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { table } from "../../../../src/games/great-war/face/table.ts";
import { words as german } from "../../../../src/games/great-war/face/words/de/table.ts";
import { words as english } from "../../../../src/games/great-war/face/words/en/table.ts";
import type { MoveOrder } from "../../../../src/games/great-war/rules/grammar/order.ts";
import { moveSceneOf } from "../../../../src/games/great-war/rules/move/index.ts";
import type { Aircraft, State } from "../../../../src/games/great-war/rules/state/state.ts";
import { boardOf, type View, viewOf } from "../../../../src/games/great-war/rules/view/view.ts";
import { de } from "../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../src/games/great-war/words/en.ts";
import { trials } from "../../../extent.ts";
import { type Plane, stateOf } from "../board.ts";
import { drawMove, parseMove } from "../written.ts";

const PROMPT = { id: "A1", seat: "allied", kind: "move", about: "A1", opens: "now" } as const;

/** A Camel that is to move; whatever else there is. */
function stateWith(mover: Partial<Plane>, ...others: readonly Plane[]): State {
  const planes = [{ id: "A1", hex: hexOf(10, 20), ...mover }, ...others];
  const order = planes.map((_, index) => index);
  const agenda = order.map((who) => ({ do: "move", who }) as const);
  return { ...stateOf(planes), phase: "movement", order, agenda };
}

const TRIPLANE: Plane = { id: "G1", type: "fokker-dr-i", hex: hexOf(10, 9), facing: 3 };

function drafts(view: View, text: string): Drafts {
  return new Map([["A1", { text, read: parseMove(text, moveSceneOf(boardOf(view), 0)) }]]);
}

function forecast(state: State, text: string) {
  const view = viewOf(state, "allied");
  return table.forecast(view, PROMPT, drafts(view, text));
}

function keys(state: State, text: string): readonly string[] {
  return forecast(state, text).map((one) => (typeof one.text === "string" ? one.text : one.text.key));
}

const jammed = (state: State): Aircraft["guns"] =>
  (state.aircraft[0]?.guns ?? []).map((mount) => mount.map((barrel) => ({ ...barrel, jammed: true })));

describe("the forecast of a move", () => {
  test("tells the shot from its end: range, chance and points", () => {
    const [shot] = forecast(stateWith({}, TRIPLANE), "8: F8");
    expect(shot?.text).toMatchObject({ key: "forecast.shot", values: { target: "G1", range: 3 } });
    expect(keys(stateWith({}, TRIPLANE), "8: F8")).toEqual(["forecast.shot"]);
  });

  test("tells why there is none: one of the last two MP had him not in sight, or nobody is there", () => {
    const aside = { ...TRIPLANE, hex: hexOf(9, 10) };
    expect(keys(stateWith({}, { ...TRIPLANE, hex: hexOf(30, 30) }), "8: F8")).toEqual([
      "forecast.none",
      "forecast.nobody",
    ]);
    const late = forecast(stateWith({ facing: 1 }, aside), "8: F7 L");
    expect(late.every(({ text }) => typeof text === "string" || text.key !== "forecast.shot")).toBe(true);
  });

  test("is of where an unfinished move leads straight on, and silent while nothing is written", () => {
    expect(keys(stateWith({}, TRIPLANE), "8: F3")).toEqual(["forecast.shot"]);
    expect(forecast(stateWith({}, TRIPLANE), " ")).toEqual([]);
  });

  test("names the guns that are jammed, and whether the move is quiet enough to clear them", () => {
    const state = stateWith({}, TRIPLANE);
    const stuck = stateWith({ guns: jammed(state) }, TRIPLANE);
    expect(keys(stuck, "8: F8")).toEqual(["forecast.none", "fire-silent", "forecast.jam"]);
    const quiet = (text: string) => {
      const told = forecast(stuck, text).map((one) => one.text);
      return told.find((one) => typeof one !== "string" && one.key === "forecast.jam");
    };
    expect(quiet("8: F8")).toMatchObject({ values: { quiet: true } });
    expect(quiet("8: F2 LL F4")).toMatchObject({ values: { quiet: false } });
  });

  test("warns of what would be regretted", () => {
    const home = stateWith({ hex: hexOf(10, 3) }, TRIPLANE);
    const regrets = forecast(home, "8: F8").filter(({ regret }) => regret);
    expect(regrets.map(({ text }) => text)).toMatchObject([{ key: "warning.leaves-board" }]);
  });

  test("has words in every language", () => {
    const state = stateWith({}, TRIPLANE);
    const stuck = stateWith({ guns: jammed(state) }, TRIPLANE);
    for (const words of [
      { ...en, ...english },
      { ...de, ...german },
    ]) {
      for (const { text } of [...forecast(state, "8: F8"), ...forecast(stuck, "8: F8")])
        expect(say(words as never, text as never)).not.toMatch(/forecast|undefined/);
    }
  });
});

/** Ids of the aircraft that may be declared at after a move, by the question that the game asks then. */
function declared(state: State, order: MoveOrder, seed: string): readonly string[] | undefined {
  const answers = new Map([["A1", order]]);
  const { state: after } = greatWar.resolve(state, answers, seededDice(seed));
  const moved = after.aircraft[0] as Aircraft;
  if (moved.status !== "flying" || moved.flown?.maneuver === "falling-leaf") return undefined;
  const [task] = after.agenda;
  if (task?.do !== "declare" || task.who !== 0) return [];
  const [prompt] = greatWar.prompts(after);
  const view = greatWar.view(after, "allied");
  const options = prompt ? [...greatWar.options(prompt, view, new Map())] : [];
  return options.flatMap(({ text }) => /^fire (\S+)/.exec(text)?.[1] ?? []);
}

test("one ruling: forecast, lit hexes and badge agree with whom the game lets the pilot declare at", () => {
  let shots = 0;
  for (let seed = 0; seed < trials(200, 600); seed++) {
    const dice = seededChoices(`ruling ${seed}`);
    const roll = (sides: number) =>
      dice.throw({ dice: [`d${sides}`], by: "table", why: { key: "", values: {} } })[0] ?? 1;
    const at = () => hexOf(10 + roll(12), 6 + roll(12));
    const facing = () => (roll(6) - 1) as Facing;
    const planes = ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"].map((id) => ({
      id,
      hex: at(),
      facing: facing(),
      altitude: 2850 + 50 * roll(5),
    }));
    const state = stateWith({ hex: at(), facing: facing() }, ...planes);
    const view = viewOf(state, "allied");
    const order = drawMove(moveSceneOf(boardOf(view), 0), dice, "allied");
    const allowed = order && declared(state, order, `${seed}`);
    if (!order || !allowed) continue;
    const written = drafts(view, order.text);
    const told = table
      .forecast(view, PROMPT, written)
      .flatMap(({ text }) =>
        typeof text !== "string" && text.key === "forecast.shot"
          ? [String(text.values["target" as never])]
          : [],
      );
    expect(told.toSorted(), order.text).toEqual([...new Set(allowed)].toSorted());
    const seen = table.drafted(view, PROMPT, written) ?? view;
    for (const { id } of planes) {
      const [line] = table.badge(seen, "A1", id);
      expect(line?.key === "badge.shot", `${order.text} at ${id}`).toBe(allowed.includes(id));
    }
    const focus = { selected: "A1", hovered: null, drafts: written, shown: new Set(["fire"]) };
    const lit = (table.overlay(view, focus).cells ?? []).some(({ tone }) => tone === "lit");
    expect(lit, order.text).toBe(allowed.length > 0);
    shots += allowed.length;
  }
  expect(shots).toBeGreaterThan(trials(1, 10));
});
