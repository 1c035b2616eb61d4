import { expect, test } from "vitest";
import { eventsOf, momentAt, openedAt } from "../../../../src/app/session/selectors.ts";
import { momentSentences } from "../../../../src/app/table/told/moment-sentences.ts";
import { t, toldOf } from "./told-of.ts";

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

test.each([false, true])("a step that can't be folded says so first, brief or not: %s", async (isBrief) => {
  const { state } = await toldOf("duel");
  const { match } = state.open;
  const speaker = { part: null, t, isBrief };
  const sound = match.moments.map((_, at) => momentSentences(state, at, speaker));
  const moments = match.moments.map((moment) => ({ ...moment, fault: [] }));
  const faulty = { ...state, open: { ...state.open, match: { ...match, moments } } };
  const told = moments.map((_, at) => momentSentences(faulty, at, speaker));
  expect(told).toEqual(sound.map((sentences) => [t("unfolded"), ...sentences]));
});
