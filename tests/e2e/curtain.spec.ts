import type { Page } from "@playwright/test";
import { expect, LONG, test } from "./base.ts";

const SECRET = "1LL";
/** The same as it is read out. */
const SAID = "ahead one, left two";

/** Everything of the page that somebody at the screen could get to see, hear or step back to. */
async function exposed(page: Page): Promise<string> {
  const [content, aria, address] = await Promise.all([
    page.content(),
    page.locator("body").ariaSnapshot(),
    page.evaluate(() => JSON.stringify([location.href, history.state, document.title])),
  ]);
  const values = await page
    .locator("input")
    .evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).value));
  return [content, aria, address, ...values].join("\n");
}

test("the curtain leaks nothing: not to the page, its tree, the undo stack, the address, back or reload", async ({
  page,
  table,
}) => {
  await table.setUp("duel", "curtain");
  // Whoever comes finds what is asked of him, and not the paper that somebody left open.
  await table.openLog();
  await table.lift("red");
  await table.type("R1", SECRET);
  expect(await exposed(page)).toContain(SECRET);
  await table.ready("red");

  await expect(table.button("Pass to Blue: tap when alone")).toBeVisible();
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
  await table.lift("blue");
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
  await page.keyboard.press("Control+z");
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
  await table.openLog();
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
  await table.tab("Sheets");
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);

  const address = page.url();
  await page.goBack();
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
  await page.goto(address);
  await page.reload();
  await expect(table.button("Pass to Blue: tap when alone")).toBeVisible();
  for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
  await expect(page.getByLabel("Orders for R1")).toHaveCount(0);

  await table.lift("blue");
  await table.type("B1", "2");
  await table.ready("blue");
  await expect(page.locator("[aria-live=polite]")).toContainText(`Orders of turn 1: Red 1 ${SAID}`);
});

test(
  "a seat that is ready may change its orders: what it had sealed is shown to nobody, and others may go on",
  LONG,
  async ({ page, table }) => {
    await table.setUp("duel", "changed mind");
    await table.lift("red");
    await table.type("R1", SECRET);
    await table.ready("red");
    await table.button("Red wants to change the orders").click();
    for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
    await table.button("Blue goes on; the other orders stay sealed").click();
    await expect(table.button("Pass to Blue: tap when alone")).toBeVisible();
    await table.button("Red wants to change the orders").click();
    await table.lift("red");
    await expect(table.line("R1")).toHaveValue("");
    for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
    await table.type("R1", "3");
    await table.ready("red");
    await table.lift("blue");
    await table.type("B1", "2");
    await table.ready("blue");
    await expect(page.locator("[data-point=slip]")).toContainText("R1 flies 3");
    for (const secret of [SECRET, SAID]) expect(await exposed(page)).not.toContain(secret);
    await table.openLog();
    await expect(page.getByText("Red took back its sealed orders of turn 1.")).toHaveCount(1);
    await page.reload();
    await table.openLog();
    await expect(page.getByText("Red took back its sealed orders of turn 1.")).toHaveCount(1);
  },
);

test("on a very small screen every button of the curtain can be reached", LONG, async ({ page, table }) => {
  await table.setUp("duel", "small screen");
  await table.lift("red");
  await table.type("R1", SECRET);
  await table.ready("red");
  await page.setViewportSize({ width: 200, height: 150 });
  for (const name of ["Pass to Blue: tap when alone", "Red wants to change the orders"]) {
    const button = table.button(name);
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 0.9 });
  }
  await table.button("Pass to Blue: tap when alone").click();
  await expect(table.line("B1")).toBeAttached();
});
