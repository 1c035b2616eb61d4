import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readingOf } from "../../../src/app/session/drafts.ts";
import { lastAnswers } from "../../../src/app/session/last-time.ts";
import { openTable } from "../../../src/app/session/open.ts";
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
import { seededDice } from "../../../src/core/dice/random.ts";
import type { Prompt, Viewer } from "../../../src/core/game.ts";
import { throwsFor } from "../../../src/core/match/log.ts";
import { type Match, now } from "../../../src/core/match/match.ts";
import { isFreeTakeBack } from "../../../src/core/match/take-back.ts";
import type { Phrase } from "../../../src/core/phrase.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { games } from "../../conformance/games.ts";
import { trials } from "../../extent.ts";
import { removeStores } from "../../server/matches/club.ts";
import { fair, kept, type Texts } from "../../server/matches/table.ts";
import { until } from "../../server/sockets/house.ts";
import { answer, RemoteHouse, type Seat, seatedAt, storageOfTest } from "./house.ts";

removeStores();

const ROUNDS = trials(8, 60);
/** Nothing that any game takes for an answer. */
const NONSENSE = "?!";

const say = ({ key, values }: Phrase) => `${key} ${JSON.stringify(values)}`;

/** The same match as it is played on this device by one person, the other seats being a computer's. */
async function localOf(entry: GameEntry, match: Match, seat: Viewer): Promise<TableStore> {
  const others = match.seats.filter(({ id }) => id !== seat).map(({ id }) => [id, "random"] as const);
  return openTable({
    id: "local",
    entry,
    face: await entry.face("table"),
    open: { match, dice: undefined },
    computers: Object.fromEntries(others),
    watching: seat === "table",
    say,
    live: seededDice("live"),
    newId: () => "another",
    save: () => undefined,
    savePending: () => undefined,
  });
}

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
      free: match.moments.slice(1).map((_, count) => isFreeTakeBack(match, count + 1, state.viewer)),
    }),
  );
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
