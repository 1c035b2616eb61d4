import type { Dice } from "../core/dice/dice.ts";
import type { Request } from "./opponent.ts";

/** Whole states that fit what a seat sees (determinizations), one after the other. */
export interface Worlds {
  /** Nothing is hidden from the seat: all worlds are alike. */
  readonly certain: boolean;
  next(): unknown;
}

/** Dice that count their throws. */
function counted(dice: Dice): Dice & { thrown: number } {
  const tray = {
    thrown: 0,
    throw(request: Parameters<Dice["throw"]>[0]) {
      tray.thrown += 1;
      return dice.throw(request);
    },
  };
  return tray;
}

/** Worlds as a game imagines them; one that throws no dice to imagine anything has nothing to hide. */
export function worldsOf({ game, view }: Pick<Request, "game" | "view">, dice: Dice): Worlds {
  const tray = counted(dice);
  const first = game.imagine(view, tray);
  const certain = tray.thrown === 0;
  let isFirst = true;
  return {
    certain,
    next() {
      if (certain || isFirst) {
        isFirst = false;
        return first;
      }
      return game.imagine(view, dice);
    },
  };
}
