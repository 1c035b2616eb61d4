import { expect, test } from "vitest";
import type { RoomText } from "../../../../src/app/room-words.ts";
import { openTable } from "../../../../src/app/session/open.ts";
import { eventsOf, momentAt, openedAt } from "../../../../src/app/session/selectors.ts";
import { momentSentences } from "../../../../src/app/table/told/moment-sentences.ts";
import { type ToldWords, words } from "../../../../src/app/table/told/words.en.ts";
import { recordedDice } from "../../../../src/core/dice/dice.ts";
import { openFile, parseFile } from "../../../../src/core/file/file.ts";
import { type AnyCatalogue, say, teller } from "../../../../src/core/phrase.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame } from "../../../../src/games/registry.ts";
import { goldenText } from "../../../goldens/files.ts";

const t = teller(words as AnyCatalogue) as RoomText<ToldWords>;

/** A recorded match, and what each of its moments is told as. */
async function toldOf(name: string) {
  const file = parseFile(goldenText(name));
  const entry = file.ok && findGame(GAMES, file.value.game);
  if (!file.ok || !entry) throw new Error("there is no such match");
  const open = openFile(await entry.load(file.value.config), file.value, recordedDice([]));
  if (!open.ok) throw new Error(JSON.stringify(open.error));
  const [face, report, english, spoken] = await Promise.all([
    entry.face("table"),
    entry.face("report"),
    entry.words("en"),
    entry.words("en", "report"),
  ]);
  const store = openTable({
    id: "m1",
    entry,
    face,
    open: open.value,
    say: (phrase) => say(english, phrase),
    live: recordedDice([]),
    newId: () => "new",
    save: () => undefined,
    savePending: () => undefined,
  });
  const state = store.getState();
  const part = report
    ? { face: report, say: (phrase: Parameters<typeof say>[1]) => say(spoken, phrase) }
    : null;
  const moments = state.open.match.moments.map((_, at) => momentSentences(state, at, { part, t }));
  return { state, moments };
}

test.each(["duel", "great-war-dogfight"])(
  "each fact of %s is told once, the orders before them",
  async (name) => {
    const { state, moments } = await toldOf(name);
    for (const [at, sentences] of moments.entries()) {
      const facts = eventsOf(state, at).map((event) => state.say(state.game.narrate(event)));
      for (const fact of facts)
        expect(sentences.filter((one) => one.endsWith(fact)).length).toBe(
          facts.filter((one) => one.endsWith(fact)).length,
        );
      const opened = openedAt(state.open.match, at);
      for (const { id, text } of opened) expect(sentences[0]).toContain(`${id} ${text}`);
    }
  },
);

test("a die is told with what it was thrown for and needed, and with what came of it", async () => {
  const { state, moments } = await toldOf("great-war-dogfight");
  const throws = moments.flatMap((sentences, at) =>
    momentAt(state, at).throws.map(({ why, faces }) => ({ sentences, purpose: state.say(why), faces })),
  );
  expect(throws.length).toBeGreaterThan(10);
  for (const { sentences, purpose, faces } of throws) {
    const found = sentences.find((one) => one.includes(`${purpose}; thrown`));
    for (const face of faces) expect(found).toMatch(new RegExp(`thrown [\\d, ]*\\b${face}\\b`));
    expect(found).toMatch(/thrown [\d, ]+: \S/);
  }
});
