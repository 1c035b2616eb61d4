import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

/**
 * A module beside this one, built as the product is built. The loader that runs the benchmarks keeps the name of every
 * function, for which each closure pays whenever it is made; nobody who plays does.
 */
export async function built<Module>(name: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), "tallyho-bench-"));
  await build({
    root: dirname(fileURLToPath(import.meta.url)),
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: `${name}.ts`,
      outDir: folder,
      target: "es2023",
      rollupOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  const module: Module = await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
  rmSync(folder, { recursive: true, force: true });
  return module;
}
