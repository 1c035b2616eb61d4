import { expect, test } from "vitest";
import { battleOfBritain } from "../../../src/games/battle-of-britain/computer/game.ts";
import type { LessonFacts } from "../../../src/games/battle-of-britain/face/lesson/facts.ts";
import { config } from "../../../src/games/battle-of-britain/face/lesson/setup.ts";
import { lesson } from "../../../src/games/battle-of-britain/face/lesson.ts";
import { words as german } from "../../../src/games/battle-of-britain/face/words/de/lesson.ts";
import { words as english } from "../../../src/games/battle-of-britain/face/words/en/lesson.ts";
import { trials } from "../../extent.ts";
import { FlownLesson, type Taught } from "./flown.ts";
import { atFirst, type Course, chooser, fly, hear, type Pupil } from "./pupil.ts";

const TAUGHT: Taught = {
  game: "battle-of-britain",
  lesson,
  enemy: "german",
  line: "2A",
};
const SEED = lesson.dice && "seed" in lesson.dice ? lesson.dice.seed : "";
const COURSE: Course = { taught: TAUGHT, catalogues: [english, german], mostAnswers: 60 };

function factsOf(flown: FlownLesson): LessonFacts {
  return flown.facts as LessonFacts;
}

const byHint: Pupil = (flown) => factsOf(flown).good ?? "";

test("who does as he is told calls up a wing, meets the raid twice, and what gets through bombs London and misses", async () => {
  const asked: string[] = [];
  const flown = await fly(COURSE, SEED, (one) => {
    const answer = byHint(one);
    asked.push(`${one.facts.part} ${answer}`);
    return answer;
  });
  expect(asked).toEqual([
    "1/scramble 11D scramble",
    "1/wing-step to R07",
    "1/british-move 11B fly R07",
    "1/lose lose Hurricane stand-down Spitfire",
    "1/dogfights 11B attack 2A",
    "1/set set 1 Hurricane 2 Spitfire 3 Hurricane",
    "2/british-move 11B fly N09",
    "2/british-move 11D fly N09",
    "2/dogfights 11B attack 2A",
    "2/set set 1 Spitfire",
    "2/dogfights 11D attack 2A",
    "2/set set 1 Hurricane",
  ]);
  expect(flown.isOver).toBe(true);
  expect(flown.facts.gone).toBe("won");
  expect(factsOf(flown)).toMatchObject({
    bombs: { target: "Port-of-London", hits: 0, flak: 1 },
    losses: [3, 5],
  });
  expect(flown.step?.id).toBe("won");
});

test("a step is shown only where its question is asked, and the next one in its place", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  const ids = ["scramble", "step", "send", "lose", "attack", "set"];
  for (const id of ids) {
    flown.read();
    expect(flown.step?.id.split(" ")[0]).toBe(id);
    flown.answer(byHint(flown));
  }
  expect(flown.told.slice(0, 5).map((id) => id.split(" ")[0])).toEqual([
    "welcome",
    "wings",
    "enemy",
    "line",
    "scramble",
  ]);
});

test("whatever legal answers the pupil gives, the lesson comes to its end after a shot and there is a word for everything", async () => {
  for (let seed = 0; seed < trials(6, 40); seed++) {
    const choose = chooser(`pupil ${seed}`);
    const random: Pupil = (one) => {
      const legal = one.legal();
      expect(legal, one.facts.part).toContain(factsOf(one).good);
      return choose(legal);
    };
    const flown = await fly(COURSE, `lesson ${seed}`, atFirst(random, byHint));
    expect(flown.isOver, `${seed}`).toBe(true);
    expect(flown.told.filter((id) => id.startsWith("nothing"))).toEqual([]);
  }
}, 60_000);

test("who does as he is told holds the raid or not, as the dice fall, and always comes to the end", async () => {
  const ends = new Set<string | undefined>();
  for (let seed = 0; seed < trials(12, 40); seed++)
    ends.add((await fly(COURSE, `dice ${seed}`, byHint)).facts.gone);
  expect([...ends].sort()).toEqual(["lost", "won"]);
}, 60_000);

const REFUSED = [
  ["12A scramble", "not-ready"],
  ["11D fly", "grammar"],
  ["11D fly Z99", "off-map"],
  ["done", "other-question"],
] as const;

test("every mistake is explained beside the referee's own refusal", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  for (const [text, code] of REFUSED) {
    flown.write(text);
    expect(flown.facts.state, text).toBe("wrong");
    expect(flown.facts.problems[0]?.code, text).toBe(code);
    expect(lesson.mistakes.find((mistake) => mistake.when(flown.facts))).toBeDefined();
    hear(flown, COURSE);
  }
  flown.write("11D scramble");
  expect(flown.facts.problems).toEqual([]);
});

test("what is offered to be tried is refused", async () => {
  const flown = await FlownLesson.begin(TAUGHT, SEED);
  const tried: string[] = [];
  while (flown.facts.gone === undefined) {
    flown.read();
    for (const { prompt, text } of flown.step?.tries ?? []) {
      flown.state.setDraft(prompt, text);
      flown.look();
      expect(flown.facts.state, text).toBe("wrong");
      hear(flown, COURSE);
      flown.state.setDraft(prompt, "");
      tried.push(text);
    }
    flown.answer(byHint(flown));
  }
  expect(new Set(tried)).toEqual(new Set(["12A scramble", "to R06", "11B fly S08", "set 9 Hurricane"]));
});

test("the set-up is sound", () => {
  expect(battleOfBritain.check(config)).toEqual([]);
});
