import type { Judge } from "../../../core/file/judge.ts";
import { type Bounds, outOfBounds, wrongIn } from "../../../core/input/bounds.ts";
import type { Shapes } from "../../../core/input/data-shape.ts";
import shapes from "../data/shapes.json" with { type: "json" };
import { tablesOf } from "./state/look.ts";
import type { State } from "./state/state.ts";

const TWELFTHS: Bounds = [0, 50_000];
const TURNS: Bounds = [0, 30];
const FACTORS: Bounds = [0, 60];

const BOUNDS: Readonly<Record<string, Bounds>> = {
  turn: TURNS,
  "germans.*.factors": FACTORS,
  "americans.*.factors": FACTORS,
  "germans.*.counter": [-5, 30],
  "americans.*.counter": [-5, 30],
  "germans.*.ready": TURNS,
  "americans.*.line.turn": TURNS,
  "americans.*.crossed": TURNS,
  "economy.aircraft": TWELFTHS,
  "economy.pilots": TWELFTHS,
  "economy.fuel": TWELFTHS,
  "economy.reserve": TWELFTHS,
  "economy.reserveNext": TWELFTHS,
  "economy.substitutions": [0, 100],
  "economy.night": [0, 1000],
  replacements: [0, 10_000],
  named: [0, 100],
  bombersAtFirst: [0, 10_000],
  "battle.*.*.factors": FACTORS,
  "tolls.*.hits": [0, 1000],
};

type Named = readonly { readonly id: string }[];

/** Whether units are those that the match begins with, in their order, and after them jets in place of others (LW-96). */
function areOf(units: Named, first: Named): boolean {
  const ids = new Set(units.map(({ id }) => id));
  return ids.size === units.length && first.every(({ id }, place) => units[place]?.id === id);
}

const HEX = /^\d{4}$/;

type Unit = State["germans"][number] | State["americans"][number];

/** What can't be about a unit: a place that is none, a type that nobody flies, more factors than it has, a turn to come. */
function wrongUnit({ setup, turn }: State): (unit: Unit) => string | undefined {
  const { types, bases, targets } = tablesOf(setup);
  const full = new Map(types.map(({ id, factors }) => [id, factors]));
  const named = new Set([...bases, ...targets].map(({ id }) => id));
  return (one) => {
    if (one.hex !== null && !HEX.test(one.hex)) return "hex";
    if (one.factors > (full.get(one.type) ?? -1)) return full.has(one.type) ? "factors" : "type";
    if ("base" in one) return one.base === null || named.has(one.base) ? undefined : "base";
    if (one.crossed !== null && one.crossed > turn) return "crossed";
    if (one.line && !named.has(one.line.target)) return "line.target";
    return one.line && !HEX.test(one.line.entry) ? "line.entry" : undefined;
  };
}

export const judge: Judge = {
  shapes: shapes as Shapes,
  impossible(given, begun) {
    const [state, first] = [given as State, begun as State];
    const { germans, americans, quarter, setup } = state;
    if (!areOf(germans, first.germans)) return "germans";
    if (!areOf(americans, first.americans) || americans.length > first.americans.length) return "americans";
    if (germans.length !== first.germans.length + state.economy.substitutions) return "germans";
    if (quarter < setup.from || quarter > setup.to) return "quarter";
    const wrong = wrongUnit(state);
    return (
      outOfBounds(state, BOUNDS) ??
      wrongIn("germans", germans, wrong) ??
      wrongIn("americans", americans, wrong)
    );
  },
};
