import type { Locator, Page } from "@playwright/test";
import { config } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { expect, inTurn, test } from "./base.ts";
import { scripted } from "./scripted.ts";
import { Table } from "./table.ts";

/** After what was just done something of the page has the focus, and never the page as a whole. */
async function held(page: Page, after: string): Promise<void> {
  const nobody = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(nobody, { message: `nothing has the focus after ${after}`, intervals: [50] }).toBe(false);
}

async function press(what: Locator): Promise<void> {
  const page = what.page();
  const name = (await what.textContent()) ?? "";
  await what.press("Enter");
  await held(page, name);
}

test(
  "the focus is never on nothing: a duel with its dialogs and its papers",
  inTurn(0, 2),
  async ({ page, table }) => {
    const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
    const byKeys = new Table(page, press);
    await page.goto("/#/");
    await held(page, "opening the page");
    await table.setUp("duel", script.seed);
    await expect(table.button("Pass to Red: tap when alone")).toBeFocused();
    for (const item of [/^Who plays/, /^Share/, /^Keys/]) {
      await table.menu(item);
      await expect(page.getByRole("dialog").locator(":focus")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(table.button("Menu")).toBeFocused();
    }
    await byKeys.lift("red");
    await expect(table.line("R1")).toBeFocused();
    await press(table.button(/^Task/));
    await press(page.getByRole("region", { name: "What each side is to do" }).getByRole("button"));
    await expect(table.button(/^Task/)).toBeFocused();
    await press(table.button("Fold away"));
    await expect(page.getByRole("region", { name: "Orders and sheets" })).toBeFocused();
    await page.keyboard.press("o");
    await expect(table.line("R1")).toBeFocused();

    const [first = [], ...rounds] = script.rounds;
    const [own, other] = first;
    await table.type("R1", own?.text ?? "");
    await byKeys.ready("red");
    await expect(table.button("Pass to Blue: tap when alone")).toBeFocused();
    await byKeys.lift("blue");
    await expect(table.line("B1")).toBeFocused();
    await table.type("B1", other?.text ?? "");
    await byKeys.ready("blue");
    await byKeys.play({ rounds }, (id, text) => table.type(id, text));
    await expect(table.end.locator(":focus")).toBeVisible();
  },
);

test("the focus is never on nothing: a hand of cards", inTurn(1, 2), async ({ page, table }) => {
  await table.load({ format: 2, game: "down-in-flames", config, dice: { seed: "cards 19" } });
  const usual = page.locator("[data-usual=true]");
  const hand = page.getByRole("group", { name: "Your hand" });
  const altitude = page.locator("fieldset.question__offers");
  const asks = (what: string) => expect(page.getByRole("heading", { level: 2, name: what })).toBeVisible();
  const come = async (seat: string) => {
    const call = page.getByRole("button", { name: new RegExp(`^(Pass to|An) ${seat}: `) });
    await expect(call).toBeFocused();
    await press(call);
    await expect(altitude).toBeFocused();
    await press(usual);
  };
  await come("Allies");
  await asks("Allies: the Leader's cards");
  await expect(hand).toBeFocused();
  await press(usual);
  await asks("Allies: discard");
  await press(usual);
  await come("Axis");
  await expect(page.getByText("B1's Wingman passes.").first()).toBeVisible();
  await press(usual);
  await asks("Axis: the Leader's cards");
  await expect(hand).toBeFocused();
  // The rule behind a card that may not be played is told while one looks at it, and stays while the focus is on it.
  const last = hand.getByRole("button").last();
  await last.focus();
  await expect(last).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Tab");
  await expect(page.locator(".hand__why a")).toBeFocused();
  await press(hand.locator("[aria-disabled=false]").first());
});
