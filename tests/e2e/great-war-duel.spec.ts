import type { Locator, Page } from "@playwright/test";
import { expect, inTurn, LONG, test } from "./base.ts";
import { type HexAnswer, type HexScript, hexScript, toldBy } from "./hex-script.ts";
import { focusOn, takeUsual, until } from "./keys.ts";
import { keep, linger, slowStorage } from "./slow-storage.ts";
import type { Table } from "./table.ts";

const TURNS = 2;
const STEP = 50;

let script: HexScript;

test.beforeAll(async () => {
  script = await hexScript("duel", TURNS);
});

/** What a step of a move is called on its key. */
function keyOf(token: string): RegExp {
  if (/^[FLR]$/.test(token)) return new RegExp(`^${token}, `);
  return new RegExp(`^${token.replaceAll("-", "[- ]")}:`, "i");
}

/** The single steps of an order: `F3` is three. */
function stepsOf(order: string): readonly string[] {
  const [, steps = ""] = order.split(": ");
  return steps.split(" ").flatMap((token) => {
    const [, letter, count] = /^([FLR])(\d*)$/.exec(token) ?? [];
    return letter ? Array.from({ length: Number(count || 1) }, () => letter) : [token];
  });
}

/** Writes a move with the keys of the pad alone. */
async function tapOut(page: Page, about: string, order: string): Promise<void> {
  const pad = page.getByRole("region", { name: new RegExp(`^${about} moves`) });
  await pad.getByRole("button", { name: order.split(":")[0] ?? "", exact: true }).click();
  for (const step of stepsOf(order)) {
    if (/^[+-]/.test(step)) {
      const key = pad.getByRole("button", { name: step.startsWith("+") ? "+50 m" : "−50 m", exact: true });
      for (let metres = 0; metres < Math.abs(Number(step)); metres += STEP) await key.click();
      continue;
    }
    const key = pad.getByRole("button", { name: keyOf(step) });
    if (!(await key.isVisible())) await pad.getByText("Special maneuvers").click();
    await key.click();
  }
}

/** The line in which a move is written. */
function lineOf(page: Page, about: string) {
  return page.getByLabel(`Move of ${about}`);
}

/** Comes to the screen where the table waits for somebody. */
async function comeToScreen(table: Table, seat: string): Promise<void> {
  const names: Readonly<Record<string, string>> = { allied: "Allies", german: "Germans" };
  await table.button(`Pass to ${names[seat]}: tap when alone`).click();
}

/** Answers a question and waits until it has gone: an answer is shown as given only when it is stored. */
async function untilGone(question: Locator, give: () => Promise<void>): Promise<void> {
  const asked = await question.elementHandle();
  await give();
  await question.page().waitForFunction((element) => !element?.isConnected, asked);
}

async function answer(table: Table, one: HexAnswer, tapped: boolean): Promise<void> {
  const { page } = table;
  if (one.opens === "together") await comeToScreen(table, one.seat);
  if (one.kind !== "move") {
    const question = page.locator(".question__offers");
    await untilGone(question, () => question.getByRole("button").nth(one.place).click());
    return;
  }
  const line = lineOf(page, one.about ?? "");
  if (tapped) await tapOut(page, one.about ?? "", one.text);
  else await line.fill(one.text);
  await expect(line).toHaveValue(one.text);
  await table.button("Fly it").click();
}

// A duel over the front; the other one, by a finger, is in phone.spec.ts.
test(
  "two turns over the front, from the home page, with a named target and dice",
  inTurn(1, 2),
  async ({ page, table }) => {
    await page.goto("/#/");
    await page.getByRole("link", { name: /All 16 battles/ }).click();
    await page.getByRole("link", { name: /The last flight of the Baron/ }).click();
    await page.getByLabel("Germans are played by").selectOption("A person");
    await page.getByRole("radio", { name: "From a text" }).click();
    await page.getByLabel("Text for the dice").fill(script.seed);
    await table.button("Start").click();
    await expect(page.getByRole("list", { name: "Order of movement" })).toBeVisible();
    for (const [index, round] of script.rounds.entries())
      for (const one of round) await answer(table, one, index < script.rounds.length / TURNS);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Turn ${TURNS + 1}`);
    // What came of the shots lies there until it is put away, whatever has been flown since.
    const report = page.getByRole("region", { name: /^Turn \d$/ });
    const shot = report.getByText(/^\w+ at \w+: /).first();
    await table.openLog();
    await expect(shot).toBeVisible();
    await report.getByRole("button", { name: "Put away" }).click();
    await expect(shot).toHaveCount(0);
    for (const sentence of await toldBy(script)) await expect(table.log).toContainText(sentence);
  },
);

test("the same with the keyboard alone", LONG, async ({ page }) => {
  await page.goto("/#/new/great-war/duel");
  await expect(page.getByRole("radio", { name: "Thrown by the table" })).toBeVisible();
  await until(page, "Tab", /^Germans are played by/);
  await page.keyboard.press("Home");
  await until(page, "Tab", /^Thrown by the table/);
  await until(page, "ArrowDown", /^From a text/);
  await until(page, "Tab", /^Text for the dice/);
  await page.keyboard.type(script.seed);
  await until(page, "Tab", /^Start/);
  await page.keyboard.press("Enter");
  for (const { kind, opens, about, text, place } of script.rounds.flat()) {
    if (opens === "together") {
      await until(page, "Tab", /^Pass to/);
      await page.keyboard.press("Enter");
    }
    if (kind === "move") {
      await focusOn(page, new RegExp(`^Move of ${about}`));
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
      continue;
    }
    const question = page.locator(".question__offers");
    await expect(question).toBeFocused();
    // Digits choose wherever the focus is: they are not the camera's while something is asked.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await untilGone(question, () => page.keyboard.press(String(place + 1)));
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Turn ${TURNS + 1}`);
  // In a line letters are letters.
  await page.keyboard.press("Tab");
  await page.keyboard.press("h");
  await expect(page.locator("svg").getByText("1507", { exact: true })).toBeVisible();
});

