import type { Locator, Page } from "@playwright/test";
import { expect, inTurn, keepSettings, LONG, seeing, test } from "./base.ts";
import { freeShare } from "./free-share.ts";

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
    const projector = seeing(await context.newPage());
    await keepSettings(projector, { language: "en", motion: "reduced", table3d: false });
    await projector.goto(`/#/show/dogfight/${id}`);
    await expect(projector.locator(".show__line")).toHaveText("Red and Blue: Movement orders");
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

const ROOM = { width: 1280, height: 720 };
const HAND = { width: 390, height: 844 };

// A table for a room, and one in a hand: which letters it has is decided when it opens.
for (const [place, size] of [ROOM, HAND].entries()) {
  test(`a show ${size.width} wide is table but for badges and a line`, inTurn(place, 2), async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(size);
    await page.goto("/#/show/dogfight/four-a-side");
    const fly = page.getByRole("button", { name: "Fly it yourself" });
    const hints = page.locator(".show__hints");
    await expect(fly).toBeVisible();
    await page.clock.fastForward(4 * LEAP);
    await expect(hints).toHaveCSS("opacity", "0");
    // A line that is being read goes as soon as it has been.
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000);
        return page.evaluate(freeShare);
      })
      .toBeGreaterThanOrEqual(85);
    await page.mouse.move(200, 300);
    await expect(hints).toHaveCSS("opacity", "1");
    await page.keyboard.press("Tab");
    await fly.focus();
    await page.clock.fastForward(4 * LEAP);
    await expect(hints).toHaveAttribute("data-alone", "true");
    await expect(hints).toHaveCSS("opacity", "1");
  });
}
