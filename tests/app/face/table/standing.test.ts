import { expect, test } from "vitest";
import { askOf, offersOf } from "../../../../src/app/face/table/asking.ts";
import { give } from "../../../../src/app/face/table/giving.ts";
import { answerStanding } from "../../../../src/app/face/table/standing.ts";
import { standBy, usualOf } from "../../../../src/app/face/table/usual.ts";
import { openTable } from "../../../../src/app/session/open.ts";
import type { TableRecord } from "../../../../src/app/session/record.ts";
import { promptsAtScreen, tabletopOf, viewOf } from "../../../../src/app/session/selectors.ts";
import type { TableStore } from "../../../../src/app/session/session.ts";
import { reportOf } from "../../../../src/app/session/turns.ts";
import type { Dice } from "../../../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../../../src/core/dice/random.ts";
import type { Prompt } from "../../../../src/core/game.ts";
import { now } from "../../../../src/core/match/match.ts";
import { begin } from "../../../../src/core/match/play.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import { SCENARIOS } from "../../../../src/games/great-war/data/scenarios/fighters.ts";
import { GAMES } from "../../../../src/games/index.ts";
import { findGame } from "../../../../src/games/registry.ts";
import { answersOf } from "../../../../src/opponents/match-answers.ts";
import { random } from "../../../../src/opponents/random.ts";

const PANEL = { answers: { move: () => null } };
const TURNS = 2;
const SEED = "e";
const MOST = 200;
const SMALL = ["tail", "tend"];

/** The Black Flight with all at the same altitude, so that they are soon in one another's sights. */
const LEVEL = {
  ...SCENARIOS.dogfight,
  aircraft: SCENARIOS.dogfight.aircraft.map((one) => ({ ...one, altitude: 3400 })),
};

interface Battle {
  readonly store: TableStore;
  readonly saved: TableRecord[];
}

/** The Black Flight, four a side, the Germans played by a computer unless said otherwise. */
async function battle(
  seed: string,
  computers = { german: "random" } as Record<string, string>,
): Promise<Battle> {
  const entry = findGame(GAMES, "great-war");
  if (!entry) throw new Error("there is no Great War");
  const [game, face] = await Promise.all([entry.load(LEVEL), entry.face("table")]);
  const live = seededDice(seed);
  const begun = begin(game, LEVEL, live);
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const saved: TableRecord[] = [];
  const store = openTable({
    id: "m1",
    entry,
    face,
    open: { match: begun.value, dice: undefined },
    computers,
    say: (phrase) => phrase.key,
    live,
    newId: () => "new",
    save: (record) => void saved.push(record),
    savePending: () => undefined,
  });
  return { store, saved };
}

function turnOf(store: TableStore): number {
  const { match } = store.getState().open;
  return reportOf(match, now(match)).turn;
}

/** The point of the mat where the nearest enemy stands. */
function enemyOf(store: TableStore, id: string): { x: number; y: number } {
  const { pieces } = tabletopOf(store.getState());
  const own = pieces.find((piece) => piece.id === id);
  const far = ({ x, y }: { x: number; y: number }) => (own ? (x - own.x) ** 2 + (y - own.y) ** 2 : 0);
  const [nearest] = pieces.filter(({ side }) => side !== own?.side).sort((a, b) => far(a) - far(b));
  return nearest ?? { x: 0, y: 0 };
}

/** The points that somebody who flies at the enemy might click: on the way to him. */
function pointsTowards(store: TableStore, id: string): readonly { x: number; y: number }[] {
  const own = tabletopOf(store.getState()).pieces.find((piece) => piece.id === id) ?? { x: 0, y: 0 };
  const enemy = enemyOf(store, id);
  const [dx, dy] = [enemy.x - own.x, enemy.y - own.y];
  return [0.6, 0.8].map((share) => ({ x: own.x + share * dx, y: own.y + share * dy }));
}

