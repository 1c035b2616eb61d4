import { goldenText } from "../goldens/files.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { violations } from "./violations.ts";

interface Golden {
  readonly entries: readonly unknown[];
}

/** A recorded match, whole or its first rounds. */
function golden(name: string, rounds?: number): unknown {
  const text = goldenText(name);
  const file = JSON.parse(text) as Golden;
  return { ...file, entries: file.entries.slice(0, rounds) };
}

// A whole duel and what is written of it; the other one is in duel.spec.ts.
test(
  "a finished match is counted, from the end slip to every aircraft",
  inTurn(1, 2),
  async ({ page, table }) => {
    await table.load(golden("duel"));
    await table.more(table.end);
    await table.end.getByRole("link", { name: "Statistics", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How the match went");
    await expect(page.getByRole("region", { name: "Red", exact: true })).toContainText("1 hit in 3 shots");
    await expect(page.getByRole("region", { name: "Blue", exact: true })).toContainText("2 hits in 3 shots");
    await expect(
      page.getByRole("img", { name: /^Hits of Red, added up: expected 1\.3, scored 1$/ }),
    ).toBeVisible();
    const sides = page.getByRole("region", { name: "Side against side" }).getByRole("row");
    await expect(sides.filter({ hasText: /^Flown/ })).toHaveText("Flown282″314″");
    await page.getByText("Figures of “FUSELAGE left on the table”").press("Enter");
    await expect(page.getByRole("table").getByRole("row", { name: "0 3 3", exact: true })).toBeVisible();
    await expect(page.getByRole("row", { name: /^B1 Messerschmitt Bf 109E-3/ })).toContainText("314″");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "All dice" }).click();
    await page.getByRole("link", { name: "Statistics of the match" }).click();
    await page.getByRole("link", { name: "To the table" }).click();
    await expect(table.end).toBeVisible();
  },
);

test.describe("on a phone in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, settings: { language: "de", units: "centimetres" } });

  test(
    "a match in play tells what is known, and its papers fit the screen",
    LONG,
    async ({ page, table }) => {
      await table.load(golden("bombers-with-take-backs", 6));
      await expect(page).toHaveURL(/#\/match\//);
      await page.goto(page.url().replace(/(#\/match\/[^/?]+).*/, "$1/statistics"));
      await expect(page.getByText("Die Partie läuft noch")).toBeVisible();
      await expect(page.getByRole("img", { name: /^Treffer von/ })).toHaveCount(2);
      expect(await violations(page)).toEqual([]);
      await page.goto(page.url().replace(/#\/match\/([^/?]+).*/, "#/print/dogfight/$1"));
      await expect(page.getByRole("radio", { name: /^Diese Partie/ })).toBeChecked();
      await expect(page.getByRole("region", { name: /^Flugzeugbogen, 1 von/ })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(390);
      expect(await violations(page)).toEqual([]);
    },
  );
});
