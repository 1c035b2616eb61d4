import type { Page } from "@playwright/test";
import { papersLying } from "../../src/app/table/board/clear-area.ts";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { branch, type Match } from "../../src/core/match/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { some } from "../extent.ts";
import { goldenText } from "../goldens/files.ts";
import { expect, test } from "./base.ts";
import { freeShare } from "./free-share.ts";
import { type AskedTable, askedTable, hiddenAtHome, overTable } from "./seen-home.ts";
import { settled } from "./settled.ts";
import { Table } from "./table.ts";

test.use({ settings: { language: "de" } });

/**
 * Screens in CSS pixels, how large the letters are, and how many per cent of it are free table at least while something is
 * asked and while nothing is: a laptop, a large screen, a phone, the same held across.
 */
const SCREENS = [
  [1280, 720, "normal", 70, 85],
  [1920, 1080, "normal", 78, 85],
  [390, 844, "normal", 45, 85],
  [844, 390, "normal", 0, 85],
  [1280, 720, "largest", 0, 0],
  [390, 844, "largest", 0, 0],
  [844, 390, "largest", 0, 0],
] as const;

/** Recorded matches by game: every kind of question that they ask is looked at once. */
const RECORDED = {
  dogfight: ["four-a-side"],
  "great-war": ["great-war-bloody-april"],
  "down-in-flames": ["cards-every-switch", "cards-ship"],
  "battle-of-britain": ["britain-campaign", "britain-every-switch"],
  luftwaffe: ["reich-complexes", "reich-basic"],
} as const;

async function recorded(name: string): Promise<Match> {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);
  if (!entry) throw new Error(`nobody knows ${file.value.game}`);
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return open.value.match;
}

/** A question of a match: its kind, and the moment that asks it. */
interface Asked {
  readonly kind: string;
  readonly at: number;
  readonly cards: number;
}

/** How many cards whoever is asked has in the largest hand that he sees. */
function cardsIn({ game, moments }: Match, at: number): number {
  const view = JSON.stringify(game.view(moments[at]?.state, moments[at]?.prompts[0]?.seat ?? "table"));
  const hands = [...view.matchAll(/"hand":\[([^\]]*)\]/g)].map(([, cards = ""]) => cards.split(",").length);
  return Math.max(0, ...hands);
}

/** Of those questions a share, and whichever shows the longest hand. */
function drawnOf(all: readonly Asked[], longest: number): readonly Asked[] {
  const drawn = some(all, 6);
  return all.filter((one) => one.cards === longest || drawn.includes(one));
}

/** A moment of a match for each kind of question: that in which the hand has the most cards. */
function questionsOf(match: Match): readonly Asked[] {
  const found = new Map<string, Asked>();
  for (const [at, { prompts }] of match.moments.entries()) {
    const kind = prompts[0]?.kind;
    if (kind === undefined) continue;
    const cards = match.game.meta.id === "down-in-flames" ? cardsIn(match, at) : 0;
    if (cards <= (found.get(kind)?.cards ?? -1)) continue;
    found.set(kind, { kind, at, cards });
  }
  return [...found.values()];
}

