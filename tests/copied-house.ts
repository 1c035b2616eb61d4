import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/** A copy of the house, to be changed and thrown away. Paths are those within the house. */
export interface CopiedHouse {
  readonly folder: string;
  path(file: string): string;
  write(file: string, text: string): void;
  /** Changes a file's text; one that stays as it was is an error. */
  rewrite(file: string, change: (text: string) => string): void;
  /** Runs Node in it. */
  node(args: readonly string[], options?: { readonly input?: string }): SpawnSyncReturns<string>;
  /** What the compiler finds wrong with src, a line each. */
  typeErrors(project?: string): readonly string[];
  remove(): void;
}

/** What the compiler, the command line and the build need of the house. */
const PARTS = [
  ...["src", "models", "sandbox", "scripts", "public", "bin", "index.html"],
  ...["package.json", "tsconfig.json", "tsconfig.pure.json", "vite.config.ts", "vitest.config.ts"],
];

/** Copies the house, and `more` of it, into a folder of its own. */
export function copyHouse(...more: readonly string[]): CopiedHouse {
  const folder = mkdtempSync(join(tmpdir(), "tallyho-house-"));
  const path = (file: string) => join(folder, file);
  for (const part of [...PARTS, ...more]) cpSync(join(ROOT, part), path(part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), path("node_modules"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  const node: CopiedHouse["node"] = (args, options) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", ...options });
  return {
    folder,
    path,
    write,
    rewrite(file, change) {
      const text = readFileSync(path(file), "utf8");
      const changed = change(text);
      if (changed === text) throw new Error(`${file} stays as it was`);
      write(file, changed);
    },
    node,
    typeErrors: (project = "tsconfig.json") =>
      node([join(ROOT, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", project])
        .stdout.split("\n")
        .filter((line) => /^src\/.*error TS/.test(line)),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
