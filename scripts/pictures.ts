import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { SavedView } from "../src/scene/props.ts";
import { serve } from "../src/server/serve.ts";
import { takeContactSheets } from "./pictures/contact-sheet.ts";
import { takeFilm } from "./pictures/film.ts";
import { launch, layOut, sitDown, still } from "./pictures/page.ts";
import { takeScenarios } from "./pictures/scenarios.ts";

/**
 * Takes pictures from the built page (`npm run build` first): the README's, docs/pictures/NAME.jpg, those of
 * all scenarios, data/pictures/SCENARIO.webp in the folder of the game, the home page's, film.webp, and two contact sheets of ten shots,
 * docs/pictures/contact-sheet.jpg and contact-sheet-phone.jpg. Names as arguments: only those; `readme`, `scenarios`,
 * `film` and `sheets`: all of a kind.
 */
const FOLDER = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const DIST = process.env.TALLYHO_DIST ?? fileURLToPath(new URL("../dist", import.meta.url));
const BATTLE = new URL("../src/games/dogfight/goldens/four-a-side.json", import.meta.url);
const GREAT_WAR = new URL("../src/games/great-war/goldens/great-war-dogfight.json", import.meta.url);

/** Bytes that a picture may have. */
const MOST = 350_000;

/** Rounds of the recorded battle that have been played when its picture is taken: all have flown, guns are next. */
const PLAYED = 20;
/** A low view over the fight; see `SavedView` for its figures. */
const LOW: SavedView = { position: [-6, 12, 14.5], target: [1.2, 0.5, -3.2], top: false, zoom: 1 };

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

/** A recorded match as it stood after so many rounds. */
async function layOutGolden(page: Page, file: URL, rounds: number): Promise<void> {
  const golden = JSON.parse(readFileSync(file, "utf8")) as { readonly entries: readonly unknown[] };
  await layOut(page, { ...golden, entries: golden.entries.slice(0, rounds) });
}

async function table(page: Page): Promise<void> {
  await layOutGolden(page, BATTLE, PLAYED);
  await fold(page, "Aircraft", "Log", "Fold away");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Escape");
  await still(page);
  await page.keyboard.press("1");
}

/** The first order of a duel as it is being written. */
async function write(page: Page): Promise<void> {
  await page.goto("/#/new/dogfight/duel");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByLabel("Orders for R1").fill("2L1");
  await page.locator("canvas").waitFor();
}

async function plot(page: Page): Promise<void> {
  await write(page);
  await fold(page, "Aircraft", "Log");
}

/** A move over the trenches as it is being written. */
async function greatWar(page: Page): Promise<void> {
  await layOutGolden(page, GREAT_WAR, 18);
  await page.getByLabel("Move of A1").fill("7: F2 L F");
  await fold(page, "Aircraft", "Log");
}

const PICTURES: readonly Picture[] = [
  { name: "table", width: 1600, height: 900, compose: table },
  { name: "plot", width: 1280, height: 800, compose: plot },
  { name: "great-war", width: 1280, height: 800, compose: greatWar },
  { name: "phone", width: 390, height: 844, more: { hasTouch: true, isMobile: true }, compose: write },
];

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
  const page = await sitDown(browser, baseURL, { width, height, view: LOW, more });
  await compose(page);
  await still(page);
  const jpeg = await shoot(page);
  writeFileSync(`${FOLDER}${name}.jpg`, jpeg);
  console.log(`docs/pictures/${name}.jpg: ${width} × ${height}, ${jpeg.length} bytes`);
  await page.context().close();
}

if (!existsSync(`${DIST}/index.html`)) throw new Error(`There is no built page in ${DIST}: npm run build.`);
mkdirSync(FOLDER, { recursive: true });
const served = await serve({ port: 0, root: DIST });
const browser = await launch();
try {
  const wanted = process.argv.slice(2);
  const asked = (name: string, kind: string) =>
    wanted.length === 0 || wanted.includes(name) || wanted.includes(kind);
  for (const picture of PICTURES) if (asked(picture.name, "readme")) await take(browser, served.url, picture);
  await takeScenarios(browser, served.url, (name) => asked(name, "scenarios"));
  if (asked("film", "film")) await takeFilm(browser, served.url);
  await takeContactSheets(browser, served.url, FOLDER, (name) => asked(name, "sheets"));
} finally {
  await browser.close();
  await served.close();
}
