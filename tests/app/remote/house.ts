import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, vi } from "vitest";
import type { Coming } from "../../../src/app/remote/coming.ts";
import { HOST, keepSeat } from "../../../src/app/remote/kept-seats.ts";
import { openRemote } from "../../../src/app/remote/open-remote.ts";
import { RemoteTable } from "../../../src/app/remote/remote-table.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import type { AnyGame, SeatId } from "../../../src/core/game.ts";
import { now } from "../../../src/core/match/match.ts";
import type { Phrase } from "../../../src/core/phrase.ts";
import type { TableStatus } from "../../../src/protocol/replies.ts";
import { attachSockets, type Sockets } from "../../../src/server/sockets/sockets.ts";
import { games } from "../../conformance/games.ts";
import { Club, newStore } from "../../server/matches/club.ts";
import { LogLines } from "../../server/sockets/house.ts";

/** A browser's storage for a test, which has none. */
export function storageOfTest(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

/** A window at a table on a server. */
export interface Seat {
  readonly remote: RemoteTable;
  readonly store: TableStore;
}

function entryOf(id: string) {
  const entry = games.find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry;
}

/** A server on this machine that hosts tables, and the windows of the page that come to them. */
export class RemoteHouse {
  readonly club: Club;
  port = 0;
  readonly #connections = new Set<Socket>();
  readonly #seats: Seat[] = [];
  #sockets!: Sockets;

  private constructor(
    private readonly server: Server,
    club: Club | undefined,
    private readonly say: (phrase: Phrase) => string,
  ) {
    this.club = club ?? new Club(newStore());
    server.on("connection", (socket) => {
      this.#connections.add(socket);
      socket.once("close", () => this.#connections.delete(socket));
    });
  }

  /** `port`: of a server that was there before; left out: any that is free. */
  static async open(
    club?: Club,
    say: (phrase: Phrase) => string = ({ key }) => key,
    port = 0,
  ): Promise<RemoteHouse> {
    const house = new RemoteHouse(createServer(), club, say);
    house.#sockets = await attachSockets(house.server, house.club.tables, { log: new LogLines().log });
    house.server.listen(port, "127.0.0.1");
    await once(house.server, "listening");
    house.port = (house.server.address() as AddressInfo).port;
    return house;
  }

  /** Opens a table; its host is this device. */
  async host(game: string, config: unknown, how: { typed?: boolean } = {}): Promise<TableStatus> {
    const { code, secret, table } = await this.club.window().ask("host", { game, config, ...how });
    keepSeat(code, HOST, secret);
    return table;
  }

  async come(code: string, coming: Coming): Promise<Seat> {
    const load = (table: TableStatus): Promise<AnyGame> => entryOf(table.game).load();
    const remote = await RemoteTable.open(code, coming, load, `http://127.0.0.1:${this.port}`);
    const entry = entryOf(remote.store.getState().table.game);
    const face = await entry.face("table");
    const store = openRemote({ remote, entry, face, title: "", say: this.say });
    const seat = { remote, store };
    this.#seats.push(seat);
    return seat;
  }

  /** Pulls the cable: every connection breaks. */
  cut(): void {
    for (const socket of this.#connections) socket.destroy();
  }

  async close(): Promise<void> {
    for (const { remote } of this.#seats) remote.close();
    await this.stop();
  }

  /** Ends the server; its windows stay. */
  async stop(): Promise<void> {
    this.#sockets.close();
    this.server.closeAllConnections();
    const closed = once(this.server, "close");
    this.server.close();
    await closed;
  }
}

/** A player at each of these seats. */
export async function seatedAt(
  house: RemoteHouse,
  code: string,
  seats: readonly SeatId[],
): Promise<ReadonlyMap<SeatId, Seat>> {
  const players = new Map<SeatId, Seat>();
  for (const seat of seats)
    players.set(seat, await house.come(code, { kind: "seat", seat, name: `at ${seat}` }));
  return players;
}

/** Answers for a seat as a hand at its pads does; throws where the page refuses it. */
export function answer(
  player: Seat | undefined,
  seat: SeatId,
  answers: readonly (readonly [string, string])[],
): void {
  if (!player) throw new Error(`nobody is at ${seat}`);
  const { setDraft, sealAll, answerNow, open } = player.store.getState();
  const isDone = (done: { readonly ok: boolean }) => {
    if (!done.ok) throw new Error(JSON.stringify(done));
  };
  for (const [id, text] of answers) {
    const prompt = now(open.match).prompts.find((one) => one.id === id);
    if (answers.length === 1 && prompt?.opens === "now") isDone(answerNow(id, text));
    else setDraft(id, text);
  }
  if (player.store.getState().drafts.size > 0) isDone(sealAll(seat));
}

/** A server for each test, and a device that keeps things. */
export function houseOfTest(): () => RemoteHouse {
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
  return () => house;
}
