import { once } from "node:events";
import { gunzipSync } from "node:zlib";
import { io, type Socket } from "socket.io-client";
import WebSocket from "ws";
import { PROTOCOL } from "../../../src/protocol/limits.ts";
import type { Moments } from "../../../src/protocol/replies.ts";
import { answerCalls } from "./calls.ts";
import type { Script } from "./script.ts";

/** A table that stands on a server, and how it is played. */
export interface Opened {
  readonly code: string;
  readonly secret: string;
  readonly script: Script;
  /** Ports of the servers at which its seats come, in turn. */
  readonly ports: readonly number[];
  readonly spectators: number;
}

/** What came of playing. */
export interface Played {
  /** Messages with answers that were acknowledged. */
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds from each message to its acknowledgement, with the second at which it was sent. */
  readonly waits: readonly (readonly [second: number, wait: number])[];
}

/** What a table's windows got of one round. */
interface Revealed {
  /** Bytes of the moments that each was sent. */
  readonly bytes: readonly number[];
}

/** Sockets that one address may have; a machine has as many addresses as one likes of its own. */
const SOCKETS_AN_ADDRESS = 150;
const ECHO_BYTES = 200;
/** Tables whose seats are taken at the same time: more guesses at once no address has. */
const CONNECTING = 20;

let sockets = 0;

type Reply = { readonly ok: true } | { readonly ok: false; readonly text: string };

/** A window at a table, which knows of how many rounds it was told; one message may tell of several. */
class Window {
  told = 0;
  bytes = 0;
  private waiting: { readonly round: number; resolve(): void } | undefined;

  private constructor(private readonly socket: Socket) {
    socket.on("moments", (packed: Uint8Array) => {
      this.told = (JSON.parse(gunzipSync(packed).toString()) as Moments).entries;
      this.bytes = packed.byteLength;
      if (this.waiting && this.told >= this.waiting.round) this.waiting.resolve();
    });
  }

  static async connect(port: number): Promise<Window> {
    const localAddress = `127.0.0.${2 + Math.floor(sockets++ / SOCKETS_AN_ADDRESS)}`;
    const socket = io(`http://127.0.0.1:${port}`, {
      auth: { protocol: PROTOCOL },
      forceNew: true,
      reconnection: false,
      transports: ["websocket"],
      ...{ localAddress },
    });
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    return new Window(socket);
  }

  async ask(name: string, request: object): Promise<void> {
    const reply = (await this.socket.emitWithAck(name, request)) as Reply;
    if (!reply.ok) throw new Error(`${name}: ${reply.text}`);
  }

  /** Settles when it was told of so many rounds. */
  reached(round: number): Promise<void> {
    if (this.told >= round) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting = { round, resolve };
    });
  }

  end(): void {
    this.socket.disconnect();
  }
}

/** A table whose seats are taken. */
interface Table {
  readonly script: Script;
  readonly host: Window | undefined;
  readonly seats: readonly Window[];
  readonly spectators: readonly Window[];
  round: number;
}

let tables: Table[] = [];

async function come({ code, secret, script, ports, spectators }: Opened): Promise<Table> {
  const portOf = (place: number) => ports[place % ports.length] ?? 0;
  const seats: Window[] = [];
  for (const [place, seat] of script.seats.entries()) {
    const window = await Window.connect(portOf(place));
    await window.ask("join", { code, seat, name: `at ${seat}` });
    seats.push(window);
  }
  const lookers: Window[] = [];
  for (let place = 0; place < spectators; place++) {
    const window = await Window.connect(portOf(place));
    await window.ask("watch", { code });
    lookers.push(window);
  }
  const battles = script.rounds.some((round) => round.some(([seat]) => seat === null));
  const host = battles ? await Window.connect(portOf(0)) : undefined;
  await host?.ask("watch", { code, secret });
  return { script, host, seats, spectators: lookers, round: 0 };
}

