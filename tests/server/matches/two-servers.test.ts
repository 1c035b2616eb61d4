import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { MAX_SPECTATORS } from "../../../src/protocol/limits.ts";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import { type Store, StoreError } from "../../../src/server/store/store.ts";
import { until } from "../sockets/house.ts";
import { postgresOfTest } from "../store/postgres-of-test.ts";
import { Club, type Window } from "./club.ts";

const server = postgresOfTest();

/** Two servers on one Postgres, a table at the first, and its host's window. */
async function pair() {
  const url = await server().database();
  const [here, there] = (await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])).map(
    (store) => new Club(store),
  ) as [Club, Club];
  const host = here.window();
  const { code, secret } = await host.ask("host", { game: "dogfight", config: { scenario: "duel" } });
  const told = async (isSo: () => unknown, clubs: readonly Club[] = [here, there]) => {
    while (!isSo()) {
      for (const club of clubs) club.tick();
      await wait(5);
    }
  };
  const close = async () => {
    expect([...here.troubles, ...there.troubles]).toEqual([]);
    await Promise.all([here, there].map(({ tables }) => tables.close()));
    await Promise.all([here, there].map(({ store }) => store.close()));
  };
  return { here, there, host, code, secret, told, close, database: new URL(url).pathname.slice(1) };
}

/** A store that does some things in another way. */
function storeWith(store: Store, other: Partial<Store>): Store {
  return new Proxy(store, {
    get(whole, name) {
      const value = Reflect.get(name in other ? other : whole, name);
      return typeof value === "function" ? value.bind(whole) : value;
    },
  });
}

/** The lamps of a table as a window was told last. */
function lamps(window: Window): string {
  return (
    window
      .last("table")
      ?.seats.map(({ presence }) => presence)
      .join(" ") ?? ""
  );
}

