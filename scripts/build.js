import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./install.js";

const SOURCES = ["src", "models", "public", "index.html", "vite.config.ts", "package-lock.json"];

/** Time of the latest change under a path, in milliseconds. */
function latestChange(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, latestChange(join(path, name))),
    stat.mtimeMs,
  );
}

/** Builds the page into dist, unless it is there and newer than everything it is made of. */
export async function build() {
  const page = join(ROOT, "dist", "index.html");
  const changed = Math.max(...SOURCES.map((name) => latestChange(join(ROOT, name))));
  if (existsSync(page) && statSync(page).mtimeMs > changed) return;
  const vite = await import("vite");
  await vite.build({ root: ROOT, logLevel: "warn" });
}
