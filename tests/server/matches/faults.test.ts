import { describe, expect, it } from "vitest";
import type { GameEntry } from "../../../src/games/registry.ts";
import { type Store, StoreError } from "../../../src/server/store/store.ts";
import { games } from "../../conformance/games.ts";
import { Club, newStore, removeStores, unpacked, type Window } from "./club.ts";
import { fair, kept, playRound, type Seated, seated, type Texts } from "./table.ts";

removeStores();

const at = (table: Seated, seat: string) => table.players.get(seat) as Window;

async function duel(club: Club): Promise<Seated> {
  return seated(club, "dogfight", { scenario: "duel" });
}

/** What of a game can fail. */
const PARTS = ["resolve", "view", "prompts", "parse", "print", "outcome"] as const;

/** The dogfight, of which a part can be made to fail. */
function failing(part: (typeof PARTS)[number], fails: () => boolean): readonly GameEntry[] {
  return games.map((entry) => {
    if (entry.meta.id !== "dogfight") return entry;
    const load = async () => {
      const game = await entry.load();
      const work = (...given: unknown[]) => {
        if (fails()) throw new TypeError("2L1 is no word");
        return (game[part] as (...all: unknown[]) => unknown).apply(game, given);
      };
      return { ...game, [part]: work };
    };
    return { ...entry, load } as GameEntry;
  });
}

describe("a fault of the program", () => {
  it.each(PARTS)("in %s freezes its match with its log, and no other", async (part) => {
    let fails = false;
    const club = new Club(newStore(), { games: failing(part, () => fails) });
    const [table, other] = [await duel(club), await duel(club)];
    const orders = await fair(await kept(club.store, table.code), "fair");
    const answer = (seat: string) =>
      at(table, seat).reply("answer", { at: 0, answers: orders.get(seat) as Texts, ready: true });
    fails = true;
    const replies = [await answer("red"), await answer("blue")];
    fails = false;
    expect(replies.at(-1)).toMatchObject({ ok: false, code: "frozen" });
    expect(table.host.last("table")?.frozen).toBe("fault of the program: TypeError");
    expect(JSON.stringify([table.host.heard, replies])).not.toContain("is no word");
    expect(new Set(club.troubles.map(String))).toEqual(new Set(["TypeError: 2L1 is no word"]));
    const { entries } = await kept(club.store, table.code);
    expect(entries.length).toBeLessThanOrEqual(1);
    expect((await at(table, "red").refused("unseal", { at: 0, prompts: ["R1"] })).code).toBe("frozen");
    const told = unpacked((await at(table, "red").ask("since", { at: 0 })).packed);
    expect(told.moments).toHaveLength(entries.length + 1);
    await playRound(other, "1");
    // So it is for who comes to it later, and on another server.
    const later = new Club(club.store);
    expect((await later.window().ask("watch", { code: table.code })).table.frozen).not.toBeNull();
    await playRound({ ...other, club: later, ...(await seatedAgain(later, other)) }, "2");
  });
});

/** The players of a table at another server. */
async function seatedAgain(club: Club, { code, secrets, hostSecret }: Seated) {
  const [host, players] = [club.window(), new Map<string, Window>()];
  await host.ask("watch", { code, secret: hostSecret });
  for (const [seat, secret] of secrets) {
    const window = club.window();
    await window.ask("join", { code, seat, name: seat, secret });
    players.set(seat, window);
  }
  return { host, players };
}

/** A store that can be made to keep nothing. */
function full(store: Store, isFull: () => boolean): Store {
  const change: Store["change"] = (...asked) =>
    isFull() ? Promise.reject(new StoreError("disk-full")) : store.change(...asked);
  return new Proxy(store, {
    get(whole, name) {
      if (name === "change") return change;
      const value = Reflect.get(whole, name);
      return typeof value === "function" ? value.bind(whole) : value;
    },
  });
}

describe("a store that keeps nothing just now", () => {
  it("is told, nothing is acknowledged, and play goes on when it is back", async () => {
    let isFull = false;
    const table = await duel(new Club(full(newStore(), () => isFull)));
    const orders = (await fair(await kept(table.club.store, table.code), "fair")).get("red") as Texts;
    isFull = true;
    const refused = await at(table, "red").refused("answer", { at: 0, answers: orders, ready: true });
    expect(refused.code).toBe("store");
    isFull = false;
    expect((await at(table, "red").ask("since", { at: 0 })).sealed).toEqual([]);
    await playRound(table, "0");
    expect(table.host.last("table")).toMatchObject({ entries: 1, frozen: null });
  });
});
