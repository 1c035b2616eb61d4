import { chromium } from "@playwright/test";
import config from "../../playwright.config.ts";
import { expect, keepSettings, test } from "./base.ts";
import { Table } from "./table.ts";

test("without WebGL the flat drawing of the same table takes its place, and says so", async ({ baseURL }) => {
  const options = config.use?.launchOptions ?? {};
  const args = [
    ...(options.args ?? []).filter((arg) => !arg.includes("swiftshader")),
    "--disable-3d-apis",
    "--disable-gpu",
  ];
  const browser = await chromium.launch({ ...options, args });
  const page = await browser.newPage(baseURL ? { baseURL } : {});
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

test("a graphics card that goes and does not come back leaves the flat drawing, with a word", async ({
  browser,
  baseURL,
}) => {
  // React tells of what was thrown where the 3D table was shown: a page whose faults nobody watches.
  const page = await browser.newPage(baseURL ? { baseURL } : {});
  await keepSettings(page, { table3d: true, motion: "reduced", language: "en" });
  const table = new Table(page);
  await table.setUp("duel", "lost");
  await table.lift("red");
  const canvas = page.locator(".board canvas");
  await canvas.waitFor();
  await canvas.evaluate((element: HTMLCanvasElement) => {
    element.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
  });
  await expect(page.locator('.board[data-flat="true"] svg').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("The 3D table could not be shown here")).toBeVisible();
  await page.close();
});
