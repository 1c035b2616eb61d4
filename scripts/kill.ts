/**
 * Plays a turn in Chromium, kills the browser with SIGKILL 0 to 100 ms after the next turn was seen, opens its profile
 * again and counts the rounds that were lost. Needs the built page; `npx tsx scripts/kill.ts 50`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { serve } from "../src/server/serve.ts";
import { findBrowser } from "./browser.js";

const PATIENCE = 60_000;
/** Milliseconds after which a turn counts as one that asks for a shot. */
const SHOT_PATIENCE = 15_000;
/** Milliseconds after the turn was seen within which the browser is killed. */
const SPAN = 100;
const SETTINGS = JSON.stringify({ language: "en", motion: "reduced", fastDice: true, table3d: false });

/** A browser of its own, whose every process dies with it. */
interface Browser {
  readonly page: Page;
  kill(): Promise<void>;
}

/** The address at which a browser says that it is driven. */
async function endpointOf(browser: ChildProcess): Promise<string> {
  let said = "";
  for await (const text of browser.stderr ?? []) {
    said += String(text);
    const found = /DevTools listening on (\S+)/.exec(said)?.[1];
    if (found) return found;
  }
  throw new Error(`the browser did not start: ${said}`);
}

async function open(profile: string): Promise<Browser> {
  const started = spawn(
    await findBrowser(),
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = once(started, "exit");
  const driven = await chromium.connectOverCDP(await endpointOf(started));
  const [context] = driven.contexts();
  if (!context) throw new Error("the browser has no window");
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript((text) => localStorage.setItem("tallyho.settings", text), SETTINGS);
  return {
    page,
    async kill() {
      process.kill(-(started.pid as number), "SIGKILL");
      await ended;
    },
  };
}

/** Waits until a page shows a turn. */
function turn(page: Page, number: number, timeout = PATIENCE): Promise<unknown> {
  const seen = (text: string) => document.querySelector("h1")?.textContent?.includes(text) ?? false;
  return page.waitForFunction(seen, `Turn ${number}`, { polling: "raf", timeout });
}

/**
 * Plays the first turn of a match, kills the browser `late` ms after the second was seen, and tells whether it is there.
 * Undefined where the first turn asks for a shot, so that the second does not come by itself.
 */
async function isKept(url: string, profile: string, late: number): Promise<boolean | undefined> {
  const playing = await open(profile);
  const { page } = playing;
  await page.goto(`${url}/#/new/dogfight/duel`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByLabel("Orders for R1").fill("3");
  await page.getByRole("button", { name: "Ready", exact: true }).click();
  const isPlayed = await turn(page, 2, SHOT_PATIENCE).then(
    () => true,
    () => false,
  );
  if (!isPlayed) {
    await playing.kill();
    return undefined;
  }
  const address = page.url();
  await pause(late);
  await playing.kill();
  const again = await open(profile);
  await again.page.goto(address);
  const kept = await Promise.race([
    turn(again.page, 2).then(() => true),
    turn(again.page, 1).then(() => false),
  ]);
  await again.kill();
  return kept;
}

const times = Number(process.argv[2] ?? 50);
const { url, close } = await serve({
  port: 0,
  root: process.env.TALLYHO_DIST ?? join(import.meta.dirname, "../dist"),
});
const profile = mkdtempSync(join(tmpdir(), "tallyho-kill-"));
let lost = 0;
for (let at = 0; at < times; at++) {
  const late = Math.round((at * SPAN) / Math.max(1, times - 1));
  let kept = await isKept(url, profile, late);
  while (kept === undefined) kept = await isKept(url, profile, late);
  if (!kept) lost += 1;
  console.log(`${at + 1} of ${times}: killed ${late} ms after "Turn 2" was seen, ${kept ? "kept" : "LOST"}`);
}
console.log(`${lost} of ${times} rounds lost`);
rmSync(profile, { recursive: true, force: true });
await close();
process.exit(lost > 0 ? 1 : 0);
