import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { IDLE_TIMEOUT, KEEP_ALIVE_TIMEOUT, REQUEST_TIMEOUT, TIMEOUT_CHECK } from "../timeouts.ts";
import { endUnreadable } from "../unreadable.ts";

/**
 * One more address of a server that listens already. Whatever comes here goes the way of the first listener, its sockets
 * too, under the same time limits.
 */
function serverOf(app: FastifyInstance): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT,
      headersTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: TIMEOUT_CHECK,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    },
    (request, response) => app.routing(request, response),
  );
  server.setTimeout(IDLE_TIMEOUT);
  server.on("clientError", endUnreadable);
  server.on("upgrade", (...upgrade) => app.server.emit("upgrade", ...upgrade));
  return server;
}

/** Listens at an address; rejects as `listen` does. */
export function listenAt(app: FastifyInstance, address: string, port: number): Promise<Server> {
  const server = serverOf(app);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host: address, port, exclusive: true }, () => resolve(server.off("error", reject)));
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Stops listening, and ends whatever came that way: a socket that has been upgraded is the server's no longer. */
export function endListener(server: Server, carried: ReadonlySet<{ destroy(): void }>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
    for (const one of carried) one.destroy();
  });
}
