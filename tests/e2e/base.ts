import { test as base, expect, type Page } from "@playwright/test";
import type { Settings } from "../../src/app/settings/kept-settings.ts";
import { COMMIT, COMMIT_NUMBER } from "../extent.ts";
import { drawCheaply } from "./draw-cheaply.ts";
import { watchRequests } from "./settled.ts";
import { Table } from "./table.ts";

/** Drawing in software is slow: most tests look at the flat drawing and do not wait for motion. */
const QUICK: Partial<Settings> = {
  language: "en",
  motion: "reduced",
  fastDice: true,
  table3d: false,
};

interface Options {
  /** What differs from the quick settings. */
  settings: Partial<Settings>;
}

interface Fixtures {
  table: Table;
}

function url(): string {
  const served = process.env.TALLYHO_URL;
  if (!served) throw new Error("the built page is not served; the global set-up does that");
  return served;
}

/** Faults of the page itself fail the test that met them. */
async function watched(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await use(page);
  expect(faults).toEqual([]);
}

/** Settings are written once, so that a page may change them and a reload keep that. Nobody is briefed who did not ask for it. */
export async function keepSettings(page: Page, settings: Partial<Settings>): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    ["tallyho.settings", JSON.stringify({ briefing: false, ...settings })] as const,
  );
}

/** What is read aloud stands in regions that nobody sees; a text that is looked for is what is seen. */
export function seeing(page: Page): Page {
  const find = page.getByText.bind(page);
  page.getByText = (...asked) => find(...asked).and(page.locator(":not([aria-live], [aria-live] *)"));
  return page;
}

export const test = base.extend<Fixtures & Options>({
  settings: [{}, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(url()),
  page: async ({ page, settings }, use) => {
    watchRequests(page);
    await page.addInitScript(drawCheaply);
    await keepSettings(page, { ...QUICK, ...settings });
    await watched(seeing(page), use);
  },
  table: async ({ page }, use) => use(new Table(page)),
});

/** What is tried before a release alone: `test("…", LONG, async …)`. */
export const LONG = { tag: "@long" };

/** Another number of the commit than that by which `some` draws, so that what a test draws itself goes with every turn. */
const TURN = Math.floor(COMMIT_NUMBER / 1009);

/**
 * Of so many tests that try one thing in different ways each commit runs one, the next commit perhaps another, and a
 * release all, as does who calls the runner by himself: `test("…", inTurn(0, 2), async …)` here, `inTurn(1, 2)` there.
 * Where its like are is told beside each.
 */
export function inTurn(place: number, of: number): { readonly tag?: string } {
  return COMMIT === "" || TURN % of === place % of ? {} : LONG;
}

export { expect };
