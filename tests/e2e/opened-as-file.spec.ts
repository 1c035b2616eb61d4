import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { DIST } from "./dist.ts";

test("the built page opened as a file says what to do", async ({ page }) => {
  await page.goto(pathToFileURL(`${DIST}/index.html`).href);
  const told = page.getByText("Browsers do not run this page as a file");
  await expect(told).toBeVisible({ timeout: 10_000 });
  await expect(told).toContainText("npm start");
  await expect(told).toContainText("Webserver");
});
