import { describe, expect, test } from "vitest";
import { seededChoices } from "../../../../../src/core/dice/random.ts";
import type { GameEvent } from "../../../../../src/core/game.ts";
import { now } from "../../../../../src/core/match/match.ts";
import { begin, play } from "../../../../../src/core/match/play.ts";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import { dropBombs, photos, scoreFates } from "../../../../../src/games/great-war/rules/ground/index.ts";
import { homePoints } from "../../../../../src/games/great-war/rules/ground/score.ts";
import { SCENARIOS } from "../../../../../src/games/great-war/rules/scenarios.ts";
import type { Setup } from "../../../../../src/games/great-war/rules/setup/setup.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { answersOf } from "../../../../../src/opponents/match-answers.ts";
import type { Plane } from "../../board.ts";
import { fleeing } from "../../fleeing.ts";
import { at, atTheFront, exactly, flown, target } from "./scene.ts";

const NOTHING = { kill: 0, balloon: 0, twoSeater: 0, home: 0 };
const PRICES: Setup["prices"] = [{ ...NOTHING, home: 3 }, NOTHING];
const IN_ROW = (row: number) => ({ hex: at(row), facing: 0, altitude: 1000 }) as const;

function board(plane: Partial<Plane> = {}, prices = PRICES): State {
  const targets = [target("depot"), target("road", { kind: "photo" })];
  return atTheFront([{ id: "A1", type: "re-8", ...plane }, { id: "G1" }], {
    targets,
    prices,
    goal: "points",
  });
}

/** Points of the Allies when their aircraft has come home. */
function pointsAtHome(state: State): number {
  const aircraft = state.aircraft.map((one, index) =>
    index === 0 ? { ...one, status: "home" as const } : one,
  );
  return scoreFates({ ...state, aircraft }, state).board.score[0] - state.score[0];
}

describe("B-76 points for coming home", () => {
  test("none for who only fled, all for who fired with any gun", () => {
    const state = board();
    expect(pointsAtHome(state)).toBe(0);
    const [front, rear] = state.aircraft[0]?.guns ?? [];
    const drum = rear?.[0];
    if (!front || !drum) throw new Error("no guns");
    const fired = [front, [{ ...drum, drums: [5, 6] }]];
    expect(pointsAtHome(board({ guns: fired }))).toBe(3);
    const changed = [front, [{ ...drum, drums: [6] }]];
    expect(pointsAtHome(board({ guns: changed }))).toBe(3);
  });

  test("for who bombed a target, hit or not, but not for bombs that were thrown away", () => {
    const loaded = board({ bombs: true });
    const over = IN_ROW(8);
    expect(pointsAtHome(exactly([1, 1], (dice) => dropBombs(loaded, 0, over, dice)).board)).toBe(3);
    expect(pointsAtHome(exactly([6, 6], (dice) => dropBombs(loaded, 0, over, dice)).board)).toBe(3);
    const elsewhere = IN_ROW(20);
    expect(pointsAtHome(exactly([], (dice) => dropBombs(loaded, 0, elsewhere, dice)).board)).toBe(0);
  });

  test("for who photographed or spotted", () => {
    const run = { from: IN_ROW(11), looks: [10, 9, 8].map(IN_ROW) };
    const taken = photos(board({ hex: at(8), altitude: 1000, flown: flown(run) }), 0).board;
    expect(taken.done).toEqual(["road"]);
    expect(pointsAtHome(taken)).toBe(3);
    expect(pointsAtHome(board({ progress: { battery: 1 } }))).toBe(3);
  });

  test("where getting away is the task, for everybody", () => {
    const away = board({}, [{ ...NOTHING, escape: 4 }, NOTHING]);
    expect(pointsAtHome(away)).toBe(4);
    expect(homePoints(away.setup, 0, away.aircraft[0] as State["aircraft"][number])).toBe(4);
  });

  test("what has been tried is noted only where it pays", () => {
    const unpaid = board({ bombs: true }, [NOTHING, NOTHING]);
    const over = IN_ROW(8);
    const { board: after } = exactly([1, 1], (dice) => dropBombs(unpaid, 0, over, dice));
    expect(after.aircraft[0]?.progress).toEqual({});
  });
});

const BATTLES = Object.keys(SCENARIOS).filter((id) => id !== "bloody-april");

/** What is told in a match of players who only fly home. */
function fledFrom(scenario: string): readonly GameEvent[] {
  const dice = seededChoices(`fleeing ${scenario}`);
  let match = begin(greatWar, { scenario }, dice);
  while (match.ok && now(match.value).prompts.length > 0)
    match = play(
      match.value,
      answersOf(greatWar, match.value, () => fleeing, dice),
      dice,
    );
  if (!match.ok) throw new Error(JSON.stringify(match));
  return match.value.moments.flatMap(({ events }) => events);
}

describe("B-76 players who only fly home", () => {
  test.each(BATTLES)("earn nothing by it in %s, but as Hawker", (scenario) => {
    const told = fledFrom(scenario);
    const earned = told.filter(({ key, values }) => key === "event.points" && values.why === "home");
    expect(earned).toHaveLength(scenario === "hawker" ? 1 : 0);
    expect(told.some(({ key, values }) => key === "event.moves" && values.left === "home")).toBe(true);
  });
});
