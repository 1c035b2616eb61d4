import type { Dice } from "../../../../core/dice/dice.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Setup } from "../setup/setup.ts";
import { type DogfightEvent, fact } from "../state/tell.ts";

const ONE_D6 = ["d6"] as const;

function rollFor(side: string, dice: Dice): number {
  const why = { key: "throw.initiative", values: { side } };
  return dice.throw({ dice: ONE_D6, by: side, why })[0] ?? 0;
}

/** One die for the first side, one for the second, both again on a tie (R-15, R-16, R-18a); higher is Player 1. */
export function rollInitiative({ sides }: Setup, dice: Dice, events: DogfightEvent[]): SideIndex {
  for (;;) {
    const first = rollFor(sides[0], dice);
    const second = rollFor(sides[1], dice);
    const winner = first === second ? undefined : first > second ? 0 : 1;
    events.push(
      fact("initiative", {
        sides,
        dice: [first, second],
        winner: winner === undefined ? null : sides[winner],
      }),
    );
    if (winner !== undefined) return winner;
  }
}
