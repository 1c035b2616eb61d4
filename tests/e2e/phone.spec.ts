import { devices } from "@playwright/test";
import { expect, test } from "./base.ts";
import { endOf, scripted } from "./scripted.ts";
import { Table, tap } from "./table.ts";

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
test.use({ ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

test("a whole duel by touch at phone size", async ({ page }) => {
  const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
  const table = new Table(page, tap);
  await table.setUp("duel", script.seed);
  await table.play(script, (id, order) => table.tapOut(id, order));
  await expect(table.end).toContainText(await endOf(script));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("everything that is pressed in the order phase is 44 px or more", async ({ page }) => {
  const table = new Table(page, tap);
  await table.setUp("bounce", "thumbs");
  await table.lift("red");
  await table.type("R1", "2LR");
  const small = await page.getByRole("button").evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});
