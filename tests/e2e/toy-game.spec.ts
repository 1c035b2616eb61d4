import type { Page } from "@playwright/test";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { branch, now } from "../../src/core/match/match.ts";
import { begin as beginMatch, play } from "../../src/core/match/play.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { raid } from "../toy-game/computer/game.ts";
import { test as base, expect, inTurn, LONG } from "./base.ts";
import { ifStillThere } from "./if-still-there.ts";
import { until } from "./keys.ts";
import { Table } from "./table.ts";
import { violations } from "./violations.ts";

/** The page whose registry has one line more: the raid, which has no line of its own in src. */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => use(process.env.TALLYHO_RAID_URL ?? ""),
});

const CARD = /^(Intercept|Ambush|Evade|Pursue|Ace)/;

/** Two people at one screen; the deck is shuffled from a text, so that every hand is the same each time. */
async function begin(page: Page, scenario = "raid"): Promise<void> {
  await page.goto(`/#/new/raid/${scenario}`);
  await page.getByLabel("Defenders are played by").selectOption("A person");
  await page.getByRole("radio", { name: "From a text" }).click();
  await page.getByLabel("Text for the dice").fill("raid");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await lift(page, "Raiders");
}

async function lift(page: Page, side: "Raiders" | "Defenders"): Promise<void> {
  await page.getByRole("button", { name: `Pass to ${side}: tap when alone` }).click();
}

/** Writes an answer into the line. */
async function answer(page: Page, text: string): Promise<void> {
  const line = page.getByRole("textbox", { name: "Or write the answer" });
  await line.fill(text);
  await line.press("Enter");
}

/** Both sides' sealed choices. */
async function choose(page: Page): Promise<void> {
  await answer(page, "target C4");
  await lift(page, "Defenders");
  await answer(page, "guard B5");
  await lift(page, "Raiders");
}

/** Rounds that are left of a sortie when it comes to the page. */
const LEFT = 6;

/** The end of a sortie to C4, as random players have come to it. */
function lateInTheSortie() {
  const dice = seededDice("raid");
  const choices = seededChoices("raid");
  let played = beginMatch(raid, { scenario: "sortie" }, dice);
  while (played.ok && !now(played.value).outcome) {
    const answers = new Map(answersOf(raid, played.value, () => random, choices));
    if (answers.has("red-target")) answers.set("red-target", "target C4");
    played = play(played.value, answers, dice);
  }
  if (!played.ok) throw new Error(JSON.stringify(played));
  return writeFile({ match: branch(played.value, played.value.moments.length - 1 - LEFT), dice: undefined });
}

/** Answers whatever is asked with the first offer, or passes, until the game is over. */
async function playOut(page: Page): Promise<void> {
  const end = page.getByRole("region", { name: "The game is over" });
  const pass = page.getByRole("button", { name: /^Pass to/ });
  const offer = page.locator("button.offer").first();
  const last = page.getByRole("button", { name: /^(Pass|Nobody moves any more)$/ });
  for (let round = 0; round < 300; round++) {
    await expect(end.or(pass).or(offer).or(last).first()).toBeVisible();
    if (await end.isVisible()) return;
    const asked = (await pass.isVisible()) ? pass : (await offer.isVisible()) ? offer : last;
    await ifStillThere((within) => asked.click(within));
  }
}

const hand = (page: Page) => page.getByRole("button", { name: CARD });
const counter = (page: Page, id: string) =>
  page
    .getByRole("group", { name: "Counters on the map" })
    .getByRole("button", { name: new RegExp(`^${id},`) });

