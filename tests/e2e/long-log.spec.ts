import { readFileSync } from "node:fs";
import { goldenFile } from "../goldens/files.ts";
import { expect, LONG, test } from "./base.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const GOLDEN = goldenFile("great-war-bloody-april");

test(
  "the log of a campaign builds the lines that one sees, is searched as a whole and copied as a whole",
  LONG,
  async ({ page, table }) => {
    await table.load(JSON.parse(readFileSync(GOLDEN, "utf8")));
    await expect(table.end).toBeVisible();
    await table.openLog();
    const lines = page.locator(".log__lines li");
    // It opens at its newest line, with its search in sight.
    await expect(lines.last()).toBeInViewport();
    await expect(page.getByLabel("Show only lines with")).toBeInViewport();
    expect(await lines.count()).toBeLessThan(400);
    // What comes near is drawn as high as it is: the beginning is reached in a few steps.
    await expect(async () => {
      await page.locator(".log__lines").evaluate((list) => list.scrollIntoView({ block: "start" }));
      await expect(lines.filter({ hasText: "mission 1" }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await table.button("Copy as text").click();
    await expect(page.getByText("The log is copied.").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n").length).toBeGreaterThan(3000);
    await page.getByLabel("Show only lines with").fill("mission 7");
    await expect(lines.first()).toContainText("mission 7");
    const few = await lines.count();
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(20);
    await lines.first().getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn");
    await page.getByLabel("Show only lines with").fill("no such line anywhere");
    await expect(page.getByText("No line has this in it.")).toBeVisible();
  },
);
