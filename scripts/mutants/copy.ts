import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";

const LEFT = new Set(["node_modules", ".git", "dist", "test-results"]);

/**
 * A copy of the project in a folder of its own, as it stands now: whatever becomes of a run, no file of the project is
 * changed. It is gone when the process ends.
 */
export function copyOf(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), "tallyho-mutants-"));
  process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));
  const isTaken = (path: string) => !LEFT.has(relative(root, path).split(sep)[0] ?? "");
  cpSync(root, copy, { recursive: true, filter: isTaken });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}
