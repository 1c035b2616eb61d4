import { useEffect, useState } from "react";
import type { AnyGame } from "../../../core/game.ts";
import type { GameEntry } from "../../../games/registry.ts";

/** A set-up that its game's rules have nothing against. */
interface ValidSetup {
  readonly game: AnyGame;
  readonly config: unknown;
}

/** The last valid set-up of the page, once the game's rules are there: while something is wrong, nothing goes away. */
export function useValidSetup(entry: GameEntry, config: unknown): ValidSetup | undefined {
  const [valid, setValid] = useState<ValidSetup>();
  useEffect(() => {
    let current = true;
    const check = async () => {
      const game = await entry.load(config);
      const read = game.config.safeParse(config);
      if (current && read.success && game.check(read.data).length === 0)
        setValid({ game, config: read.data });
    };
    void check();
    return () => {
      current = false;
    };
  }, [entry, config]);
  return valid;
}
