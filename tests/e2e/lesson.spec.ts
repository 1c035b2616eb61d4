import type { Locator, Page } from "@playwright/test";
import { expect, LONG, test } from "./base.ts";
import { click, type Press, Table, tap } from "./table.ts";
import { violations } from "./violations.ts";

/** Rounds after which a lesson must have come to its end, whatever the dice. */
const MOST = 60;

/** The lesson as its pupil sees it. */
class Lesson {
  readonly card: Locator;

  constructor(
    readonly page: Page,
    readonly press: Press = click,
  ) {
    this.card = page.getByRole("region", { name: "The instructor" });
  }

  button(name: string): Locator {
    return this.card.getByRole("button", { name, exact: true });
  }

  async begin(): Promise<void> {
    await this.page.goto("/#/lesson/dogfight");
    await expect(this.card).toContainText("Welcome to the club");
  }

  get over(): Locator {
    return this.card.getByRole("button", { name: "A duel against the pilot" });
  }

  /** What is on the card now. */
  async text(): Promise<string> {
    return (await this.card.textContent()) ?? "";
  }

  /** The order that the instructor suggests, if he does. */
  async suggested(): Promise<string | undefined> {
    const order = this.card.locator("code").last();
    return (await order.count()) > 0 ? ((await order.textContent()) ?? undefined) : undefined;
  }
}

/** Does what the instructor says with what he points at, until the lesson is over. */
async function follow(lesson: Lesson, table: Table): Promise<void> {
  const { page, press } = lesson;
  const line = table.line("R1");
  const shot = page.getByRole("button", { name: /^Fire: R1 at B1 .*Front gun/ });
  const next = lesson.button("Next");
  const write = (order: string | undefined) =>
    order === undefined ? press(table.button("Straight on")) : line.fill(order);
  for (let round = 0; round < MOST; round++) {
    const before = await lesson.text();
    if (await lesson.over.isVisible()) return;
    if (await next.isVisible()) await press(next);
    else if (before.includes("Open Sheets")) await table.tab("Sheets");
    else if (before.includes("back to Orders")) await table.tab("Orders");
    else if (await shot.isVisible()) await press(shot);
    else if (before.includes("Where is he?")) await press(lesson.button("Skip this"));
    else if (await lesson.button("Skip this").isVisible()) await write(await lesson.suggested());
    else await press(table.button("Ready"));
    await expect
      .poll(async () => (await lesson.text()) !== before || (await next.isVisible()), {
        intervals: [20, 50, 100],
      })
      .toBe(true);
  }
  throw new Error(`the lesson has no end: ${await lesson.text()}`);
}

test("a first lesson to its end, with mistakes made on the way", LONG, async ({ page, table }) => {
  const lesson = new Lesson(page);
  await page.goto("/#/");
  await page.getByRole("link", { name: /^Never played/ }).click();
  await expect(lesson.card).toContainText("Welcome to the club");
  await expect(page.getByRole("button", { name: /^Pass to/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await expect(lesson.button("Next")).toBeFocused();
  await lesson.button("Next").click();
  await lesson.button("Too fast: 5").click();
  await expect(lesson.card).toContainText(/The referee says: .* E3/);
  await expect(lesson.card).toContainText("Too fast: every 2″");
  expect(await violations(page)).toEqual([]);
  await table.type("R1", "2");
  await expect(lesson.card).toContainText("Press Ready");

  await page.reload();
  await expect(lesson.card).toContainText("Press Ready");
  await expect(table.line("R1")).toHaveValue("2");
  await lesson.button("Back").click();
  await expect(lesson.card).toContainText("A digit flies straight on");
  await lesson.button("Skip this").click();

  await follow(lesson, table);
  await expect(lesson.card).toContainText("That is the whole game");
  expect(await violations(page)).toEqual([]);
  await lesson.over.click();
  await expect(page).toHaveURL(/#\/match\//);
  await expect(table.line("R1")).toBeVisible();
});

test("the first turns of the lesson with the keyboard alone", async ({ page, table }) => {
  const lesson = new Lesson(page);
  await lesson.begin();
  await expect(lesson.button("Next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.line("R1")).toBeFocused();
  await page.keyboard.type("2");
  await expect(lesson.card).toContainText("Press Ready");
  await page.keyboard.press("Enter");
  await expect(lesson.card).toContainText("That was a turn");
  await expect(lesson.button("Next")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lesson.card).toContainText("Now a turn");
  await expect(table.line("R1")).toBeFocused();
  await page.keyboard.type("1R1");
  await expect(lesson.card).toContainText("field of fire");
  await expect(table.line("R1")).toBeFocused();
  await page.keyboard.press("Alt+n");
  await expect(lesson.card).toContainText("watch both of you fly");
  await page.keyboard.press("Alt+b");
  await expect(lesson.card).toContainText("field of fire");
  await page.keyboard.press("Enter");
  await expect(lesson.card).toContainText("Where is he?");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the card never covers what it points at", LONG, async ({ page }) => {
    const table = new Table(page, tap);
    const lesson = new Lesson(page, tap);
    await lesson.begin();
    await tap(lesson.button("Next"));
    const line = table.line("R1");
    await expect(line).toBeInViewport();
    const clear = async (what: Locator) => {
      const [card, target] = await Promise.all([lesson.card.boundingBox(), what.boundingBox()]);
      return card !== null && target !== null && target.y >= card.y + card.height - 1;
    };
    await expect.poll(() => clear(line)).toBe(true);
    await tap(lesson.button("Too fast: 5"));
    await expect(lesson.card).toContainText("The referee says");
    await table.type("R1", "2");
    await expect.poll(() => clear(table.button("Ready"))).toBe(true);
    await tap(table.button("Ready"));
    await expect(lesson.card).toContainText("That was a turn");
    await tap(lesson.button("Next"));
    const pad = page.getByRole("group", { name: "Clock-face pad" });
    await expect.poll(() => clear(pad)).toBe(true);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
