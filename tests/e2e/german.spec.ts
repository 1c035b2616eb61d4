import { expect, inTurn, test } from "./base.ts";
import { settled } from "./settled.ts";

test.use({ settings: { language: "de" } });

/** Words that stand in no German sentence of ours. */
const ENGLISH = /\b(the|and|your|orders|turn|aircraft|settings|match|nobody)\b/i;

/** Titles of works and the name of a maker, which keep their language. */
const TITLES = /The Gauntlet|Cabbage Crates over the Briny|Luftwaffe for the 90's|Royal Aircraft Factory/g;

// A match begun in German; the other one, by tap, is in luftwaffe.spec.ts.
test(
  "in German: from the home page against the pilot past the first orders",
  inTurn(0, 2),
  async ({ page }) => {
    await page.goto("/#/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.getByRole("button", { name: "Fliegen: Dreißig Sekunden" }).click();
    const line = page.getByLabel("Befehle für R1");
    await line.fill("2LR");
    await expect(page.locator(".df-status")).toContainText("E6");
    for (const id of ["R1", "R2"]) {
      await page.getByLabel(`Befehle für ${id}`).fill("3");
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Alle bereit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/Runde 2|Feuer/);
  },
);

const PAGES = [
  "/#/",
  "/#/game/dogfight",
  "/#/hangar",
  "/#/hangar/great-war%2Fsopwith-camel",
  "/#/new/dogfight/convoy",
  "/#/editor/dogfight/bounce",
  "/#/workshop/dogfight",
  "/#/rules/dogfight",
  "/#/print/dogfight/bounce",
  "/#/matches",
  "/#/settings",
  "/#/about",
];

test("in German: no English word on any page", inTurn(1, 2), async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await settled(page);
    const texts = await page.locator("main *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === 3);
        return own.map((node) => node.nodeValue?.trim() ?? "");
      }),
    );
    const english = texts.filter((text) => ENGLISH.test(text.replace(TITLES, "")));
    expect(english, address).toEqual([]);
  }
});
