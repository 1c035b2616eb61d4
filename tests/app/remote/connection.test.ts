import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { linkHere, NotThere, ownSeat, WATCH } from "../../../src/app/remote/coming.ts";
import { HOST, keepName, keptName, keptSeats, seatHere } from "../../../src/app/remote/kept-seats.ts";
import { tellNotThere } from "../../../src/app/remote/tell-not-there.ts";
import { watchDevice } from "../../../src/app/remote/watch-device.ts";
import { REPLY_TIMEOUT } from "../../../src/protocol/limits.ts";
import { Club, removeStores } from "../../server/matches/club.ts";
import { kept } from "../../server/matches/table.ts";
import { until } from "../../server/sockets/house.ts";
import { RemoteHouse, type Seat, seatedAt, storageOfTest } from "./house.ts";

removeStores();

let house: RemoteHouse;
beforeEach(async () => {
  vi.stubGlobal("localStorage", storageOfTest());
  vi.stubGlobal("sessionStorage", storageOfTest());
  house = await RemoteHouse.open();
});
afterEach(async () => {
  await house.close();
  vi.unstubAllGlobals();
});

const at = ({ store }: Seat) => store.getState();
const shown = ({ remote }: Seat) => remote.store.getState();
const isBack = (seat: Seat) => () => seat.remote.connected;
const entriesOf = async (code: string) => (await kept(house.club.store, code)).entries;

/** A duel with a player at both seats, red and blue. */
async function duel(): Promise<{ code: string; red: Seat; blue: Seat }> {
  const { code } = await house.host("dogfight", { scenario: "duel" });
  const players = await seatedAt(house, code, ["red", "blue"]);
  return { code, red: players.get("red") as Seat, blue: players.get("blue") as Seat };
}

const again = (code: string, seat: string) => house.come(code, { kind: "seat", seat, name: seat });

function orderAt(player: Seat, prompt: string, text: string): void {
  at(player).setDraft(prompt, text);
  expect(at(player).sealAll(prompt === "R1" ? "red" : "blue")).toMatchObject({ ok: true });
}

