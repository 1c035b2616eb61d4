import { describe, expect, it } from "vitest";
import { openTable } from "../../../../src/app/session/open.ts";
import { eventsOf, tabletopOf } from "../../../../src/app/session/selectors.ts";
import type { TableState } from "../../../../src/app/session/session.ts";
import {
  inReadingOrder,
  lineOf,
  reportBeside,
  type TurnReport,
  turnReport,
} from "../../../../src/app/table/log/turn-report.ts";
import { recordedDice } from "../../../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import { type OpenMatch, openFile, parseFile } from "../../../../src/core/file/file.ts";
import { now } from "../../../../src/core/match/match.ts";
import { begin, play } from "../../../../src/core/match/play.ts";
import type { ReportFace } from "../../../../src/face/report.ts";
import { findGame, type GameEntry } from "../../../../src/games/registry.ts";
import { answersOf } from "../../../../src/opponents/match-answers.ts";
import { random } from "../../../../src/opponents/random.ts";
import { goldenText } from "../../../goldens/files.ts";
import { raid } from "../../../toy-game/computer/game.ts";
import { GAMES } from "../../../toy-game/games.ts";

interface Read {
  readonly state: TableState;
  readonly face: ReportFace;
}

async function read(entry: GameEntry, open: OpenMatch): Promise<Read> {
  const [face, report] = await Promise.all([entry.face("table"), entry.face("report")]);
  if (!report) throw new Error("it has no report");
  const store = openTable({
    id: "m1",
    entry,
    face,
    open,
    say: ({ key }) => key,
    live: recordedDice([]),
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
  });
  return { state: store.getState(), face: report };
}

/** A recorded match on a table that nobody plays at. */
async function golden(name: string): Promise<Read> {
  const text = goldenText(name);
  const file = parseFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);
  if (!entry) throw new Error("unknown game");
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return read(entry, open.value);
}

/** A raid that chance plays, the first in which there is a battle. */
async function aRaid(nth = 1): Promise<Read> {
  const entry = findGame(GAMES, "raid");
  const [dice, choices] = [seededDice(`raid ${nth}`), seededChoices(`raid ${nth}`)];
  const begun = begin(raid, { scenario: "sortie" }, dice);
  if (!entry || !begun.ok) throw new Error("no raid");
  let match = begun.value;
  while (now(match).prompts.length > 0) {
    const answers = answersOf(raid, match, () => random, choices);
    const played = play(match, answers, dice);
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.value;
  }
  const fought = match.moments.some(({ events }) => events.some(({ key }) => key === "meets"));
  return fought ? read(entry, { match, dice: undefined }) : aRaid(nth + 1);
}

/** The report as it lay after each moment. */
function reports({ state, face }: Read): readonly (TurnReport | undefined)[] {
  return state.open.match.moments.map((_, at) => turnReport({ ...state, at }, face));
}

const GAMES_READ: readonly (readonly [string, () => Promise<Read>])[] = [
  ["four-a-side", () => golden("four-a-side")],
  ["great-war-dogfight", () => golden("great-war-dogfight")],
  ["a raid", aRaid],
];