/** Run in a page: what of the question that is asked is out of sight, in words. */
function outOfSight(): readonly string[] {
  const faults: string[] = [];
  const shown = (element: Element) => element.getBoundingClientRect().width > 0;
  const named = (element: Element) => (element.textContent ?? "").trim().slice(0, 40);
  const boxed = ({ left, top, right, bottom }: DOMRect) =>
    [left, top, right, bottom].map(Math.round).join(" ");
  const whole = ({ left, top, right, bottom }: DOMRect) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  /** What lies over the middle of an element; undefined where that is itself. */
  const over = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element === hit || element.contains(hit) ? undefined : `under ${hit?.className ?? "nothing"}`;
  };
  const goesOn = [
    ...document.querySelectorAll(
      ".goes-on .button, .form__actions .button:last-child, .assign [type=submit], .call .button, .curtain .button",
    ),
  ].filter(shown);
  for (const button of goesOn) {
    const box = button.getBoundingClientRect();
    const what = whole(box) ? over(button) : `at ${boxed(box)}`;
    if (what) faults.push(`${named(button)} ${what}`);
  }
  const answers = [...document.querySelectorAll(".offer, .hand__card")].filter(shown);
  const [first] = answers;
  if (goesOn.length === 0) {
    if (!first) faults.push("nothing to go on with");
    else if (!whole(first.getBoundingClientRect()))
      faults.push(`the first answer ${named(first)} at ${boxed(first.getBoundingClientRect())}`);
  }
  const paper = document.querySelector(".drawer .tabs__page");
  if (paper && paper.scrollWidth > paper.clientWidth)
    faults.push(`${paper.scrollWidth} pixels across on a paper of ${paper.clientWidth}`);
  const hand = document.querySelector(".hand");
  // On a narrow page it is a part of its paper, which is scrolled.
  const above = hand !== null && getComputedStyle(hand).position === "fixed";
  const cards = [...document.querySelectorAll(".hand__card > svg")];
  for (const [place, card] of cards.slice(0, 8).entries()) {
    const { left, right, bottom } = card.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || (above && bottom > innerHeight))
      faults.push(`card ${place + 1} from ${left} to ${right}, down to ${bottom}`);
  }
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const left = cards[0]?.getBoundingClientRect();
  const right = cards.at(-1)?.getBoundingClientRect();
  if (above && left && right && board)
    for (const piece of document.querySelectorAll(".board svg [data-piece]")) {
      const box = piece.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x > left.left && x < right.right && y > Math.min(left.top, right.top))
        faults.push(`${piece.getAttribute("data-piece")} lies under the hand`);
    }
  return faults;
}

/** Drawn anew for every screen the table takes longer than all the rest. */
async function clearBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const drawn of document.querySelectorAll<HTMLElement>(".board > *")) drawn.style.display = "none";
  });
}

async function turnTo(page: Page, [width, height, text]: (typeof SCREENS)[number]): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.dataset.text = size;
    scrollTo(0, 0);
  }, text);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    // A browser that has nothing to draw may leave out its frames.
    const drawn = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return Promise.race([drawn, new Promise((done) => setTimeout(done, 500))]);
  });
}

async function tooLittleFree(page: Page, least: number): Promise<readonly string[]> {
  const free = await page.evaluate(freeShare);
  return free < least ? [`no more than ${free} % are free table, not ${least}`] : [];
}

function located(what: string, [width, height, text]: (typeof SCREENS)[number]): (fault: string) => string {
  return (fault) => `${what}, ${width} × ${height}, ${text}: ${fault}`;
}

/** Run in a page: how large the board is, and the papers over it as rectangles, those that let clicks through too. */
function papersOver() {
  const board = document.querySelector(".board");
  if (!board) throw new Error("there is no board");
  const edge = board.getBoundingClientRect();
  const papers = [...document.querySelectorAll(".paper, .tools .button, .hand__card, .hand__card > svg")];
  const seen = papers.filter(
    (paper) => !board.contains(paper) && paper.checkVisibility({ visibilityProperty: true }),
  );
  const rectangles = seen.map((paper) => {
    const { left, right, top, bottom } = paper.getBoundingClientRect();
    return {
      ...{ name: paper.getAttribute("class") ?? "a card" },
      ...{ left: left - edge.left, right: right - edge.left, top: top - edge.top, bottom: bottom - edge.top },
    };
  });
  return { size: { width: edge.width, height: edge.height }, rectangles };
}

/** Which of the things that are asked about lie under a paper, or beside the picture, where the table is drawn in 3D. */
async function covered(page: Page, table: AskedTable, isOver = false): Promise<readonly string[]> {
  const { size, rectangles } = await page.evaluate(papersOver);
  return hiddenAtHome(table, size, await page.evaluate(papersLying), rectangles, isOver);
}

/** What is out of sight on each screen; `drawn`: what a flat board draws under its papers too. */
async function faultsOn(
  page: Page,
  what: string,
  drawn: boolean,
  table?: AskedTable,
): Promise<readonly string[]> {
  const found: string[] = [];
  if (!drawn) await clearBoard(page);
  for (const screen of SCREENS) {
    await turnTo(page, screen);
    const faults = [...(await page.evaluate(outOfSight)), ...(await tooLittleFree(page, screen[3]))];
    if (table && screen[2] === "normal") faults.push(...(await covered(page, table)));
    found.push(...faults.map(located(what, screen)));
  }
  return found;
}

