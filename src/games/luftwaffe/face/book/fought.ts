import { type Dice, recordedDice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { TABLES } from "../../data/own.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { bombersFire, fires } from "../../rules/battle/fire.ts";
import { type Fighters, withheld } from "../../rules/combat/ranks.ts";
import { rating } from "../../rules/combat/rating.ts";
import { volleysAt, volleysAtBombers, volleysThrough } from "../../rules/combat/volleys.ts";

/** Where the examples are fought: Schweinfurt. */
const HEX = "1819";

/** So many factors of a type, as one unit. */
function flight(id: string, factors: number, killer = false): Fighters {
  const type = TABLES.types.find((one) => one.id === id);
  if (!type) throw new RangeError(`there is no ${id}`);
  const e = rating(type, false, { tanks: false, killer });
  return {
    unit: killer ? `${id}+` : id,
    type: id,
    e,
    killer,
    school: false,
    rocket: type.rocket ?? false,
    factors,
  };
}

/** An example: the dice as they fall, and what is fired with them. */
interface Example {
  readonly dice: readonly number[];
  fire(dice: Dice): readonly GameEvent[];
}

/** 8 factors of P-51s attack 6 of Me 109s; 2 are held back. */
export const FIGHTERS: Example = {
  dice: [3, 4],
  fire: (dice) => {
    const [americans, germans] = [withheld([flight("P51", 8)], 2), [flight("Me109", 6)]];
    return [
      ...fires(volleysAt(americans, germans), AMERICAN, HEX, dice).events,
      ...fires(volleysAt(germans, americans), GERMAN, HEX, dice).events,
    ];
  },
};

/** 20 factors of Me 109s attack 16 of B-17s; 4 are held back. */
export const BOMBERS: Example = {
  dice: [4, 5],
  fire: (dice) => [
    ...fires(volleysAtBombers(withheld([flight("Me109", 20)], 4)), GERMAN, HEX, dice).events,
    ...bombersFire(new Map([["B17", 16]]), AMERICAN, HEX, dice).events,
  ],
};

/** 12 factors of FW 190s and 8 of Me 110s attack 40 of B-17s with 6 of P-47s. */
export const ESCORTED: Example = {
  dice: [4, 4, 2, 5, 6],
  fire: (dice) => {
    const [germans, escorts] = [[flight("FW190", 12), flight("Me110", 8)], [flight("P47", 6)]];
    return [
      ...fires(volleysThrough(germans, escorts), GERMAN, HEX, dice).events,
      ...fires(volleysAt(escorts, withheld(germans, 14)), AMERICAN, HEX, dice).events,
      ...bombersFire(new Map([["B17", 14]]), AMERICAN, HEX, dice).events,
    ];
  },
};

/** 2 factors of FW 190s and 4 of bomber killers attack bombers. */
export const KILLERS: Example = {
  dice: [4, 5],
  fire: (dice) =>
    fires(volleysAtBombers([flight("FW190", 4, true), flight("FW190", 2)]), GERMAN, HEX, dice).events,
};

/** 4 factors of Me 262s and 2 of Me 163s go past 6 of P-51s at bombers; the escort answers. */
export const JETS: Example = {
  dice: [3, 5, 4],
  fire: (dice) => [
    ...fires(volleysAtBombers([flight("Me262", 4), flight("Me163", 2)]), GERMAN, HEX, dice).events,
    ...fires(volleysAt([flight("P51", 6)], [flight("Me262", 4)]), AMERICAN, HEX, dice).events,
  ],
};

/** What is told of an example, in the words of the game. */
export function fought({ dice, fire }: Example): readonly Phrase[] {
  return fire(recordedDice(dice)).map(({ key, values }) => ({ key, values }));
}