test("the set-up page tells its battles, the home page its game", LONG, async ({ page }) => {
  await page.goto("/#/");
  await expect(page.getByRole("link", { name: /battles: The raid$/ })).toBeVisible();
  await page.goto("/#/new/raid/raid");
  await page.getByRole("radio", { name: /^Sortie/ }).click();
  await expect(page.getByRole("heading", { name: "Sortie" })).toBeVisible();
  await expect(page.getByLabel("Raiders are played by")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a hand is its holder's alone; counters lie face down on the map", LONG, async ({ page }) => {
  await begin(page);
  await expect(hand(page)).toHaveCount(4);
  await expect(page.getByRole("button", { name: "a card that the defenders hold" })).toHaveCount(4);
  await expect(counter(page, "R1")).toHaveAccessibleName(/strength \d, face down/);
  await expect(counter(page, "B1")).toHaveAccessibleName("B1, a squadron of the defenders, face down");
  expect(await violations(page)).toEqual([]);
});

// The toy game on its table; the other half is its end, below.
test(
  "a question is answered by its offers, by a key or in writing; what is refused stays and is explained",
  inTurn(1, 2),
  async ({ page }) => {
    await begin(page);
    await answer(page, "target D4");
    await expect(
      page.getByText("“D4” is no place with a name; possible:", { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Or write the answer" })).toHaveValue("target D4");
    await page.locator(".question__offers").press("1");
    await lift(page, "Defenders");
    await page.getByRole("button", { name: /^Works D5/ }).click();
    await lift(page, "Raiders");
    await expect(page.getByRole("heading", { name: "Raiders: move a squadron" })).toBeVisible();
    await page.getByRole("button", { name: /^R1 to B2/ }).click();
    await expect(page.getByText("R1 moves from B1 to B2.").first()).toBeVisible();
  },
);

// The toy game on its table; the other half is its questions, above.
test(
  "the end of a raid: sheets, log, replay, statistics and the link of a finished match",
  inTurn(0, 2),
  async ({ page }) => {
    await new Table(page).load(lateInTheSortie());
    await page.getByRole("button", { name: /^Pass to/ }).click();
    await page.getByRole("tab", { name: "Sheets" }).click();
    await expect(page.getByRole("article", { name: "Sheet of Raiders" })).toContainText("of 2 squadrons");
    await page.getByRole("tab", { name: "Orders" }).click();
    await playOut(page);
    const end = page.getByRole("region", { name: "The game is over" });
    await expect(end).toContainText("The raiders have");
    expect(await violations(page)).toEqual([]);
    await new Table(page).openLog();
    await expect(page.getByText("The raiders had the airfield (C4) as the target.").first()).toBeVisible();
    await end.getByRole("button", { name: "Watch the replay" }).click();
    await expect(page.getByRole("slider").first()).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await page.goto(page.url().replace(/(#\/match\/[^/?]+).*/, "$1/statistics"));
    await expect(page.getByRole("region", { name: "Side against side" })).toContainText("Cards played");
    expect(await violations(page)).toEqual([]);
  },
);

test("the rules are read and found by their numbers", LONG, async ({ page }) => {
  await page.goto("/#/rules/raid");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rules: The raid");
  await expect(page.getByRole("img", { name: "The map of the raid from above" })).toContainText("CLOUD");
  await page.goto("/#/rules/raid/RD-12");
  await expect(page.getByText("Evade answers Intercept, Ambush and Pursue").first()).toBeInViewport();
  expect(await violations(page)).toEqual([]);
});

test(
  "its papers are printed: sheets with lines to write on, and the map in true scale",
  LONG,
  async ({ page }) => {
    await page.goto("/#/print/raid/raid");
    await expect(page.getByRole("region", { name: "Record sheets, 1 of 2" })).toContainText(
      "4 of 4 squadrons",
    );
    await expect(page.getByRole("radio", { name: "Types of my choice" })).toHaveCount(0);
    await expect(page.getByRole("img", { name: "The map of the raid" })).toBeVisible();
    await expect(page.getByText("Scale 1 to 3.").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test("the first lesson leads through two turns", LONG, async ({ page }) => {
  await page.goto("/#/lesson/raid");
  await expect(
    page.getByText("Your counters lie face down at the lower edge.", { exact: false }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Choose what your raiders come for.", { exact: false })).toBeVisible();
  await answer(page, "target C4");
  await expect(page.getByText("Move a squadron towards it", { exact: false })).toBeVisible();
});

test("the keyboard alone chooses, moves and passes the screen", LONG, async ({ page }) => {
  await begin(page);
  await expect(page.getByRole("button", { name: /^1?Airfield\s*C4/ })).toBeVisible();
  await until(page, "Tab", /^1?Airfield\s*C4/);
  await page.keyboard.press("Enter");
  await until(page, "Tab", /^Pass to Defenders/);
  await page.keyboard.press("Enter");
  await until(page, "Tab", /^2?Port\s*B5/);
  await page.keyboard.press("Enter");
  await until(page, "Tab", /^Pass to Raiders/);
  await page.keyboard.press("Enter");
  await until(page, "Tab", /^1?R1 to/);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/R1 moves from B1/).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("everything fits, and a finger answers", LONG, async ({ page }) => {
    await begin(page, "sortie");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: /^Airfield C4/ }).tap();
    await expect(page.getByRole("button", { name: /^Pass to Defenders/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe("in German", () => {
  test.use({ settings: { language: "de" } });

  test("cards, counters, questions and rules speak German", LONG, async ({ page }) => {
    await page.goto("/#/new/raid/raid");
    await page.getByLabel("Verteidiger spielen").selectOption("Ein Mensch");
    await page.getByRole("button", { name: "Beginnen", exact: true }).click();
    await page.getByRole("button", { name: /^An Angreifer: tippen/ }).click();
    await expect(page.getByRole("heading", { name: "Angreifer: ein Ziel wählen" })).toBeVisible();
    await expect(page.getByRole("button", { name: "eine Karte der Verteidiger" })).toHaveCount(4);
    await page.goto("/#/rules/raid");
    await expect(page.getByText("Wie man spielt").first()).toBeVisible();
  });
});

test.describe("in three dimensions", () => {
  test.use({ settings: { table3d: true, shadows: false }, viewport: { width: 640, height: 480 } });

  // A table with depth; others are in frame.spec.ts, many.spec.ts and map-table.spec.ts.
  test(
    "cards and counters lie on the table, and nothing is drawn while nothing moves",
    inTurn(2, 4),
    async ({ page }) => {
      await begin(page);
      await expect(page.locator("canvas")).toBeVisible();
      await choose(page);
      await answer(page, "move R1 B2");
      await expect(page.getByText("R1 moves from B1 to B2.").first()).toBeVisible();
    },
  );
});
