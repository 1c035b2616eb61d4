import type { Page } from "@playwright/test";
import { config } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { expect, test } from "./base.ts";
import { heardBy, listen, told } from "./told.ts";

/** What is asked on the page now, without the numbers of rules. */
async function asked(page: Page): Promise<readonly string[]> {
  await expect(told(page, "question").first()).toBeAttached();
  return told(page, "question").evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const cites of copy.querySelectorAll(".cites")) cites.remove();
      return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    }),
  );
}

/** Waits until all that is asked now has been told in one go, with whose move it is; returns what was told besides. */
async function heard(page: Page, turn: RegExp): Promise<string> {
  const questions = await asked(page);
  const latest = async () =>
    (await heardBy(page)).findLast((text) => questions.every((question) => text.includes(question))) ?? "";
  await expect.poll(latest, { intervals: [50] }).toMatch(turn);
  await expect(page).toHaveTitle(turn);
  return latest();
}

test(
  "in a duel each side is told its turn, its orders and its shots, in the title too",
  async ({ page, table }) => {
    await listen(page);
    await table.setUp("duel", "told");
    await table.lift("red");
    await heard(page, /R1: Movement orders, turn 1/);
    await table.type("R1", "2");
    await table.ready("red");
    await table.lift("blue");
    await heard(page, /B1: Movement orders, turn 1/);
    await table.type("B1", "2");
    await table.ready("blue");
    await table.lift("red");
    await heard(page, /R1: Movement orders, turn 2/);
    const all = (await heardBy(page)).join("\n");
    expect(all).toContain("At this screen are Red and Blue.");
    expect(all).toMatch(/Orders of turn 1: R1 2; B1 2\..*R1 flies 2.*B1 flies 2/);
  },
);

test(
  "in an exchange of cards each question is told with what may be answered",
  async ({ page, table }) => {
    await listen(page);
    await table.load({ format: 2, game: "down-in-flames", config, dice: { seed: "cards 19" } });
    const answers = [
      ["Allies", "pass"],
      [undefined, "maneuvering B1"],
      ["Axis", "pass"],
    ] as const;
    for (const [seat, answer] of answers) {
      if (seat) await page.getByRole("button", { name: new RegExp(`^Pass to ${seat}: `) }).press("Enter");
      const text = await heard(page, /^.*(?:Allies|Axis|[AB]\d).*, turn 1/);
      expect(text).toMatch(/Answers: |\d+ answers/);
      const group = page.locator(".question__offers");
      await expect(group).toHaveAccessibleName(new RegExp(RegExp.escape((await asked(page)).at(-1) ?? "")));
      const line = page.locator('[data-point="line"]').getByRole("textbox");
      await line.fill(answer);
      await line.press("Enter");
      await expect.poll(async () => (await heardBy(page)).at(-1)).not.toBe(text);
    }
  },
);

test("who gives the same wrong answer twice is told twice why not", async ({ page, table }) => {
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
