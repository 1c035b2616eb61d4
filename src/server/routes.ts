import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Hosting } from "./operation/hosting.ts";
import { faultOf } from "./operation/logger.ts";
import type { Metrics } from "./operation/metrics.ts";
import { isLocal, type Naming } from "./sockets/callers.ts";
import { SOCKET_PATH, type Sockets } from "./sockets/sockets.ts";

export interface Operated extends Naming {
  readonly hosting: Hosting;
  readonly metrics: Metrics;
  /** Whether everybody who reaches the server may read its metrics; left out: this machine alone. */
  readonly openMetrics?: boolean | undefined;
  /** Undefined until there are sockets. */
  sockets(): Sockets | undefined;
}

const PLAIN = "text/plain; charset=utf-8";
const FORBIDDEN = 403;
const UNAVAILABLE = 503;

async function tellHealth({ hosting }: Operated, reply: FastifyReply): Promise<FastifyReply> {
  reply.header("Cache-Control", "no-store").type(PLAIN);
  try {
    await hosting.health();
    return reply.send("ok");
  } catch (error) {
    hosting.log.error({ fault: faultOf(error) }, "the store does not answer");
    return reply.code(UNAVAILABLE).send("The store does not answer.");
  }
}

/**
 * How many answers were sealed tells something of a round that nobody has seen yet, so that not everybody at a table may
 * read it.
 */
async function tellMetrics(
  operated: Operated,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { metrics, openMetrics } = operated;
  reply.header("Cache-Control", "no-store");
  if (!openMetrics && !isLocal(request.raw, operated))
    return reply.code(FORBIDDEN).type(PLAIN).send("Only this machine may read the metrics.");
  return reply.type(metrics.contentType).send(await metrics.told());
}

/** How a server does, for whoever watches over it; and its sockets, where another listener than the first is asked for one. */
export function addOperation(app: FastifyInstance, operated: Operated): void {
  app.addHook("onRequest", async (request, reply) => {
    const sockets = operated.sockets();
    if (!sockets || !request.raw.url?.startsWith(SOCKET_PATH)) return;
    reply.hijack();
    sockets.handle(request.raw, reply.raw);
  });
  app.get("/health", (_, reply) => tellHealth(operated, reply));
  app.get("/metrics", (request, reply) => tellMetrics(operated, request, reply));
}
