import type { Server as HttpServer, IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { Logger } from "pino";
import { Server, type Socket } from "socket.io";
import { JOIN_TIMEOUT, MAX_MESSAGE_BYTES, MAX_SOCKETS_AN_ADDRESS, PROTOCOL } from "../../protocol/limits.ts";
import type { Refused } from "../../protocol/replies.ts";
import { loadRefuse, type Refuse } from "../matches/refuse.ts";
import type { Tables } from "../matches/tables.ts";
import type { Metrics } from "../operation/metrics.ts";
import { batchingWith } from "./batching.ts";
import { addressOf, callerFault, countedAddress, type Naming } from "./callers.ts";
import { Guesses } from "./guesses.ts";
import { listen } from "./listen.ts";
import { limitUnsent } from "./unsent.ts";

export interface SocketOptions extends Naming {
  readonly log: Logger;
  readonly metrics?: Metrics | undefined;
  /** A clock that never goes back, in milliseconds; left out: that of this machine. */
  readonly now?: () => number;
  /** Instead of JOIN_TIMEOUT. */
  readonly joinTimeout?: number;
}

/** The sockets of a server. */
export interface Sockets {
  /** How many there are. */
  readonly count: number;
  /** Answers a request for a socket that another listener of this server was asked. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Lets nobody in any more; whoever is there may still ask. */
  shut(): void;
  /** Ends all of them. */
  close(): void;
}

/** Where sockets are asked for. */
export const SOCKET_PATH = "/socket.io/";

/** What is said to who is not let in, by what is wrong with how he calls. */
const NOT_LET_IN = {
  host: "This server does not go by that name; call it by its address, or have it told the name.",
  origin: "A page from elsewhere can't connect to this server; open its own page.",
  many: `One address has at most ${MAX_SOCKETS_AN_ADDRESS} connections; close some of them.`,
  shut: "The server is being stopped; try again in a moment.",
} as const;

/** How many there are of each. */
class Tally {
  readonly #counts = new Map<string, number>();
  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
  add(name: string, more: 1 | -1): void {
    const count = this.of(name) + more;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}

/** Why a client of another version is not let in; undefined where it is of ours. */
function versionFault({ handshake }: Socket, refuse: Refuse): Refused | undefined {
  const { protocol } = handshake.auth as { readonly protocol?: unknown };
  const asked = typeof protocol === "number" ? protocol : 0;
  if (asked === PROTOCOL) return undefined;
  return refuse(asked > PROTOCOL ? "server-older" : "page-older", { protocol: asked, server: PROTOCOL });
}

/** An error of a handshake as a client gets it: `connect_error` with the refusal as its data. */
function handshakeError(refused: Refused): Error {
  return Object.assign(new Error(refused.text), { data: refused });
}

/**
 * Socket.IO on a server: who may connect, what is read of what he sends, and what ends his socket. What is asked goes to the
 * tables.
 */
export async function attachSockets(
  server: HttpServer,
  tables: Tables,
  options: SocketOptions,
): Promise<Sockets> {
  const { log, metrics, now = () => performance.now(), joinTimeout = JOIN_TIMEOUT } = options;
  const refuse = await loadRefuse();
  const guesses = new Guesses(now);
  const connected = new Tally();
  let shut = false;
  const faultIn = (request: IncomingMessage) => {
    if (shut) return "shut";
    const full = connected.of(countedAddress(addressOf(request, options))) >= MAX_SOCKETS_AN_ADDRESS;
    return callerFault(request, options) ?? (full ? "many" : undefined);
  };
  const io = new Server(server, {
    path: SOCKET_PATH,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: joinTimeout,
    transports: ["polling", "websocket"],
    wsEngine: batchingWith(refuse("too-large", { limit: MAX_MESSAGE_BYTES }).text),
    cleanupEmptyChildNamespaces: true,
    allowRequest: (request, decide) => {
      const fault = faultIn(request);
      if (fault) log.debug({ fault }, "a connection was refused");
      decide(fault && NOT_LET_IN[fault], fault === undefined);
    },
  });
  io.engine.on("connection", (carrier: Socket["conn"]) => {
    const address = countedAddress(addressOf(carrier.request, options));
    connected.add(address, 1);
    carrier.once("close", () => connected.add(address, -1));
    limitUnsent(carrier, () => log.info("a socket that does not read was closed"));
  });
  io.use((socket, next) => {
    const fault = versionFault(socket, refuse);
    if (fault) metrics?.refused(fault);
    next(fault && handshakeError(fault));
  });
  io.on("connection", (socket) => {
    const address = countedAddress(addressOf(socket.request, options));
    listen(socket, { tables, refuse, guesses, log, metrics, now, address, joinTimeout });
  });
  return {
    get count() {
      return io.engine.clientsCount;
    },
    handle: (request, response) => void io.engine.handleRequest(request as never, response),
    shut: () => {
      shut = true;
    },
    close: () => {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
