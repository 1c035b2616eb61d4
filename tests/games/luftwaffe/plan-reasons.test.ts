import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Planned, Prompt } from "../../../src/core/game.ts";
import { say } from "../../../src/core/phrase.ts";
import { legOf } from "../../../src/games/luftwaffe/computer/plan/american/routes.ts";
import { threatAt } from "../../../src/games/luftwaffe/computer/plan/american/threat.ts";
import { far, wayTo } from "../../../src/games/luftwaffe/computer/plan/field.ts";
import { plan } from "../../../src/games/luftwaffe/computer/plan/plan.ts";
import { STYLES, type Style } from "../../../src/games/luftwaffe/computer/plan/style.ts";
import { USUAL } from "../../../src/games/luftwaffe/data/options.ts";
import { AMERICAN, GERMAN, SIDES, type Side } from "../../../src/games/luftwaffe/data/sides.ts";
import { flow } from "../../../src/games/luftwaffe/rules/flow/flow.ts";
import type { Order } from "../../../src/games/luftwaffe/rules/grammar/order.ts";
import { HEXES } from "../../../src/games/luftwaffe/rules/map/hex.ts";
import { withAmerican, withGerman } from "../../../src/games/luftwaffe/rules/state/change.ts";
import { firstState } from "../../../src/games/luftwaffe/rules/state/first-state.ts";
import { placeOf } from "../../../src/games/luftwaffe/rules/state/look.ts";
import type { AmericanState, State } from "../../../src/games/luftwaffe/rules/state/state.ts";
import { view } from "../../../src/games/luftwaffe/rules/view/view.ts";
import { de } from "../../../src/games/luftwaffe/words/de.ts";
import { en } from "../../../src/games/luftwaffe/words/en.ts";

const LAST = 9;
const JANUARY_1944 = 4;

function begun(quarter: number, raid: boolean, task: State["agenda"][number]): State {
  const seats = SIDES.map((side) => ({ id: side, side }));
  const setup = {
    options: { ...USUAL, level: "advanced" as const },
    from: quarter,
    to: raid ? quarter : LAST,
    raid,
    seats,
  };
  const { state } = flow.advance(firstState(setup), [], seededDice("begun"));
  return { ...state, turn: 4, agenda: [task] };
}

/** What an able side plans first, and why. */
function planned(state: State, side: Side): Planned<Order> {
  const seat = SIDES[side];
  const prompt = { id: "plan", seat, kind: "plan", opens: "now" } as unknown as Prompt;
  const [best] = plan("able", prompt, view(state, seat), new Map(), seededDice("reasons"));
  if (!best) throw new Error("nothing is planned");
  return best;
}

function unit(state: State, id: string): AmericanState {
  return state.americans.find((one) => one.id === id) as AmericanState;
}

describe("a plan for oil or aircraft", () => {
  const sheetAfter = (target: string) => {
    const state = begun(JANUARY_1944, false, { do: "sheet" });
    return planned({ ...state, bombed: [{ target, quarter: JANUARY_1944 }] }, AMERICAN);
  };
  it.each([
    ["OIL-9", "oil", "OIL-"],
    ["AIR-1", "aircraft", "AIR-"],
  ])("goes on with what it began with: after %s with %s", (first, goal, prefix) => {
    const { order, reason } = sheetAfter(first);
    if (order.kind !== "sheet") throw new Error("no sheet");
    const own = order.streams.filter(({ target }) => target.startsWith(prefix)).length;
    expect(reason).toMatchObject({ key: "reason.sheet", values: { plan: goal, planned: own } });
    expect(own).toBeGreaterThan(order.streams.length / 2);
  });
});

