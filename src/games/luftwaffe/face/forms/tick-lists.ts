import type { Prompt } from "../../../../core/game.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { print } from "../../rules/grammar/grammar.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { namesIn } from "../../rules/orders/names.ts";
import { allocated, mostSaved } from "../../rules/orders/staff.ts";
import { lacking, toRestore } from "../../rules/quarter/replace.ts";
import { escortable } from "../../rules/raid/missions.ts";
import { livingGermans, tablesOf } from "../../rules/state/look.ts";
import { sideOf } from "../../rules/state/sides.ts";
import type { View } from "../../rules/view/view.ts";
import { wordsOf } from "./written.ts";

/** Units from which several are chosen together, and what is written of them. */
export interface TickList {
  readonly kind: Kind;
  readonly units: readonly string[];
  /** In the order in which they were ticked. */
  readonly chosen: readonly string[];
  /** How much may be spent on them at most, where that is limited; else 0. */
  readonly most: number;
  /** What goes into the reserve (LW-101). */
  readonly reserve?: { readonly chosen: number; readonly most: number };
  /** Factors that are told beside a unit. */
  factors(unit: string): number;
  /** The answer with these chosen; `saved`: what goes into the reserve, as much as may where it is left out. */
  text(chosen: readonly string[], saved?: number): string;
}

const KINDS = ["marks", "missions", "allocate", "replace"] as const;
type Kind = (typeof KINDS)[number];

/** Units up to which each choice is offered by itself. */
const FEW = 2;

/** Units that an answer names as far as it is written, and the number behind each. */
function namedIn(view: View, side: Side, text: string): ReadonlyMap<string, number> {
  const names = namesIn(tablesOf(view.setup));
  const found = new Map<string, number>();
  let last = "";
  for (const word of wordsOf(view, side, text)) {
    const unit = names.unit(word);
    if (unit !== undefined) {
      last = unit;
      found.set(unit, 0);
    } else if (found.has(last) && /^\d+$/.test(word)) found.set(last, Number(word));
    else last = "";
  }
  return found;
}

type Base = Pick<TickList, "units" | "chosen">;

function factorsIn({ germans, americans }: View): TickList["factors"] {
  const known = new Map([...germans, ...americans].map(({ id, factors }) => [id, factors]));
  return (unit) => known.get(unit) ?? 0;
}

function listed(view: View, kind: "marks" | "missions", base: Base): TickList {
  const verb = kind === "marks" ? "mark" : "escort";
  const place = new Map(base.units.map((unit, at) => [unit, at]));
  const sorted = (units: readonly string[]) =>
    units.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  const order = (units: readonly string[]): Order => ({ kind: "units", verb, units: sorted(units) });
  return { ...base, kind, most: 0, factors: factorsIn(view), text: (chosen) => print(order(chosen)) };
}

/** LW-100, LW-101: who is ticked gets no fuel. */
function fuelled(view: View, base: Base, text: string): TickList {
  const mostOf = (units: readonly string[]) => mostSaved(view, allocated(view, units));
  const most = mostOf(base.chosen);
  const written = /\breserve\s+(\d{1,3})/i.exec(text)?.[1];
  return {
    ...base,
    kind: "allocate",
    most: 0,
    reserve: { chosen: Math.min(most, written === undefined ? most : Number(written)), most },
    factors: factorsIn(view),
    text: (units, saved) =>
      print({ kind: "ground", units, reserve: Math.min(mostOf(units), saved ?? mostOf(units)) }),
  };
}

/** LW-48: who is ticked gets back what it lacks, while there are factors. */
function restored(view: View, side: Side, base: Base, counts: ReadonlyMap<string, number>): TickList {
  const lack = new Map(lacking(view, side).map(({ unit, factors }) => [unit, factors]));
  const most = toRestore(view, side);
  const text = (units: readonly string[]) => {
    let left = most;
    const counted = units.flatMap((unit) => {
      const wanted = counts.get(unit) || (lack.get(unit) ?? 0);
      const factors = Math.min(left, wanted);
      left -= factors;
      return factors > 0 ? [{ unit, factors }] : [];
    });
    return counted.length > 0 ? print({ kind: "counted", verb: "restore", counted }) : "none";
  };
  return { ...base, kind: "replace", most, factors: (unit) => lack.get(unit) ?? 0, text };
}

/** Who may be chosen. */
function unitsOf(kind: Kind, view: View, side: Side): readonly string[] {
  switch (kind) {
    case "missions":
      return escortable(view).map(({ id }) => id);
    case "replace":
      return lacking(view, side).map(({ unit }) => unit);
    default:
      return livingGermans(view).map(({ id }) => id);
  }
}

/** The list from which a question's units are ticked; undefined for other questions, and where there are few. */
export function tickList(prompt: Prompt, view: View, text: string): TickList | undefined {
  const kind = KINDS.find((one) => one === prompt.kind);
  if (!kind) return undefined;
  const side = sideOf(view, prompt.seat) ?? (kind === "missions" ? AMERICAN : GERMAN);
  const units = unitsOf(kind, view, side);
  if (units.length <= FEW) return undefined;
  const counts = namedIn(view, side, text);
  const base = { units, chosen: [...counts.keys()].filter((unit) => units.includes(unit)) };
  if (kind === "allocate") return fuelled(view, base, text);
  return kind === "replace" ? restored(view, side, base, counts) : listed(view, kind, base);
}
