import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { freshDesign } from "../../src/games/dogfight/face/workshop/design.ts";
import { FRESH, named } from "../../src/games/great-war/face/workshop/design.ts";
import { expect, inTurn, LONG, seeing, test } from "./base.ts";
import { violations } from "./violations.ts";

/** Designs of one's own as the workshop keeps them. */
const OWN = {
  dogfight: { ...freshDesign(), name: "Kestrel", engine: 2 },
  "great-war": named({ ...FRESH, max: 11 }, "Shrike"),
};

/** Puts a design among those that this browser keeps. */
async function keep(page: Page, game: keyof typeof OWN): Promise<void> {
  const design = OWN[game];
  const kept = JSON.stringify({ version: 1, game, name: design.name, updated: 5, design });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    `tallyho.aircraft.${game}`,
    kept,
  ] as const);
}

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

// An own aircraft from its making to its file; the other one is in workshop.spec.ts.
test(
  "by mouse: an own aircraft takes a place of a battle, and goes with its file and its link",
  inTurn(1, 2),
  async ({ page, table, browser }) => {
    await keep(page, "dogfight");
    await page.goto("/#/new/dogfight/duel");
    await page.getByText("As in the battle: exchange some").click();
    await page.getByLabel("R1", { exact: true }).selectOption("Kestrel (own design)");
    await expect(page.getByText("Exchanged: 1")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("R1", { exact: true }).locator("option:checked")).toHaveText(
      "Kestrel (own design)",
    );
    await page.getByLabel("B1", { exact: true }).selectOption("Mitsubishi A6M2 Zero");
    await table.button("Start").click();
    await table.tab("Sheets");
    await expect(page.getByRole("article", { name: /R1/ })).toContainText("Kestrel");
    await expect(page.getByRole("article", { name: /B1/ })).toContainText("Mitsubishi A6M2 Zero");
    const coming = page.waitForEvent("download");
    await table.menu("Download as a file");
    const { config } = JSON.parse(readFileSync(await (await coming).path(), "utf8"));
    expect(config.aircraft).toMatchObject([
      { id: "R1", type: OWN.dogfight, speed: 2, x: 22, y: 6 },
      { id: "B1", type: "a6m2" },
    ]);
    await table.menu(/^Share/);
    await table.button("Copy the link").click();
    await expect(page.getByText("The link is copied.").first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = seeing(await (await browser.newContext()).newPage());
    await elsewhere.addInitScript(() =>
      localStorage.setItem(
        "tallyho.settings",
        '{"table3d":false,"briefing":false,"motion":"reduced","language":"en"}',
      ),
    );
    await elsewhere.goto(link);
    await expect(elsewhere.getByText("Kestrel").first()).toBeVisible();
    await elsewhere.context().close();
  },
);

test(
  "by keyboard: an own aircraft of the Great War takes a place, all go back, and one takes it again",
  LONG,
  async ({ page, table }) => {
    await keep(page, "great-war");
    await page.goto("/#/new/great-war/duel");
    await page.getByText("As in the battle: exchange some").focus();
    await page.keyboard.press("Enter");
    const [first] = await page.locator("details select").all();
    await first?.focus();
    await page.keyboard.type("Shrike");
    await expect(page.getByText("Exchanged: 1")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "All as in the battle" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Exchanged: 1")).toBeHidden();
    await page.getByText("As in the battle: exchange some").focus();
    await page.keyboard.press("Enter");
    await first?.focus();
    await page.keyboard.type("Shrike");
    await page.getByRole("button", { name: "Start" }).focus();
    await page.keyboard.press("Enter");
    await table.tab("Sheets");
    await expect(page.getByRole("article").filter({ hasText: "Shrike" })).toBeVisible();
  },
);

test("a campaign has no types to exchange", LONG, async ({ page }) => {
  await page.goto("/#/new/great-war/bloody-april");
  await expect(page.getByRole("button", { name: "Start" })).toBeEnabled();
  await expect(
    page.getByRole("heading", { name: "Tables" }).or(page.getByText("Tables").first()),
  ).toBeVisible();
  await expect(page.getByText("As in the battle: exchange some")).toBeHidden();
});

test.describe("on a phone, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, settings: { language: "de" } });

  test("an own aircraft is chosen by touch; nothing stands beyond the edge", LONG, async ({ page }) => {
    await keep(page, "dogfight");
    await page.goto("/#/new/dogfight/four-a-side");
    await page.getByText("Wie im Gefecht: austauschen").tap();
    await page.getByLabel("B3", { exact: true }).selectOption("Kestrel (eigener Entwurf)");
    await expect(page.getByText("Ausgetauscht: 1")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Beginnen" }).tap();
    await expect(page.getByText("Kestrel").first()).toBeAttached();
  });
});
