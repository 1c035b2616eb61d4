import { expect, test } from "./base.ts";
import { violations } from "./violations.ts";

test("crews are ticked for the first mission of Bloody April, and the ledger is read", async ({ page }) => {
  await page.goto("/#/new/great-war/bloody-april");
  await page.getByRole("button", { name: "Start", exact: true }).click();

  // Nobody for the task yet: a sentence says so, and nothing is lost.
  const line = page.getByLabel("Or write it");
  await page.getByRole("checkbox", { name: /^Lockyer/ }).check();
  await page.getByRole("checkbox", { name: /^Cole/ }).check();
  await expect(line).toHaveValue("fly Lockyer Cole");
  await page.getByRole("button", { name: "Take off" }).click();
  await expect(page.getByRole("alert")).toContainText("two-seater");

  await line.fill("fly cole, quayle");
  await expect(page.getByRole("checkbox", { name: /^Marsden/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Lockyer/ })).not.toBeChecked();

  await page.getByRole("tab", { name: "Sheets" }).click();
  await page.getByRole("button", { name: "Read it large" }).click();
  const ledger = page.getByRole("dialog", { name: /Bloody April/ });
  await expect(ledger.getByRole("row", { name: /^Rautenberg/ })).toContainText("double ace");
  expect(await violations(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "Orders" }).click();
  await page.getByRole("button", { name: "Take off" }).click();
  await expect(
    page.getByText("The Allies fly: A1 Marsden and Quayle (F.E.2b) and A2 Cole").first(),
  ).toBeVisible();
});
