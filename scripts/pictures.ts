import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { serve } from "../src/server/serve.ts";
import { findBrowser } from "./browser.js";

/** Takes the README's pictures from the built page (`npm run build` first): docs/pictures/NAME.jpg. */
const FOLDER = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const DIST = process.env.TALLYHO_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
const BATTLE = new URL("../tests/goldens/four-a-side.json", import.meta.url);

/** Bytes that a picture may have. */
const MOST = 350_000;
const LAUNCH = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--no-first-run"];
const SANDBOX = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const SETTINGS = { language: "en", motion: "reduced", fastDice: true, table3d: true, shadows: true };

/** Rounds of the recorded battle that have been played when its picture is taken: all have flown, guns are next. */
const PLAYED = 20;
/** A low view over the fight; see `SavedView` for its figures. */
const LOW = { position: [-6, 12, 14.5], target: [1.2, 0.5, -3.2], top: false, zoom: 1 };

interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly more?: BrowserContextOptions;
  readonly compose: (page: Page) => Promise<void>;
}

/** Folds papers away by what their buttons say. */
async function fold(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = page.getByRole("button", { name, exact: true });
    if ((await button.getAttribute("aria-expanded")) !== "false") await button.click();
  }
}

async function table(page: Page): Promise<void> {
  const golden = JSON.parse(readFileSync(BATTLE, "utf8")) as { readonly entries: readonly unknown[] };
  const text = JSON.stringify({ ...golden, entries: golden.entries.slice(0, PLAYED) });
  const file = { name: "battle.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.goto("/#/");
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.locator("canvas").waitFor();
  await fold(page, "Aircraft", "What happened", "Fold away");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Escape");
  await still(page);
  await page.keyboard.press("1");
}

/** The first order of a duel as it is being written. */
async function write(page: Page): Promise<void> {
  await page.goto("/#/new/dogfight/duel");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: /^Pass to Red/ }).click();
  await page.getByLabel("Orders for R1").fill("2L1");
  await page.locator("canvas").waitFor();
}

async function plot(page: Page): Promise<void> {
  await write(page);
  await fold(page, "Aircraft", "What happened");
}

const PICTURES: readonly Picture[] = [
  { name: "table", width: 1600, height: 900, compose: table },
  { name: "plot", width: 1280, height: 800, compose: plot },
  { name: "phone", width: 390, height: 844, more: { hasTouch: true, isMobile: true }, compose: write },
];

/** The page's picture once nothing moves any more: two in a row that are alike. */
async function still(page: Page): Promise<void> {
  let before = "";
  for (let tries = 0; tries < 40; tries++) {
    await page.waitForTimeout(1500);
    const now = (await page.screenshot({ timeout: 120_000 })).toString("base64");
    if (now === before) return;
    before = now;
  }
  throw new Error("the table never comes to rest");
}

/** The best JPEG that is small enough. */
async function shoot(page: Page): Promise<Buffer> {
  for (let quality = 88; quality > 30; quality -= 6) {
    const picture = await page.screenshot({ type: "jpeg", quality, caret: "initial", timeout: 120_000 });
    if (picture.length < MOST) return picture;
  }
  throw new Error(`no picture below ${MOST} bytes`);
}

async function take(browser: Browser, baseURL: string, picture: Picture): Promise<void> {
  const { name, width, height, more, compose } = picture;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    locale: "en-GB",
    ...more,
  });
  await context.addInitScript(
    ([settings, views]) => {
      localStorage.setItem("tallyho.settings", settings);
      localStorage.setItem("tallyho.views", views);
    },
    [JSON.stringify(SETTINGS), JSON.stringify({ 1: LOW })] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await compose(page);
  await still(page);
  const jpeg = await shoot(page);
  writeFileSync(`${FOLDER}${name}.jpg`, jpeg);
  console.log(`docs/pictures/${name}.jpg: ${width} × ${height}, ${jpeg.length} bytes`);
  await context.close();
}

if (!existsSync(`${DIST}/index.html`)) throw new Error(`There is no built page in ${DIST}: npm run build.`);
mkdirSync(FOLDER, { recursive: true });
const served = await serve({ port: 0, root: DIST });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...LAUNCH, ...SANDBOX],
});
try {
  const wanted = process.argv.slice(2);
  for (const picture of PICTURES) {
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, served.url, picture);
  }
} finally {
  await browser.close();
  await served.close();
}
