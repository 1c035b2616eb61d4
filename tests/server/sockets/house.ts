import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { io, type Socket } from "socket.io-client";
import { PROTOCOL } from "../../../src/protocol/limits.ts";
import type { Tables } from "../../../src/server/matches/tables.ts";
import { openLog } from "../../../src/server/operation/logger.ts";
import { Metrics } from "../../../src/server/operation/metrics.ts";
import { attachSockets, type SocketOptions, type Sockets } from "../../../src/server/sockets/sockets.ts";
import { RecordingTables } from "./recording-tables.ts";

/** All that a log has written. */
export class LogLines {
  readonly lines: string[] = [];
  readonly log: Logger = openLog("debug", { write: (line: string) => void this.lines.push(line) });
}

/** A server with sockets on this machine, and tables behind it: recording ones, or those that it is given. */
export class House<Behind extends Tables = RecordingTables> {
  readonly metrics = new Metrics(
    () => this.sockets.count,
    () => 0,
  );
  readonly logged = new LogLines();
  readonly #clients: Socket[] = [];
  sockets!: Sockets;

  private constructor(
    private readonly server: Server,
    readonly tables: Behind,
  ) {}

  static open(options: Partial<SocketOptions> = {}): Promise<House> {
    return House.over(new RecordingTables(), options);
  }

  static async over<Behind extends Tables>(
    tables: Behind,
    options: Partial<SocketOptions> = {},
  ): Promise<House<Behind>> {
    const server = createServer((_, response) => response.end("page"));
    const house = new House(server, tables);
    house.sockets = await attachSockets(server, house.tables, {
      log: house.logged.log,
      metrics: house.metrics,
      ...options,
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return house;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A client that tries once to connect. */
  client(options: Parameters<typeof io>[1] = {}, url = this.url): Socket {
    const client = io(url, {
      auth: { protocol: PROTOCOL },
      forceNew: true,
      reconnection: false,
      transports: ["websocket"],
      ...options,
    });
    this.#clients.push(client);
    return client;
  }

  async connected(options?: Parameters<typeof io>[1], url?: string): Promise<Socket> {
    const client = this.client(options, url);
    await new Promise<void>((resolve, reject) => {
      client.once("connect", resolve);
      client.once("connect_error", reject);
    });
    return client;
  }

  /** Has an upgrade done that was asked of another listener, as fastify does. */
  upgrade(...upgrade: readonly unknown[]): void {
    this.server.emit("upgrade", ...upgrade);
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.disconnect();
    this.sockets.close();
    this.server.closeAllConnections();
    const closed = once(this.server, "close");
    this.server.close();
    await closed;
  }
}

/** What a socket is refused with when it connects. */
export function refusedWith(
  client: Socket,
): Promise<Error & { readonly data?: unknown; readonly context?: unknown }> {
  return new Promise((resolve, reject) => {
    client.once("connect_error", resolve);
    client.once("connect", () => reject(new Error("it was let in")));
  });
}

/** Waits until something is so; the runner ends what never is. */
export async function until(isSo: () => unknown): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 2));
}
