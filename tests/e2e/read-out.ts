import type { Page } from "@playwright/test";
import { quietly } from "../../src/app/citations.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import { say } from "../../src/core/phrase.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { expect } from "./base.ts";
import type { Script } from "./scripted.ts";

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
  const { meta } = match.game;
  const words = await findGame(GAMES, meta.id)?.words("en");
  const moment = match.moments[index];
  if (!words || !moment) throw new Error(`the script has no moment ${index}`);
  // The numbers of rules are read behind their sentence.
  const facts = eventsFor(moment, "table").map(
    (event) => quietly(say(words, match.game.narrate(event)), meta.numbers).words,
  );
  const faces = moment.throws.flatMap((thrown) => thrown.faces.map((face) => `${face} on a d6`));
  return [...facts, ...faces];
}

/** Waits until all that a round of the script led to is read out. */
export async function heard(page: Page, script: Script, round: number): Promise<void> {
  const wanted = await factsAfter(script, round + 1);
  await expect
    .poll(
      async () => {
        const text = await readOut(page);
        return wanted.filter((fact) => !text.includes(fact));
      },
      { intervals: [50] },
    )
    .toEqual([]);
}
