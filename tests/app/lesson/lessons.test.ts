import { describe, expect, test } from "vitest";
import { readShape } from "../../../src/core/input/shape.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { say } from "../../../src/core/phrase.ts";
import { GAMES } from "../../../src/games/index.ts";
import { findGame } from "../../../src/games/registry.ts";
import { trials } from "../../extent.ts";
import { gamesWith } from "../../whole-games.ts";
import type { Course } from "./course.ts";
import { BATTLE_OF_BRITAIN } from "./courses/battle-of-britain.ts";
import { DOGFIGHT } from "./courses/dogfight.ts";
import { DOWN_IN_FLAMES } from "./courses/down-in-flames.ts";
import { GREAT_WAR } from "./courses/great-war.ts";
import { LUFTWAFFE } from "./courses/luftwaffe.ts";
import { FlownLesson } from "./flown.ts";
import { heard } from "./heard.ts";
import { aboutOf, atFirst, chooser, fly, hear, type Opened, opened, type Pupil, sees } from "./pupil.ts";

const COURSES: readonly Course[] = [DOGFIGHT, GREAT_WAR, DOWN_IN_FLAMES, BATTLE_OF_BRITAIN, LUFTWAFFE];
const LONG = { timeout: 60_000 };
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  en: ["one", "two", "three", "four", "five", "six", "seven"],
  de: ["eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben"],
};

function listed(list: string, by: RegExp): readonly string[] {
  return list.trim().split(by);
}

/** What only a finger or a mouse does, and what only eyes know by that name. */
const HANDS_AND_EYES = /\b(tap|taps|click\w*|ghosts?|mouse|tipp\w*|klick\w*|antipp\w*|Maus|Schatten)\b/i;

