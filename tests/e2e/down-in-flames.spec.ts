import { devices, type Page } from "@playwright/test";
import { parseFile } from "../../src/core/file/file.ts";
import { OUR_SET } from "../../src/games/down-in-flames/data/whole-set.ts";
import { config } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { wholeConfig } from "../../src/games/down-in-flames/rules/setup/from-config.ts";
import { goldenText } from "../goldens/files.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { englishOn } from "./english.ts";
import { takeUsual } from "./keys.ts";
import { overfull } from "./overfull.ts";
import { keep, linger, slowStorage } from "./slow-storage.ts";
import { Table, tap } from "./table.ts";
import { told } from "./told.ts";
import { violations } from "./violations.ts";

/** A stacked deck and seeded dice: A1 of the Allies begins, and his shot throws a 2. */
const DUEL = { format: 2, game: "down-in-flames", config, dice: { seed: "cards 19" } };
/** What only the Allies hold, and what only the Axis holds, in the words of the page. */
const ALLIED_CARD = "HALF LOOP";
const AXIS_CARD = "VERTICAL ROLL";

function line(page: Page) {
  return page.locator('[data-point="line"]').getByRole("textbox");
}

/** Whoever is asked next comes to the screen. */
async function come(page: Page, seat: string): Promise<void> {
  const call = page.getByRole("button", { name: new RegExp(`^(Pass to|An) ${seat}: `) });
  await call.focus();
  await page.keyboard.press("Enter");
}

/** Everything that somebody at the screen could read or hear, but for what a card says of the cards that answer it. */
async function exposed(page: Page): Promise<string> {
  const [content, aria] = await Promise.all([page.content(), page.locator("body").ariaSnapshot()]);
  const drawn = content.replaceAll(/<text data-part="note"[^>]*>[^<]*<\/text>/g, "");
  return `${drawn}\n${aria}`.replaceAll(/Answered by [A-Z, ]+/g, "");
}

