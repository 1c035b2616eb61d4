import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readingOf } from "../../../src/app/session/drafts.ts";
import { lastAnswers } from "../../../src/app/session/last-time.ts";
import {
  eventsOf,
  lastMoment,
  openedAt,
  pastOf,
  promptsAtScreen,
  tabletopOf,
  viewOf,
} from "../../../src/app/session/selectors.ts";
import type { TableState, TableStore } from "../../../src/app/session/session.ts";
import { reportOf, takenBackTo, turnStarts } from "../../../src/app/session/turns.ts";
import { whoseTurn } from "../../../src/app/session/whose-turn.ts";
import { type Judge, LENIENT } from "../../../src/core/file/judge.ts";
import { sharedDocument } from "../../../src/core/file/shared.ts";
import {
  openTranscript,
  readTranscript,
  type Transcript,
  transcriptOf,
} from "../../../src/core/file/transcript.ts";
import type { AnyGame, Prompt, Viewer } from "../../../src/core/game.ts";
import { throwsFor } from "../../../src/core/match/log.ts";
import { now } from "../../../src/core/match/match.ts";
import { isFreeTakeBack } from "../../../src/core/match/take-back.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { games } from "../../conformance/games.ts";
import { trials } from "../../extent.ts";
import { removeStores } from "../../server/matches/club.ts";
import { fair, kept, type Texts } from "../../server/matches/table.ts";
import { until } from "../../server/sockets/house.ts";
import { answer, RemoteHouse, type Seat, seatedAt, storageOfTest } from "./house.ts";
import { linesIn, localOf, say } from "./local.ts";

removeStores();

const ROUNDS = trials(8, 60);
/** Nothing that any game takes for an answer. */
const NONSENSE = "?!";

/** All that a page makes of a table as it stands, as far as it is data. */
function shownIn(state: TableState): unknown {
  const { match } = state.open;
  const { outcome, prompts } = now(match);
  const moments = match.moments.map((moment, index) => ({
    tabletop: tabletopOf(state, index),
    events: eventsOf(state, index).map(({ key, values }) => ({ key, values })),
    // Of whom they were secret is told to who may see them.
    throws: throwsFor(moment, state.viewer).map(({ dice, by, why, faces }) => ({ dice, by, why, faces })),
    table: throwsFor(moment, "table").length,
    opened: openedAt(match, index),
    asked: moment.prompts.map(({ id, seat, kind, about, opens, spawn }) => ({
      ...{ id, seat, kind, about, opens },
      spawn,
    })),
  }));
  const { turn, phase } = reportOf(match, now(match));
  return JSON.parse(
    JSON.stringify({
      ...{ view: viewOf(state), start: pastOf(state).start, turn, phase },
      ...{ moments, outcome, seats: state.seats, viewer: state.viewer },
      prompts: promptsAtScreen(state).map(({ id }) => id),
      last: promptsAtScreen(state).map((prompt) => lastAnswers(match, prompt)),
      turns: turnStarts(state),
      back: match.moments.slice(1).map((_, count) => takenBackTo(state, count + 1)),
      whose: prompts.some(({ seat }) => seat === state.viewer) && whoseTurn(state, false),
      length: lastMoment(state),
      log: linesIn(state),
      free: match.moments.slice(1).map((_, count) => isFreeTakeBack(match, count + 1, state.viewer)),
    }),
  );
}

/** What is taken home again of what was taken home. */
function opensAgain(game: AnyGame, taken: unknown, judge: Judge = LENIENT): unknown {
  const read = readTranscript(taken);
  const opened = read.ok ? openTranscript(game, read.value, judge) : read;
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const again = sharedDocument({ match: opened.value, dice: undefined }) as Transcript;
  const whole = (taken as Transcript).moments;
  // Nobody is asked what stands at its end, and what its set-up threw only its document tells.
  const moments = again.moments.map((one, at) => ({
    ...one,
    ...(at === 0 && { rolls: whole[0]?.rolls }),
    ...(at === whole.length - 1 && { prompts: whole[at]?.prompts }),
  }));
  return JSON.parse(JSON.stringify({ ...again, moments }));
}

/** What comes of writing something at a table that is to be answered by this seat. */
function written(store: TableStore, texts: Texts): unknown {
  const asked = new Map<string, Prompt>(promptsAtScreen(store.getState()).map((one) => [one.id, one]));
  return texts.map(([id, text]) => {
    const readings = [text, NONSENSE, text].map((one) => {
      store.getState().setDraft(id, one);
      const prompt = asked.get(id);
      return prompt && readingOf(store.getState(), id);
    });
    return JSON.parse(JSON.stringify({ id, readings, drafts: [...store.getState().drafts] }));
  });
}

