import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { firstLoad } from "../../scripts/first-load.js";
import { expect, test } from "./base.ts";

const { shell, table: counted } = firstLoad(
  process.env.TALLYHO_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)),
);

test.use({ settings: { table3d: true } });

function scriptOf(address: string): string | undefined {
  return /\/(assets\/[^/?]+\.js)$/.exec(address)?.[1];
}

/** Withholds every script that is not counted, for good; gathers what was asked for and withheld. */
async function serveOnly(page: Page, scripts: ReadonlySet<string>): Promise<string[]> {
  const withheld: string[] = [];
  await page.route("**/*.js", (route) => {
    const script = scriptOf(route.request().url());
    if (script === undefined || scripts.has(script)) return route.continue();
    withheld.push(script);
    return undefined;
  });
  return withheld;
}

test("the home page can be read with no script but those that its size counts", async ({ page }) => {
  await serveOnly(page, shell);
  await page.goto("/#/");
  await expect(page.getByRole("button", { name: /Fly/ }).first()).toBeEnabled();
});

test("a first table stands and takes orders with no script but those that its size counts", async ({
  page,
}) => {
  const withheld = await serveOnly(page, counted);
  await page.goto("/#/");
  await page.getByRole("button", { name: /Fly/ }).first().click();
  await expect(page.locator(".board canvas")).toBeVisible();
  // Asked for when the pieces are drawn, and not before.
  await expect.poll(() => withheld.some((script) => script.includes("/Controls-"))).toBe(true);
  const line = page.getByRole("textbox", { name: /Orders for/ }).first();
  await line.fill("2");
  await expect(line).toHaveValue("2");
});
