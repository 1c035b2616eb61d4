import { writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import type { SavedView } from "../../src/scene/props.ts";
import type { Tabletop } from "../../src/tabletop/tabletop.ts";
import { momentOf } from "./moment.ts";
import { lookAt, sitDown } from "./page.ts";
import { viewBehind, viewOfRoom, viewOver } from "./view.ts";

/** From where a shot is taken, for a picture of some width to height. */
const VIEWS: Readonly<Record<string, (tabletop: Tabletop, aspect: number) => SavedView>> = {
  over: (tabletop, aspect) => viewOver(tabletop, 1, aspect),
  behind: viewBehind,
  room: viewOfRoom,
};

/** Game, scenario and view of every shot. */
const SHOTS = [
  ["dogfight", "four-a-side", "room"],
  ["dogfight", "duel", "over"],
  ["dogfight", "bounce", "behind"],
  ["dogfight", "fortresses", "over"],
  ["dogfight", "convoy", "behind"],
  ["dogfight", "zero-wildcat", "over"],
  ["great-war", "bloody-april", "behind"],
  ["great-war", "balloons", "over"],
  ["great-war", "gothas", "behind"],
  ["great-war", "dogfight", "room"],
] as const;

/** A sheet: the size of the screen, how many shots stand side by side, and how large each is printed. */
interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly share: number;
}

const SHEETS: readonly Sheet[] = [
  { name: "contact-sheet", width: 1920, height: 1080, columns: 2, share: 0.5 },
  { name: "contact-sheet-phone", width: 390, height: 844, columns: 5, share: 0.8 },
];

/** Bytes that a sheet may have. */
const MOST = 900_000;
const GAP = 8;

async function shoot(
  browser: Browser,
  baseURL: string,
  { width, height }: Sheet,
  [gameId, scenario, from]: (typeof SHOTS)[number],
): Promise<string> {
  const entry = findGame(GAMES, gameId);
  const view = VIEWS[from];
  if (!entry || !view) throw new Error(`There is no game ${gameId} or no view ${from}.`);
  const { document, last, tabletop } = await momentOf(entry, scenario);
  const page = await sitDown(browser, baseURL, { width, height, view: view(tabletop, width / height) });
  await lookAt(page, document, last);
  const picture = await page.screenshot({ type: "jpeg", quality: 90, timeout: 120_000 });
  await page.context().close();
  return picture.toString("base64");
}

/** The shots of a sheet side by side, as a JPEG as good as fits. */
async function laidOut(browser: Browser, sheet: Sheet, shots: readonly string[]): Promise<Buffer> {
  const [wide, high] = [Math.round(sheet.width * sheet.share), Math.round(sheet.height * sheet.share)];
  const rows = Math.ceil(shots.length / sheet.columns);
  const page = await browser.newPage({
    viewport: { width: sheet.columns * (wide + GAP) + GAP, height: rows * (high + GAP) + GAP },
  });
  const images = shots.map(
    (shot) => `<img width="${wide}" height="${high}" src="data:image/jpeg;base64,${shot}">`,
  );
  await page.setContent(
    `<style>body{margin:0;background:#15100c;display:grid;gap:${GAP}px;padding:${GAP}px;grid-template-columns:repeat(${sheet.columns},${wide}px)}img{display:block}</style>${images.join("")}`,
  );
  for (let quality = 88; quality > 30; quality -= 6) {
    const picture = await page.screenshot({ type: "jpeg", quality });
    if (picture.length > MOST) continue;
    await page.close();
    return picture;
  }
  throw new Error(`no sheet below ${MOST} bytes`);
}

/** Takes the sheets whose names are asked for into a folder: ten shots of the table each, on a projector and on a phone. */
export async function takeContactSheets(
  browser: Browser,
  baseURL: string,
  folder: string,
  asked: (name: string) => boolean,
): Promise<void> {
  for (const sheet of SHEETS.filter(({ name }) => asked(name))) {
    const shots: string[] = [];
    for (const shot of SHOTS) {
      shots.push(await shoot(browser, baseURL, sheet, shot));
      console.log(`${sheet.name}: ${shot.join(" ")}`);
    }
    const picture = await laidOut(browser, sheet, shots);
    writeFileSync(`${folder}${sheet.name}.jpg`, picture);
    console.log(`${sheet.name}.jpg: ${picture.length} bytes`);
  }
}
