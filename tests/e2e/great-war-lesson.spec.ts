import { expect, LONG, test } from "./base.ts";

test(
  "a first turn over the trenches: told, tried wrong, looked up in the rules, flown",
  LONG,
  async ({ page }) => {
    const card = page.getByRole("region", { name: "The instructor" });
    const button = (name: string) => card.getByRole("button", { name, exact: true });
    const line = page.getByLabel("Move of A1");
    await page.goto("/#/new/great-war/duel");
    await page.getByRole("link", { name: /first lesson/i }).click();
    await expect(card).toContainText("Welcome to the front");
    await button("Next").click();
    await expect(card).toContainText("Later is better");
    await button("Next").click();
    await button("Too fast: 12").click();
    await expect(card).toContainText("The referee says: Speed 12");

    await card.getByRole("link", { name: "D-02" }).click();
    const rules = page.getByRole("dialog");
    await expect(rules.locator('[aria-current="true"]')).toContainText("D-02");
    await page.keyboard.press("Escape");

    await line.fill("8: F8");
    await expect(card).toContainText("All 8 MP are spent");
    await line.press("Enter");
    await expect(card).toContainText("That was a turn");
    await button("Next").click();
    await line.fill("8: F2 L F3 R F");
    await expect(card).toContainText("Now down to him");
    await button("Too steep: −400").click();
    await expect(card).toContainText("your wings fold");
    await line.fill("8: F2 L F3 R F -150");
    await expect(card).not.toContainText("your wings fold");
    await expect(button("Next")).toBeVisible();
  },
);
