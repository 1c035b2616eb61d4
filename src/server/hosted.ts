import type { FastifyInstance } from "fastify";
import type { Hosting } from "./operation/hosting.ts";
import { Metrics } from "./operation/metrics.ts";
import { addOperation } from "./routes.ts";
import type { Naming } from "./sockets/callers.ts";
import { attachSockets, type Sockets } from "./sockets/sockets.ts";

export interface HostedOptions extends Naming {
  readonly hosting: Hosting;
  readonly openMetrics?: boolean | undefined;
}

/** What a server hosts beside its page, as it is put into the server. */
export interface Hosted {
  /** What it answers besides the page. */
  extend(app: FastifyInstance): void;
  /** Opens the sockets of a server that listens. */
  attach(app: FastifyInstance): Promise<void>;
  /** Lets nobody in any more, finishes what is in hand and ends all sockets. */
  close(): Promise<void>;
}

/** The tables of a server, with the sockets that carry them and what tells how they do. */
export function hosted(options: HostedOptions): Hosted {
  const { hosting } = options;
  let sockets: Sockets | undefined;
  const metrics = new Metrics(
    () => sockets?.count ?? 0,
    () => hosting.openTables(),
  );
  return {
    extend: (app) => addOperation(app, { ...options, metrics, sockets: () => sockets }),
    attach: async (app) => {
      const { log, tables } = hosting;
      sockets = await attachSockets(app.server, tables, { ...options, log, metrics });
      log.info({ address: app.server.address() }, "the server listens");
    },
    close: async () => {
      sockets?.shut();
      await hosting.close();
      sockets?.close();
      hosting.log.info("the server has stopped");
    },
  };
}