async function write(page: Page, text: string): Promise<void> {
  await line(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

// A table worked by the keyboard; the other one is in keyboard.spec.ts.
test(
  "an exchange with the keyboard alone: odds, dim cards, shot, answer, answer back, dice; then undo, replay and log",
  inTurn(0, 2),
  async ({ page, table }) => {
    await table.load(DUEL);
    expect(await exposed(page)).not.toContain(ALLIED_CARD);
    expect(await exposed(page)).not.toContain(AXIS_CARD);
    await come(page, "Allies");
    await expect(page.getByRole("group", { name: "Your hand" }).or(line(page)).first()).toBeVisible();
    expect(await exposed(page)).not.toContain(AXIS_CARD);
    await takeUsual(page);
    await expect(page.getByText("The usual answer is given: Pass. Ctrl Z takes it back.")).toBeVisible();

    // Asked again, the Allies stay at the screen. Odds and answers to come are told before a card is played.
    const hand = page.getByRole("group", { name: "Your hand" });
    const offers = page.locator(".question__offers");
    // Held up as a fan, a card does not lie on the table a second time.
    await expect(page.getByRole("button", { name: /^HALF LOOP/ })).toHaveCount(1);
    await expect(page.locator("svg [data-card^=A1-]").filter({ visible: true })).toHaveCount(0);
    await hand.getByRole("button", { name: /^IN MY SIGHTS 1\/1/ }).focus();
    await expect(offers.getByRole("button", { name: /^IN MY SIGHTS 1\/1 at B1 17 %/ })).toContainText(
      "Shot down 1/12 (8 %), damaged 1/12 (8 %), nothing 5/6 (83 %)",
    );
    await hand.getByRole("button", { name: /^SCISSORS/ }).focus();
    await expect(
      told(page, "status", "event").filter({ hasText: "attacks only a Leader's own pursuer" }),
    ).toContainText(/DIF-[\d.A-Z]+/);
    await write(page, "maneuvering B1");

    await expect(page.getByRole("button", { name: /^Pass to Axis/ })).toBeVisible();
    expect(await exposed(page)).not.toContain(ALLIED_CARD);
    expect(await exposed(page)).not.toContain(AXIS_CARD);
    await come(page, "Axis");
    await expect(hand.getByRole("button", { name: /^VERTICAL ROLL/ })).toBeVisible();
    expect(await exposed(page)).not.toContain(ALLIED_CARD);
    await write(page, "pass");
    await come(page, "Allies");
    await write(page, "in-my-sights 1/2 B1");
    await come(page, "Axis");
    await write(page, "tight-turn");
    await come(page, "Allies");
    await write(page, "scissors");
    await come(page, "Axis");
    await expect(page.getByText(/^A1 answers TIGHT TURN with SCISSORS\. DIF-B8$/)).toBeVisible();
    await write(page, "pass");
    // The answer to SCISSORS is given up; the shot itself may still be answered.
    await expect(page.getByText(/^A1 plays IN MY SIGHTS/)).toBeVisible();
    await write(page, "pass");
    await come(page, "Allies");
    await expect(offers).toContainText("2 hits × 8 = 16 against defense 6: odds 2:1");
    await write(page, "resolve");

    await expect(line(page)).toBeFocused();
    await table.openLog();
    const report = page.getByRole("region", { name: "Turn 1" });
    await expect(report).toContainText("A1 at B1: damaged");
    await expect(report.getByRole("img", { name: "2 on a d6" })).toBeVisible();
    await line(page).focus();

    // Who types goes on at the line: with nothing written there Enter takes the marked answer, as it does anywhere else.
    await takeUsual(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Discards");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Leader");
    await table.openLog();
    await expect(table.log).toContainText("B1 answers IN MY SIGHTS 1/2 with TIGHT TURN.");
    await page.getByRole("button", { name: "Replay" }).click();
    await page.getByRole("button", { name: "One step back" }).click();
    await expect(page.getByRole("slider", { name: "Moment" })).toBeVisible();
    expect(await exposed(page)).not.toContain(AXIS_CARD);
  },
);

/** The duel up to the SCISSORS with which the Allies answer back. */
const ANSWERED_BACK = ["pass", "maneuvering B1", "pass", "in-my-sights 1/2 B1", "tight-turn", "scissors"];
const AXIS = [2, 4];

test(
  "no answer may stand for the rest of an exchange: the seat is not called to the screen again before the next one",
  LONG,
  async ({ page, table }) => {
    const entries = ANSWERED_BACK.map((text, at) => ({
      answers: { [AXIS.includes(at) ? "B1" : "A1"]: text },
    }));
    await table.load({ ...DUEL, entries });
    const offers = page.locator(".question__offers");
    const given = page.getByRole("group", { name: "Given without being asked" });
    await come(page, "Axis");
    await page.getByLabel("Answer no card, for the rest of this exchange").check();
    await page.getByRole("button", { name: /^Pass/ }).click();
    // The shot might be answered still; nobody is asked.
    await come(page, "Allies");
    await expect(offers).toContainText("2 hits × 8 = 16 against defense 6: odds 2:1");
    await expect(given).toHaveCount(0);
    await write(page, "resolve");
    await write(page, "in-my-sights 1/1 B1");
    await come(page, "Axis");
    await expect(page.getByText(/^A1 plays IN MY SIGHTS 1\/1 at B1\. DIF-B8$/)).toBeVisible();
    await expect(given).toHaveCount(0);
  },
);

/** Types an answer wherever the focus is. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("who types on while an answer is being kept loses no letter: they stand in the line of the next question", async ({
  page,
  table,
}) => {
  await slowStorage(page);
  await table.load(DUEL);
  await come(page, "Allies");
  await line(page).focus();
  await linger(page);
  await type(page, "pass");
  await page.keyboard.type("maneuv");
  await expect(line(page)).toHaveValue("maneuv");
  await keep(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leader");
  await expect(line(page)).toHaveValue("maneuv");
  await type(page, "ering B1");

  await come(page, "Axis");
  await expect(line(page)).toHaveValue("");
  await line(page).focus();
  await linger(page);
  await type(page, "pass");
  await type(page, "scissors");
  await keep(page);
  // What Axis wrote for a question that was not its own is given to nobody.
  await come(page, "Allies");
  await expect(line(page)).toHaveValue("");
  await write(page, "in-my-sights 1/2 B1");
  await come(page, "Axis");
  await write(page, "tight-turn");
  await come(page, "Allies");
  await write(page, "scissors");

  await come(page, "Axis");
  await line(page).focus();
  await linger(page);
  await type(page, "pass");
  await type(page, "pass");
  await keep(page);
  await expect(page.getByRole("button", { name: /^Pass to Allies/ })).toBeVisible();
});

test(
  "a finished match is counted, its replay shows one hand or both, and its log is printed as everybody was told it",
  LONG,
  async ({ page, table }) => {
    await table.load(JSON.parse(goldenText("cards-kent")));
    await table.more(table.end);
    await table.end.getByRole("link", { name: "Statistics", exact: true }).click();
    await expect(page.getByRole("region", { name: "Axis", exact: true })).toContainText(
      "1 of 1 shot did harm",
    );
    const drawn = page.getByRole("table", { name: "Cards drawn" });
    await expect(drawn.getByRole("columnheader")).toHaveText([
      "Card",
      "Allies: drawn",
      "Allies: expected",
      "Axis: drawn",
      "Axis: expected",
    ]);
    await expect(drawn.getByRole("row", { name: /^IN MY SIGHTS 11 6\.3 2 5\.[23]$/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("link", { name: "To the table" }).click();
    await expect(table.end).toBeVisible();
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    await page.getByRole("button", { name: "One step back" }).click();
    await table.more(table.replayBar);
    const seen = page.getByRole("combobox", { name: "Seen by" });
    const allied = page.getByRole("group", { name: "A1", exact: true });
    const axis = page.getByRole("group", { name: "B1", exact: true });
    const hidden = /^a card that .1 holds$/;
    await seen.selectOption("Axis");
    await expect(allied.getByRole("button", { name: hidden }).first()).toBeAttached();
    await expect(axis.getByRole("button", { name: hidden })).toHaveCount(0);
    await seen.selectOption("The umpire: all is open");
    await expect(allied.getByRole("button", { name: /^(IN MY SIGHTS|TIGHT TURN)/ }).first()).toBeAttached();
    await expect(allied.or(axis).getByRole("button", { name: hidden })).toHaveCount(0);

    await page.goto(page.url().replace(/#\/match\/([^/?]+).*$/, "#/print/down-in-flames/$1"));
    await page.getByRole("switch", { name: /^Log of the match/ }).click();
    const log = page.getByRole("region", { name: /^Log: Duel over Kent/ });
    await expect(log).toHaveCount(2);
    await expect(log.first().getByRole("heading")).toContainText(["Duel over Kent", "Turn 1", "Turn 2"]);
    await expect(log.first()).toContainText("Dice 2: B1 fires at A1: 2 hits × Hit Value 8 = 16");
    await expect(log.first()).toContainText("A1 draws 9 cards.");
    expect(await overfull(page)).toEqual([]);
  },
);

/** A campaign, written out as the editor does, up to the answer after which its first mission is over. */
function firstMission(): unknown {
  const golden = parseFile(goldenText("cards-campaign"));
  if (!golden.ok) throw new Error("the golden can't be read");
  const { format, game, config: campaign, draws, entries = [] } = golden.value;
  const chosen = entries.flatMap((entry, place) =>
    "answers" in entry && Object.values(entry.answers).some((text) => text.startsWith("resource"))
      ? [place]
      : [],
  );
  return {
    format,
    game,
    config: wholeConfig(campaign as Parameters<typeof wholeConfig>[0]),
    draws,
    entries: entries.slice(0, chosen[2]),
  };
}

test(
  "after a mission of the campaign its debriefing is read, and the next resources are chosen in secret",
  LONG,
  async ({ page, table }) => {
    await table.load(firstMission());
    const debriefing = page.getByRole("dialog", { name: "Mission 1 of 3 is over" });
    await expect(debriefing).toContainText("Q3 is shot down.");
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await debriefing.getByRole("button", { name: "On to the next mission" }).click();
    await come(page, "Allies");
    const offers = page.locator(".question__offers");
    // One more Element was brought with the first mission.
    await expect(offers.getByRole("button", { name: /flak/ })).toBeVisible();
    await expect(offers.getByRole("button", { name: /One more fighter Element/ })).toHaveCount(0);
    await write(page, "resource veteran A1");
    await expect(page.getByRole("button", { name: /^Pass to Axis/ })).toBeVisible();
    expect(await exposed(page)).not.toMatch(/Leader of A1 becomes|resource veteran/);
  },
);

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];

test.describe("on a German phone", () => {
  test.use({
    ...pixel,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    settings: { language: "de" },
  });

  test(
    "a card is played with the thumb; no English word on table and sheets; a set of own tables with 79 cards is refused",
    LONG,
    async ({ page }) => {
      const table = new Table(page, tap);
      await table.load(DUEL);
      await page.getByRole("button", { name: /^An Alliierte: / }).tap();
      await page.getByRole("button", { name: "Passen", exact: true }).tap();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Führer");
      const hand = page.getByRole("group", { name: "Deine Hand" });
      const card = hand.getByRole("button", { name: /^MANÖVER/ });
      await card.tap();
      expect(await englishOn(page)).toEqual([]);
      await page.getByRole("button", { name: /^MANÖVER auf B1 / }).tap();
      await expect(page.getByRole("button", { name: /^An Achse: / })).toBeVisible();
      expect(await englishOn(page)).toEqual([]);
      await page.getByRole("button", { name: /^An Achse: / }).tap();
      await page
        .getByRole("tab", { name: "Bögen" })
        .or(page.getByRole("button", { name: "Bögen" }))
        .first()
        .tap();
      await expect(page.getByRole("tabpanel")).toBeVisible();
      expect(await englishOn(page)).toEqual([]);

      await page.goto("/#/new/down-in-flames/kent");
      await expect(
        page
          .getByRole("button", { name: "Beginnen" })
          .or(page.getByRole("heading", { level: 1 }))
          .first(),
      ).toBeVisible();
      expect(await englishOn(page)).toEqual([]);
      const [first, ...others] = OUR_SET.cards ?? [];
      const short = { ...OUR_SET, cards: [{ ...first, copies: 5 }, ...others] };
      await page
        .locator('input[type="file"]')
        .last()
        .setInputFiles({
          name: "own.json",
          mimeType: "application/json",
          buffer: Buffer.from(JSON.stringify(short)),
        });
      const tables = page.getByRole("group", { name: "Tabellen" });
      await expect(told(tables, "alert")).toContainText(
        "cards: Die Karten ergeben zusammen 79; es müssen 80 oder 110 sein.",
      );
    },
  );
});

test(
  "a bid is set by its figures: arrows go to the slider alone, Enter gives what is set",
  LONG,
  async ({ page, table }) => {
    await table.load({
      format: 2,
      game: "down-in-flames",
      config: { scenario: "guadalcanal" },
      dice: { seed: "bids" },
    });
    const offers = page.locator(".question__offers");
    await expect(offers.getByRole("button", { name: "0 victory points" })).toBeVisible();
    await page.getByRole("button", { name: /^Pass/ }).click();
    await come(page, "Allies");
    await expect(offers.getByRole("slider", { name: "Level" })).toBeVisible();
    const level = offers.getByRole("slider", { name: "Level" });
    const before = Number(await level.getAttribute("aria-valuetext"));
    await level.focus();
    await page.keyboard.press("ArrowLeft");
    await offers.getByRole("button", { name: "Points for the enemy: more" }).click();
    const bid = offers.getByRole("button", { name: `Level ${before - 1} for 1 victory point` });
    await expect(bid).toBeVisible();
    await expect(page.getByRole("slider", { name: "Moment" })).toHaveCount(0);
    // What is set is written, and what is written is set.
    await expect(line(page)).toHaveValue(`bid ${before - 1} 1`);
    await line(page).fill("bid 5 2");
    await expect(level).toHaveAttribute("aria-valuetext", "5");
    await level.focus();
    await takeUsual(page);
    await expect(page.getByRole("button", { name: /^Pass to Axis/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);
