import { recordedDice } from "../core/dice/dice.ts";
import type { FileFault } from "../core/file/fault.ts";
import { openFile, readFile } from "../core/file/file.ts";
import type { AnyGame, Problem, Prompt, PromptId, Spawn } from "../core/game.ts";
import { canonicalJson } from "../core/hash.ts";
import { readShape } from "../core/input/shape.ts";
import type { BattleFile, Round } from "../core/match/entry.ts";
import type { Match } from "../core/match/match.ts";
import type { AnswerProblem } from "../core/match/problems.ts";
import type { Values } from "../core/phrase.ts";
import { fail, ok, type Result } from "../core/result.ts";
import { findGame, type GameEntry } from "../games/registry.ts";
import type { Bridge, BridgeLine } from "./bridge.ts";

/** A battle of a campaign: the prompt that asks for it, and what it is about. */
interface Battle {
  readonly prompt: Prompt;
  readonly spawn: Spawn;
}

/** The battle that a prompt stands for; undefined for an ordinary prompt. */
function battleOf(prompt: Prompt): Battle | undefined {
  return prompt.spawn && { prompt, spawn: prompt.spawn };
}

/** Whether a set-up is the one that the bridge makes of a battle: a match of another set-up is another battle. */
function isSetupOf(bridge: Bridge, game: AnyGame, spawn: Spawn, config: unknown): boolean {
  const wanted = readShape(game.config, bridge.config(spawn));
  const given = readShape(game.config, config);
  return wanted.ok && given.ok && canonicalJson(wanted.value) === canonicalJson(given.value);
}

/** The match of a battle from its document, folded; refused where it is no battle of this kind. */
export function openBattle(
  bridge: Bridge,
  game: AnyGame,
  spawn: Spawn,
  document: BattleFile,
): Result<Match, Problem> {
  const refuse = (code: string, values: Values = {}) => fail({ code, values });
  const file = readFile(document);
  if (!file.ok) return refuse("battle-fold", { entry: file.error.entry });
  // No battle within a battle: a bridge leads from a campaign to a game that fights, and no further.
  if (file.value.entries?.some((entry) => "answers" in entry && entry.fought)) return refuse("battle-within");
  if (bridge.fits(spawn) || !isSetupOf(bridge, game, spawn, file.value.config)) return refuse("battle-setup");
  const opened = openFile(game, file.value, recordedDice([]));
  return opened.ok ? ok(opened.value.match) : refuse("battle-fold", { entry: opened.error.entry });
}

type Fought = readonly [PromptId, BattleFile];

async function judgeFought(
  campaign: Match,
  { prompt, spawn }: Battle,
  [, document]: Fought,
  recorded: string,
  games: readonly GameEntry[],
  bridges: readonly BridgeLine[],
): Promise<readonly AnswerProblem[]> {
  const line = bridges.find((one) => one.campaign === campaign.game.meta.id && one.battle === document.game);
  const entry = findGame(games, document.game);
  const problem = (code: string, values: Values): AnswerProblem => ({ prompt: prompt.id, code, values });
  if (!line || !entry) return [problem("battle-bridge", { prompt: prompt.id, game: document.game })];
  const bridge = await line.load();
  const battle = openBattle(bridge, await entry.load(), spawn, document);
  if (!battle.ok) return [problem(battle.error.code, { ...battle.error.values, prompt: prompt.id })];
  const answer = bridge.answer(spawn, battle.value);
  return answer === recorded ? [] : [problem("battle-answer", { prompt: prompt.id, answer, recorded })];
}

/** The battles that were fought in a round, with their prompts and their recorded answers. */
function* foughtIn(round: Round, prompts: readonly Prompt[]) {
  for (const fought of round.origins?.fought ?? []) {
    const battle = prompts.map(battleOf).find((one) => one?.prompt.id === fought[0]);
    if (battle) yield { battle, fought, recorded: round.answers.get(fought[0]) ?? "" };
  }
}

/**
 * Folds the battles of a campaign too, and compares what they came to with what the campaign was told; undefined when all
 * is as recorded. Only battles of rounds that stand are judged.
 */
export async function verifyBattles(
  match: Match,
  games: readonly GameEntry[],
  bridges: readonly BridgeLine[],
): Promise<FileFault | undefined> {
  for (const [index, { entry }] of match.moments.entries()) {
    const round = match.entries[entry];
    if (round?.kind !== "round" || !round.origins?.fought) continue;
    for (const { battle, fought, recorded } of foughtIn(round, match.moments[index - 1]?.prompts ?? [])) {
      const problems = await judgeFought(match, battle, fought, recorded, games, bridges);
      if (problems.length > 0) return { entry, problems };
    }
  }
  return undefined;
}
