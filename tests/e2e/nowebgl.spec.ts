import { type Browser, chromium, type Page } from "@playwright/test";
import config from "../../playwright.config.ts";
import { expect, keepSettings, LONG, seeing, test } from "./base.ts";
import { drawCheaply } from "./draw-cheaply.ts";
import { watchDrawing } from "./drawing.ts";
import { watchRequests } from "./settled.ts";
import { Table } from "./table.ts";

test("without WebGL the flat drawing of the same table takes its place, and says so", async ({ baseURL }) => {
  const options = config.use?.launchOptions ?? {};
  const args = [
    ...(options.args ?? []).filter((arg) => !arg.includes("swiftshader")),
    "--disable-3d-apis",
    "--disable-gpu",
  ];
  const browser = await chromium.launch({ ...options, args });
  const page = seeing(await browser.newPage(baseURL ? { baseURL } : {}));
  await keepSettings(page, { table3d: true, motion: "reduced", language: "en" });
  const table = new Table(page);
  await table.setUp("duel", "flat");
  await expect(page.locator("canvas")).toHaveCount(0);
  await table.lift("red");
  await table.type("R1", "2L");
  await table.ready("red");
  await table.lift("blue");
  await table.type("B1", "2");
  await table.ready("blue");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
  await browser.close();
});

/** A page with the 3D table whose faults nobody watches: React tells of what was thrown where the table was shown. */
async function unwatched(browser: Browser, baseURL: string | undefined, motion: "full" | "reduced") {
  const page = seeing(
    await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 640, height: 480 } }),
  );
  watchRequests(page);
  await page.addInitScript(drawCheaply);
  await keepSettings(page, { table3d: true, shadows: false, motion, language: "en" });
  return page;
}

/** Takes the graphics card away from the table; gives it back after so many milliseconds, if at all. */
async function lose(page: Page, back?: number): Promise<void> {
  await page.locator(".board canvas").evaluate((element: HTMLCanvasElement, after) => {
    const card = element.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    card?.loseContext();
    if (after !== undefined) setTimeout(() => card?.restoreContext(), after);
  }, back);
}

/** Hands in both sides' orders of a duel's first turn: the aircraft begin to fly. */
async function fly(table: Table): Promise<void> {
  await table.lift("red");
  await table.type("R1", "2L");
  await table.button("Ready").click();
  await table.lift("blue");
  await table.type("B1", "3");
  await table.button("Ready").click();
  await expect(table.button("Skip")).toBeVisible();
}

/** The turn ends by itself, and the next one can be ordered. */
async function goesOn(table: Table): Promise<void> {
  await expect(table.button("Skip")).toHaveCount(0, { timeout: 60_000 });
  await expect(table.page.getByRole("heading", { level: 1 })).toContainText("Turn 2");
  await table.lift("red");
  await table.type("R1", "2");
  await table.ready("red");
}

test(
  "a graphics card that goes and does not come back leaves the flat drawing, with a word",
  LONG,
  async ({ browser, baseURL }) => {
    const page = await unwatched(browser, baseURL, "reduced");
    const table = new Table(page);
    await table.setUp("duel", "lost");
    await table.lift("red");
    await page.locator(".board canvas").waitFor();
    await lose(page);
    await expect(page.locator('.board[data-flat="true"] svg').first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("The 3D table could not be shown here")).toBeVisible();
    await page.close();
  },
);

test(
  "a graphics card that goes for good while aircraft fly leaves the flat drawing, on which play goes on",
  LONG,
  async ({ browser, baseURL }) => {
    const page = await unwatched(browser, baseURL, "full");
    const drawing = await watchDrawing(page);
    const table = new Table(page);
    await table.setUp("duel", "gone");
    await drawing.still();
    await fly(table);
    await lose(page);
    await expect(table.button("Skip")).toBeVisible();
    await expect(page.locator('.board[data-flat="true"] svg').first()).toBeVisible({ timeout: 20_000 });
    await goesOn(table);
    await page.close();
  },
);

test.describe("with all its motion", () => {
  test.use({
    settings: { table3d: true, shadows: false, motion: "full" },
    viewport: { width: 640, height: 480 },
  });

  test(
    "a graphics card that goes and comes back while aircraft fly: the turn ends by itself, on the 3D table",
    LONG,
    async ({ page, table }) => {
      const drawing = await watchDrawing(page);
      await table.setUp("duel", "back");
      await drawing.still();
      await fly(table);
      await lose(page, 300);
      await expect(table.button("Skip")).toBeVisible();
      await page.waitForTimeout(400);
      const before = await drawing.frames();
      await expect.poll(() => drawing.frames()).toBeGreaterThan(before + 3);
      await goesOn(table);
      await expect(page.locator(".board canvas")).toBeVisible();
      expect(await drawing.mostCallsAFrame()).toBeGreaterThan(0);
    },
  );
});
