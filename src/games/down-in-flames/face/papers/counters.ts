import type { Page, Shape, Wanted } from "../../../../face/paper.ts";
import { type CutOuts, cutOutPages } from "../../../../face/papers/cut-outs.ts";
import type { Text } from "../../../../face/text.ts";
import { bomberId, wingmanId } from "../../rules/setup/ids.ts";
import type { Force } from "../force.ts";
import type { CounterWord } from "../words/paper-values.ts";
import { phrase } from "./phrase.ts";

/** Millimetres along an edge of a counter. */
const COUNTER = 25;
const MIDDLE = COUNTER / 2;
const NAME = 8;
/** Millimetres of letters, so high each, that fit side by side. */
const NAME_ROOM = 42;
const WORD = 3.6;

/** A counter: a name in large letters, or a word. */
interface Counter {
  readonly text: Text;
  readonly large: boolean;
}

function counters({ view }: Force): readonly Counter[] {
  const { elements, formations, options } = view.setup;
  const name = (text: string): Counter => ({ text, large: true });
  const word = (what: CounterWord): Counter => ({ text: phrase("paper.counter", { what }), large: false });
  const some = (count: number, what: CounterWord) => Array.from({ length: count }, () => word(what));
  const aircraft = elements.flatMap(({ id, wingman }) => [
    name(id),
    ...(wingman ? [name(wingmanId(id))] : []),
  ]);
  const bombers = formations.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, place) => name(bomberId(id, place))),
  );
  const carrying = (what: "load" | "rockets") => 2 * elements.filter((one) => one[what]).length;
  return [
    ...aircraft,
    ...bombers,
    ...some(elements.length, "advantaged"),
    ...some(elements.length, "tailing"),
    ...some(aircraft.length, "damaged"),
    ...some(carrying("load"), "loaded"),
    ...some(carrying("rockets"), "rockets"),
    ...some(options.ammunition ? aircraft.length : 0, "dry"),
    ...some(options.cards === 110 ? elements.length : 0, "clouds"),
    ...some(bombers.length, "straggler"),
  ];
}

/** As large as the name leaves room for. */
function sizeOf({ text, large }: Counter): number {
  return large && typeof text === "string" ? Math.min(NAME, NAME_ROOM / text.length) : WORD;
}

function counterShapes(counter: Counter): readonly Shape[] {
  return [
    {
      kind: "words",
      x: MIDDLE,
      y: MIDDLE,
      words: counter.text,
      size: sizeOf(counter),
      anchor: "middle",
      centred: true,
    },
  ];
}

/** Counters for names, positions and damage, to be cut out. */
export function counterPages(force: Force, { area }: Wanted): readonly Page[] {
  const all: CutOuts<Counter> = {
    id: "counters",
    title: phrase("paper.counters.title"),
    items: counters(force),
    width: COUNTER,
    height: COUNTER,
    label: ({ length }) => phrase("paper.counters.label", { count: length }),
    shapesOf: counterShapes,
  };
  return cutOutPages(all, area);
}
