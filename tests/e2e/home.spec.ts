import { expect, test } from "./base.ts";

const SCREENS = [
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const;

/** The games' pictures, each with the battles behind it. */
const GAMES = 5;

test("the home page: a newcomer's path first, five games as pictures, on three screens at most", async ({
  page,
}) => {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.goto("/#/");
    const path = page.locator(".path").getByRole("button");
    await expect(path.first()).toHaveText("Fly: Thirty seconds");
    await expect(path.nth(1)).toHaveText("Fly: Spitfire against Bf 109E");
    await expect(page.locator(".path").getByRole("link")).toHaveText(
      "Fly the first lesson with an instructor",
    );
    await expect(page.locator(".path")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".games img")).toHaveCount(GAMES);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens, `screens of ${width} × ${height}`).toBeLessThanOrEqual(3);
  }
});

test("behind a game's picture are its battles, and a way to each of its pages", async ({ page }) => {
  await page.goto("/#/");
  await page.getByRole("link", { name: "All 16 battles: Biplanes over the trenches" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Biplanes over the trenches, 1916–18");
  await expect(page.locator(".cards__place")).toHaveCount(16);
  for (const name of ["Watch a battle", "First lesson", "Design an aircraft", "Print its papers"])
    await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
  await page.getByRole("link", { name: "Bloody April" }).click();
  await expect(page).toHaveURL(/#\/new\/great-war\/bloody-april$/);
  await page.goto("/#/game/chess");
  await expect(page.getByRole("main")).toContainText("/game/chess");
});
