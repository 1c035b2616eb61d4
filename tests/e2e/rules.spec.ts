import { expect, LONG, test } from "./base.ts";
import { violations } from "./violations.ts";

test("the rules: from the menu, by search, by number, with examples that the referee judges", async ({
  page,
}) => {
  await page.goto("/#/");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Rules" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dogfight with secret orders");
  expect(await violations(page)).toEqual([]);

  const orders = page.getByLabel("Orders to try");
  await orders.fill("LR2");
  const trial = page.getByRole("figure").filter({ has: orders });
  await expect(trial).toContainText("E6:");
  await orders.fill("2L1");
  await expect(trial).toContainText("2L1 costs 4 SPEED");

  const range = page.getByRole("slider", { name: "How far away" });
  await range.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("figure").filter({ has: range })).toContainText("beyond the longest range");

  await page.getByRole("heading", { name: "Fields of fire" }).click();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search the rules")).toBeFocused();
  await page.keyboard.type("half an inch");
  await expect(page.getByRole("region", { name: "A turn", exact: true })).toHaveCount(0);
  await expect(page.getByText("R-24", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "A turn", exact: true })).toBeVisible();
});

test("a dive is written with two strokes that stay apart", LONG, async ({ page }) => {
  await page.goto("/#/new/dogfight/bounce");
  await expect(page.getByText(/-- dives two/)).toBeVisible();
  const widths = await page.getByText(/-- dives two/).evaluate((place) => {
    return ["--", "—"].map((text) => {
      const mark = document.createElement("span");
      mark.textContent = text;
      place.append(mark);
      return mark.getBoundingClientRect().width;
    });
  });
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
});

test("the address of a rule shows and marks it; one that is not there says so", LONG, async ({ page }) => {
  await page.goto("/#/rules/dogfight/R-16");
  const ruling = page.locator('[aria-current="true"]');
  await expect(ruling).toContainText("R-16");
  await expect(ruling).toBeInViewport();
  await expect(ruling).toBeFocused();
  await ruling.getByRole("link", { name: "Who fires first" }).click();
  await expect(page).toHaveURL(/#\/rules\/dogfight\/initiative$/);
  await expect(page.getByRole("region", { name: "Who fires first" })).toBeInViewport();
  await page.goto("/#/rules/dogfight/R-99");
  await expect(page.getByText("There is no rule “R-99”")).toBeVisible();
  await page.goto("/#/rules/chess");
  await expect(page.getByText("There are no rules of a game “chess” here.")).toBeVisible();
});

test(
  "a refused order's number opens its rule above the match; Esc comes back and nothing is lost",
  LONG,
  async ({ page, table }) => {
    await table.setUp("duel", "rules");
    await table.lift("red");
    await table.type("R1", "1LR1");
    const pad = page.getByRole("region", { name: "Order pad of R1" });
    await pad.getByRole("link", { name: "E6" }).click();
    const rules = page.getByRole("dialog", { name: "The rules" });
    await expect(rules.locator('[aria-current="true"]')).toContainText("E6");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(rules).toHaveCount(0);
    await expect(table.line("R1")).toHaveValue("1LR1");
    await table.menu("Rules");
    await expect(rules).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(table.line("R1")).toHaveValue("1LR1");
  },
);

test("the rules in the header are those of the game that was looked at last", LONG, async ({ page }) => {
  const rules = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Rules" });
  await page.goto("/#/new/great-war/duel");
  await rules.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Biplanes over the trenches");
  await page.goto("/#/matches");
  await rules.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Biplanes over the trenches");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Dogfight with secret orders/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dogfight with secret orders");
  await page.goto("/#/settings");
  await page.goto("/#/rules");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dogfight with secret orders");
});

test(
  "rules of the card dogfight are found by their numbers, and their odds are worked out",
  LONG,
  async ({ page }) => {
    await page.goto("/#/rules/down-in-flames/DIF-R37");
    await expect(page.locator('[aria-current="true"]')).toContainText("Following is free");
    await page
      .getByRole("navigation", { name: "Contents" })
      .getByRole("link", { name: "Odds", exact: true })
      .click();
    const odds = page.getByRole("table", { name: /^The D12/ });
    await expect(odds.getByRole("row", { name: /^2\.5:1/ })).toContainText("7/12");
    await page.getByLabel("Search the rules").fill("Beaufighter");
    await expect(page.getByRole("region", { name: "Special characteristics" })).toBeVisible();
    await expect(page.getByText("DIF-10.13", { exact: true }).first()).toBeVisible();
  },
);
