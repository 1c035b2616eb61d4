import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { type CutOuts, cutOutPages } from "../../../../face/papers/cut-outs.ts";
import { words } from "../../../../face/shapes.ts";
import { AMERICAN } from "../../data/sides.ts";
import type { AircraftType } from "../../data/tables.ts";
import { type Force, tablesIn } from "./force.ts";
import { phrase } from "./phrase.ts";

/** Millimetres along an edge: a counter lies within a hex of the printed map. */
const COUNTER = 21;
const MIDDLE = COUNTER / 2;
/** Names are as large as fit. */
const LONG = 6;

interface Counter {
  readonly name: string;
  readonly type: AircraftType;
}

function countersOf(force: Force): readonly Counter[] {
  const { types, americans, germans } = tablesIn(force);
  return [
    ...americans.map(({ id, type }) => ({ name: id, type })),
    ...germans.map(({ designation, type }) => ({ name: designation, type })),
  ].flatMap(({ name, type: id }) => {
    const type = types.find((one) => one.id === id);
    return type ? [{ name, type }] : [];
  });
}

/** A line below the type: thick for Americans, dashed for Germans, so that sides differ without colours. */
function counterShapes({ name, type }: Counter): readonly Shape[] {
  const { e, rocket, factors, speed, tanks, endurance } = type;
  const time = endurance === null ? "" : tanks === null ? `${endurance}` : `${tanks} / ${endurance}`;
  return [
    words(type.name, MIDDLE, 4.6, 3.2, "middle"),
    { kind: "path", d: `M2 6.2h${COUNTER - 4}`, look: type.side === AMERICAN ? "band" : "middle" },
    words(name, MIDDLE, 11.6, name.length > LONG ? 3.8 : 4.8, "middle"),
    words(e === null || rocket ? "–" : `${e}`, 2.6, 19, 3.6),
    words(`${factors} · ${speed}`, MIDDLE, 15.4, 2.8, "middle"),
    words(time, COUNTER - 2.6, 19, 3, "end"),
  ];
}

/** A counter for every unit of both sides, to be cut out. */
export function counterPages(force: Force, { area }: Wanted): readonly Page[] {
  const counters: CutOuts<Counter> = {
    id: "counters",
    title: phrase("paper.counters.title"),
    items: countersOf(force),
    width: COUNTER,
    height: COUNTER,
    label: ({ length }) => phrase("paper.counters.label", { count: length }),
    shapesOf: counterShapes,
  };
  return cutOutPages(counters, area);
}