describe.each(GAMES_READ)("the report of a turn of %s", (_, open) => {
  it("tells shots first, each fact once and in order, and stays until the next turn has news", async () => {
    const found = await open();
    const { state, face } = found;
    const staying = face.sections.filter(({ stays }) => stays).map(({ id }) => id);
    const all = reports(found);
    expect(all.some((report) => report !== undefined)).toBe(true);
    for (const [at, report] of all.entries()) {
      const before = all[at - 1];
      const news = eventsOf(state, at).some((event) =>
        staying.includes(face.tell({ ...lookAt(found, at) }, event)?.section ?? ""),
      );
      if (!news && before) expect([report?.turn, report?.entry]).toEqual([before.turn, before.entry]);
      if (!report) continue;
      const ids = report.sections.map(({ id }) => id);
      expect(ids).toEqual(face.sections.map(({ id }) => id).filter((id) => ids.includes(id)));
      expect(staying).toContain(ids[0]);
    }
  });

  it("is in the past that of the moment's own turn, or of what the moment told", async () => {
    const { state, face } = await open();
    const { moments, game } = state.open.match;
    const turnOf = (at: number) => game.report(game.view(moments[at]?.state, "table")).turn;
    const past = moments.map((_moment, at) => reportBeside({ ...state, at }, face, true));
    expect(past.some((report) => report !== undefined)).toBe(true);
    // That of a turn before lies beside the table in the game alone, until something is told again.
    const stale = past.filter((report, at) => report && report.turn !== turnOf(at) && !tells(report, at));
    expect(stale).toEqual([]);
    const kept = moments.map((_moment, at) => reportBeside({ ...state, at }, face, false));
    expect(kept).toEqual(reports({ state, face }));
    expect(kept.filter(Boolean).length).toBeGreaterThan(past.filter(Boolean).length);

    function tells({ sections }: TurnReport, at: number): boolean {
      const own = eventsOf(state, at);
      return sections.some(({ lines }) => lines.some(({ event }) => own.includes(event)));
    }
  });
});

function lookAt({ state }: Read, at: number): object {
  const moment = state.open.match.moments[at];
  return state.game.view(moment?.state, "table") as object;
}

it("has the dice beside what they decided: all that fell, those on the table among them", async () => {
  const found = await golden("great-war-dogfight");
  const { state, face } = found;
  for (const [at, moment] of state.open.match.moments.entries()) {
    const told = eventsOf(state, at).flatMap((event) => lineOf(state, face, at, event).dice);
    const faces = told.map((die) => die.face);
    expect(faces).toEqual(moment.throws.flatMap((thrown) => thrown.faces));
    const shown = tabletopOf(state, at).cues.flatMap((cue) => (cue.kind === "dice" ? cue.dice : []));
    for (const die of shown) expect(faces).toContain(die.face);
  }
});

it("says of a shot what it came to", async () => {
  const found = await golden("great-war-dogfight");
  const shots = reports(found).flatMap(
    (report) => report?.sections.find(({ id }) => id === "fire")?.lines ?? [],
  );
  const attacks = shots.filter(({ event }) => event.key === "event.attack");
  expect(attacks.length).toBeGreaterThan(0);
  for (const { head, dice } of attacks) expect([typeof head, dice.length]).toEqual(["object", 2]);
});

it.each(["red", "blue"])(
  "tells of %s's own aircraft first, and of shots and their hits as they happened",
  async (viewer) => {
    const { state, face } = await golden("four-a-side");
    const seen = { ...state, viewer, awaited: [viewer] };
    const own = viewer === "red" ? "R" : "B";
    let mixed = 0;
    for (const at of state.open.match.moments.keys()) {
      const lines = eventsOf(state, at).map((event) => lineOf(state, face, at, event));
      const read = inReadingOrder({ ...seen, at }, lines);
      expect(read.map(({ event: { key } }) => key)).toEqual(lines.map(({ event: { key } }) => key));
      const flown = read.flatMap(({ event: { key, values } }) =>
        key === "flies" ? [`${values.id}`[0]] : [],
      );
      expect(flown.lastIndexOf(own)).toBeLessThan(Math.max(1, flown.filter((one) => one === own).length));
      if (new Set(flown).size > 1) mixed++;
    }
    expect(mixed).toBeGreaterThan(3);
  },
);

it("tells last of archie that held its fire", async () => {
  const { state, face } = await golden("great-war-dogfight");
  const held = ({ event: { key, values } }: { event: { key: string; values: object } }) =>
    key === "event.archie" && !(values as { fires: boolean }).fires;
  const told = state.open.match.moments.map((_, at) => {
    const lines = eventsOf(state, at).map((event) => lineOf(state, face, at, event));
    return inReadingOrder({ ...state, at }, lines);
  });
  expect(told.some((lines) => lines.some(held))).toBe(true);
  for (const lines of told)
    expect(lines.slice(lines.findIndex(held)).every(held) || !lines.some(held)).toBe(true);
});