describe("a connection that is lost", () => {
  it("is told with since when, and comes back by itself with what has happened meanwhile", async () => {
    const { red, blue } = await duel();
    const before = Date.now();
    house.cut();
    await until(() => shown(red).lostAt !== null);
    expect(shown(red).lostAt).toBeGreaterThanOrEqual(before);
    expect(red.remote.connected).toBe(false);
    await until(() => isBack(red)() && isBack(blue)());
    expect(shown(red)).toMatchObject({ lostAt: null, gone: null, refused: null });
    orderAt(red, "R1", "2");
    orderAt(blue, "B1", "2");
    await until(() => red.remote.match.moments.length === 2 && blue.remote.match.moments.length === 2);
  });

  it("leaves what is sealed meanwhile unsent, which is told, and sends it once when it is back", async () => {
    const { code, red, blue } = await duel();
    house.cut();
    await until(() => shown(red).lostAt !== null);
    orderAt(red, "R1", "2L1");
    expect(at(red)).toMatchObject({ sealed: new Map([["R1", "2L1"]]), drafts: new Map() });
    expect(shown(red).unsent).toBe(true);
    await until(() => isBack(red)() && !shown(red).unsent);
    await until(isBack(blue));
    orderAt(blue, "B1", "2");
    await until(() => blue.remote.match.moments.length === 2);
    const [entry, ...more] = await entriesOf(code);
    expect(entry).toMatchObject({
      answers: new Map([
        ["R1", "2L1"],
        ["B1", "2"],
      ]),
    });
    expect(more).toEqual([]);
  });

  it("is given up when the device says that it has no network, and asked for news when it wakes", async () => {
    const { red, blue } = await duel();
    const [window, document] = [
      new EventTarget(),
      Object.assign(new EventTarget(), { visibilityState: "visible" }),
    ];
    const unwatch = watchDevice(red.remote, { window, document });
    window.dispatchEvent(new Event("offline"));
    await until(() => shown(red).lostAt !== null);
    await until(isBack(red));
    const ask = vi.spyOn(house.club.tables, "ask");
    document.dispatchEvent(new Event("visibilitychange"));
    await until(() => ask.mock.calls.length > 0);
    expect(ask.mock.calls[0]?.[1]).toBe("since");
    unwatch();
    window.dispatchEvent(new Event("offline"));
    expect(shown(red).lostAt).toBeNull();
    expect(shown(blue).lostAt).toBeNull();
  });

  it("over which a message is not answered in time is given up, and the message sent anew", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { code, red } = await duel();
      const ask = house.club.tables.ask.bind(house.club.tables);
      let swallowed = 0;
      house.club.tables.ask = (connection, name, request) =>
        name === "answer" && swallowed++ === 0 ? new Promise(() => {}) : ask(connection, name, request);
      orderAt(red, "R1", "2L1");
      await until(() => swallowed > 0);
      expect(shown(red)).toMatchObject({ unsent: true, lostAt: null });
      const lost: number[] = [];
      red.remote.store.subscribe(({ lostAt }) => lostAt !== null && lost.push(lostAt));
      await vi.advanceTimersByTimeAsync(REPLY_TIMEOUT);
      while (shown(red).unsent) await vi.advanceTimersByTimeAsync(100);
      expect(swallowed).toBe(2);
      expect(lost).not.toEqual([]);
      expect((await house.come(code, { kind: "watch" })).remote.match.moments).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("keeps the pad, and sends nothing that was not sealed", async () => {
    const { code, red } = await duel();
    at(red).setDraft("R1", "2L");
    house.cut();
    await until(() => shown(red).lostAt !== null);
    at(red).setDraft("R1", "2L1");
    await until(isBack(red));
    expect(at(red).drafts).toEqual(new Map([["R1", "2L1"]]));
    expect((await house.come(code, { kind: "watch" })).remote.store.getState().table.awaited).toEqual([
      "red",
      "blue",
    ]);
  });

  it("is found again at a server that was ended and started anew", async () => {
    const { code, red, blue } = await duel();
    orderAt(red, "R1", "2");
    await until(() => !shown(red).unsent);
    const { port, club } = house;
    await house.stop();
    await until(() => shown(red).lostAt !== null && shown(blue).lostAt !== null);
    orderAt(blue, "B1", "2");
    const later = await RemoteHouse.open(new Club(club.store), undefined, port);
    try {
      await until(() => isBack(red)() && isBack(blue)());
      await until(() => red.remote.match.moments.length === 2 && blue.remote.match.moments.length === 2);
      expect(await entriesOf(code)).toHaveLength(1);
    } finally {
      for (const { remote } of [red, blue]) remote.close();
      await later.close();
      house = await RemoteHouse.open();
    }
  });
});

describe("a page that is loaded again", () => {
  it("has its seat, what it had written, and what it had sealed", async () => {
    const { code, red } = await duel();
    at(red).setDraft("R1", "2L");
    red.remote.close();
    const back = await again(code, "red");
    expect(at(back).drafts).toEqual(new Map([["R1", "2L"]]));
    orderAt(back, "R1", "2");
    await until(() => !shown(back).unsent);
    back.remote.close();
    expect(at(await again(code, "red"))).toMatchObject({
      drafts: new Map(),
      sealed: new Map([["R1", "2"]]),
      awaited: ["blue"],
    });
  });

  it("has what it had written when another has taken his orders back meanwhile", async () => {
    const { code, red, blue } = await duel();
    orderAt(blue, "B1", "2");
    await until(() => !shown(blue).unsent);
    at(red).setDraft("R1", "2L");
    at(blue).unseal("B1");
    await until(() => red.remote.entries === 1);
    red.remote.close();
    expect(at(await again(code, "red")).drafts).toEqual(new Map([["R1", "2L"]]));
  });

  it("sends what was sealed while there was no connection", async () => {
    const { code, red } = await duel();
    house.cut();
    await until(() => shown(red).lostAt !== null);
    orderAt(red, "R1", "2L1");
    red.remote.close();
    const back = await again(code, "red");
    expect(at(back)).toMatchObject({ sealed: new Map([["R1", "2L1"]]), drafts: new Map() });
    await until(() => !shown(back).unsent);
    expect(back.remote.sealed).toMatchObject([{ prompt: "R1", text: "2L1", ready: true }]);
  });

  it("has nothing of the round before", async () => {
    const { code, red, blue } = await duel();
    at(red).setDraft("R1", "2L");
    red.remote.close();
    const other = await again(code, "red");
    orderAt(other, "R1", "2");
    orderAt(blue, "B1", "2");
    await until(() => other.remote.match.moments.length === 2);
    other.remote.close();
    expect(at(await again(code, "red"))).toMatchObject({ drafts: new Map(), sealed: new Map() });
  });
});

describe("orders that are changed", () => {
  it("after they were handed in are opened first, and another who does so stops nobody", async () => {
    const { code, red, blue } = await duel();
    orderAt(red, "R1", "2");
    await until(() => !shown(red).unsent);
    at(red).setDraft("R1", "2L1");
    orderAt(blue, "B1", "2");
    await until(() => !shown(red).unsent && !shown(blue).unsent);
    at(blue).unseal("B1");
    expect(at(red).sealAll("red")).toMatchObject({ ok: true });
    await until(() => !shown(red).unsent && !shown(blue).unsent);
    orderAt(blue, "B1", "2R1");
    await until(() => red.remote.match.moments.length === 2);
    const entries = await entriesOf(code);
    expect(entries.map(({ kind }) => kind)).toEqual(["unseal", "unseal", "round"]);
    expect(entries[2]).toMatchObject({
      answers: new Map([
        ["R1", "2L1"],
        ["B1", "2R1"],
      ]),
    });
    expect(shown(red).refused).toBeNull();
    expect(shown(blue).refused).toBeNull();
  });
});

describe("a seat", () => {
  it("is the device's by its secret, which is told to nobody", async () => {
    const { code, red, blue } = await duel();
    const { red: secret, [HOST]: host } = keptSeats(code);
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    expect(host).toMatch(/^[0-9a-f]{32}$/);
    for (const player of [red, blue])
      expect(JSON.stringify([shown(player), at(player), player.remote.match])).not.toContain(secret);
  });

  it("is the newest window's; the older one says so, and takes it back no more", async () => {
    const { code, red } = await duel();
    const newer = await again(code, "red");
    await until(() => shown(red).gone !== null);
    expect(shown(red).gone).toBe("elsewhere");
    expect(red.remote.connected).toBe(false);
    expect(newer.remote.connected).toBe(true);
    expect(seatHere(code)).toBe("red");
  });

  it("that the host has freed is gone, its secret with it, and may be taken anew", async () => {
    const { code, red } = await duel();
    const host = await house.come(code, { kind: "watch" });
    expect(shown(host).host).toBe(true);
    await host.remote.ask("seat", { seat: "red", computer: null });
    await until(() => shown(red).gone !== null);
    expect(shown(red).gone).toBe("freed");
    expect(keptSeats(code).red).toBeUndefined();
    expect(shown(await again(code, "red")).viewer).toBe("red");
  });

  it("that was freed while its window was away is gone when that comes back", async () => {
    const { code, red } = await duel();
    const host = house.club.window();
    await host.ask("watch", { code, secret: keptSeats(code)[HOST] ?? "" });
    house.cut();
    await until(() => shown(red).lostAt !== null);
    await host.ask("seat", { seat: "red", computer: null });
    await until(() => shown(red).gone === "freed");
    expect(keptSeats(code).red).toBeUndefined();
  });

  it("is taken over by another device with a code that is good once", async () => {
    const { code, red } = await duel();
    at(red).setDraft("R1", "2L");
    const reply = await red.remote.ask("handOver", {});
    const handover = reply?.ok ? reply.handover : "";
    const secret = keptSeats(code).red;
    vi.stubGlobal("localStorage", storageOfTest());
    vi.stubGlobal("sessionStorage", storageOfTest());
    const there = await house.come(code, { kind: "handover", handover });
    expect(shown(there).viewer).toBe("red");
    expect(keptSeats(code).red).toMatch(/^[0-9a-f]{32}$/);
    expect(keptSeats(code).red).not.toBe(secret);
    await until(() => shown(red).gone === "elsewhere");
    house.cut();
    await until(() => shown(there).lostAt !== null);
    await until(isBack(there));
    expect(shown(there).viewer).toBe("red");
    // Loaded again it is who it was, and the device knows the name from then on.
    expect(keptName()).toBe("at red");
    const loaded = await house.come(code, ownSeat(code) ?? WATCH);
    expect(shown(loaded)).toMatchObject({ viewer: "red", gone: null });
    // Its code is used up: whoever comes once more comes as who has the seat.
    const anew = await house.come(code, there.remote.coming);
    expect(shown(anew).viewer).toBe("red");
    const twice = house.come(code, { kind: "handover", handover });
    await expect(twice).rejects.toMatchObject({ refused: { code: "no-handover" } });
  });
});

it("a window that is loaded again has the name of its seat, whatever its device was called last", async () => {
  const { code, red, blue } = await duel();
  keepName("Bea");
  const loaded = await house.come(code, ownSeat(code) ?? WATCH);
  const seat = shown(loaded).viewer;
  expect(["red", "blue"]).toContain(seat);
  expect(shown(loaded).table.seats.map(({ name }) => name)).toEqual(["at red", "at blue"]);
  expect(keptName()).toBe("Bea");
  await until(() => shown(seat === "red" ? red : blue).gone === "elsewhere");
});

describe("who does not come to a table", () => {
  it.each([
    ["no-table", "XXXXX", { kind: "watch" }],
    ["seat-taken", undefined, { kind: "seat", seat: "red", name: "Eve" }],
    ["no-seat", undefined, { kind: "seat", seat: "green", name: "Eve" }],
    ["name-taken", undefined, { kind: "seat", seat: "blue", name: "Ann" }],
    ["name", undefined, { kind: "seat", seat: "blue", name: "  " }],
  ] as const)("is told why: %s", async (why, typed, coming) => {
    const { code } = await house.host("dogfight", { scenario: "duel" });
    await house.come(code, { kind: "seat", seat: "red", name: "Ann" });
    vi.stubGlobal("localStorage", storageOfTest());
    await expect(house.come(typed ?? code, coming)).rejects.toMatchObject({ refused: { code: why } });
  });

  it("hears of a server that is not there", async () => {
    const { code } = await house.host("dogfight", { scenario: "duel" });
    await house.stop();
    const coming = house.come(code, { kind: "watch" });
    await expect(coming).rejects.toBeInstanceOf(NotThere);
    await expect(coming).rejects.toMatchObject({ refused: undefined });
    house = await RemoteHouse.open();
  });

  it("is told what a server says that lets nobody in by this name of it", async () => {
    const message = "This server is not called club.example.";
    const server = createServer((_, response) => {
      response.writeHead(403, { "content-type": "application/json" }).end(JSON.stringify({ message }));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const fault = await linkHere(address).catch((error: unknown) => error);
    expect(await tellNotThere(fault, { language: "en", none: "Nobody answers." })).toBe(message);
    server.close();
  });
});
