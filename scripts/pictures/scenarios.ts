import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { GAMES } from "../../src/games/index.ts";
import type { GameEntry } from "../../src/games/registry.ts";
import { picturesOf } from "../game-pictures.ts";
import { momentOf } from "./moment.ts";
import { lookAt, sitDown } from "./page.ts";
import { viewOver } from "./view.ts";
import { webp } from "./webp.ts";

const SIZE = { width: 640, height: 360 } as const;
/** The page is drawn larger, and so tall that the dice, held up in its lower corner, lie below what is cut out. */
const PAGE = { width: 1120, height: 1140 } as const;
const CUT = { x: 0, y: 255, width: 1120, height: 630 } as const;
/** Bytes that a picture may have. */
const MOST = 40_000;

async function takeScenario(
  browser: Browser,
  baseURL: string,
  entry: GameEntry,
  id: string,
): Promise<Buffer> {
  const { document, last, tabletop } = await momentOf(entry, id);
  const page = await sitDown(browser, baseURL, {
    ...PAGE,
    view: viewOver(tabletop, CUT.height / PAGE.height, CUT.width / CUT.height),
  });
  await lookAt(page, document, last);
  const picture = await webp(page, CUT, SIZE, MOST);
  await page.context().close();
  return picture;
}

/** Takes a picture of every scenario of every game whose name, `game-scenario`, is asked for. */
export async function takeScenarios(
  browser: Browser,
  baseURL: string,
  asked: (name: string) => boolean,
): Promise<void> {
  for (const entry of GAMES) {
    const folder = picturesOf(entry.meta.id);
    mkdirSync(folder, { recursive: true });
    for (const { id } of entry.meta.scenarios) {
      const name = `${entry.meta.id}-${id}`;
      if (!asked(name)) continue;
      const picture = await takeScenario(browser, baseURL, entry, id);
      writeFileSync(new URL(`${id}.webp`, folder), picture);
      console.log(`${name}.webp: ${picture.length} bytes`);
    }
  }
}
