import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import type { Dice } from "../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../src/core/dice/random.ts";
import { textOf } from "../src/core/file/shorthand.ts";
import { writeFile } from "../src/core/file/written.ts";
import type { AnyAppraisedGame } from "../src/core/game.ts";
import { facesDrawn, type Match, now } from "../src/core/match/match.ts";
import { begin, play } from "../src/core/match/play.ts";
import { isFreeTakeBack, takeBack } from "../src/core/match/take-back.ts";
import { GAMES } from "../src/games/index.ts";
import { answersOf } from "../src/opponents/match-answers.ts";
import type { Opponent } from "../src/opponents/opponent.ts";
import { goldenHashes } from "../tests/goldens/fold.ts";
import { type GoldenSetup, goldenOf, leastTurns } from "./goldens/golden.ts";

/** Writes goldens/NAME.json and NAME.hashes.json in the folder of the game; a golden once recorded is never written again. */
const FOLDER = new URL("../src/games/", import.meta.url);
const MOST_TURNS = 80;
const MOST_ROUNDS = 3000;
const TRIES = 60;

type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

function must<T>(tried: Tried<T>): T {
  if (tried.ok) return tried.value;
  throw new Error(JSON.stringify(tried));
}

/** Every tenth round or so is taken back: alone where that is free, else by agreement, sometimes two at once. */
function perhapsBack(match: Match, choices: Dice): Match {
  const why = { key: "throw.choice", values: {} };
  const [face = 1, count = 1] = choices.throw({ dice: ["d10", "d2"], by: "table", why });
  if (face > 1 || match.moments.length <= count + 1) return match;
  const all = match.seats.map((seat) => seat.id);
  const asker = match.moments.at(-count - 1)?.prompts[0]?.seat ?? null;
  return must(takeBack(match, count, asker, isFreeTakeBack(match, count, asker) ? [] : all));
}

function playOut(
  game: AnyAppraisedGame,
  player: Opponent,
  { config, takeBacks }: GoldenSetup,
  seed: string,
): Match {
  const choices = seededChoices(`${seed} choices`);
  let match = must(begin(game, config, seededDice(seed)));
  for (let round = 0; round < MOST_ROUNDS && now(match).prompts.length > 0; round++) {
    const texts = answersOf(game, match, () => player, choices);
    match = must(play(match, texts, seededDice(seed, facesDrawn(match))));
    if (takeBacks && now(match).prompts.length > 0) match = perhapsBack(match, choices);
  }
  return match;
}

function turnsOf(match: Match): number {
  return match.game.report(match.game.view(now(match).state, "umpire")).turn;
}

/** How much happens in a match: the kinds of events count most, then the dice. */
function liveliness(match: Match): number {
  const kinds = new Set(match.moments.flatMap((moment) => moment.events.map((event) => event.key)));
  return 1000 * kinds.size + facesDrawn(match);
}

function isLongEnough(match: Match): boolean {
  const turns = turnsOf(match);
  const { setup } = now(match).state as { readonly setup: Parameters<typeof leastTurns>[0] };
  return now(match).outcome !== undefined && turns >= leastTurns(setup) && turns <= MOST_TURNS;
}

/** The liveliest match of a set-up that is long enough, of many tries. */
function record(game: AnyAppraisedGame, player: Opponent, setup: GoldenSetup): Match {
  const problems = game.check(setup.config);
  if (problems.length > 0) throw new Error(`${setup.name}: ${JSON.stringify(problems)}`);
  const tries = Array.from({ length: setup.tries ?? TRIES }, (_, index) =>
    playOut(game, player, setup, `golden ${setup.name} ${index}`),
  );
  const [best] = tries.filter(isLongEnough).sort((a, b) => liveliness(b) - liveliness(a));
  if (!best) throw new Error(`${setup.name}: no match found that is long enough`);
  return best;
}

async function recordOnce(game: AnyAppraisedGame, player: Opponent, setup: GoldenSetup): Promise<void> {
  const folder = new URL(`${game.meta.id}/goldens/`, FOLDER);
  const path = new URL(`${setup.name}.json`, folder);
  if (existsSync(path)) return;
  const match = record(game, player, setup);
  const text = `${textOf(writeFile({ match, dice: undefined }))}\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, text);
  const hashes = await goldenHashes(text);
  writeFileSync(new URL(`${setup.name}.hashes.json`, folder), `${JSON.stringify(hashes, null, 1)}\n`);
  console.log(`${setup.name}: ${turnsOf(match)} turns, ${match.entries.length} entries`);
}

for (const entry of GAMES) {
  const golden = await goldenOf(entry.meta.id);
  if (!golden) continue;
  const game = await entry.load();
  for (const setup of golden.setups) await recordOnce(game, golden.player, setup);
}
