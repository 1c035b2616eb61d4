import { some } from "../extent.ts";
import { expect, test } from "./base.ts";
import { settled } from "./settled.ts";
import { violations } from "./violations.ts";

/** Battles of all games: their address, and a word of the task of a side. */
const BATTLES = [
  ["dogfight/bounce", "Get across the edge."],
  ["great-war/duel", "Allies"],
  ["down-in-flames", "Allies"],
  ["battle-of-britain", "RAF"],
  ["luftwaffe", "Americans"],
] as const;

test.use({ settings: { briefing: true } });

for (const [address, told] of some(BATTLES, 5))
  test(`what a match is about is told once, before it is played: ${address}`, async ({ page, table }) => {
    await page.goto(`/#/new/${address}`);
    await table.button("Start").click();
    await page.waitForURL(/#\/match\//);
    const sheet = page.getByRole("dialog");
    await expect(sheet).toContainText("How this match is won");
    await expect(sheet).toContainText(told);
    await settled(page);
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await expect(sheet.getByRole("button", { name: "Begin" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(sheet).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await settled(page);
    await expect(sheet).toHaveCount(0);
    await table.menu("Briefing");
    await expect(sheet).toContainText(told);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });
