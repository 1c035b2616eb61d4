import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import type { SavedView } from "../../src/scene/props.ts";
import { findBrowser } from "../browser.js";

const LAUNCH = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run"];
const SANDBOX = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const SETTINGS = {
  language: "en",
  motion: "reduced",
  fastDice: true,
  table3d: true,
  shadows: true,
  briefing: false,
};

/** Drawing in software takes its time, in ms. */
const PATIENCE = 120_000;

export async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...LAUNCH, ...SANDBOX] });
}

export interface Sitting {
  readonly width: number;
  readonly height: number;
  /** The view that the key 1 shows. */
  readonly view: SavedView;
  readonly more?: BrowserContextOptions | undefined;
}

/** A page of a given size in English, without motion and with a view under the key 1. */
export async function sitDown(browser: Browser, baseURL: string, sitting: Sitting): Promise<Page> {
  const { width, height, view, more } = sitting;
  const context = await browser.newContext({
    // Parts of the page are hidden by a style of our own.
    bypassCSP: true,
    baseURL,
    viewport: { width, height },
    locale: "en-GB",
    serviceWorkers: "block",
    ...more,
  });
  await context.addInitScript(
    ([settings, views]) => {
      localStorage.setItem("tallyho.settings", settings);
      localStorage.setItem("tallyho.views", views);
    },
    [JSON.stringify(SETTINGS), JSON.stringify({ 1: view })] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Opens a match document from the home page, as from a file. */
export async function layOut(page: Page, document: unknown): Promise<void> {
  const file = {
    name: "battle.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(document)),
  };
  await page.goto("/#/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator("canvas").waitFor();
}

/** Waits until nothing moves any more: two pictures in a row that are alike. */
export async function still(page: Page): Promise<void> {
  let before = "";
  for (let tries = 0; tries < 40; tries++) {
    await page.waitForTimeout(1500);
    const now = (await page.screenshot({ timeout: PATIENCE })).toString("base64");
    if (now === before) return;
    before = now;
  }
  throw new Error("the table never comes to rest");
}

/** Nothing but the table is in the picture. */
const BARE = `
  .table > *:not(.board), .curtain, .board__wait, [data-told] { display: none !important }
  .board { position: fixed !important; inset: 0 !important; width: auto !important; height: auto !important }
`;

/** Shows nothing but the table at a moment of a match, from the view under the key 1. */
export async function lookAt(page: Page, document: unknown, moment: number): Promise<void> {
  await layOut(page, document);
  // In the replay no question is open whose answer the digit of the view would be.
  await page.waitForURL(/#\/match\//);
  await page.goto(`${page.url()}?at=${moment}`);
  await page.addStyleTag({ content: BARE });
  await still(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  await still(page);
}
