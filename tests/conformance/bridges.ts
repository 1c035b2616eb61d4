import { describe, expect, test } from "vitest";
import type { Bridge, BridgeLine } from "../../src/bridges/bridge.ts";
import { openBattle } from "../../src/bridges/verify.ts";
import { seededChoices } from "../../src/core/dice/random.ts";
import { writeFile } from "../../src/core/file/written.ts";
import type { AnyAppraisedGame, Prompt } from "../../src/core/game.ts";
import { readShape } from "../../src/core/input/shape.ts";
import { LANGUAGES } from "../../src/core/language.ts";
import { type Match, now, type Played } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { say } from "../../src/core/phrase.ts";
import { findGame, type GameEntry } from "../../src/games/registry.ts";
import { answersOf } from "../../src/opponents/match-answers.ts";
import { random } from "../../src/opponents/random.ts";
import { trials } from "../extent.ts";
import { pick } from "./checks/mutant.ts";

/** Battles that a bridge is tried with. */
const REQUESTS = trials(25, 200);
/** Rounds after which a battle is given up at the latest. */
const MOST_ROUNDS = 40;

/** A battle that a campaign asks for, at the place where it does. */
interface Request {
  readonly campaign: Match;
  readonly prompt: Prompt;
}

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

function onward(game: AnyAppraisedGame, match: Match, seed: string): Match {
  const round = match.entries.length;
  const texts = answersOf(game, match, () => random, seededChoices(`${seed} ${round} choices`));
  return must(play(match, texts, seededChoices(`${seed} ${round} dice`)));
}

/** Battles of random games of a campaign, as many as are wanted; `agreed`: what its set-up says beside the scenario. */
function* requests(game: AnyAppraisedGame, agreed: object, wanted: number): Generator<Request> {
  const { scenarios } = game.meta;
  for (let nth = 0, found = 0; found < wanted; nth++) {
    const read = readShape(game.config, { scenario: scenarios[nth % scenarios.length]?.id, ...agreed });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    let match = must(begin(game, read.value, seededChoices(`campaign ${nth}`)));
    while (now(match).prompts.length > 0 && found < wanted) {
      for (const prompt of now(match).prompts.filter(({ spawn }) => spawn)) {
        found += 1;
        yield { campaign: match, prompt };
      }
      match = onward(game, match, `campaign ${nth}`);
    }
  }
}

/** The answer is a legal one, in the spelling in which it is kept; a campaign refuses losses beyond what was sent. */
function expectLegal({ campaign, prompt }: Request, answer: string): void {
  const { game } = campaign;
  const read = game.parse(answer, prompt, game.view(now(campaign).state, prompt.seat), new Map());
  expect(read, answer).toMatchObject({ ok: true });
  expect(read.ok && game.print(read.value)).toBe(answer);
}

function setUp(bridge: Bridge, battle: AnyAppraisedGame, { campaign, prompt }: Request, seed: string): Match {
  const spawn = prompt.spawn as NonNullable<Prompt["spawn"]>;
  const config = readShape(battle.config, bridge.config(spawn));
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  expect(battle.check(config.value)).toEqual([]);
  const seats = bridge.seats(spawn);
  expect([...seats.keys()].sort()).toEqual(
    battle
      .seats(config.value)
      .map(({ id }) => id)
      .sort(),
  );
  const players = campaign.seats.map(({ id }) => id);
  for (const player of seats.values()) expect(players).toContain(player);
  return must(begin(battle, config.value, seededChoices(`${seed} set-up`)));
}

/** Fights a battle by chance, some to the end and some not, and reads its end in every state on the way. */
function fight(bridge: Bridge, battle: AnyAppraisedGame, request: Request, seed: string): void {
  const spawn = request.prompt.spawn as NonNullable<Prompt["spawn"]>;
  const rounds = pick(seededChoices(`${seed} rounds`), MOST_ROUNDS);
  let match = setUp(bridge, battle, request, seed);
  expectLegal(request, bridge.answer(spawn, match));
  for (let round = 0; round < rounds && now(match).prompts.length > 0; round++) {
    match = onward(battle, match, seed);
    expectLegal(request, bridge.answer(spawn, match));
  }
  const file = writeFile({ match, dice: undefined });
  const again = openBattle(bridge, battle, spawn, JSON.parse(JSON.stringify(file)));
  expect(again.ok && bridge.answer(spawn, again.value)).toBe(bridge.answer(spawn, match));
}

/** A refusal to fight is told in every language. */
async function expectTold(line: BridgeLine, bridge: Bridge, { prompt }: Request): Promise<void> {
  const problem = prompt.spawn && bridge.fits(prompt.spawn);
  if (!problem) return;
  for (const language of LANGUAGES) {
    const words = await line.words(language);
    expect(Object.hasOwn(words, problem.code)).toBe(true);
    expect(say(words, { key: problem.code, values: problem.values })).not.toMatch(/undefined|NaN|\[object/);
  }
}

/**
 * What every bridge must hold to. `agreed`: what a campaign's set-up must say for such battles to be; `wanted`: battles
 * that it is tried with.
 */
export function bridgeConformance(
  line: BridgeLine,
  games: readonly GameEntry[],
  agreed: object = {},
  wanted = REQUESTS,
): void {
  describe(`the bridge from ${line.campaign} to ${line.battle}`, () => {
    test(`${wanted} battles: the set-up passes its checks, and any end gives a legal answer`, async () => {
      const campaign = await findGame(games, line.campaign)?.load();
      const battle = await findGame(games, line.battle)?.load();
      if (!campaign || !battle) throw new Error("a game is missing");
      const bridge = await line.load();
      let fought = 0;
      for (const request of requests(campaign, agreed, wanted)) {
        await expectTold(line, bridge, request);
        if (bridge.fits(request.prompt.spawn as NonNullable<Prompt["spawn"]>)) continue;
        fight(bridge, battle, request, `battle ${fought}`);
        fought += 1;
      }
      expect(fought).toBeGreaterThan(wanted / 10);
    }, 300_000);
  });
}
