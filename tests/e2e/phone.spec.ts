import { devices } from "@playwright/test";
import { expect, test } from "./base.ts";
import { Table, tap } from "./table.ts";

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
test.use({ ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

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
