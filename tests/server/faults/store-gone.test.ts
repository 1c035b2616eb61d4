import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { now } from "../../../src/core/match/match.ts";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import { openDatabase } from "../../../src/server/store/sqlite/open.ts";
import { SqliteStore } from "../../../src/server/store/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { Club, type Window } from "../matches/club.ts";
import { fair, kept, playRound, seated, type Texts } from "../matches/table.ts";
import { postgresOfTest } from "../store/postgres-of-test.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-gone-"));
const HOUR = 3_600_000;
/** More tables than any free room of a database has room for. */
const MOST_TABLES = 300;

const postgres = postgresOfTest();
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A store that can keep nothing for a while. */
interface Breaking {
  readonly store: Store;
  lose(): unknown;
  bringBack(): unknown;
}

/** On a disk that has no room for one page more. */
async function full(): Promise<Breaking> {
  const database = openDatabase(FOLDER);
  const pages = () => (database.prepare("pragma page_count").raw().get() as [number])[0];
  return {
    store: new SqliteStore(database, FOLDER),
    lose: () => database.exec(`pragma max_page_count = ${pages()}`),
    bringBack: () => database.exec("pragma max_page_count = 1000000"),
  };
}

/** In a database whose server is gone. */
async function gone(): Promise<Breaking> {
  return {
    store: await PostgresStore.open(await postgres().database()),
    lose: () => postgres().pause(),
    bringBack: () => postgres().resume(),
  };
}

describe.each([
  ["a disk that is full", full],
  ["a database that is gone", gone],
])("%s", (_, open) => {
  it("is told in a sentence, loses nothing, and play goes on when it is back", async () => {
    const { store, lose, bringBack } = await open();
    const club = new Club(store);
    const table = await seated(club, "dogfight", { scenario: "four-a-side" });
    let match = await playRound(table, "before");
    await lose();
    const refused = async (orders: ReadonlyMap<string, Texts>) => {
      for (const [seat, answers] of orders) {
        const window = table.players.get(seat) as Window;
        const reply = await window.reply("answer", { at: match.entries.length, answers, ready: true });
        if (!reply.ok) return reply;
      }
      return undefined;
    };
    // What finds room is acknowledged still, and what does not is not.
    let told: Awaited<ReturnType<typeof refused>>;
    const more = async () => {
      club.now += HOUR;
      return club.window().reply("host", { game: "dogfight", config: { scenario: "duel" } });
    };
    // What room there is left is used up by other tables first.
    for (let left = MOST_TABLES; left > 0; left--) {
      const reply = await more();
      if (reply.ok) continue;
      expect(reply.code).toBe("store");
      break;
    }
    for (let round = 0; !told && now(match).prompts.length > 0; round++) {
      told = await refused(await fair(match, `full ${round}`));
      if (!told) match = await kept(store, table.code);
    }
    expect(told).toMatchObject({ ok: false, code: "store" });
    expect(told?.text).toMatch(/^The server can't keep anything just now, so nothing was changed; .*\.$/);
    await bringBack();
    const back = await kept(store, table.code);
    expect(back.entries.slice(0, match.entries.length)).toEqual(match.entries);
    const played = await playRound(table, "after");
    expect(played.entries).toHaveLength(back.entries.length + 1);
    expect(table.host.last("table")).toMatchObject({ entries: played.entries.length, frozen: null });
    await club.tables.close();
    await store.close();
  });
});
