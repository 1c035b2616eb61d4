import { germanLosses } from "../../src/games/battle-of-britain/rules/outcome/deal.ts";
import type { State } from "../../src/games/battle-of-britain/rules/state/state.ts";
import { mean, type Played } from "./play.ts";

/** What the table of balance in the rules counts. */
export function britain(games: readonly Played<State>[]): readonly string[] {
  const counted = (key: string) => {
    const count = ({ told }: Played<State>) =>
      told.flatMap(({ events }) => events).filter((event) => event.key === `event.${key}`).length;
    return mean(games, count).toFixed(2);
  };
  const raf = mean(games, ({ state }) => state.rafLosses);
  const lw = mean(games, ({ state }) => germanLosses(state));
  const successes = mean(games, ({ state }) => state.successes).toFixed(2);
  return [
    `successes ${successes}, missions ${counted("takes-off")}, bombed ${counted("bombs")}`,
    `RAF lost ${raf.toFixed(2)}, Luftwaffe ${lw.toFixed(2)}, ratio ${(raf / lw).toFixed(3)}`,
    `intercepts ${counted("intercept")}, missed ${counted("missed")}, dogfights ${counted("dogfight")}`,
  ];
}
