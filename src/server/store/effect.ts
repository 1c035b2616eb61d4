import type { PromptId } from "../../core/game.ts";
import type { Change, OpenRound, PendingAnswer, StoredCheckpoint, Waiting } from "./store.ts";

/** What waits at the beginning of a round. */
const NOTHING_WAITS: Waiting = { typed: [], draws: [] };

/** What a change comes to, in the order in which it is to be written. */
export interface Effect {
  /** The entry as text. */
  readonly entry: string | undefined;
  readonly over: boolean;
  /** What waits now, as text; undefined: what waited before. */
  readonly waiting: string | undefined;
  readonly drops: readonly PromptId[];
  readonly puts: readonly (readonly [PromptId, PendingAnswer])[];
  readonly checkpoint: StoredCheckpoint | undefined;
}

function isSame(one: PendingAnswer | undefined, other: PendingAnswer): boolean {
  return one?.seat === other.seat && one.text === other.text && one.ready === other.ready;
}

/** What waits, where that is to be written at all. */
function waitingAfter({ waiting }: OpenRound, change: Change): string | undefined {
  const after = change.waiting ?? (change.entry && NOTHING_WAITS);
  if (!after) return undefined;
  const written = JSON.stringify(after);
  return written === JSON.stringify(waiting) ? undefined : written;
}

/** What a change comes to where a round stands so; undefined when all is so already. */
export function effectOf(standing: OpenRound, change: Change): Effect | undefined {
  const { put, drop = [], entry, over = false, checkpoint } = change;
  const gone = entry ? [...standing.pending.keys()] : drop.filter((prompt) => standing.pending.has(prompt));
  const drops = gone.filter((prompt) => !put?.has(prompt));
  const puts = [...(put ?? [])].filter(([prompt, answer]) => !isSame(standing.pending.get(prompt), answer));
  const waiting = waitingAfter(standing, change);
  if (!entry && !checkpoint && waiting === undefined && drops.length + puts.length === 0) return undefined;
  return { entry: entry && JSON.stringify(entry), over, waiting, drops, puts, checkpoint };
}
