import type { Prompt } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import type { TableShown } from "./session.ts";

/** A prompt for a battle, and what the battle is about. */
export type BattlePrompt = Prompt & Required<Pick<Prompt, "spawn">>;

/** Whether what is asked is a battle. */
export function isBattle(prompt: Prompt): prompt is BattlePrompt {
  return prompt.spawn !== undefined;
}

/** The battle that a match waits for; undefined where it waits for none. */
export function battleAwaited(match: Match): BattlePrompt | undefined {
  return now(match).prompts.find(isBattle);
}

/** The battle that the match on a screen waits for, while it can be dealt with: not in a replay, nor while dice are awaited. */
export function battleAtScreen({ at, needs, open }: TableShown): BattlePrompt | undefined {
  return at === null && needs === null ? battleAwaited(open.match) : undefined;
}
