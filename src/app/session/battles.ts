import type { BattleFile } from "../../core/match/entry.ts";
import { now } from "../../core/match/match.ts";
import { seal } from "../../core/match/sealed.ts";
import { isBattle } from "./battle-awaited.ts";
import type { Pending } from "./pending.ts";
import { playRound } from "./rounds.ts";
import { DONE, type Done, type TableActions } from "./session.ts";
import type { Sitting } from "./sitting.ts";

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
