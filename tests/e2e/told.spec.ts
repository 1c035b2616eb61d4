import type { Page } from "@playwright/test";
import { config } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { expect, inTurn, test } from "./base.ts";
import { heardBy, listen } from "./told.ts";

const NOW = { intervals: [50] };

/** Waits until something has been told since `from` was told, with whose move it is in the title; returns all told since. */
async function heard(page: Page, question: RegExp, turn: RegExp, from = 0): Promise<string> {
  const since = async () => (await heardBy(page)).slice(from).join("\n");
  await expect.poll(since, NOW).toMatch(question);
  await expect(page).toHaveTitle(turn);
  return since();
}

test(
  "in a duel each side is told its turn, its orders and its shots, in the title too",
  inTurn(0, 3),
  async ({ page, table }) => {
    await listen(page);
    await table.setUp("duel", "told");
    await table.lift("red");
    await heard(page, /Turn 1: write orders for Red 1, SPEED/, /R1: Movement orders, turn 1/);
    await table.type("R1", "2");
    await table.ready("red");
    await table.lift("blue");
    await heard(page, /Turn 1: write orders for Blue 1, SPEED/, /B1: Movement orders, turn 1/);
    await table.type("B1", "2");
    await table.ready("blue");
    await table.lift("red");
    await heard(page, /Turn 2: write orders for Red 1, SPEED/, /R1: Movement orders, turn 2/);
    const all = (await heardBy(page)).join("\n");
    expect(all).toContain("At this screen are Red and Blue.");
    expect(all).toMatch(
      /Orders of turn 1: Red 1 ahead two; Blue 1 ahead two\..*Red 1 flies ahead two.*Blue 1 flies ahead two/,
    );
  },
);

test(
  "in an exchange of cards each question is told once with what may be answered",
  inTurn(1, 3),
  async ({ page, table }) => {
    await listen(page);
    await table.load({ format: 2, game: "down-in-flames", config, dice: { seed: "cards 19" } });
    const answers = [
      ["Allies", "pass"],
      [undefined, "maneuvering B1"],
      ["Axis", "pass"],
    ] as const;
    let from = 0;
    for (const [seat, answer] of answers) {
      if (seat) await page.getByRole("button", { name: new RegExp(`^Pass to ${seat}: `) }).press("Enter");
      const title = page.locator(".question__title");
      const question = (await title.textContent()) ?? "";
      const since = async () => (await heardBy(page)).slice(from).join("\n");
      await expect.poll(since, NOW).toContain(question.trim());
      await expect.poll(since, NOW).toMatch(/Answers: |\d+ answers/);
      expect((await since()).split(question.trim())).toHaveLength(2);
      from = (await heardBy(page)).length;
      const line = page.locator('[data-point="line"]').getByRole("textbox");
      await line.fill(answer);
      await line.press("Enter");
      await expect.poll(() => title.allTextContents()).not.toEqual([question]);
    }
  },
);

test("who gives the same wrong answer twice is told twice why not", inTurn(2, 3), async ({ page, table }) => {
  await listen(page);
  await table.load({ format: 2, game: "down-in-flames", config, dice: { seed: "cards 19" } });
  await page.getByRole("button", { name: /^Pass to Allies: / }).press("Enter");
  const line = page.locator('[data-point="line"]').getByRole("textbox");
  await line.fill("nonsense");
  const refusals = async () => (await heardBy(page)).filter((text) => text.includes("nonsense"));
  for (const times of [1, 2]) {
    await line.press("Enter");
    await expect.poll(async () => (await refusals()).length).toBe(times);
  }
});
