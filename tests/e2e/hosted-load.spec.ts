import type { Page } from "@playwright/test";
import { firstLoad } from "../../scripts/first-load.js";
import { expect, test } from "./base.ts";
import { clubOfTests, hostTable, PHONE } from "./club-device.ts";
import { DIST } from "./dist.ts";

const { phone: counted } = firstLoad(DIST);
const { device } = clubOfTests();

/** A moment at which a page was found to take orders, by its own clock. */
interface Standing {
  standsAt?: number;
}

/** Notes when the page's pad stands: orders can be written from then on. */
async function notePad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const stands = [...document.querySelectorAll("label")].some((label) =>
        label.textContent?.startsWith("Orders for"),
      );
      if (stands) (globalThis as Standing).standsAt = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** The files that a page had asked for by the time that its pad stood. */
function askedUntilThen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { standsAt } = globalThis as Standing;
    if (standsAt === undefined) throw new Error("the pad does not stand");
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= standsAt)
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => !name.startsWith("socket.io"));
  });
}

test("a phone asks for nothing but what its size counts until its pad stands, and for no 3D at all", async ({
  browser,
}) => {
  const code = await hostTable(await device(browser), "Spitfire against Bf 109E");
  const { page } = await device(browser, PHONE, { table3d: true });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await notePad(page);
  await page.goto(`/#/join/${code}`);
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("button", { name: "Red" }).tap();
  await page.getByRole("button", { name: "Join", exact: true }).tap();
  await page.getByLabel("Orders for R1").fill("2L1");
  const asked = await askedUntilThen(page);
  expect(asked.filter((file) => !counted.has(file))).toEqual([]);
  expect(asked).not.toEqual([]);
  // The table comes then, flat, and letters and its mat when the phone has nothing better to do.
  await expect(page.locator('.board[data-stands="true"] svg').first()).toBeVisible();
  await expect.poll(() => requests.some((url) => url.endsWith(".woff2"))).toBe(true);
  await expect.poll(() => page.locator(".board image").count()).toBeGreaterThan(0);
  expect(requests.filter((url) => /\/(three|scene|gltf)-|\.glb/.test(url))).toEqual([]);
});