describe("a route that misleads", () => {
  const line = { target: "BBR-1", entry: "0309", turn: 3 };
  const start = begun(3, true, { do: "american-move" });
  const legs = HEXES.flatMap((hex) => {
    const bombers = withAmerican(start, "91BG", { hex, line });
    const state = withGerman(bombers, "FW190-JG1", { base: "BAS-15" });
    const way = wayTo(placeOf(state, line.target).hex);
    if (far(way, hex) < 7 || far(way, hex) > 15) return [];
    const leg = (style: Style) => {
      const found = legOf(state, style, unit(state, "91BG"));
      const to = found?.to ?? "";
      return { reason: found?.reason, turns: Math.ceil(far(way, to) / 3), threat: threatAt(state, to) };
    };
    return [{ able: leg(STYLES.able), plain: leg(STYLES.plain) }];
  });

  it("loses no turn, and keeps away from interceptors that reach the straight one", () => {
    for (const { able, plain } of legs) expect(able.turns).toBe(plain.turns);
    const sum = (threats: readonly number[]) => threats.reduce((all, one) => all + one, 0);
    expect(sum(legs.map(({ able }) => able.threat))).toBeLessThan(sum(legs.map(({ plain }) => plain.threat)));
  });

  it("is told with its reason wherever it is not the straight one", () => {
    expect(legs.every(({ plain }) => plain.reason === undefined)).toBe(true);
    const told = legs.filter(({ able }) => able.reason);
    expect(told.length).toBeGreaterThan(legs.length / 2);
  });
});

describe("who meets whom", () => {
  it("fighters come in time for bombers whose escorts must turn home", () => {
    const start = begun(JANUARY_1944, true, { do: "american-move" });
    const bombers = withAmerican(start, "91BG", { hex: "1110", moved: true, crossed: 2 });
    const tired = withAmerican(bombers, "4FG", { hex: "1110", moved: true, crossed: 2, counter: 1 });
    const { order, reason } = planned(withGerman(tired, "FW190-JG1", { base: "BAS-5" }), AMERICAN);
    expect(order).toMatchObject({ kind: "to", verb: "enter" });
    expect(reason).toMatchObject({ key: "reason.relief", values: { hex: "1110", staying: 0 } });
  });

  it("interceptors are massed at the stream with the thinner escort", () => {
    let state = begun(JANUARY_1944, true, { do: "german-move" });
    for (const [id, hex] of [
      ["91BG", "1210"],
      ["303BG", "1213"],
    ] as const)
      state = withAmerican(state, id, { hex, crossed: 2 });
    for (const id of ["4FG", "56FG", "78FG"])
      state = withAmerican(state, id, { hex: "1210", crossed: 2, counter: 4, mission: "escort" });
    for (const id of ["FW190-JG1", "FW190-JG2", "FW190-JG26"])
      state = withGerman(state, id, { base: "BAS-8" });
    const { order, reason } = planned(state, GERMAN);
    expect(order).toMatchObject({ kind: "take-off" });
    expect(reason).toMatchObject({
      key: "reason.intercept",
      values: { hex: "1213", germans: 6, escorts: 0, bombers: 4 },
    });
  });

  it("interceptors that reach bombers in two turns only fly to meet them", () => {
    let state = begun(JANUARY_1944, true, { do: "german-move" });
    state = withAmerican(state, "91BG", { hex: "0712", crossed: 2 });
    for (const id of ["FW190-JG1", "FW190-JG2"]) state = withGerman(state, id, { base: "BAS-15" });
    const { order, reason } = planned(state, GERMAN);
    expect(order).toMatchObject({ kind: "take-off" });
    expect(reason).toMatchObject({ key: "reason.approach", values: { hex: "0712", germans: 4 } });
  });
});

describe("reasons", () => {
  it("are told in both languages", () => {
    const phrase = {
      key: "reason.intercept",
      values: { hex: "1210", germans: 6, escorts: 1, bombers: 4 },
    };
    expect(say(en, phrase)).toBe(
      "Massed where the escort is thin: in 1210 6 German factors meet 1 escort factor and 4 bomber factors.",
    );
    expect(say(de, phrase)).toBe(
      "Geballt, wo der Begleitschutz dünn ist: In 1210 treffen 6 deutsche Faktoren auf 1 Begleitfaktor und 4 Bomberfaktoren.",
    );
  });
});
