import type { Opponent } from "../opponents/opponent.ts";

/** Milliseconds of processor time that answers took: other programs on the machine don't count. */
interface Spent {
  readonly slowest: number;
  readonly mean: number;
  readonly answers: number;
}

/** An opponent with a stop-watch. */
export interface Timed {
  readonly player: Opponent;
  spent(): Spent;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function timed(player: Opponent): Timed {
  let [slowest, sum, answers] = [0, 0, 0];
  return {
    spent: () => ({ slowest, mean: answers === 0 ? 0 : sum / answers, answers }),
    player: {
      ...player,
      answer(...given) {
        const started = processorTime();
        const decision = player.answer(...given);
        const took = processorTime() - started;
        slowest = Math.max(slowest, took);
        sum += took;
        answers += 1;
        return decision;
      },
    },
  };
}