/** The move that one click stands for: one with a shot at its end where there is any, else towards the nearest enemy. */
function towardsEnemy(store: TableStore, prompt: Prompt, view: unknown): string {
  const { face, game } = store.getState();
  const { about = "" } = prompt;
  const drafts = pointsTowards(store, about).flatMap((at) => face.draftTowards?.(view, about, at, "") ?? []);
  const shoots = (text: string) => {
    const draft = { text, read: game.parse(text, prompt, view, new Map()) };
    const found = face.forecast?.(view, prompt, new Map([[prompt.id, draft]])) ?? [];
    return JSON.stringify(found).includes("forecast.shot");
  };
  const text = drafts.find(shoots) ?? drafts[0];
  if (text === undefined) throw new Error(`${about} can be dragged nowhere`);
  return text;
}

/** A hex is clicked on the mat, then the move is flown: two clicks. */
function move(store: TableStore, prompt: Prompt): number {
  const state = store.getState();
  const text = towardsEnemy(store, prompt, viewOf(state));
  state.setDraft(prompt.id, text);
  expect(store.getState().answerNow(prompt.id, text)).toEqual({ ok: true, value: null });
  return 2;
}

/** What is asked is answered as Enter would; "always so" is ticked where it may be. Clicks that it takes. */
function takeUsual(store: TableStore, prompts: readonly Prompt[], always = true): number {
  const asked = prompts.map((prompt) => {
    const offers = offersOf(store.getState(), prompt);
    return { prompt, offers, chosen: usualOf(store.getState(), offers)?.text };
  });
  const stands = asked.some(({ offers, chosen }) => offers.find(({ text }) => text === chosen)?.standing);
  if (stands && always) standBy(store.getState(), asked);
  for (const { prompt, chosen = "" } of asked) {
    const state = store.getState();
    expect(askOf(state, prompt, "").style).toBe("choice");
    if (prompts.length === 1) expect(give(state, prompt, chosen).ok).toBe(true);
    else state.setDraft(prompt.id, chosen);
  }
  if (prompts.length > 1) expect(store.getState().sealAll(prompts[0]?.seat ?? "").ok).toBe(true);
  return stands ? 2 : 1;
}

/** Germans fly at their enemies and answer anything else by chance. */
function germans(store: TableStore, choices: Dice): ReadonlyMap<string, string> {
  const { game, open } = store.getState();
  const { state, prompts } = now(open.match);
  const view = game.view(state, "german");
  const answers = new Map(answersOf(greatWar, open.match, () => random, choices));
  for (const prompt of prompts.filter(({ kind, seat }) => kind === "move" && seat === "german"))
    answers.set(prompt.id, towardsEnemy(store, prompt, view));
  return answers;
}

interface Counted {
  clicks: number;
  moves: number;
  shots: number;
  /** Questions of small weight that were answered by hand, "always so". */
  settled: number;
  /** Questions that a standing answer took. */
  stood: number;
}

/** Plays turns for the Allies with the defaults; what each took. */
function playTurns(store: TableStore, turns: number): readonly Counted[] {
  const choices = seededChoices("germans");
  const counted: Counted[] = [];
  while (turnOf(store) <= turns && !now(store.getState().open.match).outcome) {
    const turn = turnOf(store) - 1;
    const count = counted[turn] ?? { clicks: 0, moves: 0, shots: 0, settled: 0, stood: 0 };
    counted[turn] = count;
    const before = store.getState().open.match.entries.length;
    answerStanding(store, PANEL);
    const state = store.getState();
    if (state.open.match.entries.length > before) {
      count.stood += 1;
      continue;
    }
    if (state.awaited.includes("german")) {
      expect(state.answerAs("german", germans(store, choices)).ok).toBe(true);
      continue;
    }
    const prompts = promptsAtScreen(state);
    const [first] = prompts;
    if (!first) throw new Error("nobody is asked");
    if (first.kind === "move") {
      count.moves += 1;
      count.clicks += move(store, first);
    } else {
      const took = takeUsual(store, prompts);
      if (took === 1) count.shots += 1;
      else count.settled += 1;
      count.clicks += took;
    }
  }
  return counted;
}

test("who takes the defaults needs two clicks a move and one a shot, four a side", async () => {
  const { store } = await battle(SEED);
  const turns = playTurns(store, TURNS);
  // A question of small weight costs two clicks the first time, then none in the whole battle.
  for (const { clicks, moves, shots, settled } of turns) expect(clicks).toBe(2 * moves + shots + 2 * settled);
  const [, second] = turns;
  expect(second).toMatchObject({ moves: 4, settled: 0 });
  expect(second?.shots).toBeGreaterThan(1);
  expect(second?.stood).toBeGreaterThan(0);
});

/** The battle at the first question of small weight that is put to the Allies; nothing is said of it yet. */
async function atSmallQuestion(computers?: Record<string, string>) {
  const found = await battle(SEED, computers);
  const choices = seededChoices("germans");
  for (let step = 0; step < MOST; step++) {
    const state = found.store.getState();
    if (state.awaited.includes("german")) {
      state.answerAs("german", germans(found.store, choices));
      continue;
    }
    const [first] = promptsAtScreen(state);
    if (!first) throw new Error("nobody is asked");
    if (first.kind === "move") move(found.store, first);
    else if (first.kind === "fire") give(state, first, usualOf(state, offersOf(state, first))?.text ?? "");
    else return { ...found, first };
  }
  throw new Error("nothing of small weight is asked");
}

/** What has been answered in the log, the latest last. */
function written(store: TableStore): readonly string[] {
  return store
    .getState()
    .open.match.entries.flatMap((entry) => (entry.kind === "round" ? [...entry.answers.values()] : []));
}

test("a standing answer is written as if by hand, is asked again after a take-back, and may be revoked", async () => {
  const { store, saved, first } = await atSmallQuestion();
  const offers = offersOf(store.getState(), first);
  const chosen = usualOf(store.getState(), offers)?.text;
  standBy(store.getState(), [{ offers, chosen }]);
  const [id = ""] = store.getState().standing;
  expect(saved.at(-1)?.standing).toEqual({ allied: [id] });
  expect(JSON.stringify(saved.at(-1)?.file)).not.toContain(id === "" ? "?" : `"${id}"`);
  const before = now(store.getState().open.match);
  answerStanding(store, PANEL);
  expect(written(store)).toContain(chosen);
  expect(now(store.getState().open.match)).not.toBe(before);
  expect(store.getState().takeBack(1, "allied", ["german"]).ok).toBe(true);
  answerStanding(store, PANEL);
  expect(now(store.getState().open.match)).toBe(before);
  expect(promptsAtScreen(store.getState())).toEqual(before.prompts.filter(({ seat }) => seat === "allied"));
  store.getState().stand([], [id]);
  expect(store.getState().standing).toEqual([]);
  expect(saved.at(-1)?.standing).toEqual({ allied: [] });
});

test("answers that stand for one seat are seen and given by no other", async () => {
  const { store } = await battle(SEED, {});
  const sides = new Set<string>();
  for (let step = 0; step < 12; step++) {
    if (store.getState().curtain !== null) {
      expect(store.getState().standing).toEqual([]);
      store.getState().liftCurtain();
    }
    const state = store.getState();
    const seat = state.viewer;
    const [first] = promptsAtScreen(state);
    if (!first) throw new Error("nobody is asked");
    if (seat === "allied" && !sides.has(seat)) state.stand([...SMALL], []);
    sides.add(seat);
    expect(store.getState().standing.includes("tail")).toBe(seat === "allied");
    if (seat === "german") {
      answerStanding(store, PANEL);
      expect(store.getState().open.match).toBe(state.open.match);
    }
    if (first.kind === "move") move(store, first);
    else takeUsual(store, promptsAtScreen(store.getState()), false);
  }
  expect([...sides].sort()).toEqual(["allied", "german"]);
});

test("a seat that a computer has had begins anew", async () => {
  const { store, saved } = await battle(SEED);
  store.getState().stand(["tail"], []);
  store.getState().seatComputer("allied", "random");
  store.getState().seatComputer("allied", null);
  expect(store.getState().standing).toEqual([]);
  expect(saved.at(-1)?.standing).toEqual({ allied: [] });
});
