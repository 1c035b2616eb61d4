import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { EVERY_ADDRESS, networkUrls, ownUrl, THIS_MACHINE } from "./addresses.ts";
import { hosted, type NetworkOptions } from "./hosted.ts";
import type { Hosting } from "./operation/hosting.ts";
import { pageApp } from "./page.ts";
import type { Naming } from "./sockets/callers.ts";
import type { SocketOptions } from "./sockets/sockets.ts";

export interface ServeOptions extends Naming, NetworkOptions, Pick<SocketOptions, "now"> {
  /** Port asked for; 0 takes any free one. */
  readonly port: number;
  /** Address or name to listen at; true for every address of this machine, left out for this machine only. */
  readonly host?: string | true | undefined;
  /** Folder of the built page. */
  readonly root: string;
  /** Where messages for people go. */
  readonly say?: (message: string) => void;
  /** What it hosts besides the page; it is closed with the server. Left out: nothing. */
  readonly hosting?: Hosting | undefined;
  /** Whether everybody who reaches the server may read its metrics; left out: this machine alone. */
  readonly openMetrics?: boolean | undefined;
}

export interface Served {
  /** What one types on this machine. */
  readonly url: string;
  /** What others on the network type; none when the page is open to this machine only. */
  readonly network: readonly string[];
  readonly port: number;
  close(): Promise<void>;
}

const LAST_PORT = 65_535;
const PORT_REFUSED: readonly unknown[] = ["EADDRINUSE", "EACCES"];
const HOST_UNKNOWN: readonly unknown[] = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"];

interface Listening {
  readonly app: FastifyInstance;
  readonly port: number;
}

/** Makes the application that is to listen; one that could not is of no more use. */
type MakeApp = () => Promise<FastifyInstance>;

/** Listens at a port; nothing when that port is taken or not allowed. */
async function listen(make: MakeApp, host: string, port: number): Promise<Listening | undefined> {
  const app = await make();
  try {
    await app.listen({ port, host });
    return { app, port: (app.server.address() as AddressInfo).port };
  } catch (error) {
    await app.close();
    const { code } = error as NodeJS.ErrnoException;
    if (PORT_REFUSED.includes(code)) return undefined;
    if (HOST_UNKNOWN.includes(code)) throw new Error(`This machine has no address ${host}.`);
    throw error;
  }
}

/** Takes the port asked for or, when it is taken, says so and takes the next free one. */
async function listenFrom(
  make: MakeApp,
  host: string,
  asked: number,
  say: (message: string) => void,
): Promise<Listening> {
  for (let port = asked; port <= LAST_PORT; port++) {
    const listening = await listen(make, host, port);
    if (listening) return listening;
    const next = port + 1;
    say(`Port ${port} is taken or not allowed${next <= LAST_PORT ? `; trying ${next}` : ""}.`);
  }
  throw new Error(`No port from ${asked} to ${LAST_PORT} is free.`);
}

/** A server that listens on one name answers to it. */
function namesOf({ host, names = [] }: ServeOptions): readonly string[] {
  return typeof host === "string" ? [...names, host] : names;
}

/** Serves the built page and what is hosted, to this machine only unless a host is given. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { port, host, root, say = () => {}, hosting } = options;
  const at = host === true ? EVERY_ADDRESS : (host ?? THIS_MACHINE);
  const beside = hosting && hosted({ ...options, hosting, names: namesOf(options), host: at });
  const { app, port: taken } = await listenFrom(() => pageApp(root, beside?.extend), at, port, say);
  await beside?.attach(app);
  return {
    port: taken,
    url: ownUrl(at, taken),
    network: networkUrls(at, taken),
    close: async () => {
      await beside?.close();
      await app.close();
    },
  };
}