/** A Camel three hexes behind a triplane and another beside it, all level and as fast. */
const BEHIND = {
  format: 1,
  game: "great-war",
  config: {
    date: "1918-04-21",
    board: { columns: 30, rows: 40 },
    aircraft: [
      { id: "A1", side: "allied", type: "sopwith-camel", hex: "1430", facing: 0, altitude: 3000, speed: 8 },
      { id: "A2", side: "allied", type: "sopwith-camel", hex: "2030", facing: 0, altitude: 3000, speed: 8 },
      { id: "G1", side: "german", type: "fokker-dr-i", hex: "1427", facing: 0, altitude: 3000, speed: 8 },
    ],
  },
  dice: { seed: "behind" },
};

/** Whatever is asked in a turn but whom to tail: all fly straight on, nobody fires. `before` is done before A1 flies. */
async function flyOn(page: Page, turn: number, before: () => Promise<void>): Promise<void> {
  const move = page.getByLabel(/^Move of/);
  const hold = page.getByRole("button", { name: /^Hold fire/ });
  const next = page.getByRole("heading", { level: 1, name: new RegExp(`Turn ${turn + 1}`) });
  for (;;) {
    await expect(move.or(hold).or(next).first()).toBeVisible();
    if (await next.isVisible()) return;
    if (await hold.isVisible()) {
      await untilGone(hold, () => hold.click());
      continue;
    }
    if (await lineOf(page, "A1").isVisible()) await before();
    const line = await move.elementHandle();
    await move.fill("8: F8");
    await move.press("Enter");
    await page.waitForFunction((element) => !element?.isConnected, line);
  }
}

test(
  "Enter takes the usual answer, one that stands for the battle is given until it is revoked, and what is typed while an answer is being kept stands in the next line",
  LONG,
  async ({ page, table }) => {
    await slowStorage(page);
    await table.load(BEHIND);
    await comeToScreen(table, "allied");
    const tail = page.getByRole("button", { name: /^Stay on the tail of G1/ });
    const standing = page.getByRole("group", { name: "Given without being asked" });
    await expect(tail).toBeVisible();
    await page.getByLabel(/always in this battle$/).check();
    await untilGone(tail, () => takeUsual(page));
    await flyOn(page, 1, () => expect(standing).toContainText("Stay on the likeliest tail"));
    // Nobody need come to the screen for an answer that stands.
    await expect(page.getByLabel(/^Move of/)).toBeVisible();
    const revoke = page.getByRole("button", {
      name: "Stay on the likeliest tail, always in this battle: ask again",
    });
    await flyOn(page, 2, () => revoke.click());
    await comeToScreen(table, "allied");
    await expect(tail).toBeVisible();
    await expect(standing).toHaveCount(0);

    await untilGone(tail, () => takeUsual(page));
    await lineOf(page, "G1").fill("8: F8");
    await lineOf(page, "G1").press("Enter");
    await lineOf(page, "A1").focus();
    await linger(page);
    await page.keyboard.type("8: F8\nhol");
    await expect(lineOf(page, "A1")).toHaveValue("hol");
    await keep(page);
    const shot = page.locator(".answer-line input");
    await expect(shot).toHaveValue("hol");
    await linger(page);
    await page.keyboard.type("d\n8: F8\n");
    await expect(shot).toHaveValue("8: F8");
    await keep(page);
    // Enter has given what was written for A2.
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Turn 4");
  },
);
