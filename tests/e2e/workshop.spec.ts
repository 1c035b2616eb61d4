import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { mint } from "../../models/kit/mint.ts";
import { ownType } from "../../models/own/index.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { told } from "./told.ts";
import { violations } from "./violations.ts";

const NEW = "/#/workshop/dogfight";
const name = (page: Page) => page.getByLabel("Name", { exact: true });
const status = (page: Page, text: string) => told(page, "status", "event").filter({ hasText: text });

/** What the page keeps of its own aircraft. */
function kept(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("tallyho.aircraft."))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null")),
  );
}

// An own aircraft from its making to its file; the other one is in own-types.spec.ts.
test(
  "designed by mouse: points and sheet follow, it is kept, survives a reload, goes out and comes back as a file",
  inTurn(0, 2),
  async ({ page }) => {
    await page.goto(NEW);
    await page.getByRole("button", { name: "Keep this aircraft" }).click();
    await expect(page.getByText("a name has 1 to 60 characters").first()).toBeVisible();
    await name(page).fill("Kestrel II");
    await page.getByText("5", { exact: true }).first().click();
    await expect(page.getByRole("radio", { name: "ENGINE 5 of 5" })).toBeChecked();
    await page.getByText("rear", { exact: true }).click();
    const points = page.getByRole("region", { name: "Design points" });
    await expect(points).toContainText("14");
    await expect(points).toContainText("As many as the Junkers Ju 88A and Grumman F4F-4 Wildcat.");
    const sheet = page.getByRole("region", { name: "Record sheet" });
    await expect(sheet).toContainText("Kestrel II");
    await expect(sheet.getByRole("img", { name: /ENGINE/ })).toHaveAccessibleName(/5/);
    await page.getByLabel("Ceiling").fill("31");
    await expect(
      page.getByText(/31 does not fit; it must be a whole number from 1 to 20/).first(),
    ).toBeVisible();
    await page.getByLabel("Ceiling").fill("17");
    await page.getByText("Biplane", { exact: true }).click();
    await page.getByRole("button", { name: "Desert" }).click();
    await page.getByRole("button", { name: "Keep this aircraft" }).click();
    await expect(status(page, "Kept in this browser.")).toBeVisible();
    await page.reload();
    await expect(name(page)).toHaveValue("Kestrel II");
    await expect(page.getByRole("radio", { name: "Biplane" })).toBeChecked();
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save Kestrel II as a file" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("tallyho-aircraft-kestrel-ii.json");
    const file = await download.path();
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      kind: "aircraft",
      aircraft: [{ name: "Kestrel II", engine: 5, weapons: ["front", "rear"], ceiling: 17 }],
    });
    await page.getByRole("button", { name: "Delete Kestrel II" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("This browser keeps no such aircraft.")).toBeVisible();
    expect(await kept(page)).toEqual([]);
    await page.getByRole("link", { name: "Begin a new one" }).click();
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(name(page)).toHaveValue("Kestrel II");
    expect(await kept(page)).toHaveLength(1);
  },
);

test("by keyboard only: figures, weapons, colours, keeping", LONG, async ({ page }) => {
  await page.goto(NEW);
  await name(page).focus();
  await page.keyboard.type("Shrike");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "ENGINE 4 of 5" })).toBeChecked();
  for (const _ of ["FUSELAGE", "TO-HIT", "front", "left"]) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Weapon left" })).toBeChecked();
  await page.getByRole("radio", { name: "Underside" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Dark earth" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Keep this aircraft" }).focus();
  await page.keyboard.press("Enter");
  await expect(status(page, "Kept in this browser.")).toBeVisible();
  expect(await kept(page)).toMatchObject([
    { name: "Shrike", design: { engine: 4, weapons: ["front", "left"], look: { under: "#80694a" } } },
  ]);
  expect(await violations(page)).toEqual([]);
});

test(
  "a bad file is refused in sentences, the good aircraft in it is kept, the bench is untouched",
  LONG,
  async ({ page }) => {
    await page.goto(NEW);
    await name(page).fill("On the bench");
    const good = { name: "Good", engine: 4, fuselage: 3, toHit: 3, weapons: ["front"], ceiling: 12 };
    const load = (aircraft: unknown) =>
      page.locator('input[type="file"]').setInputFiles({
        name: "mixed.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(aircraft)),
      });
    await load({
      format: 1,
      kind: "aircraft",
      game: "dogfight",
      aircraft: [
        good,
        { ...good, name: "Too strong", engine: 6 },
        { ...good, name: "Twice", weapons: ["rear", "rear"] },
      ],
    });
    const alert = told(page, "alert").filter({ hasText: "mixed.json" });
    await expect(alert).toContainText(
      "Too strong: aircraft.engine: 6 does not fit; it must be a whole number from 1 to 5.",
    );
    await expect(alert).toContainText("Twice: aircraft.weapons.1: rear is there twice");
    await expect(status(page, "Kept: Good.")).toBeVisible();
    await expect(name(page)).toHaveValue("On the bench");
    await load({ format: 1, game: "dogfight", rules: 1, config: { scenario: "duel" }, entries: [] });
    await expect(alert).toContainText("It holds no aircraft");
    await page.reload();
    await expect(name(page)).toHaveValue("On the bench");
  },
);

test.describe("in three dimensions", () => {
  test.use({ settings: { table3d: true, shadows: false } });

  test(
    "the miniature is the one that the kit makes in Node, and it flies at once against a type of the list",
    LONG,
    async ({ page, table }) => {
      await page.goto(NEW);
      await page.getByLabel("Begin with").selectOption("Boeing B-17G");
      await page.getByRole("button", { name: "Take it" }).click();
      await expect(name(page)).toHaveValue("Boeing B-17G");
      await name(page).fill("Fortress of one's own");
      await page.getByRole("button", { name: "Winter" }).click();
      await page.getByText("Red disc", { exact: true }).click();
      await page.getByRole("button", { name: "Keep this aircraft" }).click();
      await expect(status(page, "Kept in this browser.")).toBeVisible();
      const [own] = (await kept(page)) as [{ design: { look: Parameters<typeof ownType>[0] } }];
      const look = {
        ...own.design.look,
        power: 3,
        bulk: 5,
        guns: ["front", "left", "right", "rear"] as const,
      };
      const { triangles } = mint(ownType(look));
      await expect(page.getByRole("figure")).toHaveAttribute("data-triangles", triangles.toString());
      await page.getByLabel("Against").selectOption("Mitsubishi A6M2 Zero");
      await page.getByRole("button", { name: "Fly it now" }).click();
      await expect(table.line("R1")).toBeVisible();
      await expect(page.locator("canvas").first()).toBeVisible();
      await expect(page.getByText("Fortress of one's own").first()).toBeVisible();
    },
  );
});
