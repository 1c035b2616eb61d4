import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { serve } from "../../../src/server/serve.ts";

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Builds the page with nothing but a table on it as the product is built, and serves it on a free port. */
export async function serveTable(): Promise<ServedPage> {
  const folder = mkdtempSync(join(tmpdir(), "tallyho-frame-"));
  await build({
    root: dirname(fileURLToPath(import.meta.url)),
    configFile: false,
    logLevel: "error",
    base: "./",
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: "es2023" },
  });
  const { url, close } = await serve({ port: 0, root: folder });
  return {
    url: `${url}/`,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
