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

/** The dogfight, whose rounds can be made to fail. */
function failing(fails: () => boolean): readonly GameEntry[] {
  return games.map((entry) => {
    if (entry.meta.id !== "dogfight") return entry;
    const load = async () => {
      const game = await entry.load();
      const resolve: typeof game.resolve = (state, answers, dice) => {
        if (fails()) throw new TypeError("2L1 is no word");
        return game.resolve(state, answers, dice);
      };
      return { ...game, resolve };
    };
    return { ...entry, load } as GameEntry;
  });
}

describe("a fault of the program", () => {
  it("freezes its match with its log, and no other", async () => {
    let fails = false;
    const club = new Club(newStore(), { games: failing(() => fails) });
    const [table, other] = [await duel(club), await duel(club)];
    fails = true;
    const orders = await fair(await kept(club.store, table.code), "fair");
    await at(table, "red").ask("answer", { at: 0, answers: orders.get("red") as Texts, ready: true });
    const refused = await at(table, "blue").refused("answer", {
      at: 0,
      answers: orders.get("blue") as Texts,
      ready: true,
    });
    fails = false;
    expect(refused.code).toBe("frozen");
    expect(table.host.last("table")?.frozen).toBe("fault of the program: TypeError");
    expect(JSON.stringify([table.host.heard, refused])).not.toContain("is no word");
    expect(club.troubles.map(String)).toEqual(["TypeError: 2L1 is no word"]);
    expect((await kept(club.store, table.code)).entries).toEqual([]);
    expect((await at(table, "red").refused("unseal", { at: 0, prompts: ["R1"] })).code).toBe("frozen");
    expect(unpacked((await at(table, "red").ask("since", { at: 0 })).packed).moments).toHaveLength(1);
    await playRound(other, "1");
  });
});

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
