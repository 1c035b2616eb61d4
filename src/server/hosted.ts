import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { openedAt, ownUrl } from "./addresses.ts";
import { addBackup } from "./backup-route.ts";
import { addFiles } from "./file-route.ts";
import { newSecret } from "./matches/secrets.ts";
import { KeptPort } from "./network/kept-port.ts";
import { Openings, type OpeningsOptions } from "./network/openings.ts";
import { addNetwork } from "./network/routes.ts";
import { isOfThisMachine } from "./network/this-machine.ts";
import type { Hosting } from "./operation/hosting.ts";
import { Metrics } from "./operation/metrics.ts";
import { addOperation } from "./routes.ts";
import type { Naming } from "./sockets/callers.ts";
import { attachSockets, type SocketOptions, type Sockets } from "./sockets/sockets.ts";
import { dataFolder } from "./store/data-folder.ts";

/** How a server is opened to its network while it runs. */
export interface NetworkOptions {
  /** Folder in which the port of last time is kept; left out: that of `dataFolder`. */
  readonly networkFolder?: string | undefined;
  /** Left out: those of this machine. */
  readonly interfaces?: OpeningsOptions["interfaces"];
  /** Left out: by multicast DNS. */
  readonly announce?: OpeningsOptions["announce"];
}

export interface HostedOptions extends Naming, NetworkOptions, Pick<SocketOptions, "now"> {
  /** Where the first listener listens. */
  readonly host: string;
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

/** The port of a server that listens. */
function portOf({ server }: FastifyInstance): number {
  return (server.address() as AddressInfo | null)?.port ?? 0;
}

function openingsOf(app: FastifyInstance, options: HostedOptions): Openings {
  const { host, networkFolder = dataFolder(), interfaces, announce } = options;
  return new Openings({
    app,
    kept: new KeptPort(networkFolder),
    port: () => portOf(app),
    fixed: () => openedAt(host, portOf(app)),
    interfaces,
    announce,
  });
}

/** The tables of a server, with the sockets that carry them and what tells how they do. */
export function hosted(options: HostedOptions): Hosted {
  const { hosting, host } = options;
  const key = newSecret();
  let sockets: Sockets | undefined;
  let openings: Openings | undefined;
  const metrics = new Metrics(
    () => sockets?.count ?? 0,
    () => hosting.openTables(),
  );
  return {
    extend: (app) => {
      const opened = openingsOf(app, options);
      openings = opened;
      addOperation(app, { ...options, metrics, sockets: () => sockets });
      addNetwork(app, opened, options);
      addFiles(app, hosting, options);
      addBackup(app, {
        ...{ hosting, key },
        isOfThisMachine: (request) => isOfThisMachine(request, opened, options),
      });
    },
    attach: async (app) => {
      const { log, tables } = hosting;
      sockets = await attachSockets(app.server, tables, { ...options, log, metrics });
      hosting.tellReached({ url: ownUrl(host, portOf(app)), key });
      log.info({ address: app.server.address() }, "the server listens");
    },
    close: async () => {
      sockets?.shut();
      await hosting.close();
      sockets?.close();
      await openings?.end();
      hosting.log.info("the server has stopped");
    },
  };
}