/** Every step can be said or is silent, in all languages alike, whatever has become of the game. */
function hearAll({ facts }: FlownLesson, { lesson, catalogues }: Opened): void {
  for (const step of lesson.steps) {
    const said = catalogues.map((words) => heard(step, facts, words));
    expect(new Set(said.map((text) => text === "")).size, step.id).toBe(1);
    expect(said.join(" "), step.id).not.toMatch(HANDS_AND_EYES);
    expect(said.join(" "), step.id).not.toMatch(/undefined|NaN|null|\[object|no words/);
  }
}

test("every lesson is taken", async () => {
  const taught = await gamesWith(({ meta }) => meta.pages?.includes("lesson"));
  expect(COURSES.map(({ game }) => game)).toEqual(taught.map(({ meta }) => meta.id));
});

describe.each(COURSES)("the lesson of $game", (row) => {
  const loaded = opened(row);

  test("who does as he is told is asked what it is about, step by step, and learns it", async () => {
    const course = await loaded;
    const asked: string[] = [];
    const flown = await fly(course, course.seed, (one) => {
      const answer = row.good(one);
      asked.push(`${one.facts.part} ${aboutOf(one.step?.id ?? "")}: ${answer}`);
      return answer;
    });
    expect(asked).toEqual(listed(row.asked, /\n\s*/));
    expect(flown.told.map(aboutOf)).toEqual(listed(row.told, / /));
    expect(flown.isOver).toBe(true);
    expect(flown.facts).toMatchObject(row.end);
  });

  test("whatever the dice say, who does as he is told comes to the end", LONG, async () => {
    const course = await loaded;
    const { usual, long, called, early, always } = row.dice;
    const ends = new Set<string>();
    for (let seed = 1; seed <= trials(usual, long); seed++) {
      const turns = new Set<number>();
      const flown = await fly(course, `${called} ${seed}`, (one) => {
        turns.add(one.facts.turn);
        return row.good(one);
      });
      expect(flown.isOver, `${seed}`).toBe(true);
      if (!early) expect([...turns], `${seed}`).toEqual(course.lesson.turns.map((_, place) => place + 1));
      if (always) expect(flown.told.map(aboutOf)).toEqual(expect.arrayContaining([...listed(always, / /)]));
      ends.add(flown.facts.gone ?? "learned");
    }
    const ordinary = [...ends].filter((end) => !row.dice.seldom?.includes(end));
    expect(ordinary.sort()).toEqual(row.dice.ends);
  });

  test(
    "whatever a pupil answers there is a word for everything, and no end before a shot",
    LONG,
    async () => {
      const course = await loaded;
      const { usual, long, among, once, mostAnswers, ended } = row.pupils;
      const pupils = trials(usual, long);
      let over = 0;
      for (let seed = 1; seed <= pupils; seed++) {
        const choose = chooser(`pupil ${seed}`);
        const free: Pupil = (one) => {
          const { good } = sees(one);
          const legal = one.legal(among);
          if (good !== undefined && among === undefined) expect(legal, one.facts.part).toContain(good);
          return choose(legal);
        };
        const pupil = once ? atFirst(free, row.good) : free;
        const flown = await fly({ ...course, ...(mostAnswers && { mostAnswers }) }, `lesson ${seed}`, pupil);
        hearAll(flown, course);
        if (flown.isOver) over += 1;
      }
      expect(over).toBeGreaterThanOrEqual(ended * pupils);
    },
  );

  test("what the instructor has tried is wrong, and explained", async () => {
    const course = await loaded;
    const flown = await FlownLesson.begin(course, course.seed);
    const tried = new Set<string>();
    while (!flown.isOver && flown.facts.next === undefined) {
      flown.read();
      for (const { prompt, text } of flown.step?.tries ?? []) {
        flown.state.setDraft(prompt, text);
        flown.look();
        expect(flown.facts.state, text).toBe("wrong");
        expect(course.lesson.mistakes.find((one) => one.when(flown.facts))?.id, text).toBe("refused");
        hear(flown, course);
        flown.state.setDraft(prompt, "");
        tried.add(`${aboutOf(flown.step?.id ?? "")}: ${text}`);
      }
      flown.answer(row.good(flown));
    }
    expect([...tried]).toEqual(row.tried);
  });

  test("every mistake is explained beside the referee's own refusal; a line only begun is none", async () => {
    const course = await loaded;
    const flown = await FlownLesson.begin(course, course.seed);
    const mistaken = () => course.lesson.mistakes.find((one) => one.when(flown.facts))?.id;
    for (const text of row.before ?? []) flown.answer(text);
    for (const [text, code] of row.refused) {
      flown.write(text);
      expect([flown.facts.state, mistaken(), flown.facts.problems[0]?.code], text).toEqual([
        "wrong",
        "refused",
        code,
      ]);
      hear(flown, course);
    }
    for (const text of row.right) {
      flown.write(text);
      expect(mistaken(), text).toBeUndefined();
      expect(flown.facts.state, text).not.toBe("wrong");
    }
    flown.write(row.good(flown));
    expect([flown.facts.state, flown.facts.problems]).toEqual(["legal", []]);
  });

  test.runIf(row.spoilt)("a legal order leads on; spoiling it leads back", async () => {
    const course = await loaded;
    const [step, order, ready, spoilt] = row.spoilt ?? [];
    const flown = await FlownLesson.begin(course, course.seed);
    flown.read();
    expect(flown.step?.id).toBe(step);
    flown.write(order ?? "");
    expect(flown.step?.id).toBe(ready);
    flown.write(spoilt ?? "");
    expect(flown.step?.id).toBe(step);
  });

  test("its set-ups are sound, and it is as long as its first words say", async () => {
    const { lesson, catalogues } = await loaded;
    const game = await findGame(GAMES, row.game)?.load();
    for (const config of [lesson.config, ...(lesson.relief ? [lesson.relief.config] : [])]) {
      const read = game && readShape(game.config, config);
      expect(read?.ok && game?.check(read.value)).toEqual([]);
    }
    for (const [place, language] of LANGUAGES.entries()) {
      const welcome = say(catalogues[place] ?? {}, { key: "step.welcome", values: {} });
      const told = /(\p{L}+) (?:turns|Runden)/u.exec(welcome)?.[1]?.toLowerCase();
      const turns = (NUMBERS[language] ?? []).indexOf(told ?? "") + 1;
      if (told !== undefined) expect(turns, language).toBe(lesson.turns.length);
    }
  });
});

/** Where an aircraft of the lesson stands instead, what is flown, what becomes of the lesson, and with which turn it goes on. */
const EDGES = [
  ["dogfight", "who leaves the table is told the rule", [{ y: 35 }, { x: 30 }], "2", "left", 2],
  ["dogfight", "an enemy who can't but leave has lost", [{ y: 3 }, { x: 0.5 }], "2", "won", 2],
  ["great-war", "who flies off the board is told the rule", [{ hex: "1502" }, {}], "8: F8", "left", 2],
] as const;

test.each(EDGES)(
  "%s: %s, and the lesson goes on with another",
  async (game, _, places, order, step, next) => {
    const course = await opened(COURSES.find((row) => row.game === game) as Course);
    const config = course.lesson.config as { readonly aircraft: readonly object[] };
    const aircraft = config.aircraft.map((one, place) => ({ ...one, ...places[place] }));
    const flown = await FlownLesson.begin(course, "edge", { ...config, aircraft });
    flown.write(order);
    flown.ready();
    expect([flown.isOver, flown.facts.next, flown.step?.id]).toEqual([false, next, step]);
  },
);

test("dogfight: in another game there is a shot at once", async () => {
  const course = await opened(DOGFIGHT);
  const lesson = { ...course.lesson, first: 4 };
  const flown = await FlownLesson.begin({ ...course, lesson }, "relief", lesson.relief?.config);
  expect(flown.facts.part).toBe("4/order");
  flown.answer(DOGFIGHT.good(flown));
  expect(flown.facts.part).toBe("4/fire");
  expect(flown.told).not.toContain("nothing in 4/fire");
});

test("dogfight: a third turn without a shot is tried again, and the instructor says so", async () => {
  const flown = await fly(await opened(DOGFIGHT), "stray", (one) =>
    one.asked === "fire" ? "R1 front B1" : (one.legal().find((order) => /LL\d/.test(order)) ?? "2"),
  );
  expect(flown.isOver).toBe(true);
  expect(flown.told).toContain("again");
});

test("great-war: an overdive is legal, and the instructor warns of it", async () => {
  const { catalogues, ...course } = await opened(GREAT_WAR);
  const flown = await FlownLesson.begin(course, course.seed);
  flown.write("8: F8 -400");
  expect(flown.facts.state).toBe("legal");
  const mistake = course.lesson.mistakes.find((one) => one.when(flown.facts));
  expect(mistake?.id).toBe("overdive");
  expect(mistake && heard(mistake, flown.facts, catalogues[0] ?? {})).toContain("on 4 or less");
});

test("down-in-flames: the first shot of who does as he is told damages at 2:1", async () => {
  const course = await opened(DOWN_IN_FLAMES);
  const flown = await FlownLesson.begin(course, course.seed);
  while (flown.facts.part !== "1/trim") flown.answer(DOWN_IN_FLAMES.good(flown));
  expect(flown.facts).toMatchObject({ mine: { odds: "2:1", rolls: [2], result: "damaged" } });
});
