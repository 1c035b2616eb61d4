import { expect, it } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { Club, newStore, removeStores } from "./club.ts";

removeStores();

it("the list of tables is made once for all who ask at once, and anew for who asks later", async () => {
  const store = newStore();
  let made = 0;
  const listed: Store["listed"] = (most) => {
    made += 1;
    return store.listed(most);
  };
  const club = new Club(
    new Proxy(store, {
      get(whole, name) {
        const value = name === "listed" ? listed : Reflect.get(whole, name);
        return typeof value === "function" ? value.bind(whole) : value;
      },
    }),
  );
  const host = club.window();
  const { code } = await host.ask("host", {
    ...{ game: "dogfight", config: { scenario: "duel" } },
    listed: true,
  });
  const ask = () => club.window().ask("tables", {});
  const all = await Promise.all(Array.from({ length: 60 }, ask));
  for (const { tables } of all) expect(tables.map((table) => table.code)).toEqual([code]);
  expect(made).toBe(1);
  await host.ask("rules", { listed: false, teamSees: false });
  expect((await ask()).tables).toEqual([]);
  expect(made).toBe(2);
});

it("lookers-on are told of together, on a tick; who takes a seat at once", async () => {
  const club = new Club(newStore());
  const host = club.window();
  const { code } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
  const lookers = Array.from({ length: 40 }, () => club.window());
  for (const window of lookers) await window.ask("watch", { code });
  expect(host.all("table")).toEqual([]);
  club.tick();
  expect(host.all("table").map(({ spectators }) => spectators)).toEqual([40]);
  for (const window of lookers.slice(1)) window.leave();
  club.tick();
  expect(host.all("table").map(({ spectators }) => spectators)).toEqual([40, 1]);
  await lookers[0]?.ask("join", { code, seat: "red", name: "Ann" });
  expect(host.last("table")).toMatchObject({ spectators: 0, seats: [{ name: "Ann" }, {}] });
});

it("who is gone before he has come is not there", async () => {
  const club = new Club(newStore());
  const host = club.window();
  const { code } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
  const [player, looker] = [club.window(), club.window()];
  const coming = [
    player.ask("join", { code, seat: "red", name: "Ann" }),
    looker.ask("watch", { code }),
  ] as const;
  for (const window of [player, looker]) window.leave();
  await Promise.all(coming);
  club.tick();
  const { table } = await host.ask("look", { code });
  expect(table).toMatchObject({ spectators: 0, seats: [{ name: "Ann", presence: "away" }, {}] });
});
