import type { Locator, Page } from "@playwright/test";
import { expect, inTurn, keepSettings, LONG, test } from "./base.ts";

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Milliseconds that the page's clock is put on at a time. */
const LEAP = 1000;

/** Puts the page's clock on until something is seen, so that nobody has to look on while aircraft fly. */
async function hasten(page: Page, what: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(LEAP);
        return what.isVisible();
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
}

test("computers play one battle after the other for whoever looks on", LONG, async ({ page }) => {
  await page.clock.install();
  await page.goto("/#/show/dogfight/demonstration");
  const over = page.getByText("The next battle begins in 8 seconds.");
  await hasten(page, over);
  await hasten(page, page.getByRole("heading", { level: 1, name: /Turn 1\b/ }));
  await hasten(page, over);
  await page.keyboard.press("n");
  await expect(heading(page)).toContainText(/Turn 1\b/);
  await hasten(page, over);
  await page.getByRole("button", { name: "Fly it yourself" }).click();
  await expect(page).toHaveURL(/#\/new\/dogfight\/demonstration$/);
  await page.goto("/#/matches");
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(0);
});

// Windows that follow a match; those of players are in tabs.spec.ts.
test(
  "the projector's window shows what everybody may know, and begins anew with one key",
  inTurn(0, 2),
  async ({ page, table, context }) => {
    await table.setUp("duel", "projector");
    await table.lift("red");
    await table.type("R1", "2L1");
    const id = /match\/([^/?]+)/.exec(page.url())?.[1] ?? "";
    const projector = await context.newPage();
    await keepSettings(projector, { language: "en", motion: "reduced", table3d: false });
    await projector.goto(`/#/show/dogfight/${id}`);
    await expect(projector.getByText("Red and Blue: Movement orders")).toBeVisible();
    await expect(projector.getByText("shoot down the enemy, or drive him off")).toHaveCount(2);
    await table.ready("red");
    await projector.bringToFront();
    await expect(projector.getByText("Blue: Movement orders", { exact: true })).toBeVisible();
    expect(await projector.content()).not.toContain("2L1");
    await page.bringToFront();
    await table.lift("blue");
    await table.type("B1", "3");
    await table.ready("blue");
    await projector.bringToFront();
    await expect(heading(projector)).toContainText("Turn 2");
    await projector.keyboard.press("n");
    await expect(heading(projector)).toContainText("Turn 1");
    await page.bringToFront();
    await expect(heading(page)).toContainText("Turn 1");
    await page.goto("/#/matches");
    await expect(page.getByRole("listitem").filter({ hasText: "Spitfire against" })).toHaveCount(2);
  },
);
