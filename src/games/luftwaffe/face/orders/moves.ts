import type { Offer } from "../../../../face/offer.ts";
import { AMERICAN } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";
import type { Order } from "../../rules/grammar/order.ts";
import { distance } from "../../rules/map/hex.ts";
import { linesOf, waitingFighters } from "../../rules/raid/american-flight.ts";
import { landable, startable } from "../../rules/raid/german-flight.ts";
import { groupOf, isBombed, isBomber, placeOf, typeOf } from "../../rules/state/look.ts";
import type { AmericanState, GermanState } from "../../rules/state/state.ts";
import { type Formation, formationId, formationsOf, homeId } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { flying, homeOf, movableNow, nearestTo } from "../moving.ts";

type Unit = AmericanState | GermanState;
type Offered = (order: Order) => Offer;

/** Streams of the Americans in the air. */
function streams(view: View): readonly Formation[] {
  return formationsOf(view).filter(({ side, role }) => side === AMERICAN && role === "bombers");
}

function nearestStream(view: View, hex: HexName): HexName | undefined {
  const [near] = streams(view).toSorted((a, b) => distance(a.hex, hex) - distance(b.hex, hex));
  return near?.hex;
}

/** LW-56, LW-61: bombers go to the target of their sheet while it stands and then home; escorts stay with a stream. */
function americanGoal(view: View, one: AmericanState): HexName | undefined {
  const { hex, line, bombed } = one;
  if (hex === null) return undefined;
  if (isBomber(view, one)) {
    const on = line !== null && !bombed && !isBombed(view, line.target);
    return on ? placeOf(view, line.target).hex : homeOf(view, one);
  }
  const home = homeOf(view, one);
  const speed = typeOf(view, one.type).speed;
  const turns = home === undefined ? 0 : Math.ceil(distance(hex, home) / speed);
  const late = one.crossed !== null && (one.counter ?? turns + 2) <= turns + 1;
  return late ? home : (nearestStream(view, hex) ?? home);
}

function goalOf(view: View, one: Unit): HexName | undefined {
  if ("line" in one) return americanGoal(view, one);
  return one.hex === null ? undefined : nearestStream(view, one.hex);
}

/** Units of a formation that have one goal fly on together. */
function flights(view: View, offered: Offered): readonly Offer[] {
  const able = new Set(movableNow(view).map(({ id }) => id));
  return formationsOf(view).flatMap(({ id, units }) => {
    const goals = new Map<HexName, Unit[]>();
    for (const one of units.filter((unit) => able.has(unit.id))) {
      const goal = goalOf(view, one);
      if (goal !== undefined) goals.set(goal, [...(goals.get(goal) ?? []), one]);
    }
    return [...goals].flatMap(([goal, own]): readonly Offer[] => {
      const moving = flying(view, own);
      const to = moving && nearestTo(moving.hexes, goal);
      if (!moving || to === undefined || to === moving.from) return [];
      return [{ ...offered({ kind: "to", verb: "fly", to, units: moving.units }), from: id }];
    });
  });
}

/** Section 4.2, H: fighters of an air force and a type enter where a stream is nearest. */
function entries(view: View, offered: Offered): readonly Offer[] {
  const kinds = new Map<string, AmericanState[]>();
  for (const one of waitingFighters(view)) {
    const kind = homeId(groupOf(view, one.id).force, one);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds].flatMap(([from, units]): readonly Offer[] => {
    const [one] = units;
    if (!one) return [];
    const lines = linesOf(view, one);
    const all = streams(view);
    const near = lines.toSorted(
      (a, b) =>
        Math.min(...all.map(({ hex }) => distance(hex, a))) -
        Math.min(...all.map(({ hex }) => distance(hex, b))),
    )[0];
    if (near === undefined || all.length === 0) return [];
    return [{ ...offered({ kind: "to", verb: "enter", to: near, units: units.map(({ id }) => id) }), from }];
  });
}

/** Section 4.2, B: units of a base take off together, with drop tanks where all carry them. */
function starts(view: View, offered: Offered): readonly Offer[] {
  const bases = new Map<string, GermanState[]>();
  for (const one of startable(view))
    if (one.base !== null) bases.set(one.base, [...(bases.get(one.base) ?? []), one]);
  return [...bases].map(([base, units]) => {
    const tanks = units.every(({ type }) => typeOf(view, type).tanks !== null);
    return { ...offered({ kind: "take-off", units: units.map(({ id }) => id), tanks }), on: base };
  });
}

/** LW-65: who is over a base lands, one after another. */
function landings(view: View, offered: Offered): readonly Offer[] {
  return landable(view).map(({ id }) => ({
    ...offered({ kind: "units", verb: "land", units: [id] }),
    from: formationId(id),
  }));
}

/** What a side would do with what it may move: streams on to their targets, escorts with them, hunters at them; then an end. */
export function moves(view: View, offered: Offered): readonly Offer[] {
  const german = view.agenda[0]?.do === "german-move";
  const on = flights(view, offered);
  const own = german
    ? [...on, ...landings(view, offered), ...starts(view, offered)]
    : [...on, ...entries(view, offered)];
  return [...own, { ...offered({ kind: "word", word: "done" }), last: true }];
}
