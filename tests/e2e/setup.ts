import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../src/server/serve.ts";
import { serveTable } from "../bench/frame/serve.ts";
import { buildWithRaid } from "../toy-game/build.ts";
import { DIST } from "./dist.ts";

/**
 * Serves the built page on a free port for all browser tests; beside it the one with the tests' toy game, and the page
 * with nothing but a table on it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(`${DIST}/index.html`)) {
    throw new Error(
      `There is no built page in ${DIST}. Run "npm run build" first, or "npm test", which does.`,
    );
  }
  const house = await serve({ port: 0, root: DIST });
  process.env.TALLYHO_URL = house.url;
  const folder = mkdtempSync(join(tmpdir(), "tallyho-raid-"));
  const [table] = await Promise.all([serveTable(), buildWithRaid(folder)]);
  process.env.TALLYHO_TABLE_URL = table.url;
  const raid = await serve({ port: 0, root: folder });
  process.env.TALLYHO_RAID_URL = raid.url;
  return async () => {
    await Promise.all([house.close(), raid.close(), table.close()]);
    rmSync(folder, { recursive: true, force: true });
  };
}