describe("a table at two servers", () => {
  it("shows a lamp for each player, whichever server he is at", async () => {
    const { here, there, host, code, told, close } = await pair();
    const screen = there.window();
    await screen.ask("watch", { code, screen: true });
    const [red, blue] = [here.window(), there.window()];
    await red.ask("join", { code, seat: "red", name: "Ann" });
    const { secret } = await blue.ask("join", { code, seat: "blue", name: "Bea" });
    await told(() => [host, screen].every((window) => lamps(window) === "here here"));
    blue.leave();
    await told(() => [host, screen].every((window) => lamps(window) === "here away"));
    const again = here.window();
    await again.ask("join", { code, seat: "blue", name: "Bea", secret });
    await told(() => [host, screen].every((window) => lamps(window) === "here here"));
    // Somebody who comes to a table that his server does not know of yet is shown the same.
    const late = await new Club(there.store).window().ask("look", { code });
    expect(late.table.seats.map(({ presence }) => presence)).toEqual(["here", "here"]);
    await red.ask("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    await told(() => [host, screen].every((window) => lamps(window) === "ready here"));
    await close();
  });

  it("leaves a seat to its newest window, and the older one is told", async () => {
    const { here, there, code, told, close, host } = await pair();
    const windows = [here, there, here].map((club) => club.window()) as [Window, Window, Window];
    const { secret } = await windows[0].ask("join", { code, seat: "red", name: "Ann" });
    await windows[1].ask("join", { code, seat: "red", name: "Ann", secret });
    await told(() => windows[0].last("gone"));
    await windows[2].ask("join", { code, seat: "red", name: "Ann", secret });
    await told(() => windows[1].last("gone"));
    expect(windows.map((window) => window.last("gone"))).toEqual([
      { why: "elsewhere" },
      { why: "elsewhere" },
      undefined,
    ]);
    const late = await windows[0].refused("answer", { at: 0, answers: [["R1", "2"]], ready: true });
    expect(late.code).toBe("not-joined");
    await windows[2].ask("answer", { at: 0, answers: [["R1", "2"]], ready: false });
    // That the older one goes takes nothing from the newer one.
    for (const window of windows.slice(0, 2)) window.leave();
    await told(() => lamps(host) === "here free");
    windows[2].leave();
    await told(() => lamps(host) === "away free");
    await close();
  });

  it("leaves one window a seat, however many come to both servers at once", async () => {
    const { here, there, code, told, close, host } = await pair();
    const { secret } = await here.window().ask("join", { code, seat: "red", name: "Ann" });
    const windows = Array.from({ length: 20 }, (_, at) => (at % 2 ? here : there).window());
    await Promise.all(
      windows.map((window) => window.ask("join", { code, seat: "red", name: "Ann", secret })),
    );
    await told(() => windows.filter((window) => !window.last("gone")).length === 1);
    const left = windows.find((window) => !window.last("gone"));
    await left?.ask("answer", { at: 0, answers: [["R1", "2"]], ready: false });
    expect(lamps(host)).toBe("here free");
    left?.leave();
    await told(() => lamps(host) === "away free");
    await close();
  });

  it("leaves a seat to the newest window even where the older one is still on its way", async () => {
    const { here, there, code, told, close } = await pair();
    const { secret } = await here.window().ask("join", { code, seat: "red", name: "Ann" });
    const newest = here.window();
    const { store } = there;
    let heard = 0;
    store.onChange(() => {
      heard += 1;
    });
    const claim: Store["claim"] = async (...given) => {
      const claimed = await store.claim(...given);
      const before = heard;
      await newest.ask("join", { code, seat: "red", name: "Ann", secret });
      await until(() => heard > before);
      return claimed;
    };
    const slow = new Club(storeWith(store, { claim }));
    const window = slow.window();
    await window.ask("join", { code, seat: "red", name: "Ann", secret });
    await told(() => window.last("gone"), [slow]);
    expect(newest.last("gone")).toBeUndefined();
    await close();
  });

  it("lets in who has a secret of the other server, before it has heard of that", async () => {
    const { here, there, host, code, close } = await pair();
    const unheard = new Club(storeWith(there.store, { onChange: () => () => undefined }));
    await unheard.window().ask("watch", { code });
    const { secret } = await here.window().ask("join", { code, seat: "red", name: "Ann" });
    const red = await unheard.window().ask("join", { code, seat: "red", secret });
    expect(red).toMatchObject({ viewer: "red", secret });
    const { handover } = await host.ask("handOver", {});
    const taken = await here.window().ask("takeOver", { code, handover });
    expect((await unheard.window().ask("watch", { code, secret: taken.secret })).host).toBe(true);
    const wrong = await unheard.window().refused("watch", { code, secret: "0".repeat(32) });
    expect(wrong.code).toBe("not-yours");
    await close();
  });

  it("counts who looks on at both, and lets in no more than a table has", async () => {
    const { here, there, code, told, close, host } = await pair();
    const lookers = Array.from({ length: MAX_SPECTATORS - 2 }, (_, at) => (at % 2 ? here : there).window());
    for (const looker of lookers) await looker.ask("watch", { code });
    await there.window().ask("watch", { code, screen: true });
    const last = lookers.at(-1) as Window;
    await told(() => [host, last].every((window) => window.last("table")?.spectators === MAX_SPECTATORS - 2));
    for (const club of [here, there])
      expect((await club.window().refused("watch", { code })).code).toBe("table-full");
    for (const looker of lookers.slice(1)) looker.leave();
    await told(() => [host].every((window) => window.last("table")?.spectators === 1));
    await there.window().ask("watch", { code });
    await close();
  });

  it("has those back whom the others took to be gone though they are not", async () => {
    const { here, there, code, told, close, host, database } = await pair();
    await there.window().ask("join", { code, seat: "red", name: "Ann" });
    await there.window().ask("watch", { code });
    await told(() => lamps(host) === "here free" && host.last("table")?.spectators === 1);
    await server().query(
      "update tallyho.seats set server = null; update tallyho.matches set lookers = '{}'; select pg_notify('tallyho_changes', id || ' 0') from tallyho.matches",
      database,
    );
    await told(() => lamps(host) === "away free" && host.last("table")?.spectators === 0, [here]);
    await told(() => lamps(host) === "here free" && host.last("table")?.spectators === 1);
    await close();
  });

  it("is told again who is there where that could not be told at once", async () => {
    const { there, code, told, close, host } = await pair();
    const { store } = there;
    let fails = 3;
    const attend: Store["attend"] = async (...given) => {
      if (fails-- > 0) throw new StoreError("unreachable");
      await store.attend?.(...given);
    };
    const club = new Club(storeWith(store, { attend }));
    const red = club.window();
    await red.ask("join", { code, seat: "red", name: "Ann" });
    await told(() => lamps(host) === "here free");
    red.leave();
    await told(() => {
      club.tick();
      return lamps(host) === "away free";
    });
    expect(fails).toBeLessThanOrEqual(0);
    expect(club.troubles).not.toEqual([]);
    await close();
  });
});
