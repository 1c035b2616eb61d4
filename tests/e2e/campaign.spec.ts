import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import { writeFile } from "../../src/core/file/written.ts";
import { now } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { greatWar } from "../../src/games/great-war/computer/game.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { expect, LONG, test } from "./base.ts";
import { Table } from "./table.ts";
import { told } from "./told.ts";
import { violations } from "./violations.ts";

test(
  "crews are ticked for the first mission of Bloody April, and the ledger is read",
  LONG,
  async ({ page }) => {
    await page.goto("/#/new/great-war/bloody-april");
    await page.getByRole("button", { name: "Start", exact: true }).click();

    // Nobody for the task yet: a sentence says so, and nothing is lost.
    const line = page.getByLabel("Or write it");
    await page.getByRole("checkbox", { name: /^Lockyer/ }).check();
    await page.getByRole("checkbox", { name: /^Cole/ }).check();
    await expect(line).toHaveValue("fly Lockyer Cole");
    await page.getByRole("button", { name: "Take off" }).click();
    await expect(told(page, "alert")).toContainText("two-seater");

    await line.fill("fly cole, quayle");
    await expect(page.getByRole("checkbox", { name: /^Marsden/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Lockyer/ })).not.toBeChecked();

    await page.getByRole("tab", { name: "Sheets" }).click();
    await page.getByRole("button", { name: "Read it large" }).click();
    const ledger = page.getByRole("dialog", { name: /Bloody April/ });
    await expect(ledger.getByRole("row", { name: /^Rautenberg/ })).toContainText("double ace");
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press("Escape");

    await page.getByRole("tab", { name: "Orders" }).click();
    await page.getByRole("button", { name: "Take off" }).click();
    // The first move may be a computer's: what has just happened is then its move, and the log keeps what came before.
    await new Table(page).openLog();
    await expect(
      page.getByText("The Allies fly: A1 Marsden and Quayle (F.E.2b) and A2 Cole").first(),
    ).toBeVisible();

    // Computers play the mission for everybody, until they are stopped.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "Let computers play this mission" }).click();
    await page.getByRole("button", { name: "Stop, people play on" }).click();
    await expect(page.getByRole("heading", { name: /^Computers play/ })).toBeHidden();
    await expect(page.getByRole("button", { name: "Hold the game" })).toBeHidden();
  },
);

/** The first mission of the week as random players fly it, up to the crews of the second. */
function afterFirstMission() {
  const dice = seededDice("a day in april");
  const choices = seededChoices("a day in april");
  let played = begin(greatWar, { scenario: "bloody-april" }, dice);
  while (played.ok && !now(played.value).events.some(({ key }) => key === "event.mission-over"))
    played = play(
      played.value,
      answersOf(greatWar, played.value, () => random, choices),
      dice,
    );
  if (!played.ok) throw new Error(JSON.stringify(played));
  return writeFile({ match: played.value, dice: undefined });
}

test("the debriefing after a mission stays until it is dismissed, and the roster is in the menu", async ({
  page,
}) => {
  await new Table(page).load(afterFirstMission());
  const debriefing = page.getByRole("dialog", { name: /^Mission 1 of 14: bombing/ });
  await expect(debriefing.getByRole("row", { name: /^The week so far/ })).toBeVisible();
  expect(await violations(page, '[role="dialog"]')).toEqual([]);
  await debriefing.getByRole("button", { name: "On to the next mission" }).click();
  await expect(debriefing).toBeHidden();
});
