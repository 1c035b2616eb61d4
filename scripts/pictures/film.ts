import { writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { GAMES } from "../../src/games/index.ts";
import { picturesOf } from "../game-pictures.ts";
import { drawAnyhow } from "./draw-anyhow.ts";
import { webp } from "./webp.ts";

const SIZE = { width: 960, height: 600 } as const;
/** Bytes that the picture may have. */
const MOST = 70_000;
/** How long the film has run when it is taken, in ms, drawn in software: over the shoulder of a flight. */
const RUN = Number(process.env.TALLYHO_FILM_RUN ?? 30_000);
const SETTINGS = { language: "en", motion: "full", table3d: true, adaptive: false, shadows: true };
/** Nothing but the film is in the picture. */
const BARE = `.hero__picture { position: fixed !important; inset: 0; z-index: 9; border: none !important }`;

/** Takes the picture that stands on the home page until its film runs: an instant of that film. */
export async function takeFilm(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({
    bypassCSP: true,
    baseURL,
    viewport: SIZE,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  await context.addInitScript((settings) => {
    localStorage.setItem("tallyho.settings", settings);
  }, JSON.stringify(SETTINGS));
  await context.addInitScript(drawAnyhow);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto("/#/");
  await page.addStyleTag({ content: BARE });
  await page.locator('.film[data-seen="true"]').waitFor();
  await page.waitForTimeout(RUN);
  const picture = await webp(page, { x: 0, y: 0, ...SIZE }, SIZE, MOST);
  writeFileSync(new URL("film.webp", picturesOf(GAMES[0]?.meta.id ?? "")), picture);
  console.log(`film.webp: ${picture.length} bytes`);
  await context.close();
}
