import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { asMeant, readAsMeant } from "../../../src/core/input/as-meant.ts";
import { judgeWith } from "../../../src/core/match/answers.ts";
import { now } from "../../../src/core/match/match.ts";
import { begin } from "../../../src/core/match/play.ts";
import { fail, ok } from "../../../src/core/result.ts";
import { GAMES } from "../../../src/games/index.ts";

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}

/** What keyboards, phones and clipboards make of a text. */
const SENT: Readonly<Record<string, (text: string) => string>> = {
  "full-width letters and digits": fullWidth,
  "no-break blanks": (text) => ` ${text} `.replaceAll(" ", "\u00A0"),
  "thin blanks": (text) => text.replaceAll(" ", "\u2009"),
  "ideographic blanks": (text) => `${text} `.replaceAll(" ", "\u3000"),
  "zero-width marks": (text) => [...text].join("\u200B"),
  "a byte order mark": (text) => `\uFEFF${text}`,
  "soft hyphens": (text) => [...text].join("\u00AD"),
  "marks of direction": (text) => `\u202A${text}\u202C\u200E`,
  "an em dash of two hyphens": (text) => text.replaceAll("--", "\u2014").replaceAll("-", "\u2212"),
  "an en dash of two hyphens": (text) => text.replaceAll("--", "\u2013").replaceAll("-", "\u2010"),
  "figure dashes": (text) => text.replaceAll("-", "\u2012"),
  "full-width hyphens": (text) => text.replaceAll("-", "\uFF0D"),
};

/** Legal answers to the first prompts of each game, some of every kind. */
const QUESTIONS = await Promise.all(
  GAMES.map(async (entry) => {
    const game = await entry.load();
    const { scenarios } = entry.meta;
    const asked = scenarios.slice(0, 3).flatMap(({ id }) => {
      const begun = begin(game, { scenario: id }, seededDice("typed"));
      if (!begun.ok) return [];
      const { prompts, state } = now(begun.value);
      return prompts.map((prompt) => ({ prompt, view: game.view(state, prompt.seat) }));
    });
    const answers = asked.flatMap(({ prompt, view }) => {
      const orders: unknown[] = [];
      for (const order of game.options(prompt, view, new Map())) {
        orders.push(order);
        if (orders.length === 40) break;
      }
      const texts = orders.map((order) => game.print(order));
      // One with two hyphens, one with a hyphen, one with a blank, and the first.
      const kinds = [/--/, /[^-]-[^-]/, / /, /./].flatMap(
        (kind) => texts.find((text) => kind.test(text)) ?? [],
      );
      return [...new Set(kinds)].map((text) => ({ prompt, view, text }));
    });
    return { id: entry.meta.id, game, answers };
  }),
);

describe.each(QUESTIONS)("an order of $id", ({ game, answers }) => {
  it.each(Object.entries(SENT))("with %s is read as what was meant", (_, sent) => {
    expect(answers.length).toBeGreaterThan(0);
    for (const { prompt, view, text } of answers) {
      const read = judgeWith(game, view, prompt, sent(text), new Map());
      expect(read.ok ? game.print(read.value) : read.error, JSON.stringify(sent(text))).toBe(text);
    }
  });
});

describe("a text as it was meant", () => {
  const read = (pattern: RegExp) => (text: string) =>
    pattern.test(text)
      ? ok(text)
      : fail([{ token: { start: text.indexOf("!"), end: text.indexOf("!") + 1 } }]);

  it("is the text as typed where that can be read: names keep their dashes", () => {
    expect(readAsMeant("M\u00FCller\u2013L\u00FCdenscheid", read(/^\p{L}+\u2013\p{L}+$/u))).toEqual(
      ok("M\u00FCller\u2013L\u00FCdenscheid"),
    );
  });

  it("has one hyphen for a dash where two can't be read", () => {
    expect(readAsMeant("red\u20131", read(/^red-1$/))).toEqual(ok("red-1"));
    expect(readAsMeant("3\u2014", read(/^3-*$/))).toEqual(ok("3--"));
  });

  it("tells where in the typed text something is wrong", () => {
    const refused = readAsMeant("\u200B3\u2014 \uFF01x", read(/^never$/));
    expect(refused).toEqual(fail([{ token: { start: 4, end: 5 } }]));
  });

  it("keeps letters with marks, signs of other scripts and line ends", () => {
    expect(asMeant("\u00C4\u00DF\u00E9 \u65E5\u672C\n").text).toBe("\u00C4\u00DF\u00E9 \u65E5\u672C\n");
  });
});
