import { describe, expect, it } from "vitest";
import { transcriptOf } from "../../../src/core/file/transcript.ts";
import { now } from "../../../src/core/match/match.ts";
import { joinMoments, type SeenMoments, wholeMoments } from "../../../src/protocol/moments.ts";
import type { Moments } from "../../../src/protocol/replies.ts";
import { games } from "../../conformance/games.ts";
import { trials } from "../../extent.ts";
import { Club, newStore, removeStores, unpacked, type Window } from "./club.ts";
import { playRound, seated } from "./table.ts";

removeStores();

/** More than there are between two checkpoints. */
const ROUNDS = trials(20, 150);

/** What a window has of a match by what it was told first and all that was pushed to it since. */
function pushedTo(window: Window, first: Moments): SeenMoments {
  let seen = joinMoments(undefined, first);
  for (const packed of window.all("moments")) {
    const told = unpacked(packed);
    expect(told.from).toBe(seen?.moments.length);
    seen = joinMoments(seen, told);
  }
  return seen as SeenMoments;
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe.each(games.map((entry) => [entry.meta.id, entry] as const))("%s", (id, entry) => {
  it("is played by messages, and everybody sees what the kernel shows him", async () => {
    const club = new Club(newStore());
    const table = await seated(club, id, { scenario: entry.meta.scenarios[0]?.id });
    const windows = [["table", table.host] as const, ...table.players];
    const first = new Map<Window, Moments>();
    for (const [, window] of windows)
      first.set(window, unpacked((await window.ask("since", { at: 0 })).packed));
    let match = await playRound(table, `${id} 0`);
    for (let round = 1; round < ROUNDS && now(match).prompts.length > 0; round++) {
      match = await playRound(table, `${id} ${round}`);
      expect(table.host.last("table")?.entries).toBe(match.entries.length);
    }
    const later = new Club(club.store);
    for (const [viewer, window] of windows) {
      const all = plain(transcriptOf(match, viewer).moments);
      const seen = pushedTo(window, first.get(window) as Moments);
      expect(seen.moments).toEqual(all);
      const back = later.window();
      if (viewer === "table") await back.ask("watch", { code: table.code });
      else {
        const secret = table.secrets.get(viewer) as string;
        await back.ask("join", { code: table.code, seat: viewer, name: `at ${viewer}`, secret });
      }
      for (const asker of [window, back]) {
        const again = unpacked((await asker.ask("since", { at: 0 })).packed);
        expect(wholeMoments(again.moments, undefined)).toEqual(all);
        for (const at of [1, match.entries.length - 2, match.entries.length - 1, match.entries.length]) {
          const some = unpacked((await asker.ask("since", { at })).packed);
          expect(some.from).toBe(Math.min(at + 1, all.length));
          expect(wholeMoments(some.moments, all[some.from - 1]?.view)).toEqual(all.slice(some.from));
        }
      }
    }
    expect([...club.troubles, ...later.troubles]).toEqual([]);
    await club.tables.close();
    await later.tables.close();
    await club.store.close();
  });
});
