import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, inTurn, LONG, test } from "./base.ts";
import { told } from "./told.ts";
import { violations } from "./violations.ts";

const NEW = "/#/workshop/great-war";
const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator("input, select"));
const status = (page: Page, text: string) => told(page, "status", "event").filter({ hasText: text });

/** What the page keeps of its own aircraft. */
function kept(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("tallyho.aircraft."))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null")),
  );
}

test(
  "an own type is made, refused in sentences, kept, goes out and comes back as a file, and flies in a duel",
  LONG,
  async ({ page, table }) => {
    await page.goto(NEW);
    await page.getByLabel("Begin with").selectOption("Fokker D.VII");
    await page.getByRole("button", { name: "Take it" }).click();
    await expect(field(page, "Name")).toHaveValue("Fokker D.VII");
    await field(page, "Name").fill("Kestrel II");
    await field(page, "Top speed").fill("99");
    await expect(
      page.getByText(/“99” does not fit; it must be a whole number from 1 to 30/).first(),
    ).toBeVisible();
    await page.getByRole("button", { name: "Keep this aircraft" }).click();
    await expect(page.getByText("This design can't be used yet:")).toBeVisible();
    expect(await kept(page)).toEqual([]);
    await field(page, "Top speed").fill("12");
    await field(page, "Climb").fill("a lot");
    await expect(page.getByText(/“a lot” does not fit/).first()).toBeVisible();
    await expect(field(page, "Climb")).toHaveValue("a lot");
    await field(page, "Climb").fill("200");
    await field(page, "Maneuver schedule").selectOption("E");
    await field(page, "Model").selectOption("Fokker Dr.I in red");
    const sheet = page.getByRole("region", { name: "Record sheet" });
    await expect(sheet).toContainText("Kestrel II");
    await expect(sheet).toContainText("Maneuver schedule E");
    await expect(page.getByRole("region", { name: "Top speed" })).toContainText("12 MP");
    await page.getByRole("button", { name: "Keep this aircraft" }).click();
    await expect(status(page, "Kept in this browser.")).toBeVisible();
    await page.reload();
    await expect(field(page, "Name")).toHaveValue("Kestrel II");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save Kestrel II as a file" }).click();
    const file = await (await coming).path();
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      kind: "aircraft",
      game: "great-war",
      aircraft: [{ name: "Kestrel II", max: 12, climb: 200, schedule: "E", model: "fokker-dr-i-red" }],
    });
    await page.getByRole("button", { name: "Delete Kestrel II" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("link", { name: "Begin a new one" }).click();
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(field(page, "Name")).toHaveValue("Kestrel II");
    await page.getByLabel("Against").selectOption("S.E.5a");
    await page.getByRole("button", { name: "Fly it now" }).click();
    await expect(page.getByRole("region", { name: "G1 moves · Kestrel II" })).toBeVisible();
    await table.tab("Sheets");
    await expect(page.getByRole("article", { name: "Status pad of G1" })).toContainText("Kestrel II");
  },
);

test(
  "a wrong figure stays as it was typed, through a reload too, and one sentence says what would be right",
  LONG,
  async ({ page }) => {
    await page.goto(NEW);
    await field(page, "Name").fill("Kestrel");
    const right = "it must be a whole number from 1 to 30";
    const refused = told(page, "alert").filter({ hasText: "does not fit" });
    for (const text of ["0", "1234", "-1", "9 5", "9,5"]) {
      await field(page, "Top speed").fill(text);
      await expect(field(page, "Top speed")).toHaveValue(text);
      await expect(refused).toHaveText([`max: “${text}” does not fit; ${right}.`]);
    }
    await page.getByRole("button", { name: "Keep this aircraft" }).click();
    await expect(refused).toHaveCount(2);
    await expect(refused.filter({ hasText: "can't be used yet" })).toContainText("“9,5”");
    await page.reload();
    await expect(field(page, "Top speed")).toHaveValue("9,5");
    await expect(refused).toHaveText([`max: “9,5” does not fit; ${right}.`]);
    await field(page, "Climb").fill("-1");
    await expect(page.getByRole("region", { name: "Climb" })).toContainText("It has no figure yet.");
  },
);

test("an own type is put on the table in the set-up editor", LONG, async ({ page }) => {
  await page.goto(NEW);
  await field(page, "Name").fill("Shrike");
  await page.getByRole("button", { name: "Keep this aircraft" }).click();
  await expect(status(page, "Kept in this browser.")).toBeVisible();
  await page.goto("/#/editor/great-war");
  await page.getByRole("button", { name: "An empty table" }).click();
  for (const [side, type] of [
    ["Allies", "Shrike"],
    ["Germans", "Fokker Dr.I"],
  ] as const) {
    await page.getByRole("button", { name: `Add to the ${side}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Search").fill(type);
    await dialog.getByRole("button", { name: type }).first().click();
  }
  await expect(page.locator("[data-row]").filter({ hasText: "Shrike" })).toBeVisible();
  await expect(page.getByRole("region", { name: "To put right" })).toBeHidden();
});

// A workplace worked by the keyboard; the other one is in editor.spec.ts.
test("by keyboard only, with no violation", inTurn(0, 2), async ({ page }) => {
  await page.goto(NEW);
  await field(page, "Name").focus();
  await page.keyboard.type("Wren");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field(page, "Top speed")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page, "Top speed")).toHaveValue("10");
  await page.getByRole("button", { name: "Mount another gun" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Guns, mount 2" })).toBeVisible();
  await page.getByText(/^Special rules/).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("switch", { name: "Hangs on its propeller" }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Keep this aircraft" }).focus();
  await page.keyboard.press("Enter");
  await expect(status(page, "Kept in this browser.")).toBeVisible();
  expect(await kept(page)).toMatchObject([
    {
      name: "Wren",
      game: "great-war",
      design: {
        max: 10,
        flags: ["on-its-propeller", "fighter"],
        mounts: [{ id: "front" }, { id: "front-2" }],
      },
    },
  ]);
  expect(await violations(page)).toEqual([]);
});

test("aircraft of the other game are refused", LONG, async ({ page }) => {
  await page.goto(NEW);
  await page.locator('input[type="file"]').setInputFiles({
    name: "other.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ format: 1, kind: "aircraft", game: "dogfight", aircraft: [{}] })),
  });
  await expect(told(page, "alert").filter({ hasText: "other.json" })).toContainText(
    "Its designs are for the game “dogfight”, not for this one.",
  );
});

test.describe("on a phone, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, settings: { language: "de" } });

  test(
    "an own type is made by touch; nothing stands beyond the edge, nothing is English",
    LONG,
    async ({ page }) => {
      await page.goto(NEW);
      await page.getByLabel("Name", { exact: true }).fill("Falke");
      await page.getByRole("button", { name: "Noch eine Waffe einbauen" }).tap();
      await page.getByText("Sonderregeln").first().tap();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      const english = /\b(the|and|your|guns?|turn|aircraft|speed|nobody)\b/i;
      const texts = await page.locator("main *").evaluateAll((elements) =>
        elements.flatMap((element) => {
          const own = [...element.childNodes].filter((node) => node.nodeType === 3);
          return own.map((node) => node.nodeValue?.trim() ?? "");
        }),
      );
      expect(texts.filter((text) => english.test(text))).toEqual([]);
      await page.getByRole("button", { name: "Dieses Flugzeug aufbewahren" }).tap();
      await expect(
        told(page, "status", "event").filter({ hasText: "In diesem Browser aufbewahrt." }),
      ).toBeVisible();
      expect(await violations(page)).toEqual([]);
    },
  );
});
