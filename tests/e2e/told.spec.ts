import type { Page } from "@playwright/test";
import { config } from "../../src/games/down-in-flames/face/lesson/setup.ts";
import { expect, test } from "./base.ts";
import { heardBy, listen, told } from "./told.ts";

const NOW = { intervals: [50] };

/** What is asked on the page now, without the numbers of rules. */
async function questionsNow(page: Page): Promise<readonly string[]> {
  return told(page, "question").evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const cites of copy.querySelectorAll(".cites")) cites.remove();
      return (copy.textContent ?? "").replaceAll(/\s+/g, " ").trim();
    }),
  );
}

/** Waits until all that is asked now has been told since `from` was told, with whose move it is; returns all told since. */
async function heard(page: Page, turn: RegExp, from = 0): Promise<string> {
  await expect(told(page, "question").first()).toBeAttached();
  const questions = await questionsNow(page);
  const since = async () => (await heardBy(page)).slice(from).join("\n");
  const untold = async () => {
    const text = await since();
    return questions.filter((question) => !text.includes(question));
  };
  await expect.poll(untold, NOW).toEqual([]);
  await expect.poll(since, NOW).toMatch(turn);
  await expect(page).toHaveTitle(turn);
  return since();
}

test("in a duel each side is told its turn, its orders and its shots, in the title too", async ({
  page,
  table,
}) => {
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
});

test("in an exchange of cards each question is told with what may be answered", async ({ page, table }) => {
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
    await heard(page, /(?:Allies|Axis|[AB]\d): .+, turn 1/, from);
    const since = async () => (await heardBy(page)).slice(from).join("\n");
    await expect.poll(since, NOW).toMatch(/Answers: |\d+ answers/);
    const questions = await questionsNow(page);
    const name = questions.map((question) => question.replaceAll(/[^\w ]/g, ".")).join(" ");
    await expect(page.locator(".question__offers")).toHaveAccessibleName(new RegExp(name));
    from = (await heardBy(page)).length;
    const line = page.locator('[data-point="line"]').getByRole("textbox");
    await line.fill(answer);
    await line.press("Enter");
    await expect.poll(() => questionsNow(page), NOW).not.toEqual(questions);
  }
});

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
