import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "../../src/server/serve.ts";

/** The built page; another build may be named in the environment. */
const DIST = process.env.TALLYHO_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** Serves the built page on a free port for all browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(`${DIST}/index.html`)) {
    throw new Error(
      `There is no built page in ${DIST}. Run "npm run build" first, or "npm test", which does.`,
    );
  }
  const { url, close } = await serve({ port: 0, root: DIST });
  process.env.TALLYHO_URL = url;
  return close;
}
