import type { Page } from "@playwright/test";
import { quietly } from "../../src/app/citations.ts";
import { eventsFor } from "../../src/core/match/log.ts";
import { type Phrase, say } from "../../src/core/phrase.ts";
import { aloud, withOrderSaid } from "../../src/face/queries/aloud.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";
import { asking } from "../face/queries/asking.ts";
import { expect } from "./base.ts";
import type { Script } from "./scripted.ts";
import { heardBy } from "./told.ts";

/** What a round of the script led to: a sentence for each fact, what was thrown for it, and every face that fell. */
async function factsAfter({ match }: Script, index: number): Promise<readonly string[]> {
  const { meta } = match.game;
  const entry = findGame(GAMES, meta.id);
  const words = await entry?.words("en");
  const moment = match.moments[index];
  if (!entry || !words || !moment) throw new Error(`the script has no moment ${index}`);
  const { askerOf } = await asking(entry);
  const { text, order } = aloud(askerOf(match, "table"));
  // The numbers of rules are read behind their sentence.
  const said = (phrase: Phrase) => text(quietly(say(words, phrase), meta.numbers).words);
  const facts = eventsFor(moment, "table").map((event) =>
    said(withOrderSaid(match.game.narrate(event), { order })),
  );
  const throws = moment.throws.flatMap(({ why, faces }) => {
    const purpose = said(why);
    return [purpose, ...faces.map((face) => `thrown ${face}`)];
  });
  return [...facts, ...throws];
}

/** Waits until all that a round of the script led to has been told; the page must be listened to. */
export async function heard(page: Page, script: Script, round: number): Promise<void> {
  const wanted = await factsAfter(script, round + 1);
  await expect
    .poll(
      async () => {
        const text = (await heardBy(page)).join("\n").replaceAll("\u2011", "-");
        return wanted.filter((fact) => !text.includes(fact));
      },
      { intervals: [50] },
    )
    .toEqual([]);
}
