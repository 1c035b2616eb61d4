import { expect, test } from "vitest";
import { luftwaffe } from "../../../src/games/luftwaffe/computer/game.ts";
import { quarterOf } from "../../../src/games/luftwaffe/data/calendar.ts";
import { TABLES } from "../../../src/games/luftwaffe/data/own.ts";
import type { Tables } from "../../../src/games/luftwaffe/data/tables.ts";
import { playOut, problemsOf } from "../../own-tables/play.ts";
import { Match } from "./play.ts";

function entering(id: string, enters: number): Tables {
  const americans = TABLES.americans.map((unit) => (unit.id === id ? { ...unit, enters } : unit));
  return { ...TABLES, americans };
}

test.each([
  [quarterOf("1944-01"), []],
  [quarterOf("1943-10"), [{ cell: "americans.325FG.enters", found: 3, from: 4, to: 9 }]],
  [0, [{ cell: "americans.325FG.enters", found: 0, from: 4, to: 9 }]],
])("LW-31 a group of the 15th Air Force that enters in quarter %i: %j", (enters, refused) => {
  const problems = problemsOf(luftwaffe, { tables: entering("325FG", enters) });
  expect(problems.map(({ values }) => values)).toEqual(refused);
});

test("LW-113 a sheet names no more targets than there are groups, whatever they weigh", () => {
  const types = TABLES.types.map((type) => (type.id === "B17" ? { ...type, factors: 50 } : type));
  const config = { scenario: "wilhelmshaven", tables: { ...TABLES, types } };
  expect(problemsOf(luftwaffe, config)).toEqual([]);
  playOut(luftwaffe, config, "heavy", 10);
});

test.each([0, 1, 4, 9])("LW-38, LW-34 with %i bases a raid can be played, or the set is refused", (count) => {
  const config = { scenario: "wilhelmshaven", tables: { ...TABLES, bases: TABLES.bases.slice(0, count) } };
  if (problemsOf(luftwaffe, config).length === 0) playOut(luftwaffe, config, "few bases", 40);
});

test("LW-66 a group may be called as one was called before", () => {
  const match = Match.of({ scenario: "wilhelmshaven", options: { takeOff: "groups" } }).play(
    "sheet SHP-2 0308 1 91BG 303BG 305BG SHP-1 0307 1 306BG 44BG 93BG",
    "mark none",
    "base BAS-1 FW190-JG1 FW190-JG26 Me109-JG1 BAS-2 Me109-JG101 Me109-JG102 Me110-ZG101 BAS-5 Me109-JG3 Me109-JG27",
  );
  const named = match.with((state) => ({
    ...state,
    germans: state.germans.map((one) => (one.id.startsWith("FW190") ? { ...one, group: "fw190a" } : one)),
  }));
  expect(named.spelled("group fw190a FW190-JG1 FW190-JG26")).toBe("group fw190a FW190-JG1 26");
});
