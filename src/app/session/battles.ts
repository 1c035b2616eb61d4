import type { Prompt } from "../../core/game.ts";
import type { BattleFile } from "../../core/match/entry.ts";
import { type Match, now } from "../../core/match/match.ts";
import { seal } from "../../core/match/sealed.ts";
import type { Pending } from "./pending.ts";
import { playRound } from "./rounds.ts";
import { DONE, type Done, type TableActions, type TableShown } from "./session.ts";
import type { Sitting } from "./sitting.ts";

/** A prompt for a battle, and what the battle is about. */
export type BattlePrompt = Prompt & Required<Pick<Prompt, "spawn">>;

function isBattle(prompt: Prompt): prompt is BattlePrompt {
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

function isAwaited({ match, keeping }: Sitting, id: string): boolean {
  return !keeping && now(match).prompts.some((prompt) => prompt.id === id && isBattle(prompt));
}

/** Ends a battle, and plays on when it was the last to be asked. What ends it is shown by what comes of it alone. */
function end(sitting: Sitting, changed: Partial<Pending>): Done {
  sitting.pending = { ...sitting.pending, ...changed };
  return playRound(sitting);
}

/** The actions that end a battle which the match waits for. */
export function battleActions(sitting: Sitting): Pick<TableActions, "fought" | "decide"> {
  return {
    fought(prompt, answer, battle) {
      if (!isAwaited(sitting, prompt)) return DONE;
      const { sealed, origins } = sitting.pending;
      const next = seal(sitting.match, sealed, prompt, answer);
      if (!next.ok) return next;
      const fought = new Map<string, BattleFile>(origins?.fought).set(prompt, battle);
      // Dice that were read for deciding it at once decide nothing any more.
      return end(sitting, { sealed: next.value, typed: [], draws: [], origins: { ...origins, fought } });
    },
    decide(prompt) {
      if (!isAwaited(sitting, prompt)) return DONE;
      const { origins } = sitting.pending;
      const atOnce = [...(origins?.atOnce ?? []).filter((id) => id !== prompt), prompt];
      return end(sitting, { origins: { ...origins, atOnce } });
    },
  };
}
