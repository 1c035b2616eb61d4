import type { Socket as NetSocket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_UNSENT_BYTES } from "../../../src/protocol/limits.ts";
import { COMMIT, trials } from "../../extent.ts";
import { frame, rawSocket, upgraded, WELCOME } from "../faults/raw.ts";
import { Club, newStore, removeStores } from "../matches/club.ts";
import { seated } from "../matches/table.ts";
import { mutatedFrames } from "./frames.ts";
import { House, until } from "./house.ts";

removeStores();

let house: House | undefined;
const raw: NetSocket[] = [];

afterEach(async () => {
  for (const socket of raw.splice(0)) socket.destroy();
  await house?.close();
  house = undefined;
});

/** A connection of bare bytes on which a WebSocket has been opened, whether or not it is read. */
async function opened(port: number, isRead: boolean): Promise<NetSocket> {
  const socket = await rawSocket(port);
  raw.push(socket);
  await upgraded(socket, port);
  if (isRead) socket.resume();
  else socket.pause();
  return socket;
}

describe("an attack on the sockets", () => {
  test("by mutated frames ends no more than its own sockets", { timeout: 900_000 }, async () => {
    let time = 0;
    const club = new Club(newStore());
    const one = await House.over(club.tables, { behindProxy: true, now: () => time });
    const { code, players, secrets } = await seated(club, "dogfight", { scenario: "duel" });
    const other = await one.connected();
    // Who is at a table is not closed for having come to none.
    await other.emitWithAck("watch", { code });
    const count = trials(4000, 200_000);
    const frames = mutatedFrames(count, COMMIT, { code, secret: secrets.get("red") as string });
    let socket: NetSocket | undefined;
    let sockets = 0;
    for (const [at, bytes] of frames.entries()) {
      if (!socket || socket.destroyed || socket.readyState !== "open") {
        socket = await rawSocket(one.port);
        raw.push(socket);
        // Each comes from an address of its own, else most would be too much.
        await upgraded(socket, one.port, `10.${sockets >> 16}.${(sockets >> 8) & 255}.${sockets++ & 255}`);
        socket.resume();
        socket.write(frame(WELCOME));
      }
      socket.write(at % 3 === 0 ? Buffer.from(bytes) : frame(bytes));
      // What has been read may have ended the socket.
      time += 100;
      if (at % 50 === 0) expect(await other.emitWithAck("look", { code })).toMatchObject({ ok: true });
      if (at % 7 === 0) socket.destroy();
    }
    socket?.destroy();
    await until(() => one.sockets.count === 1);
    const done = [...(await one.metrics.told()).matchAll(/^tallyho_acknowledged_seconds_count.* (\d+)$/gm)];
    // Which requests are reached is drawn: with few frames not most of them.
    expect(done.length).toBeGreaterThan(trials(4, 10));
    expect(done.reduce((sum, [, times]) => sum + Number(times), 0)).toBeGreaterThan(count / 60);
    expect(club.troubles).toEqual([]);
    // The table is played on at which all this was aimed.
    const left = [...players.values()].filter((window) => window.last("gone") === undefined);
    expect(left).not.toEqual([]);
    for (const window of left) await window.ask("since", { at: 0 });
    await club.tables.close();
    await one.close();
  });

  test("by 500 connections that stay half open keeps nobody out, and they are closed", async () => {
    const one = await House.open({ joinTimeout: 1000 });
    house = one;
    const halves = await Promise.all(
      Array.from({ length: 500 }, async (_, at) => {
        const socket = await rawSocket(one.port);
        raw.push(socket);
        if (at % 2 === 0) socket.write("GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127");
        return socket;
      }),
    );
    // These have come one step further: they are there, and greet nobody.
    for (let count = 0; count < 50; count++) await opened(one.port, true);
    expect(await (await one.connected()).emitWithAck("tables", {})).toEqual({ ok: true });
    expect(one.sockets.count).toBeGreaterThan(50);
    await until(() => one.sockets.count === 0);
    expect(halves.every((socket) => socket.readyState === "open")).toBe(true);
  });

  test("by 50 sockets that never read drops them, and nobody else", async () => {
    const one = await House.open();
    house = one;
    const other = await one.connected();
    const received: unknown[] = [];
    other.on("table", (table) => received.push(table));
    await other.emitWithAck("watch", { code: "ABCDE" });
    for (let count = 0; count < 50; count++) {
      const socket = await opened(one.port, false);
      socket.write(frame(WELCOME));
      socket.write(frame('420["watch",{"code":"ABCDE"}]'));
    }
    await until(() => one.tables.asked.length === 51);
    const connections = one.tables.asked.map(({ connection }) => connection);
    const pushed = { code: "x".repeat(50_000) };
    let pushes = 0;
    // What the system keeps for a connection is more than what we do.
    while (one.tables.left.length < 50 && pushes < 2000) {
      for (const connection of connections) connection.send("table", pushed as never);
      pushes += 1;
      // Who reads keeps up, however busy the machine is.
      await until(() => received.length === pushes);
    }
    expect(one.tables.left).toHaveLength(50);
    expect(pushes * 50_000).toBeGreaterThan(MAX_UNSENT_BYTES);
    expect(other.connected).toBe(true);
    expect(one.logged.lines.filter((line) => line.includes("does not read"))).toHaveLength(50);
  });
});
