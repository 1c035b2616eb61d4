import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onThisMachine() {
  const asked = process.env.TALLYHO_CHROMIUM;
  if (asked) return asked;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...ELSEWHERE].find(isProgram);
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Debian's chromium for the browser tests.");
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update"], quiet);
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], quiet);
  return onThisMachine();
}

/** Path of a Chromium for the browser tests: one already there, Playwright's own, or Debian's package. */
export async function findBrowser() {
  const found = onThisMachine() ?? (await playwrightsOwn()) ?? debianPackage();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium: install it (for example with `npx playwright install chromium`), or name one in TALLYHO_CHROMIUM.",
  );
}
