import { expect, test } from "vitest";
import {
  canonical,
  draftFacts,
  keyFits,
  leadsOn,
  type PadFacts,
  padFacts,
} from "../../../../src/games/dogfight/face/pad.ts";
import { type Board, firstState } from "../../../../src/games/dogfight/rules/state/state.ts";

function board(changes: Partial<Board["aircraft"][number]> = {}, scenario = "duel"): Board {
  const state = firstState({ scenario });
  return { ...state, aircraft: state.aircraft.map((one) => ({ ...one, speed: 2, ...changes })) };
}

function facts(changes: Partial<Board["aircraft"][number]> = {}, scenario = "duel"): PadFacts {
  const found = padFacts(board(changes, scenario), "R1");
  if (!found) throw new Error("R1 has no pad");
  return found;
}

test("a pad names the SPEEDs and clock points that are allowed now", () => {
  expect(facts()).toMatchObject({ speeds: [1, 2, 3], limit: 2, each: false, altitude: false });
  expect(facts({ engine: 1, speed: 4 })).toMatchObject({ speeds: [1], limit: 0 });
  expect(facts({}, "bounce").altitude).toBe(true);
});

test("aircraft that are gone or unknown have no pad", () => {
  expect(padFacts(board({ status: "crashed" }), "R1")).toBeUndefined();
  expect(padFacts(board(), "__proto__")).toBeUndefined();
});

test("straight on keeps the SPEED or comes as near as ENGINE allows", () => {
  expect(facts().straight).toBe("2");
  expect(facts({ speed: 4, engine: 2 }).straight).toBe("2");
});

test("what a draft costs and where it points", () => {
  expect(draftFacts(facts(), "2L1")).toEqual({ speed: 4, points: 1, heading: 11 });
  expect(draftFacts(facts(), "1RR")).toEqual({ speed: 3, points: 2, heading: 2 });
});

test("a draft leads on as long as some legal order begins with it", () => {
  expect(leadsOn(facts(), "1L")).toBe(true);
  expect(leadsOn(facts(), "4")).toBe(false);
  expect(leadsOn(facts(), "LR")).toBe(false);
  expect(leadsOn(facts({ turned: true }), "L")).toBe(false);
  expect(leadsOn(facts(), "1+")).toBe(false);
  expect(leadsOn(facts({}, "bounce"), "1+")).toBe(true);
});

test("keys of the pad fit or not", () => {
  expect(keyFits(facts(), "1", { kind: "forward", steps: 2 })).toBe(true);
  expect(keyFits(facts(), "1", { kind: "forward", steps: 3 })).toBe(false);
  expect(keyFits(facts(), "1L", { kind: "turn", letter: "R", points: 1 })).toBe(false);
});

test("drafts are spelled the one way", () => {
  expect(canonical("1 1l, 1")).toBe("2L1");
});

test("the example on an empty line is an order that may be given", () => {
  for (const scenario of ["duel", "four-a-side", "bounce"]) {
    const shown = facts({}, scenario);
    expect(shown.table.byText.has(shown.example)).toBe(true);
  }
  expect(facts().example).toBe("1L1");
  expect(facts({ speed: 3 }).example).toBe("2L1");
  expect(facts({ engine: 1, speed: 4 }).example).toBe("1");
});
