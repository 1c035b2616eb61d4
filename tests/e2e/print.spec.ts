import { expect, type Page } from "@playwright/test";
import { some } from "../extent.ts";
import { inTurn, LONG, test } from "./base.ts";
import { overfull } from "./overfull.ts";
import { lengthsOn, type PdfPage, readPdf } from "./pdf.ts";

const INCH = 25.4;
/** Millimetres by which a print may differ. */
const NEAR = 0.2;
/** Printers reach within some 6 mm of the edges; what is printed keeps 10 mm away, but for half a line. */
const MARGIN = 10 - 0.4;

const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

const EVERYTHING = ["records", "pads", "arcs", "moves", "cards"];

/** Opens the print page with a choice as this browser would have kept it. */
async function open(page: Page, id: string, paper: keyof typeof PAPERS): Promise<void> {
  const kept = {
    "tallyho.print.dogfight": { parts: EVERYTHING, turns: 8 },
    "tallyho.print.format": { paper, units: "inches" },
  };
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, kept);
  await page.goto(`/#/print/dogfight/${id}`);
  await expect(page.getByRole("button", { name: /^Print \d+ pages$/ })).toBeEnabled();
}

async function printed(page: Page): Promise<readonly PdfPage[]> {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

function has(page: PdfPage, length: number): boolean {
  return lengthsOn(page).some((one) => Math.abs(one - length) <= NEAR);
}

function textOf(page: PdfPage): string {
  return page.texts.map((item) => item.text).join(" ");
}

function says(page: PdfPage, text: string): boolean {
  return textOf(page).includes(text);
}

/** The page that says something, of which there must be one. */
function pageOf(pages: readonly PdfPage[], text: string): PdfPage {
  const found = pages.find((page) => says(page, text));
  if (!found) throw new Error(`no page says ${text}`);
  return found;
}

for (const paper of some(["a4", "letter"] as const, 2)) {
  // Papers in their true size; the Great War's are in great-war-print.spec.ts.
  test(
    `on ${paper} every sheet is a page, and everything has its true size`,
    inTurn(0, 2),
    async ({ page }) => {
      await open(page, "bounce", paper);
      const sheets = page.getByRole("region", { name: /\d+ of \d+$/ });
      const count = await sheets.count();
      const scaled = await page.getByRole("img", { name: /^Calibration bar/ }).count();
      expect(await overfull(page)).toEqual([]);
      const pages = await printed(page);
      expect(pages).toHaveLength(count);
      const size = PAPERS[paper];
      for (const { width, height } of pages) {
        expect(Math.abs(width - size.width)).toBeLessThan(NEAR);
        expect(Math.abs(height - size.height)).toBeLessThan(NEAR);
      }
      for (const { drawn, texts } of pages) {
        const boxes = [...drawn.flatMap(({ seen }) => seen ?? []), ...texts];
        expect(boxes.length).toBeGreaterThan(0);
        expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(MARGIN);
        expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan(MARGIN);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(size.width - MARGIN);
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(size.height - MARGIN);
      }
      const barred = pages.filter((one) => says(one, "10 cm"));
      expect(barred).toHaveLength(scaled);
      for (const one of barred) {
        expect(has(one, 100)).toBe(true);
        expect(has(one, 4 * INCH)).toBe(true);
      }
      const sticks = pageOf(pages, "Move sticks");
      for (const steps of [1, 2, 3, 4]) expect(has(sticks, steps * 2 * INCH)).toBe(true);
      expect(has(pageOf(pages, "Turn wedges"), 3.5 * INCH)).toBe(true);
      const ruler = pageOf(pages, "Range ruler");
      for (const strip of [9, 3]) expect(has(ruler, strip * INCH)).toBe(true);
      expect(has(pageOf(pages, "Clock face"), 3.5 * INCH)).toBe(true);
      const fields = pages.filter((one) => says(one, "Field of fire"));
      expect(fields).toHaveLength(4);
      for (const one of fields) expect(has(one, 12 * INCH)).toBe(true);
      const map = pageOf(pages, "Map 1 : ");
      const scale = Number(/Map 1 : (\d+)/.exec(textOf(map))?.[1]);
      expect(has(map, (54 / scale) * INCH)).toBe(true);
    },
  );
}

test(
  "what is chosen is previewed and kept, and no other page is printed as sheets",
  LONG,
  async ({ page }) => {
    await page.goto("/#/print/dogfight");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("switch", { name: "Order pads" }).click();
    await page.getByRole("radio", { name: "Types of my choice" }).click();
    await expect(page.getByRole("button", { name: "Print 0 pages" })).toBeDisabled();
    const more = page.getByRole("button", { name: "One sheet more: Fairey Swordfish" });
    for (let sheets = 0; sheets < 5; sheets++) await more.press("Enter");
    await expect(page.getByRole("button", { name: "Print 2 pages" })).toBeEnabled();
    await page.reload();
    await expect(page.getByRole("button", { name: "Print 2 pages" })).toBeEnabled();
    await expect(page.getByRole("region", { name: "Aircraft Turn Record, 2 of 2" })).toContainText(
      "Fairey Swordfish",
    );
    await page.goto("/#/about");
    await expect(page.getByRole("heading", { name: "About Tallyho" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "About Tallyho" })).toBeVisible();
    expect(await page.evaluate(() => document.head.innerHTML + document.body.innerHTML)).not.toContain(
      "@page",
    );
  },
);
