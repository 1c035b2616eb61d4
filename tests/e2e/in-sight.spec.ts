import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { recordedDice } from "../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../src/core/file/file.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { branch, type Match } from "../../src/core/match/match.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { expect, test } from "./base.ts";
import { settled } from "./settled.ts";
import { Table } from "./table.ts";

test.use({ settings: { language: "de" } });

/** Screens in CSS pixels, and how large the letters are: a laptop, a phone, the same held across. */
const SCREENS = [
  [1280, 720, "normal"],
  [1280, 720, "largest"],
  [390, 844, "normal"],
  [390, 844, "largest"],
  [844, 390, "normal"],
  [844, 390, "largest"],
] as const;

/** Recorded matches by game: every kind of question that they ask is looked at once. */
const RECORDED = {
  dogfight: ["four-a-side"],
  "great-war": ["great-war-photo", "great-war-trench-strafing"],
  "down-in-flames": ["cards-every-switch", "cards-airfield"],
  "battle-of-britain": ["britain-every-switch"],
  luftwaffe: ["reich-complexes"],
} as const;

async function recorded(name: string): Promise<Match> {
  const file = parseFile(readFileSync(new URL(`../goldens/${name}.json`, import.meta.url), "utf8"));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const entry = findGame(GAMES, file.value.game);
  if (!entry) throw new Error(`nobody knows ${file.value.game}`);
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  return open.value.match;
}

/** The first moment of a match in which each kind of question is asked that was not asked before. */
function questionsOf(
  match: Match,
  known: Set<string>,
): readonly { readonly kind: string; readonly at: number }[] {
  return match.moments.flatMap(({ prompts }, at) => {
    const kind = prompts[0]?.kind;
    if (kind === undefined || known.has(kind)) return [];
    known.add(kind);
    return [{ kind, at }];
  });
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
  const pressable = (element: Element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return whole(box) && (element === hit || element.contains(hit));
  };
  const goesOn = [
    ...document.querySelectorAll(
      ".goes-on .button, .form__actions .button:last-child, .assign [type=submit], .call .button, .curtain .button",
    ),
  ].filter(shown);
  for (const button of goesOn)
    if (!pressable(button)) faults.push(`${named(button)} at ${boxed(button.getBoundingClientRect())}`);
  const answers = [...document.querySelectorAll(".offer, .hand__card")].filter(shown);
  if (goesOn.length === 0 && answers.length > 0 && !answers.some(pressable))
    faults.push(`no answer in sight, the first at ${boxed((answers[0] as Element).getBoundingClientRect())}`);
  if (goesOn.length === 0 && answers.length === 0) faults.push("nothing to go on with");
  const cards = [...document.querySelectorAll(".hand__card > svg")];
  for (const [place, card] of cards.entries()) {
    const { left, right } = card.getBoundingClientRect();
    if (place < 8 && (left < -1 || right > innerWidth + 1))
      faults.push(`card ${place + 1} from ${left} to ${right}`);
  }
  const board = document.querySelector(".board")?.getBoundingClientRect();
  const first = cards[0]?.getBoundingClientRect();
  const last = cards.at(-1)?.getBoundingClientRect();
  if (first && last && board && first.top < board.bottom)
    for (const piece of document.querySelectorAll(".board svg [data-piece]")) {
      const box = piece.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x > first.left && x < last.right && y > Math.min(first.top, last.top))
        faults.push(`${piece.getAttribute("data-piece")} lies under the hand`);
    }
  return faults;
}

/** Drawn anew for every screen the table takes longer than all the rest; it is looked at where a hand lies above it. */
const UNDRAWN = ".table:not(:has(.hand)) .board > * { display: none }";

/** What is out of sight on each screen. */
async function faultsOn(page: Page, what: string): Promise<readonly string[]> {
  const found: string[] = [];
  await page.addStyleTag({ content: UNDRAWN });
  for (const [width, height, text] of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.dataset.text = size;
      dispatchEvent(new Event("resize"));
      scrollTo(0, 0);
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, text);
    const faults = await page.evaluate(outOfSight);
    found.push(...faults.map((fault) => `${what}, ${width} × ${height}, ${text}: ${fault}`));
  }
  return found;
}

for (const [game, names] of Object.entries(RECORDED)) {
  test(`what goes on is in sight at every question of ${game}`, async ({ page }) => {
    test.slow();
    const table = new Table(page);
    const known = new Set<string>();
    const found: string[] = [];
    for (const name of names) {
      const match = await recorded(name);
      for (const { kind, at } of questionsOf(match, known)) {
        await page.goto("/#/matches");
        await table.load(writeFile({ match: branch(match, at), dice: { seed: "in sight" } }));
        await page.waitForURL(/#\/match\//);
        const drawer = page.getByRole("tab", { name: "Befehle", exact: true });
        const call = page.getByRole("button", { name: /^An .*: tippen, wenn allein$/ });
        await expect(drawer.or(call).first()).toBeVisible();
        if (await call.isVisible()) {
          found.push(...(await faultsOn(page, `${kind}, called`)));
          await call.click();
        }
        await expect(page.locator(".goes-on, .form__foot, .assign__foot, .offer").first()).toBeAttached();
        await settled(page);
        found.push(...(await faultsOn(page, kind)));
      }
    }
    expect(found).toEqual([]);
  });
}
