import { describe, expect, test } from "vitest";
import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import { type Match, now } from "../../../../src/core/match/match.ts";
import { begin, play } from "../../../../src/core/match/play.ts";
import { type AnyCatalogue, say } from "../../../../src/core/phrase.ts";
import type { Sheet } from "../../../../src/face/sheet.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { campaign } from "../../../../src/games/great-war/face/campaign.ts";
import { words as german } from "../../../../src/games/great-war/face/words/de/campaign.ts";
import { words as english } from "../../../../src/games/great-war/face/words/en/campaign.ts";
import type { State } from "../../../../src/games/great-war/rules/state/state.ts";
import { de } from "../../../../src/games/great-war/words/de.ts";
import { en } from "../../../../src/games/great-war/words/en.ts";
import { answersOf } from "../../../../src/opponents/match-answers.ts";
import { random } from "../../../../src/opponents/random.ts";

/** The first day of the week, flown by random players, up to the crews of the third mission. */
function firstDay(seed: string): Match {
  const choices = seededChoices(seed);
  const dice = seededDice(seed);
  const begun = begin(greatWar, { scenario: "bloody-april" }, dice);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  let match = begun.value;
  while (((now(match).state as State).campaign?.flown.length ?? 0) < 2) {
    const played = play(
      match,
      answersOf(greatWar, match, () => random, choices),
      dice,
    );
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.value;
  }
  return match;
}

const match = firstDay("a day in april");
const moments = match.moments.map(({ state, events, prompts }, at) => ({
  view: greatWar.view(state as State, "table"),
  events,
  prompts,
  before: match.moments.slice(0, at + 1).flatMap((one) => one.events),
}));

/** All that a sheet says, in one text. */
function spoken(value: unknown, catalogue: AnyCatalogue): string {
  if (typeof value !== "object" || value === null) return typeof value === "string" ? `${value}\n` : "";
  if ("key" in value && "values" in value) return `${say(catalogue, value as never)}\n`;
  return Object.values(value)
    .map((one) => spoken(one, catalogue))
    .join("");
}

function debriefings(): readonly { readonly sheet: Sheet; readonly at: number }[] {
  return moments.flatMap(({ view, events, before }, at) => {
    const sheet = events.some(campaign.ends) ? campaign.debriefing(view, before) : undefined;
    return sheet ? [{ sheet, at }] : [];
  });
}

describe("a campaign between its missions", () => {
  test("no mission is under way while crews are chosen, one is from then on", () => {
    for (const { view, prompts } of moments) {
      const isChosen = prompts.some(({ kind }) => kind === "campaign");
      expect(campaign.underway(view) === undefined).toBe(isChosen);
    }
    expect(moments.map(({ view }) => campaign.underway(view)).filter((one) => one !== undefined)).toEqual(
      expect.arrayContaining([1, 2]),
    );
  });

  test("each mission has a debriefing with its own figures and all that happened to men in it", () => {
    const found = debriefings();
    expect(found).toHaveLength(2);
    let from = 0;
    for (const [index, { sheet, at }] of found.entries()) {
      const own = moments.slice(from, at + 1).flatMap(({ events }) => events);
      from = at + 1;
      const text = spoken(sheet, { ...en, ...english } as AnyCatalogue);
      const over = own.findLast(campaign.ends)?.values as {
        points: [number, number];
        totals: [number, number];
      };
      expect(text).toContain(`Mission ${index + 1} of 14`);
      expect(text).toContain(
        `Allies ${over.points[0]}, Germans ${over.points[1]} points; in the week ${over.totals[0]} to ${over.totals[1]}`,
      );
      const told = ["event.casualty", "event.new-ace", "event.seasoned", "event.replacement"];
      const sentences = own
        .filter(({ key }) => told.includes(key))
        .map((event) => say(en as AnyCatalogue, event));
      for (const sentence of sentences) expect(text).toContain(sentence);
      const casualties = text.split("\n").filter((line) => /, (pilot|observer) of /.test(line));
      expect(casualties).toHaveLength(own.filter(({ key }) => key === "event.casualty").length);
    }
  });

  test("a victory is told with the names of those who have it, and counts for their side", () => {
    const [first] = debriefings();
    const { view, before } = moments[first?.at ?? 0] as (typeof moments)[number];
    const kill = { key: "event.kill", values: { target: "A1", by: ["G1", "G2"], share: 2 } };
    const over = before.findLastIndex(campaign.ends);
    const sheet = campaign.debriefing(view, before.toSpliced(over, 0, kill));
    const text = spoken(sheet, { ...en, ...english } as AnyCatalogue);
    expect(text).toMatch(/^\S+ \(G1\) and \S+ \(G2\): A1, \S/m);
    expect(text).toMatch(/^Victories\n0\n1\n/m);
  });

  test("says everything in both languages", () => {
    for (const [rules, face] of [
      [en, english],
      [de, german],
    ]) {
      const text = spoken(debriefings(), { ...rules, ...face } as AnyCatalogue);
      expect(text).not.toMatch(/debrief\.|event\./);
    }
  });
});
