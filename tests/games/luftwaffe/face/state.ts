import { USUAL } from "../../../../src/games/luftwaffe/data/options.ts";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { SIDES } from "../../../../src/games/luftwaffe/data/sides.ts";
import { firstState } from "../../../../src/games/luftwaffe/rules/state/first-state.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";

/** A raid in full swing in a quarter: two streams with escorts, Germans over them and on their bases, some targets bombed. */
export function raidState(quarter = 5): State {
  const seats = SIDES.map((side) => ({ id: side, side }));
  const first = firstState({ options: USUAL, from: quarter, to: quarter, raid: true, seats });
  let [bombers, fighters, germans] = [0, 0, 0];
  return {
    ...first,
    turn: 6,
    bombed: TABLES.targets
      .filter((_, at) => at % 8 === 3)
      .map(({ id }, at) => ({ target: id, quarter: quarter - (at % 2) })),
    agenda: [{ do: "american-move" }],
    americans: first.americans.map((one) => {
      if (one.presence !== "in-play") return one;
      const hex = (one.type.startsWith("B") ? bombers++ : fighters++) % 2 === 0 ? "1310" : "1612";
      if (bombers > 30 || fighters > 12) return one;
      const line = { target: "AIR-13", entry: "0309", turn: 1 };
      if (one.type.startsWith("B")) return { ...one, hex, crossed: 2, line };
      const mission = fighters % 3 === 0 ? "free" : "escort";
      return { ...one, hex, crossed: 3, counter: 1 + (fighters % 4), tanks: true, mission };
    }),
    germans: first.germans.map((one) => {
      if (one.presence !== "in-play") return one;
      const at = germans++;
      if (at % 3 === 0) return { ...one, hex: at % 2 === 0 ? "1612" : "1513", counter: 3 };
      return { ...one, base: TABLES.bases[4 + (at % 20)]?.id ?? null };
    }),
  };
}
