import { describe, expect, it } from "vitest";
import { transcriptOf } from "../../../src/core/file/transcript.ts";
import { now } from "../../../src/core/match/match.ts";
import type { Moments } from "../../../src/protocol/replies.ts";
import { games } from "../../conformance/games.ts";
import { trials } from "../../extent.ts";
import { Club, newStore, removeStores, unpacked, type Window } from "./club.ts";
import { playRound, seated } from "./table.ts";

removeStores();

/** More than there are between two checkpoints. */
const ROUNDS = trials(20, 150);

/** What was pushed to a window that had so many moments. */
function pushedTo(window: Window, had: number): Moments["moments"] {
  let moments: unknown[] = Array.from({ length: had });
  for (const packed of window.all("moments")) {
    const told = unpacked(packed);
    expect(told.from).toBe(moments.length);
    moments = [...moments, ...told.moments];
  }
  return moments.slice(had) as Moments["moments"];
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
      expect([...(first.get(window)?.moments ?? []), ...pushedTo(window, 1)]).toEqual(all);
      const back = later.window();
      if (viewer === "table") await back.ask("watch", { code: table.code });
      else {
        const secret = table.secrets.get(viewer) as string;
        await back.ask("join", { code: table.code, seat: viewer, name: `at ${viewer}`, secret });
      }
      for (const asker of [window, back]) {
        const again = unpacked((await asker.ask("since", { at: 0 })).packed);
        expect(again.moments).toEqual(all);
        for (const at of [1, match.entries.length - 2, match.entries.length - 1, match.entries.length]) {
          const some = unpacked((await asker.ask("since", { at })).packed);
          expect(some.from).toBe(Math.min(at + 1, all.length));
          expect(some.moments).toEqual(all.slice(some.from));
        }
      }
    }
    expect([...club.troubles, ...later.troubles]).toEqual([]);
    await club.tables.close();
    await later.tables.close();
    await club.store.close();
  });
});
