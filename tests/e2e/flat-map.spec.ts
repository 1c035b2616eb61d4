import type { Page } from "@playwright/test";
import { expect, LONG } from "./base.ts";
import { tableUrl, test } from "./bench-page.ts";

async function lay(page: Page, query = "map=1"): Promise<void> {
  await page.goto(`${tableUrl()}?flat=1&${query}`);
  await page.waitForFunction(() => window.table !== null && window.table !== undefined);
}

/** The middle and the size of something drawn. */
async function boxOf(page: Page, selector: string) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2, width, height };
}

test.describe("the flat map", () => {
  test.use({ viewport: { width: 1200, height: 720 } });

  test(
    "a stack fans out under the pointer, each counter as wide as a finger, and one of them is chosen",
    LONG,
    async ({ page, bare }) => {
      await lay(page);
      const stack = await bare.at("c10");
      await page.mouse.move(stack.x, stack.y);
      await expect(page.locator("[data-part=fan]")).toBeVisible();
      await page.waitForTimeout(300);
      const lower = await boxOf(page, "[data-part=fan] g[data-thing=c10]");
      expect(lower.width).toBeGreaterThanOrEqual(44);
      await page.mouse.move(lower.x, lower.y, { steps: 4 });
      await page.mouse.click(lower.x, lower.y);
      expect((await bare.heard("select")).at(-1)).toBe("c10");
      // What is in hand lies in its stack again, so that the map is seen on which it is asked where to.
      await page.mouse.move(4, 4);
      await expect(page.locator("[data-part=fan]")).toHaveCount(0);
    },
  );

  test(
    "a held card is shown large under the pointer, and chosen by a click",
    LONG,
    async ({ page, bare }) => {
      await lay(page);
      const card = await boxOf(page, "g[data-card=hand-0-3]:not([data-large])");
      await page.mouse.move(card.x, card.y - 20);
      await expect(page.locator("g[data-card=hand-0-3][data-large]")).toBeVisible();
      const large = await boxOf(page, "g[data-card=hand-0-3][data-large]");
      expect(large.width).toBeGreaterThan(card.width * 1.3);
      expect(large.y + large.height / 2).toBeLessThanOrEqual(720);
      await page.mouse.click(card.x, card.y - 20);
      expect((await bare.heard("select")).at(-1)).toBe("hand-0-3");
    },
  );

  test("every card, counter and site is a button with a name; arrows walk through them and Enter chooses", async ({
    page,
    bare,
  }) => {
    await lay(page);
    await expect(page.getByRole("group", { name: "Leader 1" }).getByRole("button")).toHaveCount(7);
    await expect(page.getByRole("group", { name: "Counters" }).getByRole("button")).toHaveCount(100);
    const first = page.getByRole("button", { name: "Squadron 1, strength 1, moves 3" });
    await first.focus();
    await page.keyboard.press("ArrowRight");
    const second = page.getByRole("button", { name: /^Gruppe 2, / });
    await expect(second).toBeFocused();
    await expect(page.locator("[data-part=fan]")).toBeVisible();
    await page.keyboard.press("Enter");
    expect((await bare.heard("select")).at(-1)).toBe("c1");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    const place = await bare.at("c1");
    const box = await second.boundingBox();
    expect(Math.abs((box?.x ?? 0) + 24 - place.x)).toBeLessThan(2);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test(
    "dealt cards come from the pile, a played one crosses the table, and a shuffled pile parts",
    LONG,
    async ({ page, bare }) => {
      await lay(page, "map=cues");
      const seek = (ms: number) => page.evaluate((at) => window.__player.seek(at), ms);
      const half = () => page.locator("[data-group=deck] [data-half=left]").getAttribute("transform");
      await seek(250);
      const parted = await half();
      const pile = await boxOf(page, "[data-group=deck] [data-part=block]");
      await expect(page.locator("g[data-card=dealt-1]").first()).toBeHidden();
      await seek(1560);
      expect(await half()).not.toBe(parted);
      const setOut = await boxOf(page, "g[data-card=dealt-1]");
      expect(Math.hypot(setOut.x - pile.x, setOut.y - pile.y)).toBeLessThan(160);
      const last = await page.evaluate(() => window.__player.timeline?.duration ?? 0);
      await seek(last);
      const held = await bare.at("dealt-1");
      expect(held.y).toBeGreaterThan(600);
      const counter = await bare.at("c0");
      await seek(1500);
      const before = await bare.at("c0");
      expect(Math.hypot(counter.x - before.x, counter.y - before.y)).toBeGreaterThan(100);
    },
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 640 }, hasTouch: true });

  test("a tap beside a site means it, and the hand lies along the lower edge within reach", async ({
    page,
    bare,
  }) => {
    await lay(page);
    const site = await bare.at("ventnor");
    await page.touchscreen.tap(site.x + 3, site.y + 9);
    expect((await bare.heard("select")).at(-1)).toBe("ventnor");
    for (let i = 0; i < 7; i++) {
      const { x, y } = await bare.at(`hand-0-${i}`);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(390);
      expect(y).toBeGreaterThan(540);
    }
    const card = await bare.at("hand-0-2");
    await page.touchscreen.tap(card.x - 12, card.y - 20);
    expect((await bare.heard("select")).at(-1)).toBe("hand-0-2");
  });
});
