import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createPage } from "../../../src/app/context/page-state.ts";
import { Replay } from "../../../src/app/context/replay.ts";
import { openTable } from "../../../src/app/session/open.ts";
import { lastMoment, momentAt, tabletopOf, viewOf } from "../../../src/app/session/selectors.ts";
import { nextStop } from "../../../src/app/session/stops.ts";
import { storedCheckpoints, withStates } from "../../../src/app/storage/checkpoints.ts";
import { linesOf, logRows } from "../../../src/app/table/log/loglines.ts";
import { recordedDice } from "../../../src/core/dice/dice.ts";
import { checkpointsOf } from "../../../src/core/file/checkpoint.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { resumeFile } from "../../../src/core/file/resume.ts";
import type { AnyGame } from "../../../src/core/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { goldenFile } from "../../goldens/files.ts";

const GOLDEN = goldenFile("great-war-bloody-april");

function must<T>(tried: { readonly ok: boolean; readonly value?: T }): T {
  if (tried.ok) return tried.value as T;
  throw new Error(JSON.stringify(tried));
}

vi.stubGlobal("cancelAnimationFrame", () => undefined);

test("a campaign of 1,705 entries is opened and its latest moment shown with no more than two of them folded", async () => {
  const file = must(parseFile(readFileSync(GOLDEN, "utf8")));
  const entry = findGame(GAMES, file.game);
  if (!entry) throw new Error(`no game ${file.game}`);
  const [whole, face] = await Promise.all([entry.load(file.config), entry.face("table")]);
  let folded = 0;
  const resolve: AnyGame["resolve"] = (...given) => {
    folded += 1;
    return whole.resolve(...given);
  };
  const live = recordedDice([]);
  const { match } = must(openFile(whole, file, live));
  const kept = withStates(storedCheckpoints(checkpointsOf(match)));
  const open = must(resumeFile({ ...whole, resolve }, file, live, kept));
  let drawn = 0;
  const tabletop: typeof face.tabletop = (...given) => {
    drawn += 1;
    return face.tabletop(...given);
  };
  const store = openTable({
    id: "m1",
    entry,
    face: { ...face, tabletop },
    open,
    say: (phrase) => phrase.key,
    live,
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
  });
  const page = createPage();
  const replay = new Replay(store, page, createPlayer());
  const state = store.getState();
  const focus = { selected: null, hovered: null, drafts: new Map(), shown: state.shown };
  face.overlay?.(viewOf(state), focus);
  expect(tabletopOf(state).pieces.length).toBeGreaterThan(0);
  expect(nextStop(state, 0, 1)).toBe(1);
  expect(folded).toBe(2);
  drawn = 0;
  const rows = logRows(state.open.match, lastMoment(state));
  expect([folded, drawn]).toEqual([2, 0]);
  const lines = rows.slice(-40).flatMap((row) => linesOf(state, {}, row));
  expect(lines.length).toBeGreaterThan(40);
  expect(folded).toBeLessThan(2 + 2 * 64);
  expect(rows.flatMap((row) => linesOf(state, {}, row)).length).toBeGreaterThan(3000);
  expect(drawn).toBe(0);
  folded = 2;
  replay.scrub(1000);
  expect(momentAt(store.getState(), 1000).fault).toBeUndefined();
  expect(folded).toBeLessThan(2 + 64 + 2);
  replay.dispose();
});
