/**
 * Writes the words with which links of a game are packed, from matches between computers: `npx tsx scripts/link-words.ts 2`
 * makes those of version 2, `src/games/GAME/data/link-words/2.json`. What is there is never written again: links lean on it. A new
 * version takes effect when the game's index names it behind the others.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { seededChoices, seededDice } from "../src/core/dice/random.ts";
import { textOf } from "../src/core/file/shorthand.ts";
import { writeFile } from "../src/core/file/written.ts";
import type { AnyAppraisedGame } from "../src/core/game.ts";
import { facesDrawn, type Match, now, type Played } from "../src/core/match/match.ts";
import { begin, play } from "../src/core/match/play.ts";
import { GAMES } from "../src/games/index.ts";
import type { GameEntry } from "../src/games/registry.ts";
import { usualConfig } from "../src/games/usual.ts";
import { cadet } from "../src/opponents/cadet.ts";
import { answersOf } from "../src/opponents/match-answers.ts";
import type { Opponent } from "../src/opponents/opponent.ts";
import { random } from "../src/opponents/random.ts";
import { cover } from "./link-words/cover.ts";

/** Letters of the words of a game; a packer looks back no further than 32,768. */
const LETTERS = 24_000;
const MOST_ROUNDS = 200;
const MATCHES = 2;

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

/** A match of a set-up as far as its first rounds, as a link holds it. */
function textFrom(game: AnyAppraisedGame, config: unknown, player: Opponent, seed: string): string {
  const choices = seededChoices(`${seed} choices`);
  let match: Match = must(begin(game, config, seededDice(seed)));
  for (let round = 0; round < MOST_ROUNDS && now(match).prompts.length > 0; round++) {
    const texts = answersOf(game, match, () => player, choices);
    match = must(play(match, texts, seededDice(seed, facesDrawn(match))));
  }
  return textOf(writeFile({ match, dice: undefined }));
}

async function textsOf({ meta, load }: GameEntry): Promise<readonly string[]> {
  const game = await load();
  return meta.scenarios.flatMap(({ id }) =>
    [random, cadet].flatMap((player) =>
      Array.from({ length: MATCHES }, (_, nth) =>
        textFrom(game, usualConfig(meta, id), player, `words ${id} ${player.id} ${nth}`),
      ),
    ),
  );
}

async function writeWords(entry: GameEntry, version: string): Promise<void> {
  const folder = new URL(`../src/games/${entry.meta.id}/data/link-words/`, import.meta.url);
  const file = new URL(`${version}.json`, folder);
  if (existsSync(file)) return;
  const words = cover(await textsOf(entry), LETTERS);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(words)}\n`);
  console.log(`${entry.meta.id}: ${words.length} letters`);
}

for (const entry of GAMES) await writeWords(entry, process.argv[2] ?? "1");
