import { expect } from "@playwright/test";
import { inTurn, test } from "./base.ts";
import { overfull } from "./overfull.ts";
import { lengthsOn, readPdf } from "./pdf.ts";

const INCH = 25.4;
/** Millimetres by which a print may differ. */
const NEAR = 0.2;

// Papers in their true size; the dogfight's are in print.spec.ts.
test(
  "the papers of the hex dogfight fill their sheets and keep their scale",
  inTurn(1, 2),
  async ({ page }) => {
    const kept = {
      "tallyho.print.great-war": { parts: ["records", "pads", "fire", "turns", "hits", "cards"], turns: 8 },
      "tallyho.print.format": { paper: "letter", units: "inches" },
    };
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
    }, kept);
    await page.goto("/#/print/great-war/gothas");
    await expect(page.getByRole("button", { name: /^Print \d+ pages$/ })).toBeEnabled();
    await page.evaluate(() => document.fonts.ready);
    const sheets = page.getByRole("region", { name: /\d+ of \d+$/ });
    expect(await overfull(page)).toEqual([]);
    const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toHaveLength(await sheets.count());
    const has = (number: number, length: number) => {
      const lengths = lengthsOn(pages[number] ?? { width: 0, height: 0, drawn: [], texts: [] });
      return lengths.some((one) => Math.abs(one - length) <= NEAR);
    };
    pages.forEach((_, number) => {
      expect(has(number, 100)).toBe(true);
      expect(has(number, 4 * INCH)).toBe(true);
    });
    const saying = (text: string) =>
      pages.findIndex(({ texts }) =>
        texts
          .map((item) => item.text)
          .join(" ")
          .includes(text),
      );
    // A hex of the table is 2 inches across, so its sides are as long as its corners lie from the middle.
    expect(has(saying("A hex in true size"), (2 * INCH) / Math.sqrt(3))).toBe(true);
  },
);
