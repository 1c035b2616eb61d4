import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { EVERY_ADDRESS, networkUrls, ownUrl, THIS_MACHINE } from "./addresses.ts";
import { pageApp } from "./page.ts";

export interface ServeOptions {
  /** Port asked for; 0 takes any free one. */
  readonly port: number;
  /** Address or name to listen at; true for every address of this machine, left out for this machine only. */
  readonly host?: string | true | undefined;
  /** Folder of the built page. */
  readonly root: string;
  /** Where messages for people go. */
  readonly say?: (message: string) => void;
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

/** Listens at a port; nothing when that port is taken or not allowed. */
async function listen(root: string, host: string, port: number): Promise<Listening | undefined> {
  const app = await pageApp(root);
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
  root: string,
  host: string,
  asked: number,
  say: (message: string) => void,
): Promise<Listening> {
  for (let port = asked; port <= LAST_PORT; port++) {
    const listening = await listen(root, host, port);
    if (listening) return listening;
    const next = port + 1;
    say(`Port ${port} is taken or not allowed${next <= LAST_PORT ? `; trying ${next}` : ""}.`);
  }
  throw new Error(`No port from ${asked} to ${LAST_PORT} is free.`);
}

/** Serves the built page, to this machine only unless a host is given. */
export async function serve({ port, host, root, say = () => {} }: ServeOptions): Promise<Served> {
  const at = host === true ? EVERY_ADDRESS : (host ?? THIS_MACHINE);
  const listening = await listenFrom(root, at, port, say);
  return {
    port: listening.port,
    url: ownUrl(at, listening.port),
    network: networkUrls(at, listening.port),
    close: async () => void (await listening.app.close()),
  };
}
