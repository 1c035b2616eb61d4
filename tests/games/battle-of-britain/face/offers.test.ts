import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { asksForOne } from "../../../../src/face/ask.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { table } from "../../../../src/games/battle-of-britain/face/table.ts";
import { frame } from "../../../../src/games/battle-of-britain/words/frame.en.ts";
import { isLong, some, trials } from "../../../extent.ts";
import { type Asked, byOffers, LANGUAGES, questionsOf, read, told } from "./asked.ts";

/** Offers that fit on a desk. */
const MOST = 40;
/** Decisions of substance that a side may be asked for in a flying turn. */
const SUBSTANCE = 25;

/** The kinds of questions, as the words have them: `phase.KIND`. */
const KINDS = Object.keys(frame).flatMap((key) => /^phase\.(?!over$)(.*)$/.exec(key)?.[1] ?? []);

/** Of each kind of question the first are looked at, and of the others one in so many. */
const FIRST = 6;
const EVERY = trials(25, 1);

/**
 * Whether there is something to weigh: not where one answer may stand for every such question, nor where nothing can be
 * met any more and Enter ends the moves.
 */
function isOfSubstance({ prompt, offers }: Asked): boolean {
  const usual = offers.find((offer) => offer.usual);
  const ends = prompt.kind === "british-move" && usual?.last === true;
  return usual?.standing === undefined && !ends;
}

/** What no sentence may say: a key that no catalogue has, a value that is missing. */
const BAD = /undefined|null|NaN|\b(?:ask|offer|says)\./;

function badSentences({ prompt, view, offers }: Asked): readonly string[] {
  const ask = table.ask(prompt, view, "Red");
  if (!asksForOne(ask)) return [`${prompt.kind} is ticked`];
  const texts = [ask.title ?? "", ask.why, ...offers.flatMap(({ title, lines }) => [title, ...lines])];
  return Object.values(LANGUAGES).flatMap((words) =>
    texts.map((text) => told(text, words)).filter((sentence) => sentence === "" || BAD.test(sentence)),
  );
}

function badOffers(one: Asked): readonly string[] {
  const { offers, prompt } = one;
  for (const { text } of offers) read(one, text);
  const texts = offers.map(({ text }) => text);
  const usual = offers.filter((offer) => offer.usual);
  const nameless = offers.flatMap(({ standing = "" }) =>
    standing !== "" && told(table.standing(standing)) === standing ? [standing] : [],
  );
  return [
    ...texts.filter((text, at) => texts.indexOf(text) !== at),
    ...usual.slice(1).map(({ text }) => `${text} is usual too`),
    ...nameless,
    // Offers with figures are set, not listed.
    ...(texts.length === 0 || offers.filter(({ figures }) => !figures).length > MOST
      ? [`${prompt.kind} has ${texts.length}`]
      : []),
  ];
}

const GAMES: readonly Config[] = [
  {},
  { options: { bid: true } },
  { scenario: "adlertag" },
  { scenario: "september" },
  { scenario: "raid" },
  { options: { diagonal: false, weather: "clear", battles: "asked" } },
];

describe("every question of random games", () => {
  it("has a title, a line and offers in both languages, and every offer is a legal answer", () => {
    const asked = new Map<string, number>();
    for (const [at, config] of some([...GAMES.entries()], 3)) {
      const dice = seededDice(`every offer 10 ${at}`);
      const random = ({ prompt, view, own }: Asked) => game.sample(prompt, view, own, dice);
      for (const answer of some([random, byOffers(dice)], 2))
        for (const one of questionsOf(config, dice, answer)) {
          const nth = asked.get(one.prompt.kind) ?? 0;
          asked.set(one.prompt.kind, nth + 1);
          if (nth >= FIRST && nth % EVERY > 0) continue;
          const bad = [...badSentences(one), ...badOffers(one)];
          if (bad.length > 0) expect(bad).toEqual([]);
        }
    }
    if (isLong) expect([...asked.keys()].sort()).toEqual([...KINDS].sort());
  });

  it("looks the same to whoever knows the same: nothing hidden is told", () => {
    const dice = seededDice("hidden");
    const random = ({ prompt, view, own }: Asked) => game.sample(prompt, view, own, dice);
    for (const { prompt, view, own, offers } of questionsOf({ scenario: "september" }, dice, random)) {
      const other = game.view(game.imagine(view, dice), prompt.seat);
      expect(table.offers(prompt, other, game.options(prompt, other, own), own)).toEqual(offers);
      const pieces = [...view.wings, ...view.geschwader].map(({ id }) => id);
      for (const id of pieces) {
        expect(table.describe(other, id)).toEqual(table.describe(view, id));
        expect(table.glance(other, id)).toEqual(table.glance(view, id));
      }
    }
  });
});

it("asks either side for at most 25 decisions of substance in a flying turn", () => {
  const most = new Map<string, number>();
  for (const seed of some(["one", "two", "three", "four"], 4)) {
    const counts = new Map<string, number>();
    const dice = seededDice(`substance ${seed}`);
    for (const one of questionsOf({}, dice, byOffers(dice))) {
      if (!isOfSubstance(one)) continue;
      const { prompt, state } = one;
      const key = `${prompt.seat} ${state.turn}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const [key, count] of counts) {
      const seat = key.split(" ")[0] as string;
      most.set(seat, Math.max(most.get(seat) ?? 0, count));
    }
  }
  for (const count of most.values()) expect(count).toBeLessThanOrEqual(SUBSTANCE);
});
