import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { PROTOCOL } from "../../../src/protocol/limits.ts";

/** A connection of bare bytes to a server on this machine; what goes wrong on it is nobody's fault. */
export async function rawSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

/** Asks for a WebSocket on such a connection. */
export async function upgraded(socket: Socket, port: number, address = "192.0.2.1"): Promise<Socket> {
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
      `X-Forwarded-For: ${address}\r\n` +
      "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n",
  );
  await once(socket, "data");
  return socket;
}

/** A text as a frame of a client, masked by zeros. */
export function frame(text: string | Uint8Array): Buffer {
  const body = Buffer.from(text as string);
  const size =
    body.length < 126
      ? Buffer.from([0x80 | body.length])
      : Buffer.from([0x80 | 126, body.length >> 8, body.length & 0xff]);
  return Buffer.concat([Buffer.from([0x81]), size, Buffer.alloc(4), body]);
}

/** What a client greets with. */
export const WELCOME = `40{"protocol":${PROTOCOL}}`;

/** Messages of one that never reads. */
const ASKED = 50;

/** A spectator who asks for all that has happened over and over, and never reads a byte of it. */
export async function neverReading(port: number, address: string, code: string): Promise<Socket> {
  const socket = await upgraded(await rawSocket(port), port, address);
  socket.pause();
  socket.write(frame(WELCOME));
  socket.write(frame(`420["watch",{"code":"${code}"}]`));
  for (let at = 1; at < ASKED; at++) socket.write(frame(`42${at}["since",{"at":0}]`));
  return socket;
}
