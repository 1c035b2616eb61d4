import { devices, type Locator, type Page } from "@playwright/test";
import { expect, inTurn, LONG, test } from "./base.ts";
import { englishOn } from "./english.ts";
import { ifStillThere } from "./if-still-there.ts";
import { Table, tap } from "./table.ts";
import { told } from "./told.ts";

/** The raid of six groups in January 1943. */
const RAID = {
  format: 3,
  game: "luftwaffe",
  config: { scenario: "wilhelmshaven" },
  dice: { seed: "e1" },
};

/** Two targets within reach, their groups over them in the fifth turn. */
const SHEET = "sheet SHP-2 0308 1 91BG 303BG 305BG SHP-1 0307 1 306BG 44BG 93BG";

function offers(page: Page): Locator {
  return page.locator(".question__offers");
}

/** A form that nobody has begun: its first button fills it as suggested, and the next hands it in. */
function blankForm(page: Page): Locator {
  return page.locator('.form [data-first="true"].button--brass');
}

/** The call to whoever is asked next, before which his question is not on the page. */
function call(page: Page): Locator {
  return page.getByRole("button", { name: /^(Pass to|An) (Americans|Germans|Amerikaner|Deutsche): / });
}

test(
  "a raid from the Target Sheet to its end with the keyboard alone, the marked answers taken, and what became of it",
  LONG,
  async ({ page, table }) => {
    await table.load(RAID);
    const { keyboard } = page;
    await call(page).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Target Sheet");
    await page.locator('[data-point="line"]').getByRole("textbox").focus();
    await keyboard.type("sheet SHP-2 0308 1 91BG");
    await keyboard.press("Enter");
    await expect(told(page, "alert").first()).toContainText(/target/i);
    await page.locator('[data-point="line"]').getByRole("textbox").fill(SHEET);
    await keyboard.press("Enter");

    const answer = offers(page).getByRole("button").first();
    const form = page.locator(".form");
    while (!(await table.end.isVisible())) {
      await call(page).or(answer).or(form).or(table.end).first().waitFor();
      if (await call(page).isVisible()) await ifStillThere((within) => call(page).press("Enter", within));
      else if (await blankForm(page).isVisible())
        await ifStillThere((within) => blankForm(page).press("Enter", within));
      else if ((await answer.isVisible()) || (await form.isVisible())) await keyboard.press("Enter");
    }
    await table.openLog();
    await expect(table.log).toContainText("Wilhelmshaven");
  },
);

test.describe("on a German phone", () => {
  const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
  test.use({
    ...pixel,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    settings: { language: "de" },
  });

  // A match begun in German; the other one, against the pilot, is in german.spec.ts.
  test("a raid begins by tap, and no English word is on the page", inTurn(1, 2), async ({ page }) => {
    const table = new Table(page, tap);
    await table.load(RAID);
    const answer = offers(page).getByRole("button").first();
    const form = page.locator(".form");
    await call(page).tap();
    await form.locator("summary", { hasText: "Schifffahrt" }).tap();
    for (const town of ["Emden", "Wilhelmshaven"])
      await form.locator(".form__entry:visible", { hasText: town }).first().tap();
    await expect(form.locator(".form__line")).toHaveCount(2);
    await expect(told(form, "status", "event")).toContainText("2 von mindestens 2 Zielen");
    expect(await englishOn(page)).toEqual([]);
    const handIn = form.getByRole("button", { name: "Abgeben" });
    await handIn.tap();
    for (let answered = 0; answered < 8; ) {
      await call(page).or(answer).or(form).first().waitFor();
      if (await call(page).isVisible()) await ifStillThere((within) => call(page).tap(within));
      else {
        expect(await englishOn(page)).toEqual([]);
        const blank = await blankForm(page).isVisible();
        const next = blank ? blankForm(page) : (await form.isVisible()) ? handIn : answer;
        if (await ifStillThere((within) => next.tap(within))) answered += 1;
      }
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
});
