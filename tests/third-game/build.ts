import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const HOUSE = fileURLToPath(new URL("../../src/games/index.ts", import.meta.url));
const WITH_RAID = fileURLToPath(new URL("./games.ts", import.meta.url));

/** Whoever asks for the registry gets the one with the raid, but that one itself. */
const withRaid: Plugin = {
  name: "registry-with-the-raid",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!importer || importer === WITH_RAID || !source.endsWith("games/index.ts")) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id === HOUSE ? WITH_RAID : found;
  },
};

/** Builds the page with the raid in its registry into a folder. */
export async function buildWithRaid(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    logLevel: "error",
    plugins: [withRaid],
    build: { outDir, emptyOutDir: true },
    worker: { format: "es", plugins: () => [withRaid] },
  });
}
