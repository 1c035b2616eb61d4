import type { Page } from "@playwright/test";
import { test as base, expect, inTurn, LONG, seeing } from "./base.ts";

/** A part that is gone is a fault that the browser tells of; here it is meant. */
const test = base.extend({
  page: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: "en-GB" });
    const page = seeing(await context.newPage());
    await page.addInitScript(() => {
      const settings = { language: "en", motion: "reduced", fastDice: true, table3d: false, briefing: false };
      if (localStorage.getItem("tallyho.settings") === null)
        localStorage.setItem("tallyho.settings", JSON.stringify(settings));
    });
    await use(page);
    await context.close();
  },
});

/** Takes a part away until the page has been loaded so many times since; counts how often it is loaded. */
async function takeAway(page: Page, part: RegExp, until: number): Promise<{ loads: number }> {
  const counted = { loads: 0 };
  page.on("load", () => {
    counted.loads += 1;
  });
  await page.route(part, (route) =>
    counted.loads < until ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  return counted;
}

const DIALOGS = /\/assets\/Dialogs-[\w-]+\.js$/;

test(
  "a part that is gone since a newer build loads the page again, once, at the same moment of the match",
  inTurn(0, 2),
  async ({ page, table }) => {
    await page.goto("/#/");
    const counted = await takeAway(page, DIALOGS, 1);
    await table.setUp("duel", "gone");
    await table.lift("red");
    await table.type("R1", "2L");
    const address = page.url();
    await table.menu(/^Keys/);
    await expect.poll(() => counted.loads).toBe(1);
    expect(page.url()).toBe(address);
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("2L");
    await table.menu(/^Keys/);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(counted.loads).toBe(1);
  },
);

test(
  "a part that is gone for good is told in a sentence that says what to do, and the page is not loaded again and again",
  LONG,
  async ({ page, table }) => {
    await page.goto("/#/");
    const counted = await takeAway(page, DIALOGS, 99);
    await table.setUp("duel", "gone");
    for (const times of [1, 1]) {
      await table.menu(/^Keys/);
      await expect.poll(() => counted.loads).toBe(times);
    }
    await expect(page.getByText(/Your matches are safe; load the page again/).first()).toBeVisible();
    await page.waitForTimeout(1000);
    expect(counted.loads).toBe(1);
  },
);
