import type { Kills, Service } from "../state/campaign.ts";
import type { Aircraft } from "../state/state.ts";

export const NO_KILLS: Kills = [0, 1];

/** 4.10u: missions survived that make a regular of a novice. */
const SEASONED = 4;

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** one more kill, of which so many have an equal share (1 for a kill of his own). */
export function withShare([over, under]: Kills, sharers: number): Kills {
  const sum = over * sharers + under;
  const divisor = greatestDivisor(sum, under * sharers);
  return [sum / divisor, (under * sharers) / divisor];
}

/** whole kills, which alone make an ace or end a novice's time. */
export function wholeKills([over, under]: Kills): number {
  return Math.floor(over / under);
}

/** 4.10u: whether aircraft and crew came home if nobody took them: nobody dead, and neither fallen nor driven off the board. */
export function cameHome({ status, crew }: Pick<Aircraft, "status" | "crew">): boolean {
  return (status === "flying" || status === "home") && crew.every(({ health }) => health !== "killed");
}

/**
 * 4.10u, A-47: a man's service after a mission; `shares` says for each kill among how many it is shared. Nothing of it
 * counted during the mission itself.
 */
export function afterMission(service: Service, shares: readonly number[], home: boolean): Service {
  const kills = shares.reduce(withShare, service.kills);
  const missions = home ? service.missions + 1 : service.missions;
  const novice = service.novice && wholeKills(kills) < 1 && missions < SEASONED;
  return { kills, missions, novice };
}
