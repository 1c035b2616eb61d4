import type { Socket as NetSocket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_UNSENT_BYTES } from "../../../src/protocol/limits.ts";
import { trials } from "../../extent.ts";
import { frame, rawSocket, upgraded, WELCOME } from "../faults/raw.ts";
import { mutatedFrames } from "./frames.ts";
import { House, until } from "./house.ts";

let house: House;
const raw: NetSocket[] = [];

afterEach(async () => {
  for (const socket of raw.splice(0)) socket.destroy();
  await house.close();
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
  test("by mutated frames ends no more than its own sockets", { timeout: 600_000 }, async () => {
    house = await House.open({ behindProxy: true });
    const other = await house.connected();
    const frames = mutatedFrames(trials(4000, 200_000));
    let socket: NetSocket | undefined;
    for (const [at, bytes] of frames.entries()) {
      if (!socket || socket.destroyed || socket.readyState !== "open") {
        socket = await opened(house.port, true);
        socket.write(frame(WELCOME));
      }
      socket.write(at % 3 === 0 ? Buffer.from(bytes) : frame(bytes));
      // What has been read may have ended the socket.
      if (at % 50 === 0) expect(await other.emitWithAck("tables", {})).toBeDefined();
      if (at % 7 === 0) socket.destroy();
    }
    socket?.destroy();
    await until(() => house.sockets.count === 1);
    expect((await house.connected()).connected).toBe(true);
    expect(house.tables.asked.length).toBeGreaterThan(trials(4000, 200_000) / 60);
  });

  test("by 500 connections that stay half open keeps nobody out, and they are closed", async () => {
    house = await House.open({ joinTimeout: 1000 });
    const halves = await Promise.all(
      Array.from({ length: 500 }, async (_, at) => {
        const socket = await rawSocket(house.port);
        raw.push(socket);
        if (at % 2 === 0) socket.write("GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127");
        return socket;
      }),
    );
    // These have come one step further: they are there, and greet nobody.
    for (let count = 0; count < 50; count++) await opened(house.port, true);
    expect(await (await house.connected()).emitWithAck("tables", {})).toEqual({ ok: true });
    expect(house.sockets.count).toBeGreaterThan(50);
    await until(() => house.sockets.count === 0);
    expect(halves.every((socket) => socket.readyState === "open")).toBe(true);
  });

  test("by 50 sockets that never read drops them, and nobody else", async () => {
    house = await House.open();
    const other = await house.connected();
    const received: unknown[] = [];
    other.on("table", (table) => received.push(table));
    await other.emitWithAck("watch", { code: "ABCDE" });
    for (let count = 0; count < 50; count++) {
      const socket = await opened(house.port, false);
      socket.write(frame(WELCOME));
      socket.write(frame('420["watch",{"code":"ABCDE"}]'));
    }
    await until(() => house.tables.asked.length === 51);
    const connections = house.tables.asked.map(({ connection }) => connection);
    const pushed = { code: "x".repeat(50_000) };
    let pushes = 0;
    // What the system keeps for a connection is more than what we do.
    while (house.tables.left.length < 50 && pushes < 2000) {
      for (const connection of connections) connection.send("table", pushed as never);
      pushes += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await until(() => received.length === pushes);
    expect(house.tables.left).toHaveLength(50);
    expect(pushes * 50_000).toBeGreaterThan(MAX_UNSENT_BYTES);
    expect(other.connected).toBe(true);
    expect(house.logged.lines.filter((line) => line.includes("does not read"))).toHaveLength(50);
  });
});
