import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import type { GameEvent } from "../../../../src/core/game.ts";
import { LANGUAGES } from "../../../../src/core/language.ts";
import { type Phrase, say } from "../../../../src/core/phrase.ts";
import type { ListItem } from "../../../../src/face/sheet.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import { campaign as face } from "../../../../src/games/down-in-flames/face/campaign.ts";
import { sheets } from "../../../../src/games/down-in-flames/face/sheets.ts";
import { table } from "../../../../src/games/down-in-flames/face/table.ts";
import { task } from "../../../../src/games/down-in-flames/face/task.ts";
import { folder } from "../../../../src/games/down-in-flames/index.ts";
import type { Order } from "../../../../src/games/down-in-flames/rules/grammar/order.ts";
import { awaitsMission } from "../../../../src/games/down-in-flames/rules/state/campaign.ts";
import type { State } from "../../../../src/games/down-in-flames/rules/state/state.ts";

/** A random campaign, and what was told up to each of its states. */
function* campaign(
  seed: string,
): Generator<{ readonly state: State; readonly events: readonly GameEvent[] }> {
  const dice = seededDice(seed);
  let { state, events } = game.setup({ scenario: "campaign" }, dice);
  for (;;) {
    yield { state, events };
    const prompts = game.prompts(state);
    if (prompts.length === 0) return;
    const answers = new Map<string, Order>();
    for (const prompt of prompts)
      answers.set(prompt.id, game.sample(prompt, game.view(state, prompt.seat), answers, dice));
    const next = game.resolve(state, answers, dice);
    state = next.state;
    events = [...events, ...next.events];
  }
}

/** All texts and phrases of a sheet. */
function phrasesIn(value: unknown): readonly Phrase[] {
  if (typeof value !== "object" || value === null) return [];
  if ("key" in value && "values" in value) return [value as Phrase];
  return Object.values(value).flatMap(phrasesIn);
}

/** Whoever a debriefing tells to be shot down. */
function fallenOn(value: unknown): readonly ListItem[] {
  if (typeof value !== "object" || value === null) return [];
  if ("line" in value && phrasesIn(value)[0]?.key === "event.shot-down") return [value as ListItem];
  return Object.values(value).flatMap(fallenOn);
}

describe("the campaign's pages", () => {
  it("know which mission is flown, and of each that is over what it has brought", () => {
    const missions: (number | undefined)[] = [];
    let sheets = 0;
    for (const { state, events } of campaign("pages")) {
      const view = game.view(state, "table");
      const now = face.underway(view);
      if (missions.at(-1) !== now || missions.length === 0) missions.push(now);
      const over = events.filter(face.ends).length;
      const sheet = face.debriefing(view, events);
      expect(sheet !== undefined).toBe(over > 0);
      if (sheet && now === undefined) sheets += 1;
    }
    expect(missions).toEqual([undefined, 1, undefined, 2, undefined, 3, undefined]);
    expect(sheets).toBeGreaterThan(4);
  });

  it("between missions list, sheets, tasks and strip show everybody whole, as he will take off", () => {
    let between = 0;
    let begun: unknown;
    for (const { state, events } of campaign("further words")) {
      if (!awaitsMission(state)) continue;
      const view = game.view(state, "table");
      const past = { events, moment: 0 } as never;
      const { pieces } = table.tabletop(view, events, () => "");
      // Of a reserve they say whether it has flown.
      const reserves = view.setup.elements.flatMap(({ id, reserve }) => (reserve ? [id, `${id}w`] : []));
      const shown = {
        list: pieces.flatMap(({ id }) => (reserves.includes(id) ? [] : [[id, table.glance(view, id)]])),
        sheets: sheets
          .sheets(view, past, "screen")
          .map(({ id, gone, facts }) =>
            id === "the match" || reserves.includes(id) ? id : [id, gone, facts],
          ),
        tasks: task.tasks(view, past).map(({ goals }) => goals?.map(({ state }) => state)),
        strip: table.strip(view).steps,
      };
      begun ??= shown;
      expect(shown).toEqual(begun);
      between += 1;
    }
    // Each side is asked before each of three missions.
    expect(between).toBe(6);
  });

  it("mark everybody who is shot down with his side, bombers too", () => {
    const marked = new Set<string>();
    for (const seed of ["words", "further words"])
      for (const { state, events } of campaign(seed)) {
        const sheet = face.debriefing(game.view(state, "table"), events);
        for (const { line, side } of fallenOn(sheet)) {
          const [id = ""] = phrasesIn(line).map(({ values }) => String(values.id));
          marked.add(`${id.charAt(0)} ${side}`);
        }
      }
    expect([...marked].sort()).toEqual(["A 0", "B 1", "Q 0"]);
  });

  it("say of each part of a debriefing in which nothing is listed that there is none", () => {
    const counts = new Set<number>();
    for (const { state, events } of campaign("words")) {
      const sheet = face.debriefing(game.view(state, "table"), events);
      const empty = JSON.stringify(sheet ?? {}).includes('"items":[]');
      expect(empty).toBe(false);
      if (sheet) counts.add(phrasesIn(sheet).filter(({ key }) => key === "none").length);
    }
    // Some debriefings list more than others do.
    expect(counts.size).toBeGreaterThan(1);
  });

  it("say every text in both languages", async () => {
    for (const language of LANGUAGES) {
      const words = { ...(await folder.words(language)), ...(await folder.words(language, "campaign")) };
      for (const seed of ["words", "further words"])
        for (const { state, events } of campaign(seed)) {
          if (game.prompts(state)[0]?.kind !== "resource" && !state.outcome) continue;
          for (const viewer of ["allied", "axis", "table", "umpire"]) {
            const view = game.view(state, viewer);
            const sheets = [face.roster(view), face.debriefing(view, events)];
            for (const { key, values } of phrasesIn(sheets))
              expect(say(words, { key, values })).toMatch(/\S/);
          }
        }
    }
  });

  it("tell an enemy's resource only when it has shown itself", () => {
    for (const { state } of campaign("secret")) {
      const { chosen } = game.view(state, "axis").campaign ?? {};
      const told = phrasesIn(face.roster(game.view(state, "axis"))).filter(({ key }) => key === "brought");
      for (const [place, { shown }] of (state.campaign?.chosen[0] ?? []).entries())
        if (!shown) {
          expect(chosen?.[0][place]).toEqual({ resource: null, id: null, shown: false });
          expect(told.some(({ values }) => values.resource === "secret")).toBe(true);
        }
    }
  });
});
