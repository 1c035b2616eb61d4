import type { Page } from "@playwright/test";
import { goldenText } from "../goldens/files.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { settled } from "./settled.ts";

test(
  "names given at set-up stand on the call, the curtain, the header and in the log",
  LONG,
  async ({ page, table }) => {
    await page.goto("/#/new/dogfight/duel");
    await page.getByLabel("Name of the player (Red)").fill("Anna");
    await table.seat("Blue", "A person");
    await page.getByLabel("Name of the player (Blue)").fill("Bert");
    await table.button("Start").click();
    await table.button("Pass to Red (Anna): tap when alone").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Red (Anna)");
    await table.type("R1", "3");
    await table.button("Ready").click();
    await table.button("Pass to Blue (Bert): tap when alone").click();
    await table.type("B1", "3");
    await table.button("Ready").click();
    await table.openLog();
    await expect(page.getByText("Red (Anna) · Blue (Bert)")).toBeVisible();
    await page.reload();
    await expect(table.button("Pass to Red (Anna): tap when alone")).toBeVisible();
  },
);

test(
  "names of a match file as long as they may be lead no page beyond the screen",
  inTurn(0, 2),
  async ({ page, table }) => {
    const file = JSON.parse(goldenText("duel"));
    const players = { red: { name: "W".repeat(200) }, blue: { name: "M".repeat(200) } };
    await page.setViewportSize({ width: 320, height: 600 });
    await table.load({ ...file, title: "T".repeat(200), players });
    await expect(table.end).toBeVisible();
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await settled(page);
    expect(await beyond()).toBeLessThanOrEqual(0);
    const id = page.url().split("/").at(-1);
    for (const address of ["/", "/matches", `/statistics/${id}`, `/dice/${id}`, `/print/dogfight/${id}`]) {
      await page.goto(`/#${address}`);
      await settled(page);
      expect(await beyond(), address).toBeLessThanOrEqual(0);
    }
  },
);

test.describe("in other colours", () => {
  test.use({
    settings: { palette: "purple-green" },
    permissions: ["clipboard-read", "clipboard-write"],
  });

  const PAGES = [
    "/#/",
    "/#/new/dogfight/four-a-side",
    "/#/workshop/dogfight",
    "/#/editor/dogfight/bounce",
    "/#/rules/dogfight",
    "/#/lesson/dogfight",
    "/#/print/dogfight/duel",
    "/#/show/dogfight",
  ];
  const USUAL = /\b(Red|Blue)\b/;
  /** Paints and marks of an aircraft have these colours whatever the sides have. */
  const PAINT = /^(Red|Red star|Red disc|Blue-grey)$/;

  /** What the page says and what it is called to a screen reader. */
  async function said(page: Page): Promise<readonly string[]> {
    const texts = await page.locator("body *").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === 3);
        const told = ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? "");
        return [...own.map((node) => node.nodeValue?.trim() ?? ""), ...told];
      }),
    );
    return texts.filter((text) => USUAL.test(text) && !PAINT.test(text));
  }

  test("no page calls a side Red that is purple, or Blue that is green", LONG, async ({ page }) => {
    for (const address of PAGES) {
      await page.goto(address);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await settled(page);
      expect(await said(page), address).toEqual([]);
    }
  });

  // Sides that are not called by their own names alone; that of two players is in players.spec.ts.
  test(
    "a match is played by Purple and Green, and a change of colours renames them",
    inTurn(0, 2),
    async ({ page, table }) => {
      await page.goto("/#/new/dogfight/duel");
      await page.getByLabel("Green is played by").selectOption("A person");
      await table.button("Start").click();
      await table.button("Pass to Purple: tap when alone").click();
      await table.type("R1", "3");
      await table.button("Ready").click();
      await table.button("Pass to Green: tap when alone").click();
      await table.type("B1", "3");
      await table.button("Ready").click();
      await expect(table.button("Pass to Purple: tap when alone")).toBeVisible();
      await table.openLog();
      expect(await said(page)).toEqual([]);
      await table.button("Copy as text").click();
      await expect(page.getByText("The log is copied.").first()).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/Purple R1\b[\s\S]*Green B1\b/);
      expect(copied).not.toMatch(/(?<!Purple )R1\b|(?<!Green )B1\b/);
      const match = page.url();
      await page.goto("/#/settings");
      await page.getByRole("radio", { name: "Vermillion and black" }).check();
      await page.goto(match);
      await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
      await table.openLog();
      await expect(page.getByText(/\bPurple\b|\bGreen\b/)).toHaveCount(0);
    },
  );
});

test.describe("in centimetres", () => {
  test.use({ settings: { units: "centimetres" } });

  test("pad, badge, range labels and log tell lengths in centimetres", LONG, async ({ page, table }) => {
    await table.setUp("duel", "centimetres");
    await table.lift("red");
    await expect(page.getByText(/^5\.1\scm$/).first()).toBeVisible();
    await table.type("R1", "3");
    await page.getByRole("button", { name: /^Messerschmitt Bf 109E-3 B1/ }).hover();
    await expect(page.locator(".badge")).toContainText(/\d\.\d\scm/);
    await expect(page.locator("svg text", { hasText: "″" })).toHaveCount(0);
    await table.ready("red");
    await table.lift("blue");
    await table.type("B1", "3");
    await table.ready("blue");
    await table.openLog();
    await expect(page.getByText("″")).toHaveCount(0);
  });
});
