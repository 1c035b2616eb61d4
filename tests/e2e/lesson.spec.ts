import type { Locator, Page } from "@playwright/test";
import { expect, inTurn, LONG, test } from "./base.ts";
import { settled } from "./settled.ts";
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

/** What a pupil does, and what stands on the card then; of a rule that is looked up, what the book says. */
type Step = readonly [
  does: "reads on" | "tries" | "looks up" | "writes" | "answers",
  what: string,
  told: string,
];

const BEGINNINGS: readonly (readonly [game: string, line: string, steps: readonly Step[]])[] = [
  [
    "great-war",
    "Move of A1",
    [
      ["reads on", "Welcome to the front", "Later is better"],
      ["reads on", "Later is better", "Too fast: 12"],
      ["tries", "Too fast: 12", "The referee says: Speed 12"],
      ["looks up", "D-02", "D-02"],
      ["writes", "8: F8", "All 8 MP are spent"],
      ["answers", "8: F8", "That was a turn"],
      ["reads on", "That was a turn", "A turn and a dive"],
      ["writes", "8: F2 L F3 R F", "Now down to him"],
      ["tries", "Too steep: −400", "your wings fold"],
      ["writes", "8: F2 L F3 R F -150", "Next"],
    ],
  ],
  [
    "down-in-flames",
    "",
    [
      ["reads on", "Welcome to the card table", "They are your energy"],
      ["reads on", "They are your energy", "neither is behind the other"],
      ["reads on", "neither is behind the other", "A player-turn begins"],
      ["looks up", "DIF-2.1", "draws a card for each"],
      ["answers", "pass", "Now your cards"],
      ["tries", "A card that you don't hold", "IN MY SIGHTS 4/5 is not in this hand"],
      ["answers", "maneuvering B1", "here 2:1"],
      ["answers", "in-my-sights 1/2 B1", "He answers with TIGHT TURN"],
      ["answers", "scissors", "the shot stands, at 2:1"],
      ["answers", "resolve", "the die showed a 2: damaged"],
    ],
  ],
];

for (const [game, label, steps] of BEGINNINGS)
  test(
    `${game}: a beginning told, tried wrong, looked up in the rules and answered`,
    LONG,
    async ({ page }) => {
      const lesson = new Lesson(page);
      const line = label ? page.getByLabel(label) : page.locator('[data-point="line"]').getByRole("textbox");
      await page.goto(`/#/new/${game}/${game === "great-war" ? "duel" : "kent"}`);
      await page.getByRole("link", { name: /first lesson/i }).click();
      for (const [does, what, told] of steps) {
        if (does === "reads on") {
          await expect(lesson.card).toContainText(what);
          await lesson.button("Next").click();
        } else if (does === "tries") await lesson.button(what).click();
        else if (does === "looks up") {
          await lesson.card.getByRole("link", { name: what }).click();
          const rule = page.getByRole("dialog").locator('[aria-current="true"]');
          await expect(rule).toContainText(told);
          await page.keyboard.press("Escape");
          continue;
        } else await line.fill(what);
        if (does === "answers") await line.press("Enter");
        await expect(lesson.card).toContainText(told);
      }
      await expect(lesson.card).not.toContainText("your wings fold");
    },
  );

test("a first lesson to its end, with mistakes made on the way", LONG, async ({ page, table }) => {
  const lesson = new Lesson(page);
  await page.goto("/#/");
  await page.getByRole("link", { name: /^Fly the first lesson/ }).click();
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

/** Run in a page: what of a lesson's headings is cut off or lies under something. */
function cutHeadings(): readonly string[] {
  const headings = document.querySelectorAll(".head__who, .head__who + .head__turn, .lesson__title");
  return [...headings].flatMap((heading) => {
    const { left, right, top, bottom } = heading.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const seen = [left + 1, right - 1].every((x) => heading.contains(document.elementFromPoint(x, middle)));
    return seen && heading.scrollWidth <= heading.clientWidth + 1 ? [] : (heading.textContent ?? "");
  });
}

for (const [place, game] of [
  "battle-of-britain",
  "dogfight",
  "luftwaffe",
  "down-in-flames",
  "great-war",
].entries())
  test.describe("in a hand", () => {
    test.use({ settings: { language: "de" }, hasTouch: true });

    test(`${game}: whose turn and which step it is are read whole`, inTurn(place, 5), async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      await page.goto(`/#/lesson/${game}`);
      await page.locator(".lesson").waitFor();
      await settled(page);
      expect(await page.evaluate(cutHeadings)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.locator("html")).toHaveAttribute("data-layout", "column");
      expect(await page.evaluate(cutHeadings)).toEqual([]);
    });
  });
