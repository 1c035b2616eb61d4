import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, LONG, seeing, test } from "./base.ts";
import { violations } from "./violations.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"], viewport: { width: 1280, height: 720 } });

const TITLE = "Two over the salient";

function field(page: Page, name: string): Locator {
  return page.getByLabel(name, { exact: true });
}

function row(page: Page, name: RegExp): Locator {
  return page.locator("[data-row]").filter({ hasText: name });
}

async function add(page: Page, side: string, type: string): Promise<void> {
  await page.getByRole("button", { name: `Add to the ${side}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Search").fill(type);
  await dialog.getByRole("button", { name: type }).first().click();
}

/** The middle of a piece on the flat table. */
async function middle(page: Page, label: string): Promise<{ x: number; y: number }> {
  const piece = page.locator("[data-piece]").filter({ hasText: label }).locator("[data-part=turns]");
  const box = await piece.first().boundingBox();
  if (!box) throw new Error(`${label} is not on the table`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test(
  "a set-up over the front is built, judged on every key, kept, shared and played",
  LONG,
  async ({ page, browser }) => {
    await page.goto("/#/editor/great-war");
    await page.getByRole("button", { name: "An empty table" }).click();
    await add(page, "Allies", "Sopwith Camel");
    await add(page, "Germans", "Fokker Dr.I");

    const before = await field(page, "Hex").inputValue();
    const from = await middle(page, "G1");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30);
    await page.mouse.move(from.x + 120, from.y + 60);
    await page.mouse.wheel(0, -100);
    await page.mouse.up();
    await expect(field(page, "Hex")).not.toHaveValue(before);
    await expect(field(page, "Altitude (m)")).toHaveValue("2050");
    const hex = await field(page, "Hex").inputValue();
    await page.getByRole("button", { name: "Turn right" }).click();
    await expect(field(page, "Nose")).toHaveValue("4");

    await field(page, "Altitude (m)").fill("9000");
    const wrong = page.getByRole("region", { name: "To put right" });
    await expect(wrong).toContainText("G1, Altitude (m)");
    await field(page, "Altitude (m)").fill("high");
    await expect(wrong).toContainText("“high”");
    await expect(field(page, "Altitude (m)")).toHaveValue("high");
    await page.keyboard.press("Control+z");
    await field(page, "Altitude (m)").fill("2400");
    await expect(wrong).toBeHidden();

    await page.getByRole("tab", { name: /^Guns and targets/ }).click();
    await page.getByRole("button", { name: "Add a gun" }).click();
    await expect(row(page, /^M1/)).toBeVisible();
    await page.getByRole("tab", { name: /^Board and rules/ }).click();
    await field(page, "Turns at most").fill("12");

    await field(page, "Name of the set-up").fill(TITLE);
    await page.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(page).toHaveURL(/#\/editor\/great-war\/[a-z0-9]{12}$/);
    await page.reload();
    await row(page, /^G1/).click();
    await expect(field(page, "Hex")).toHaveValue(hex);
    await expect(field(page, "Altitude (m)")).toHaveValue("2400");

    await page.getByRole("button", { name: "Share", exact: true }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as file" }).click();
    const saved = JSON.parse(readFileSync(await (await coming).path(), "utf8"));
    expect(saved).toMatchObject({
      game: "great-war",
      title: TITLE,
      config: { turns: 12, guns: [{ id: "M1" }] },
    });
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const elsewhere = seeing(await (await browser.newContext()).newPage());
    await elsewhere.addInitScript(() =>
      localStorage.setItem(
        "tallyho.settings",
        '{"table3d":false,"briefing":false,"motion":"reduced","language":"en"}',
      ),
    );
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("heading", { name: TITLE })).toBeVisible();
    await expect(elsewhere.getByText("G1 Fokker Dr.I")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test("a scenario is changed, told in German", LONG, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "tallyho.settings",
      '{"table3d":false,"briefing":false,"motion":"reduced","language":"de"}',
    ),
  );
  await page.goto("/#/editor/great-war/trench-strafing");
  await expect(page.getByRole("tab", { name: /^Flugzeuge/ })).toBeVisible();
  await page.getByRole("tab", { name: /^Geschütze und Ziele/ }).click();
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await page.getByRole("tab", { name: /^Karte und Regeln/ }).click();
  await expect(page.getByLabel("Zugfolge")).toBeVisible();
});
