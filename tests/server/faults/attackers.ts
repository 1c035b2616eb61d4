import type { Socket } from "socket.io-client";
import { expect } from "vitest";
import type { Reply } from "../../../src/protocol/replies.ts";
import type { Request, RequestName } from "../../../src/protocol/requests.ts";
import { asked, clientOf } from "./bot.ts";
import { rawSocket } from "./raw.ts";

/** A server under attack: where it is, and an address that nobody has come from. */
export interface Target {
  readonly url: string;
  readonly port: number;
  address(): string;
}

/** Attacks once, and finds the limit held. */
export type Flood = (target: Target) => Promise<void>;

export const DUEL = { game: "dogfight", config: { scenario: "duel" } };
export const NO_CODE = "ZZZZZ";

export const times = <Value>(count: number, make: (nth: number) => Value): Value[] =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** Attackers that are at it at the same time: one who floods waits for an answer before he goes on. */
const AT_ONCE = 4;

/** Does something so often, a few at once. */
export async function inTurn<Value>(count: number, work: (nth: number) => Promise<Value>): Promise<Value[]> {
  const done: Value[] = [];
  let next = 0;
  const worker = async () => {
    for (let nth = next++; nth < count; nth = next++) done[nth] = await work(nth);
  };
  await Promise.all(times(AT_ONCE, worker));
  return done;
}

/** What replies say, counted. */
export function counted(replies: readonly (Reply<RequestName> | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const said = reply === undefined ? "none" : reply.ok ? "ok" : reply.code;
    counts[said] = (counts[said] ?? 0) + 1;
  }
  return counts;
}

/** Whether a client is let in; why not. */
export function letIn(client: Socket): Promise<string> {
  return new Promise((resolve) => {
    client.once("connect", () => resolve("in"));
    client.once("connect_error", (error: Error & { data?: { code?: string } }) =>
      resolve(error.data?.code ?? "refused"),
    );
  });
}

/** Does something with a client of its own. */
export async function using<Value>(
  { url }: Target,
  address: string,
  work: (client: Socket) => Promise<Value>,
): Promise<Value> {
  const client = clientOf(url, address);
  try {
    return await work(client);
  } finally {
    client.disconnect();
  }
}

/** Asks one thing after another that must all be refused, for the reason given or for being too much. */
export function refuses<Name extends RequestName>(
  name: Name,
  code: string,
  wrong: (nth: number, client: Socket) => unknown,
  first?: (client: Socket) => Promise<unknown>,
): Flood {
  return (target) =>
    using(target, target.address(), async (client) => {
      await first?.(client);
      const replies = await inTurn(40, (nth) => asked(client, name, wrong(nth, client) as Request<Name>));
      expect(counted(replies)).toEqual({ [code]: 40 });
    });
}

export async function opened(client: Socket, more: object = {}) {
  const reply = await asked(client, "host", { ...DUEL, ...more } as Request<"host">);
  if (!reply?.ok) throw new Error(JSON.stringify(reply));
  return reply;
}

export async function seatedAt(client: Socket, seat = "red"): Promise<string> {
  const { code } = await opened(client);
  await asked(client, "join", { code, seat, name: "Ann" });
  return code;
}

/** The status of a body that is posted by polling. */
export async function posted({ port }: Target, address: string, body: string): Promise<number> {
  const headers = { "x-forwarded-for": address, "content-type": "text/plain;charset=UTF-8" };
  const path = "/socket.io/?EIO=4&transport=polling";
  const greeting = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const { sid } = JSON.parse((await greeting.text()).slice(1));
  const socket = await rawSocket(port);
  socket.write(
    `POST ${path}&sid=${sid} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n` +
      `Content-Type: text/plain;charset=UTF-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  // It may be cut off before it was all sent.
  const told = await new Promise<string>((resolve) => {
    socket.once("data", (part) => resolve(String(part))).once("close", () => resolve(""));
  });
  socket.destroy();
  return Number(/^HTTP\/1.1 (\d+)/.exec(told)?.[1] ?? 0);
}
