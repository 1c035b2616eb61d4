import { expect, LONG, test } from "./base.ts";

test(
  "a first exchange of cards: told, tried wrong, looked up in the rules, answered and answered back",
  LONG,
  async ({ page }) => {
    const card = page.getByRole("region", { name: "The instructor" });
    const button = (name: string) => card.getByRole("button", { name, exact: true });
    const line = page.locator('[data-point="line"]').getByRole("textbox");
    const answer = async (text: string) => {
      await line.fill(text);
      await line.press("Enter");
    };
    await page.goto("/#/lesson/down-in-flames");
    await expect(card).toContainText("Welcome to the card table");
    for (const told of ["They are your energy", "neither is behind the other", "A player-turn begins"]) {
      await button("Next").click();
      await expect(card).toContainText(told);
    }

    await card.getByRole("link", { name: "DIF-2.1" }).click();
    const rules = page.getByRole("dialog");
    await expect(rules.locator('[aria-current="true"]')).toContainText("draws a card for each");
    await page.keyboard.press("Escape");

    await answer("pass");
    await expect(card).toContainText("Now your cards");
    await button("A card that you don't hold").click();
    await expect(card).toContainText("IN MY SIGHTS 4/5 is not in this hand");
    await answer("maneuvering B1");
    await expect(card).toContainText("here 2:1");
    await answer("in-my-sights 1/2 B1");
    await expect(card).toContainText("He answers with TIGHT TURN");
    await answer("scissors");
    await expect(card).toContainText("the shot stands, at 2:1");
    await answer("resolve");
    await expect(card).toContainText("the die showed a 2: damaged");
  },
);

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
