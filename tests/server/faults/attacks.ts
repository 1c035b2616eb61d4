import { request } from "node:http";
import { expect } from "vitest";
import { COMMIT } from "../../extent.ts";
import { mutatedFrames } from "../sockets/frames.ts";
import { type Flood, opened, type Target, times, using } from "./attackers.ts";
import { asked } from "./bot.ts";
import { frame, rawSocket, upgraded, WELCOME } from "./raw.ts";

/** Mutated frames of one wave, and how many of them each connection sends. */
const [FRAMES, EACH] = [400, 8];
let waves = 0;

/** The status with which who calls by such a header is answered. */
function statusWith({ port }: Target, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const path = "/socket.io/?EIO=4&transport=polling";
    const sent = request({ host: "127.0.0.1", port, path, headers }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    );
    sent.on("error", reject).end();
  });
}

function forbids(headers: readonly Readonly<Record<string, string>>[]): Flood {
  return async (target) => {
    const statuses = await Promise.all(
      times(60, (nth) => statusWith(target, headers[nth % headers.length] as Record<string, string>)),
    );
    expect(new Set(statuses)).toEqual(new Set([403]));
  };
}

/** Attacks that are none against a limit. */
export const ATTACKS: Readonly<Record<string, Flood>> = {
  "mutated frames": (target) =>
    using(target, target.address(), async (client) => {
      const { code, secret } = await opened(client);
      const frames = mutatedFrames(FRAMES, `${COMMIT} ${waves++}`, { code, secret });
      for (let first = 0; first < FRAMES; first += EACH) {
        const socket = await upgraded(await rawSocket(target.port), target.port, target.address());
        socket.resume().write(frame(WELCOME));
        for (const bytes of frames.slice(first, first + EACH)) socket.write(frame(bytes));
        socket.end();
      }
      expect((await asked(client, "tables", {}))?.ok).toBe(true);
    }),
  "calls by a foreign name": forbids([
    { host: "evil.example" },
    { host: "127.0.0.1.evil.example" },
    { host: "localhost.evil.example:80" },
    { host: "[::1].evil.example" },
  ]),
  "pages from elsewhere": forbids([
    { origin: "http://evil.example" },
    { origin: "null" },
    { origin: "http://127.0.0.1:1" },
    { origin: "http://127.0.0.1@evil.example" },
  ]),
  "500 connections that stay half open": async ({ port }) => {
    const halves = await Promise.all(
      times(500, async (nth) => {
        const socket = await rawSocket(port);
        if (nth % 2 === 0) socket.write("GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127");
        return socket;
      }),
    );
    for (const socket of halves) socket.destroy();
  },
};
