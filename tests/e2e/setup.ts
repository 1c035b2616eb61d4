import { existsSync } from "node:fs";
import { serve } from "../../src/server/serve.ts";
import { DIST } from "./dist.ts";

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
