import type { Page } from "@playwright/test";
import { eventsFor } from "../../src/core/log.ts";
import { say } from "../../src/core/phrase.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { expect, test } from "./base.ts";
import { endOf, type Script, scripted } from "./scripted.ts";
import { Table } from "./table.ts";

/** Whatever a screen reader would read out by itself: texts and names of pictures in live regions. */
async function readOut(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-live="polite"], [role="status"], [role="alert"]')]
      .flatMap((region) => {
        const pictures = [...region.querySelectorAll("[role=img][aria-label]")];
        return [region.textContent ?? "", ...pictures.map((one) => one.getAttribute("aria-label") ?? "")];
      })
      .join("\n")
      .replaceAll("\u2011", "-"),
  );
}

/** What a round of the script led to: a sentence for each fact, and every face that fell. */
async function factsAfter({ match }: Script, index: number): Promise<readonly string[]> {
  const words = await findGame(GAMES, "dogfight")?.words("en");
  const moment = match.moments[index];
  if (!words || !moment) throw new Error(`the script has no moment ${index}`);
  const facts = eventsFor(moment, "table").map((event) => say(words, match.game.narrate(event)));
  const faces = moment.throws.flatMap((thrown) => thrown.faces.map((face) => `${face} on a d6`));
  return [...facts, ...faces];
}

test("a whole duel by what is read out: facts, dice and aircraft in words, orders typed", async ({
  page,
}) => {
  const script = await scripted({ scenario: "duel", rounds: 10, kill: true });
  const table = new Table(page);
  await table.setUp("duel", script.seed);
  const named = page.getByRole("button", {
    name: /^Supermarine Spitfire Ia R1, Red, heading 12 o'clock, FUSE/,
  });
  await expect(named).toBeAttached();
  for (const [index, round] of script.rounds.entries()) {
    await table.play({ rounds: [round] }, (id, order) => table.type(id, order));
    const wanted = await factsAfter(script, index + 1);
    await expect
      .poll(async () => {
        const heard = await readOut(page);
        return wanted.filter((fact) => !heard.includes(fact));
      })
      .toEqual([]);
  }
  await expect(table.end).toContainText(await endOf(script));
});
