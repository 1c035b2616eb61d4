import { devices, type Locator, type Page } from "@playwright/test";
import { expect, test } from "./base.ts";
import { englishOn } from "./english.ts";
import { ifStillThere } from "./if-still-there.ts";
import { Table, tap } from "./table.ts";

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
  return page.getByRole("group", { name: /^(Answers|Antworten)$/ });
}

/** The call to whoever is asked next, before which his question is not on the page. */
function call(page: Page): Locator {
  return page.getByRole("button", { name: /^(Pass to|An) (Americans|Germans|Amerikaner|Deutsche): / });
}

test("a raid from the Target Sheet to its end with the keyboard alone, the marked answers taken, and what became of it", async ({
  page,
  table,
}) => {
  await table.load(RAID);
  const { keyboard } = page;
  await call(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Target Sheet");
  await page.locator('[data-point="line"]').getByRole("textbox").focus();
  await keyboard.type("sheet SHP-2 0308 1 91BG");
  await keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toContainText(/target/i);
  await page.locator('[data-point="line"]').getByRole("textbox").fill(SHEET);
  await keyboard.press("Enter");

  const answer = offers(page).getByRole("button").first();
  while (!(await table.end.isVisible())) {
    await call(page).or(answer).or(table.end).first().waitFor();
    if (await call(page).isVisible()) await ifStillThere((within) => call(page).press("Enter", within));
    else if (await answer.isVisible()) await keyboard.press("Enter");
  }
  await table.tab("Log");
  await expect(page.getByRole("tabpanel")).toContainText("Wilhelmshaven");
});

test.describe("on a German phone", () => {
  const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
  test.use({
    ...pixel,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    settings: { language: "de" },
  });

  test("a raid begins by tap, and no English word is on the page", async ({ page }) => {
    const table = new Table(page, tap);
    await table.load(RAID);
    const answer = offers(page).getByRole("button").first();
    for (let answered = 0; answered < 8; ) {
      await call(page).or(answer).first().waitFor();
      if (await call(page).isVisible()) await ifStillThere((within) => call(page).tap(within));
      else {
        expect(await englishOn(page)).toEqual([]);
        if (await ifStillThere((within) => answer.tap(within))) answered += 1;
      }
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
});