let house: RemoteHouse;
beforeEach(async () => {
  vi.stubGlobal("localStorage", storageOfTest());
  vi.stubGlobal("sessionStorage", storageOfTest());
  house = await RemoteHouse.open(undefined, say);
});
afterEach(async () => {
  await house.close();
  vi.unstubAllGlobals();
});

describe.each(games.map((entry) => [entry.meta.id, entry] as const))("%s", (id, entry) => {
  it("is the same to a page, be it played on a server or on this device", async () => {
    const { code, seats } = await house.host(id, { scenario: entry.meta.scenarios[0]?.id });
    const players = await seatedAt(
      house,
      code,
      seats.map((seat) => seat.id),
    );
    const room = await house.come(code, { kind: "watch" });
    const all = new Map<Viewer, Seat>([...players, ["table", room]]);
    let match = await kept(house.club.store, code);
    for (let round = 0; round < ROUNDS && now(match).prompts.length > 0; round++) {
      const before = match.moments.length;
      const fairly = await fair(match, `${id} ${round}`);
      for (const [viewer, { store }] of all) {
        const local = await localOf(entry, match, viewer);
        local.getState().look(viewer);
        expect(shownIn(store.getState())).toEqual(shownIn(local.getState()));
        // What one takes home of it is what he has seen, and nothing else.
        const taken = JSON.parse(JSON.stringify(sharedDocument(store.getState().open)));
        expect(taken).toEqual(JSON.parse(JSON.stringify(transcriptOf(match, viewer))));
        expect(opensAgain(match.game, taken, await entry.judge())).toEqual(taken);
        const texts = fairly.get(viewer) ?? [];
        expect(written(store, texts)).toEqual(written(local, texts));
      }
      for (const [seat, answers] of fairly) answer(all.get(seat), seat, answers);
      for (const { id: prompt, spawn } of now(match).prompts) if (spawn) room.store.getState().decide(prompt);
      await until(() => [...all.values()].every(({ remote }) => remote.match.moments.length > before));
      match = await kept(house.club.store, code);
    }
    expect(house.club.troubles).toEqual([]);
  });
});

/** Two players of a duel and who looks on, and what they do until all have seen it. */
async function duel() {
  const entry = games.find(({ meta }) => meta.id === "dogfight") as GameEntry;
  const { code } = await house.host("dogfight", { scenario: "duel" });
  const all = new Map<Viewer, Seat>(await seatedAt(house, code, ["red", "blue"]));
  all.set("table", await house.come(code, { kind: "watch" }));
  const [red, blue] = [all.get("red") as Seat, all.get("blue") as Seat];
  const seen = (entries: number) =>
    until(() => [...all.values()].every(({ remote }) => remote.match.entries.length === entries));
  const entriesNow = () => red.remote.match.entries.length;
  const isSealed = (prompt: string) => red.remote.sealed.some((one) => one.prompt === prompt && one.ready);
  return {
    ...{ entry, code, all, red, blue },
    /** Red hands in and takes it back. */
    async unseals() {
      const before = entriesNow();
      answer(red, "red", [["R1", "2"]]);
      await until(() => isSealed("R1"));
      red.store.getState().unseal("R1");
      await seen(before + 1);
    },
    async fly() {
      const before = entriesNow();
      answer(red, "red", [["R1", "2"]]);
      answer(blue, "blue", [["B1", "2"]]);
      await seen(before + 1);
    },
    async takeBack(count: number) {
      const before = entriesNow();
      red.store.getState().takeBack(count, "red");
      await until(() => blue.remote.store.getState().table.takeBack !== undefined);
      await blue.remote.ask("agree", { at: blue.remote.entries, agreed: true });
      await seen(before + 1);
    },
  };
}

it("has the same lines for orders and rounds that were taken back, for who was there and who comes later", async () => {
  const { entry, code, all, red, blue, unseals, fly, takeBack } = await duel();
  blue.store.getState().setDraft("B1", "3");
  const steps = [unseals, unseals, fly, unseals, fly, () => takeBack(2), unseals, fly, unseals, unseals];
  for (const [nth, step] of steps.entries()) {
    await step();
    // What one has written stays when somebody else takes his orders back.
    if (nth < 2) expect(blue.store.getState().drafts.get("B1")).toBe("3");
    const later = await house.come(code, { kind: "watch" });
    const match = await kept(house.club.store, code);
    for (const [viewer, { store }] of [...all, ["table", later] as const]) {
      const local = await localOf(entry, match, viewer);
      local.getState().look(viewer);
      expect(linesIn(store.getState())).toEqual(linesIn(local.getState()));
    }
    later.remote.close();
  }
  const kinds = linesIn(red.store.getState()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "unsealed")).toHaveLength(6);
  expect(kinds.filter((kind) => kind === "taken-back")).toHaveLength(1);
  expect(house.club.troubles).toEqual([]);
});
