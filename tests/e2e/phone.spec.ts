import { devices, type Page } from "@playwright/test";
import { seededDice } from "../../src/core/dice/random.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { begin } from "../../src/core/match/play.ts";
import { config as CARDS } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { greatWar } from "../../src/games/great-war/computer/game.ts";
import { SCENARIOS } from "../../src/games/great-war/rules/scenarios.ts";
import { some } from "../extent.ts";
import { expect, inTurn, LONG, test } from "./base.ts";
import { ifStillThere } from "./if-still-there.ts";
import { Table, tap } from "./table.ts";

const { viewport: _, defaultBrowserType: __, ...pixel } = devices["Pixel 7"];
test.use({ ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 });

// What is pressed is large enough; whole duels on other devices are in devices.spec.ts.
test("everything that is pressed in the order phase is 44 px or more", inTurn(1, 2), async ({ page }) => {
  const table = new Table(page, tap);
  await table.setUp("bounce", "thumbs");
  await table.lift("red");
  await table.type("R1", "2LR");
  const small = await page.getByRole("button").evaluateAll((buttons) =>
    buttons
      .map((button) => ({ name: button.textContent, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
  // Who writes goes on writing: the keyboard on the screen stays up for the next line.
  await table.line("R1").fill("2");
  await table.line("R1").press("Enter");
  await expect(table.line("R2")).toBeFocused();
});

test("two fingers on the ghost move the camera and put the order back as it was", LONG, async ({ page }) => {
  const table = new Table(page, tap);
  await table.setUp("duel", "two fingers");
  await table.lift("red");
  await table.type("R1", "3");
  const board = page.locator(".board svg");
  const seen = () => board.getAttribute("viewBox");
  const before = await seen();
  const piece = await board.locator('[data-piece="R1"]').first().boundingBox();
  if (!piece) throw new Error("R1 is not on the table");
  const first = { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2, id: 1 };
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof first)[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await fingers("touchStart", first);
  await fingers("touchMove", { ...first, x: first.x + 25, y: first.y - 10 });
  await expect(table.line("R1")).not.toHaveValue("3");
  const held = { ...first, x: first.x + 25, y: first.y - 10 };
  await fingers("touchStart", held, { x: first.x - 40, y: first.y - 40, id: 2 });
  await expect(table.line("R1")).toHaveValue("3");
  await fingers("touchMove", held, { x: first.x - 90, y: first.y - 90, id: 2 });
  await fingers("touchEnd");
  await expect(table.line("R1")).toHaveValue("3");
  await expect.poll(seen).not.toBe(before);
});

test("a tap right after a flick over the board presses what it meets", LONG, async ({ page }) => {
  const table = new Table(page, tap);
  await table.setUp("duel", "flick");
  await table.lift("red");
  const tape = page.getByRole("button", { name: "Tape", exact: true });
  const [board, button] = [await page.locator(".board svg").boundingBox(), await tape.boundingBox()];
  if (!board || !button) throw new Error("the board or its tape is not on the page");
  const touch = await page.context().newCDPSession(page);
  const finger = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...touchPoints: { x: number; y: number }[]
  ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  const from = { x: board.x + board.width / 2, y: board.y + board.height - 40 };
  for (const pressed of ["true", "false", "true"]) {
    await finger("touchStart", from);
    for (const up of [20, 40, 60, 80]) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await finger("touchMove", { x: from.x, y: from.y - up });
    }
    await finger("touchEnd");
    await finger("touchStart", { x: button.x + button.width / 2, y: button.y + button.height / 2 });
    await finger("touchEnd");
    await expect(tape).toHaveAttribute("aria-pressed", pressed);
  }
});

/** Run in a page: what lies over the middle of what has the focus; nothing where that is itself. */
function overFocus(): string {
  const held = document.activeElement;
  if (!held || held === document.body) return "";
  const { left, top, right, bottom } = held.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const paper = hit?.closest(".board, .goes-on");
  return paper && !paper.contains(held) ? `${held.textContent} is under the ${paper.className}` : "";
}

test(
  "what keys come to is never under the board, which stays while papers are scrolled",
  LONG,
  async ({ page }) => {
    const table = new Table(page, tap);
    await table.load({ format: 2, game: "down-in-flames", config: CARDS, dice: { seed: "cards 19" } });
    await table.press(page.getByRole("button", { name: /^Pass to Allies: / }));
    await table.press(page.getByRole("button", { name: "Pass", exact: true }));
    const card = page.getByRole("group", { name: "Your hand" }).getByRole("button", { name: /^MANEUVERING/ });
    await card.press("Enter");
    await page.keyboard.press("End");
    const faults = new Set<string>();
    for (const key of ["Tab", "Shift+Tab"])
      for (let pressed = 0; pressed < 20; pressed++) {
        await page.keyboard.press(key);
        faults.add(await page.evaluate(overFocus));
      }
    expect([...faults].filter((fault) => fault !== "")).toEqual([]);
  },
);

/** A duel over the front that is over after a turn. */
function shortDuel() {
  const begun = begin(greatWar, { ...SCENARIOS.duel, turns: 1 }, seededDice("thumbs"));
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  return writeFile({ match: begun.value, dice: { seed: "thumbs" } });
}

/** Draws a move ahead with a finger on the board, as quickly as one flicks through a list. */
async function drawMove(page: Page, id: string): Promise<void> {
  const box = await page.locator(`.board svg [data-piece="${id}"]`).first().boundingBox();
  if (!box) throw new Error(`${id} is not on the table`);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2, id: 1 };
  const touch = await page.context().newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: (typeof from)[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await finger("touchStart", from);
  for (const up of [10, 20, 30, 40]) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await finger("touchMove", { ...from, y: from.y - up });
  }
  await finger("touchEnd");
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

for (const viewport of some(SIZES, 2)) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    // A duel over the front; the other one, by the keys of the pad, is in great-war-duel.spec.ts.
    test(
      "a duel over the front is flown to its end with a finger on the board",
      inTurn(0, 2),
      async ({ page }) => {
        const table = new Table(page, tap);
        await table.load(shortDuel());
        const curtain = page.getByRole("button", { name: /^Pass to / });
        const line = page.getByLabel(/^Move of /);
        const question = page.locator(".question__offers").getByRole("button");
        const written = line.and(page.locator(":not(:placeholder-shown)"));
        const gone = (element: Node | null) => !element?.isConnected;
        for (;;) {
          await expect(curtain.or(line).or(question).or(table.end).first()).toBeVisible();
          if (await table.end.isVisible()) break;
          if (await curtain.isVisible()) await ifStillThere((within) => curtain.tap(within));
          else if (await line.isVisible()) {
            await drawMove(page, (await page.getByLabel("Move of A1").isVisible()) ? "A1" : "G1");
            if (!(await ifStillThere((within) => expect(written).toBeVisible(within)))) continue;
            await table.press(table.button("Fly it"));
            await expect(written).toBeHidden();
          } else if (await question.first().isVisible()) {
            await ifStillThere(async (within) => {
              const asked = await question.first().elementHandle(within);
              await question.first().tap(within);
              await page.waitForFunction(gone, asked, within);
            });
          }
        }
        await expect(table.end).toContainText("draw");
      },
    );
  });
}
