import type { Page } from "@playwright/test";
import { expect, inTurn, test } from "./base.ts";
import { Listener, wordsIn } from "./listener.ts";
import { violations } from "./violations.ts";

/** The most words that a turn may take at the level `brief`. */
const MOST_WORDS = 60;

/** What a shot comes to. */
const SHOT = /\b(hit|hits|miss|misses|trifft|Treffer|verfehlt)\b/i;

const LANGUAGES = [
  { language: "en", start: /^Start$/, headings: ["Situation", "Command", "Question"] },
  { language: "de", start: /^Beginnen$/, headings: ["Lage", "Befehl", "Frage"] },
] as const;

/** A match against a computer player, begun by keys alone. */
async function begun(page: Page, scenario: string, start: RegExp): Promise<Listener> {
  const listener = await Listener.at(page);
  await page.goto(`/#/new/${scenario}`);
  await expect(page.getByRole("button", { name: start })).toBeVisible();
  await listener.tabTo(start);
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/match\//);
  await listener.forgetsPages();
  await expect(page.locator(".command input")).toBeFocused();
  await listener.hear(true);
  await listener.holdsTree();
  return listener;
}

/** What is asked now is an order to be written, and not one of some answers. */
function isOrder(page: Page): Promise<boolean> {
  return page.locator("main.ear .order-input").nth(1).isVisible();
}

for (const [turn, { language, start, headings }] of LANGUAGES.entries()) {
  test.describe(`by ear, ${language}`, () => {
    test.use({ settings: { language, ear: true, announcements: "brief" } });

    test("the switch is the first button of every page", async ({ page }) => {
      await page.goto("/#/about");
      await expect(page.locator(".ear-switch")).toBeAttached();
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveAttribute("aria-pressed", "true");
    });

    test("a duel of five turns with a shot", inTurn(turn, 4), async ({ page }) => {
      test.slow();
      const listener = await begun(page, "dogfight/duel", start);
      const shown = await page.locator("main.ear h2").allInnerTexts();
      expect(shown).toEqual(expect.arrayContaining([...headings]));
      let isShot = false;
      // Whether and when somebody has a shot is for the computer to say as well.
      for (let turn = 1; turn <= 5 || (!isShot && turn <= 12); turn++) {
        const told = [...(await listener.give(turn % 2 === 0 ? "2" : "1L1"))];
        while ((await page.locator(".question__offers").count()) > 0)
          told.push(...(await listener.give("1")));
        expect(wordsIn(told), `words of turn ${turn}: ${told.join(" ")}`).toBeLessThanOrEqual(MOST_WORDS);
        isShot ||= SHOT.test(told.join(" "));
        if ((await page.locator(".pads").count()) === 0) break;
      }
      expect(isShot).toBe(true);
      expect(await violations(page)).toEqual([]);
      await listener.holdsTree();
    });

    test("an exchange of cards", inTurn(turn + 1, 4), async ({ page }) => {
      const listener = await begun(page, "down-in-flames", start);
      for (let asked = 0; asked < 5; asked++)
        expect(wordsIn(await listener.give("1")), `words of answer ${asked}`).toBeLessThanOrEqual(MOST_WORDS);
      await listener.holdsTree();
    });

    test("turns of the Great War", inTurn(turn + 2, 4), async ({ page }) => {
      const listener = await begun(page, "great-war", start);
      for (let move = 0; move < 2; move++)
        expect(wordsIn(await listener.give("1")), `words of move ${move}`).toBeLessThanOrEqual(MOST_WORDS);
      expect(await isOrder(page)).toBe(true);
      await listener.holdsTree();
    });

    test("a raid", inTurn(turn + 3, 4), async ({ page }) => {
      const listener = await begun(page, "battle-of-britain/raid", start);
      // How much the other side does between two answers is for the dice to say.
      const told: string[] = [];
      for (let asked = 0; asked < 6; asked++) told.push(...(await listener.give("1")));
      expect(wordsIn(told) / 6, told.join(" ")).toBeLessThanOrEqual(MOST_WORDS);
      await listener.holdsTree();
    });
  });
}
