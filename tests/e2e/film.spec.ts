import type { Page } from "@playwright/test";
import { drawAnyhow } from "../../scripts/pictures/draw-anyhow.ts";
import { expect, keepSettings, LONG, seeing, test } from "./base.ts";
import { drawCheaply } from "./draw-cheaply.ts";
import { settled } from "./settled.ts";

declare global {
  /** How often the page has asked for a context that only a graphics card gives. */
  var asked: number | undefined;
}

test.use({ settings: { table3d: true, motion: "full", adaptive: false } });

/** Run in a page before its own scripts: counts how often it asks for a graphics card. */
function watchCards(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    wish?: { readonly failIfMajorPerformanceCaveat?: boolean },
  ) {
    if (wish?.failIfMajorPerformanceCaveat) globalThis.asked = (globalThis.asked ?? 0) + 1;
    return getContext.call(this, kind, wish);
  } as typeof getContext;
}

/** Run in a page before its own scripts: a machine that draws ten frames a second. */
function drawSlowly(): void {
  globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 100));
  globalThis.cancelAnimationFrame = (id) => clearTimeout(id);
}

function film(page: Page) {
  return page.locator('.film[data-seen="true"] canvas');
}

async function keepsPicture(page: Page): Promise<void> {
  await expect(page.locator("canvas")).toHaveCount(0, { timeout: 100_000 });
  const picture = page.locator(".hero__picture img");
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test("the home page shows a battle that runs, and leaves nothing of it on other pages", async ({ page }) => {
  await page.addInitScript(drawAnyhow);
  await page.goto("/#/");
  await expect(film(page)).toBeVisible();
  await expect(page.locator(".hero__picture")).toBeVisible();
  await expect(page.locator(".film")).toHaveAttribute("inert");
  await page.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
});

test(
  "where there is no graphics card the home page keeps its picture, and fetches no table",
  LONG,
  async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.addInitScript(watchCards);
    await page.goto("/#/");
    await expect.poll(() => page.evaluate(() => globalThis.asked)).toBe(1);
    await settled(page);
    await keepsPicture(page);
    expect(fetched.filter((url) => /FilmTable|TableView|\.glb/.test(url))).toEqual([]);
  },
);

test(
  "when the graphics card goes and does not come back, the picture stands there again",
  LONG,
  async ({ browser, baseURL }) => {
    // React tells of what was thrown where the table was shown: a page whose faults nobody watches.
    const page = seeing(await browser.newPage(baseURL ? { baseURL } : {}));
    await keepSettings(page, { table3d: true, motion: "full", adaptive: false, language: "en" });
    await page.addInitScript(drawCheaply);
    await page.addInitScript(drawAnyhow);
    await page.goto("/#/");
    await film(page).waitFor();
    await film(page).evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    });
    await keepsPicture(page);
    await expect(page.locator(".hero__picture")).toBeVisible();
    await page.close();
  },
);

test.describe("a machine that is too slow", () => {
  test.use({ settings: { table3d: true, motion: "full", adaptive: true } });

  test(
    "keeps the picture once the plainest film is too much for it; the settings say why",
    LONG,
    async ({ page }) => {
      await page.addInitScript(drawAnyhow);
      await page.addInitScript(drawSlowly);
      await page.goto("/#/");
      await expect(film(page)).toBeVisible();
      await keepsPicture(page);
      await page.goto("/#/settings");
      await expect(page.getByText("This machine was too slow for the whole picture")).toHaveCount(1);
      await page.goto("/#/");
      await settled(page);
      await page.waitForTimeout(2500);
      await keepsPicture(page);
    },
  );
});
