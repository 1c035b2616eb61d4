import { join } from "node:path";
import { build } from "./build.js";
import { install, ROOT } from "./install.js";

const DEFAULT_PORT = 8080;

/** The port asked for in PORT; ends the process with one sentence when that is not a port. */
function portAsked() {
  const text = process.env.PORT;
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`PORT must be a whole number from 0 to 65535, and it is "${text}".`);
  process.exit(1);
}

/** The address to listen at: `--host` for every address of this machine, `--host ADDRESS` for one, else this machine only. */
function hostAsked() {
  const [option, address = true, ...more] = process.argv
    .slice(2)
    .flatMap((word) => word.split(/(?<=^--host)=/));
  if (option === undefined) return undefined;
  if (option === "--host" && more.length === 0) return address;
  console.error(
    "npm start knows `npm start -- --host` (for your network) and `npm start -- --host ADDRESS`.",
  );
  process.exit(1);
}

const port = portAsked();
const host = hostAsked();
install();
await build();
const { register } = await import("tsx/esm/api");
register();
const { serveTable } = await import("../src/cli/serve.ts");
const wanted = {
  port,
  host,
  databaseUrl: process.env.DATABASE_URL || undefined,
  behindProxy: false,
  openMetrics: false,
  logLevel: "warn",
};
await serveTable(wanted, {
  root: join(ROOT, "dist"),
  greeting: (url) => `Tallyho is open at ${url} after ${Math.round(process.uptime())} s (Ctrl+C closes it).`,
});
