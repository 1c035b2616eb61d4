import { writeFile } from "../../src/core/file/written.ts";
import { some } from "../extent.ts";
import { expect, LONG, test } from "./base.ts";
import { outlineFaults } from "./outline.ts";
import { scripted } from "./scripted.ts";
import { violations } from "./violations.ts";

const PAGES = [
  ["the home page", "/#/"],
  ["a game's page", "/#/game/dogfight"],
  ["the hangar", "/#/hangar"],
  ["a miniature in the hangar", "/#/hangar/great-war%2Fsopwith-camel"],
  ["the set-up page", "/#/new/dogfight/bounce"],
  ["the Great War's set-up page", "/#/new/great-war/bloody-april"],
  ["a page of papers", "/#/print/great-war/dogfight"],
  ["the Great War's lesson", "/#/lesson/great-war"],
  ["own matches", "/#/matches"],
  ["settings", "/#/settings"],
  ["about", "/#/about"],
  ["an unknown page", "/#/nowhere"],
  ["a broken link", "/#/m/AAAA"],
] as const;

for (const [name, address] of some(PAGES, 10)) {
  test(`no violation on ${name}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

const OUTLINED = [
  ...PAGES.map(([, address]) => address),
  "/#/game/down-in-flames",
  "/#/rules/dogfight",
  "/#/rules/great-war",
  "/#/editor/dogfight",
  "/#/editor/great-war",
  "/#/workshop/great-war",
  "/#/show/dogfight",
  "/#/lesson/dogfight",
] as const;

test("every page has an outline without gaps, and no two controls of one name that do different things", async ({
  page,
}) => {
  test.slow();
  const faults: string[] = [];
  for (const address of some(OUTLINED, 4)) {
    await page.goto(address);
    // An editor asks first what to begin with.
    if (address.includes("editor")) await page.getByRole("dialog").press("Escape");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expect(page.getByText("One moment: fetching the page.")).toHaveCount(0);
    faults.push(...(await outlineFaults(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("no violation while orders are written, refused, warned of and handed on", async ({ page, table }) => {
  await table.setUp("bounce", "axe");
  await expect(table.button("Pass to Red: tap when alone")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await table.lift("red");
  await table.type("R1", "2LR");
  expect(await violations(page)).toEqual([]);
  await table.button("All straight on").click();
  await table.tab("Sheets");
  expect(await violations(page)).toEqual([]);
  await table.openLog();
  expect(await violations(page)).toEqual([]);
  await table.tab("Orders");
  await table.ready("red");
  expect(await violations(page)).toEqual([]);
});

test(
  "no violation against a computer, in what it weighed and where seats change hands",
  LONG,
  async ({ page, table }) => {
    await page.goto("/#/");
    await page.getByRole("button", { name: "Fly: Thirty seconds" }).click();
    await expect(page.getByText("Blue (Pilot) is ready; the orders are sealed.")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await table.button("All straight on").click();
    await table.button("All ready").click();
    await table.openLog();
    await table.button("What the computer weighed").click();
    await expect(page.getByRole("row", { name: /given/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await table.menu(/^Who plays/);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test("no violation in the fire phase, in dialogs and at the end", LONG, async ({ page, table }) => {
  const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
  const shots = script.rounds.findIndex(([first]) => first?.kind === "fire");
  await table.setUp("duel", script.seed);
  await table.play({ rounds: script.rounds.slice(0, shots) }, (id, order) => table.type(id, order));
  await expect(table.button("Cease fire")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const item of [/^Take back/, /^Share/, /^Keys/]) {
    await table.menu(item);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await table.load(writeFile({ match: script.match, dice: undefined }));
  await expect(table.end).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await table.button("Watch the replay").click();
  expect(await violations(page)).toEqual([]);
  await page.goto(page.url().replace(/(#\/match\/[^/?]+).*/, "$1/dice"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("no violation while an aircraft is moved over the front", LONG, async ({ page }) => {
  await page.goto("/#/new/great-war/duel");
  await page.getByLabel("Germans are played by").selectOption("A person");
  await page.getByRole("radio", { name: "From a text" }).click();
  await page.getByLabel("Text for the dice").fill("axe");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByText("Special maneuvers").click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "8", exact: true }).click();
  await page.getByRole("button", { name: /^F, / }).click();
  await expect(page.getByLabel(/^Move of/)).toHaveValue("8: F");
  expect(await violations(page)).toEqual([]);
});