/** Everybody takes his seat, instead of those that were taken before. */
async function seat(opened: readonly Opened[]): Promise<void> {
  for (const { host, seats, spectators } of tables)
    for (const window of [...seats, ...spectators, host]) window?.end();
  tables = [];
  for (let from = 0; from < opened.length; from += CONNECTING)
    tables.push(...(await Promise.all(opened.slice(from, from + CONNECTING).map(come))));
}

/** Messages to one server: how they are sent, and what came of them. */
class Sending {
  private readonly started = performance.now();
  private readonly waits: [number, number][] = [];
  private slots = 0;

  /** `perSecond`: messages a second of all windows together; left out: each as soon as it can. */
  constructor(private readonly perSecond?: number) {}

  /** Waits for the next slot of those that are evenly spaced. */
  private async slot(): Promise<void> {
    if (this.perSecond === undefined) return;
    const at = this.started + (1000 * this.slots++) / this.perSecond;
    const left = at - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }

  async answer(window: Window, request: object): Promise<void> {
    await this.slot();
    const sent = performance.now();
    await window.ask("answer", request);
    this.waits.push([(sent - this.started) / 1000, performance.now() - sent]);
  }

  get played(): Played {
    const seconds = (performance.now() - this.started) / 1000;
    return { answers: this.waits.length, seconds, waits: this.waits };
  }
}

async function playSeat(table: Table, place: number, rounds: number, sending: Sending): Promise<void> {
  const { script, seats, round: first } = table;
  const window = seats[place] as Window;
  const last = Math.min(first + rounds, script.rounds.length);
  for (let at = first; at < last; at++) {
    await window.reached(at);
    const own = script.rounds[at]?.find(([seat]) => seat === script.seats[place]);
    if (own) await sending.answer(window, { at, answers: own[1], ready: true });
  }
  await window.reached(last);
}

/** Plays so many rounds at every table, each window with one message under way. */
async function play({
  rounds,
  perSecond,
}: {
  readonly rounds: number;
  readonly perSecond?: number;
}): Promise<Played> {
  const sending = new Sending(perSecond);
  await Promise.all(
    tables.flatMap((table) => table.seats.map((_, place) => playSeat(table, place, rounds, sending))),
  );
  for (const table of tables) table.round = Math.min(table.round + rounds, table.script.rounds.length);
  return sending.played;
}

/** Everybody at the first table but the last who is asked answers to its next round; false where there is none. */
async function prepare(): Promise<boolean> {
  const [table] = tables;
  const round = table?.script.rounds[table.round];
  if (!table || !round) return false;
  for (const [seat, answers] of round.slice(0, -1)) await give(table, seat, answers);
  return true;
}

async function give(table: Table, seat: string | null, answers: Script["rounds"][number][number][1]) {
  const at = table.round;
  if (seat === null) await table.host?.ask("decide", { at, prompt: answers[0]?.[0] });
  else await table.seats[table.script.seats.indexOf(seat)]?.ask("answer", { at, answers, ready: true });
}

/** The last one answers; settles when everybody at the table has what came of it. */
async function reveal(): Promise<Revealed> {
  const [table] = tables;
  const last = table?.script.rounds[table.round]?.at(-1);
  if (!table || !last) throw new Error("no round");
  const windows = [...table.seats, ...table.spectators];
  const told = Promise.all(windows.map((window) => window.reached(table.round + 1)));
  await give(table, ...last);
  await told;
  table.round += 1;
  return { bytes: windows.map(({ bytes }) => bytes) };
}

/** Sends texts of 200 bytes to a bare echo, each socket with one under way, and returns how many came back. */
async function echo({
  port,
  count,
  each,
}: {
  readonly port: number;
  readonly count: number;
  readonly each: number;
}): Promise<number> {
  const text = "x".repeat(ECHO_BYTES);
  const talk = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    await once(socket, "open");
    return async () => {
      for (let sent = 0; sent < each; sent++) {
        socket.send(text);
        await once(socket, "message");
      }
      socket.close();
    };
  };
  const talks = await Promise.all(Array.from({ length: count }, talk));
  await Promise.all(talks.map((one) => one()));
  return count * each;
}

const calls = { seat, play, prepare, reveal, echo };
export type GeneratorCalls = typeof calls;

answerCalls(calls);
