import { expect, it } from "vitest";
import { tabletopOf } from "../../../src/app/session/selectors.ts";
import type { TableShown } from "../../../src/app/session/session.ts";
import { seededDice } from "../../../src/core/dice/random.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { branch, type Match } from "../../../src/core/match/match.ts";
import { luftwaffe } from "../../../src/games/luftwaffe/computer/game.ts";
import { table } from "../../../src/games/luftwaffe/face/table.ts";
import type { State } from "../../../src/games/luftwaffe/rules/state/state.ts";
import { must } from "../../core/duel.ts";
import { goldenText } from "../../goldens/files.ts";

const TEXT = goldenText("reich-big-week");

function opened(): Match {
  const open = openFile(luftwaffe, must(parseFile(TEXT)), seededDice("again"));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return open.value.match;
}

/** The contrails over a match at a moment, as everybody at the table sees them. */
function contrails(match: Match, at: number) {
  const shows = { game: luftwaffe, face: table, open: { match }, viewer: "table", at };
  const say = ({ key }: { readonly key: string }) => key;
  return tabletopOf({ ...shows, say } as unknown as TableShown, at).contrails ?? [];
}

const MATCH = opened();
const stateAt = (at: number) => MATCH.moments[at]?.state as State;
const turnAt = (at: number) => stateAt(at).turn;
const LATE = MATCH.moments.findIndex((_, at) => turnAt(at) === 8);

it("hang over a raid, longer from turn to turn, and not before or after it", () => {
  const points = (at: number) => contrails(MATCH, at).reduce((sum, one) => sum + one.points.length, 0);
  const starts = [2, 4, 8].map((turn) => MATCH.moments.findIndex((_, at) => turnAt(at) === turn));
  const lengths = starts.map(points);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
  expect(points(0)).toBe(0);
  expect(turnAt(MATCH.moments.length - 1)).toBe(0);
  expect(points(MATCH.moments.length - 1)).toBe(0);
});

it("end behind the counters that fly, where those are", () => {
  const state = stateAt(LATE);
  const behind = contrails(MATCH, LATE).flatMap((one) => one.behind ?? []);
  expect(behind.length).toBeGreaterThan(0);
  for (const id of behind)
    expect([...state.americans, ...state.germans].find((one) => one.id === id)?.hex).toBeTruthy();
});

it("are the same whether the replay is led there step by step or at once, and in a branch", () => {
  const byStep = Array.from({ length: LATE + 1 }, (_, at) => contrails(MATCH, at)).at(-1);
  expect(contrails(opened(), LATE)).toEqual(byStep);
  const back = opened();
  contrails(back, back.moments.length - 1);
  expect(contrails(back, LATE)).toEqual(byStep);
  expect(contrails(branch(MATCH, LATE), LATE)).toEqual(byStep);
});
