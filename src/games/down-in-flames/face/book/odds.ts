import { type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import type { Die, Fraction } from "../../rules/combat/die.ts";
import { chancesOf, type Odds, oddsOf } from "../../rules/combat/odds.ts";
import { chapter, phrase } from "./phrase.ts";

/** Twice the odds from which nothing changes any more: 12:1. */
const HIGHEST = 24;
/** A hit's worth in halves of a defense, so that whole numbers make every row. */
const DEFENSE = 2;

/** `1/6`, `0`, `1`. */
function share([part, whole]: Fraction): string {
  return whole === 1 ? part.toString() : `${part}/${whole}`;
}

/** Faces from one to another: `3–4`, `1`, `–` for none. */
function faces(from: number, to: number): string {
  if (to < from) return "–";
  return from === to ? from.toString() : `${from}–${to}`;
}

/** What the die must show; where a 1 is thrown again, both dice. */
function needed({ again }: Odds, from: number, to: number): Text {
  const range = faces(from, to);
  return again && range !== "–" ? phrase("odds.then", { first: 1, faces: range }) : range;
}

function row(halves: number, die: Die): Row {
  const odds = oddsOf(halves, DEFENSE, die);
  const { down, damaged, none } = chancesOf(halves, DEFENSE, die);
  return [
    phrase("odds.text", { odds: odds.text }),
    needed(odds, 1, odds.down),
    needed(odds, odds.down + 1, odds.damaged),
    share(down),
    share(damaged),
    share(none),
  ];
}

/** Whether the die is asked for something else than by the row before. */
function isApart(halves: number, die: Die): boolean {
  const [one, before] = [oddsOf(halves, DEFENSE, die), oddsOf(Math.max(0, halves - 1), DEFENSE, die)];
  return (
    halves === 0 || one.down !== before.down || one.damaged !== before.damaged || one.again !== before.again
  );
}

/** Every row that differs from the one before it. */
function rows(die: Die): Rows {
  const all = Array.from({ length: HIGHEST + 1 }, (_, halves) => halves);
  return all.filter((halves) => isApart(halves, die)).map((halves) => row(halves, die));
}

const HEAD = ["odds", "down-on", "damaged-on", "down", "damaged", "none"] as const;

/** How fire at fighters and light bombers is worked out, every row by the resolver. */
export const ODDS = [
  chapter("odds", [
    "formula",
    "d6",
    table("caption-d6", HEAD, rows("d6")),
    "d12",
    table("caption-d12", HEAD, rows("d12")),
    "between",
    "twice",
  ]),
];
