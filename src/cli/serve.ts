import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hosting, HostingOptions } from "../server/operation/hosting.ts";
import type { LogLevel } from "../server/operation/log-levels.ts";
import { StoreError } from "../server/store/store.ts";
import { complain, printLine } from "./output.ts";
import { storeFault } from "./store-fault.ts";

/** What a caller asks for. */
export interface ServeWanted {
  readonly port: number;
  readonly host?: string | true | undefined;
  /** Folder that matches are kept in; left out: that of `dataFolder`. */
  readonly data?: string | undefined;
  /** URL of a Postgres database that they are kept in instead. */
  readonly databaseUrl?: string | undefined;
  readonly name?: readonly string[] | undefined;
  readonly behindProxy: boolean;
  readonly openMetrics: boolean;
  readonly logLevel: LogLevel;
}

/** What differs between those who start a server. */
export interface ServePlace {
  /** Folder of the built page. */
  readonly root: string;
  /** What is printed as soon as it listens. */
  readonly greeting: (url: string) => string;
}

const BUILT: ServePlace = {
  root: fileURLToPath(new URL("../../dist/", import.meta.url)),
  greeting: (url) => `Tallyho is served at ${url}`,
};

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

async function openTables(wanted: ServeWanted): Promise<Hosting> {
  const [{ openHosting }, { openLog }] = await Promise.all([
    import("../server/operation/hosting.ts"),
    import("../server/operation/logger.ts"),
  ]);
  const { data: dataFolder, databaseUrl } = wanted;
  const options: HostingOptions = { dataFolder, databaseUrl, log: openLog(wanted.logLevel) };
  return openHosting(options);
}

async function open(wanted: ServeWanted, { root, greeting }: ServePlace): Promise<void> {
  const [{ serve }, { stopOnSignal }] = await Promise.all([
    import("../server/serve.ts"),
    import("../server/operation/stop.ts"),
  ]);
  const hosting = await openTables(wanted);
  const { port, host, name: names, behindProxy, openMetrics } = wanted;
  try {
    const served = await serve({
      port,
      host,
      root,
      say,
      hosting,
      names,
      behindProxy,
      openMetrics,
      networkFolder: wanted.data,
    });
    stopOnSignal(() => served.close());
    await printLine(greeting(served.url));
    for (const address of served.network) await printLine(`Others on your network type ${address}`);
  } catch (error) {
    await hosting.close();
    throw error;
  }
}

/** `serve`: the built page on its own server, and the tables that it hosts, until it is stopped. */
export async function serveTable(wanted: ServeWanted, place = BUILT): Promise<void> {
  if (!existsSync(join(place.root, "index.html")))
    return complain("The page is not built yet; run `npm run build` first.");
  try {
    await open(wanted, place);
  } catch (error) {
    complain(error instanceof StoreError ? await storeFault(error) : (error as Error).message);
  }
}
