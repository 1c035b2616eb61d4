import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What of the house has a place for the raid, and the same with the raid in it: the registry's line, the folders of mats. */
const WITH_RAID = new Map(
  [
    [new URL("../../src/games/index.ts", import.meta.url), new URL("./games.ts", import.meta.url)],
    [new URL("../../src/scene/mat/mats.ts", import.meta.url), new URL("./mats.ts", import.meta.url)],
  ].map(([house, own]) => [fileURLToPath(house as URL), fileURLToPath(own as URL)]),
);
const OWN = [...WITH_RAID.values()];

/** Whoever asks for one of these gets the one with the raid, but that one itself. */
const withRaid: Plugin = {
  name: "house-with-the-raid",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!importer || OWN.includes(importer) || !/(games\/index|\/mats)\.ts$/.test(source)) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (found && WITH_RAID.get(found.id)) ?? found;
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
