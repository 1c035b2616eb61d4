import type { Page } from "@playwright/test";
import { config } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { some } from "../extent.ts";
import { expect, inTurn, test } from "./base.ts";
import { takeUsual } from "./keys.ts";
import { settled } from "./settled.ts";
import { violations } from "./violations.ts";

const PAGES = [
  ["/#/", []],
  ["/#/game/dogfight", []],
  ["/#/new/dogfight/duel", []],
  ["/#/matches", []],
  ["/#/settings", []],
  ["/#/rules/dogfight", ["Keys of the rules"]],
  ["/#/hangar", ["Keys of the hangar"]],
  ["/#/show/dogfight", ["Keys of the show", "Keys of the table"]],
  ["/#/editor/dogfight", ["Keys of the set-up editor", "Keys of the table"]],
  ["/#/workshop/great-war", []],
  ["/#/print/great-war/dogfight", []],
  ["/#/about", []],
  ["/#/nowhere", []],
] as const;

test("? opens the keys of every page, and the focus goes back to where it was", async ({ page }) => {
  test.slow();
  const dialog = page.getByRole("dialog", { name: "Keys" });
  for (const [address, own] of some(PAGES, 4)) {
    await page.goto(address);
    // An editor asks first what to begin with.
    if (address.includes("editor")) await page.getByRole("dialog").press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    // A page that is still being fetched is put in the place of what had the focus.
    await settled(page);
    await page.locator("a:visible").first().focus();
    const before = await page.evaluateHandle(() => document.activeElement);
    // What listens comes when the page has been painted.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(dialog, address).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([...own, "On every page"]);
    await expect(dialog.locator(":focus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    const isBack = () => page.evaluate((one) => one === document.activeElement, before);
    await expect.poll(isBack, `the focus is back on ${address}`).toBe(true);
  }
});

test("a table and a lesson tell their keys with their help", inTurn(0, 3), async ({ page, table }) => {
  const dialog = page.getByRole("dialog", { name: "Keys and help" });
  await table.setUp("duel", "keys");
  await table.lift("red");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("?");
  await expect(dialog.getByRole("heading", { level: 3 })).toContainText([
    "How this match is won",
    "Keys while playing",
    "Keys of the table",
    "Keys of the replay",
    "On every page",
  ]);
  await expect(dialog.locator("div", { hasText: /^Mtape measure$/ })).toBeVisible();
});

async function openKeys(page: Page): Promise<void> {
  await page.goto("/#/settings");
  await page.getByText("Set each key").click();
}

test(
  "a key is set, refused where another has it, restored, and all of them switched off",
  inTurn(1, 3),
  async ({ page, table }) => {
    await openKeys(page);
    const change = page.getByRole("button", { name: "Change: tape measure" });
    await change.press("Enter");
    await page.keyboard.press("r");
    await expect(
      page.getByText(
        "R is the key of “roll the dice that wait; hurry a throw on” already; choose another one.",
      ),
    ).toBeVisible();
    await page.keyboard.press("5");
    await expect(page.getByText("That can be no key of its own")).toBeVisible();
    await page.keyboard.press("y");
    await expect(page.getByText("The key of “tape measure” is Y now.")).toBeVisible();
    await expect(change).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await table.setUp("duel", "keys");
    await table.lift("red");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("menuitem", { name: /^Tape/ })).toContainText("Y");
    await page.keyboard.press("Escape");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const tape = page.getByRole("button", { name: "Tape" });
    await page.keyboard.press("m");
    await expect(tape).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("y");
    await expect(tape).toHaveAttribute("aria-pressed", "true");

    await openKeys(page);
    await page.getByRole("button", { name: "As before (M): tape measure" }).press("Enter");
    await expect(page.getByText("The key of “tape measure” is M now.")).toBeVisible();
    await page.getByRole("switch", { name: "Keys of one letter, digit or sign" }).press(" ");
    await expect(page.getByText("Set each key")).toHaveCount(0);
    await page.keyboard.press("?");
    await page.goBack();
    await expect(tape).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const key of ["m", "?", "1", "[", "h"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(tape).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("menuitem", { name: /^Tape/ })).toHaveText("Tape");
  },
);

test(
  "digits choose cards of the hand, each as it bears it and as it is told",
  inTurn(2, 3),
  async ({ page, table }) => {
    await table.load({ format: 2, game: "down-in-flames", config, dice: { seed: "cards 19" } });
    await page.getByRole("button", { name: /^Pass to Allies: / }).press("Enter");
    await expect(page.getByRole("heading", { name: "Allies: change level?" })).toBeVisible();
    await takeUsual(page);
    const hand = page.getByRole("group", { name: "Your hand" });
    await expect(hand).toBeVisible();
    const playable = hand.locator("button[aria-disabled=false]");
    const keys = () => playable.evaluateAll((all) => all.map((one) => one.getAttribute("aria-keyshortcuts")));
    const count = await playable.count();
    expect(await keys()).toEqual(Array.from({ length: count }, (_, at) => `${at + 1}`));
    await expect(hand.locator("button[aria-disabled=true][aria-keyshortcuts]")).toHaveCount(0);
    // Cards that are only looked at keep their digits.
    await playable.first().focus();
    await expect(page.locator(".question__offers .offer").first()).toBeVisible();
    expect(await keys()).toEqual(Array.from({ length: count }, (_, at) => `${at + 1}`));
    await page.keyboard.press("2");
    await expect(playable.nth(1)).toHaveAttribute("aria-pressed", "true");
    expect(await keys()).toEqual(Array.from({ length: count }, () => null));
    const first = page.locator(".question__offers .offer").first();
    await expect(first).toHaveAttribute("aria-keyshortcuts", "1");
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: /^Pass to Axis/ })).toBeVisible();
  },
);