/** Where papers take too much while nothing is asked; `over`: or lie over what decided that battle. */
async function coveredOn(page: Page, what: string, over?: AskedTable): Promise<readonly string[]> {
  const found: string[] = [];
  await clearBoard(page);
  for (const screen of SCREENS.filter(([, , text]) => text === "normal")) {
    await turnTo(page, screen);
    const faults = await tooLittleFree(page, screen[4]);
    const hidden = over ? await covered(page, over, true) : [];
    found.push(...[...faults, ...hidden].map(located(what, screen)));
  }
  await turnTo(page, SCREENS[0]);
  return found;
}

for (const [game, names] of some(Object.entries(RECORDED), 5)) {
  test(`what goes on is in sight at every question of ${game}`, async ({ page }) => {
    test.slow();
    const table = new Table(page);
    const found: string[] = [];
    let most = 0;
    let called = false;
    for (const name of some(names, 2)) {
      const match = await recorded(name);
      const asked = questionsOf(match);
      const longest = Math.max(1, ...asked.map(({ cards }) => cards));
      for (const { kind, at, cards } of drawnOf(asked, longest)) {
        await page.setViewportSize({ width: 1280, height: 720 });
        await table.load(writeFile({ match: branch(match, at), dice: { seed: "in sight" } }));
        await page.waitForURL(/#\/match\//);
        const drawer = page.getByRole("tab", { name: "Befehle", exact: true });
        const call = page.getByRole("button", { name: /^An .*: tippen, wenn allein$/ });
        await expect(drawer.or(call).first()).toBeVisible();
        if (await call.isVisible()) {
          // One call is like another.
          await expect(page.locator(".board__wait")).toHaveCount(0);
          if (!called) found.push(...(await faultsOn(page, "called", true)));
          called = true;
          await call.click();
          // A card that the pointer is over is large: that is for whoever looks at it.
          await page.mouse.move(1, 1);
        }
        await expect(page.locator(".goes-on, .form__foot, .assign__foot, .offer").first()).toBeAttached();
        await settled(page);
        // The longest hand of a match, above the table.
        found.push(...(await faultsOn(page, kind, cards === longest, await askedTable(match, at))));
        most = Math.max(most, await page.locator(".hand__card").count());
      }
    }
    expect(found).toEqual([]);
    // A hand that could be too long for a phone was among them.
    if (game === "down-in-flames") expect(most).toBeGreaterThanOrEqual(8);
  });
}

test.describe("with fingers, for whom what is pressed is larger", () => {
  test.use({ hasTouch: true });

  for (const [game, names] of some(Object.entries(RECORDED), 5)) {
    test(`a battle of ${game} that is over is looked at and looked back at`, async ({ page }) => {
      const table = new Table(page);
      const found: string[] = [];
      for (const name of some(names, 2)) {
        await page.setViewportSize({ width: 1280, height: 720 });
        await table.load(JSON.parse(goldenText(name)));
        const end = page.getByRole("region", { name: "Das Spiel ist aus" });
        await expect(end).toBeVisible();
        await settled(page);
        found.push(...(await coveredOn(page, `${name} is over`, await overTable(await recorded(name)))));
        await end.getByRole("button", { name: "Rückschau ansehen" }).click();
        const bar = page.getByRole("region", { name: "Rückschau" });
        await expect(bar).toBeVisible();
        await bar.getByRole("button", { name: "Einen Schritt weiter" }).click();
        await settled(page);
        found.push(...(await coveredOn(page, `${name} is looked back at`)));
      }
      expect(found).toEqual([]);
    });
  }
});

test.describe("in flight", () => {
  test.use({ settings: { language: "en", motion: "full" } });

  test("only badges lie on the table; the pad comes back with the next question", async ({ page, table }) => {
    await table.setUp("duel", "free");
    await table.lift("red");
    await table.type("R1", "2L1");
    await table.ready("red");
    await table.lift("blue");
    await table.type("B1", "3");
    await table.line("B1").press("Enter");
    await expect(table.button("Skip")).toBeVisible();
    const drawer = page.getByRole("region", { name: "Orders and sheets" });
    await expect(drawer).toBeFocused();
    // Stops the flight.
    await page.keyboard.press("Space");
    expect(await coveredOn(page, "in flight")).toEqual([]);
    await table.button("Skip").click();
    await table.lift("red");
    await expect(table.line("R1")).toBeFocused();
  });
});
