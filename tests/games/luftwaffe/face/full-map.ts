import { say } from "../../../../src/core/phrase.ts";
import { TABLES } from "../../../../src/games/luftwaffe/data/own.ts";
import { tabletop } from "../../../../src/games/luftwaffe/face/tabletop.ts";
import { words } from "../../../../src/games/luftwaffe/face/words/en/table.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { type View, view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import type { Tabletop } from "../../../../src/tabletop/tabletop.ts";
import { raidState } from "./state.ts";

const TURNS = 8;

/** The hex of a formation: so many columns and rows from the map's north-west. */
function hexOf(column: number, row: number): string {
  return `${column}`.padStart(2, "0") + `${row}`.padStart(2, "0");
}

/** The last raid in a turn of it, with everybody in the air whom the map has room for. */
function fullState(turn: number): State {
  const first = raidState(9);
  const hexAt = (at: number) => hexOf(8 + (at % 12) * 2 + turn, 6 + Math.floor(at / 12) * 2);
  let [americans, germans] = [0, 0];
  return {
    ...first,
    turn,
    americans: first.americans.map((one) => {
      if (one.presence !== "in-play") return one;
      const at = Math.floor(americans++ / 2);
      const escort = one.type.startsWith("B") ? {} : { mission: "escort" as const, counter: 4 };
      return { ...one, hex: hexAt(at % 36), crossed: 1, ...escort };
    }),
    germans: first.germans.map((one) => {
      if (one.presence !== "in-play") return one;
      const at = germans++;
      if (at % 2 === 0) return { ...one, base: null, hex: hexAt(at % 36), counter: 3 };
      return { ...one, hex: null, base: TABLES.bases[at % TABLES.bases.length]?.id ?? null };
    }),
  };
}

function seenIn(turn: number): View {
  return view(fullState(turn), "umpire");
}

/** The map of the Reich with everything on it: two hundred counters and the contrails of eight turns. */
export function fullMap(): Tabletop {
  const [latest, ...earlier] = Array.from({ length: TURNS }, (_, at) => seenIn(TURNS - at)) as [
    View,
    ...View[],
  ];
  return tabletop(latest, [], (phrase) => say(words, phrase), earlier);
}
