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

const port = portAsked();
install();
await build();
const { register } = await import("tsx/esm/api");
register();
const { serve } = await import("../src/server/serve.ts");
const { url } = await serve({ port, root: join(ROOT, "dist"), say: console.log });
const seconds = Math.round(process.uptime());
console.log(`Tallyho is open at ${url} after ${seconds} seconds (Ctrl+C closes it).`);
