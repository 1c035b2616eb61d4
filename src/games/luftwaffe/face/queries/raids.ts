import type { PieceId } from "../../../../core/game.ts";
import type { Text } from "../../../../face/text.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";
import { distance } from "../../rules/map/hex.ts";
import { isAmericanSide } from "../../rules/map/lines.ts";
import { roomIn, usableBases } from "../../rules/raid/bases.ts";
import { startable } from "../../rules/raid/german-flight.ts";
import { isBombed, isGrounded, placeOf, tablesOf, typeOf } from "../../rules/state/look.ts";
import type { GermanState } from "../../rules/state/state.ts";
import { type Formation, formationsOf, turnsLeft, unitsAtHome } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { homeOf } from "../moving.ts";
import { strengthOf } from "./contacts.ts";
import { type Lookout, lookoutOf, own, rangeBetween, reached, unmoved } from "./lookout.ts";
import { phrase } from "./phrase.ts";

/** Targets that are told as the nearest. */
const NEAREST = 3;

/** A formation in a sentence. */
function formationSaid({ id, hex, role, units }: Formation): Text {
  return phrase("raid.one", {
    id,
    hex,
    role,
    strengths: strengthOf(units),
    groups: units.length,
    turns: turnsLeft(units) ?? 0,
  });
}

/** LW-56: where some units fly to, as far as the viewer knows it, and what of it they have bombed. */
function targetsSaid(view: View, hex: HexName, units: Lookout["units"]): readonly Text[] {
  const lines = units.flatMap((one) => ("line" in one && one.line ? [one] : []));
  const targets = [...new Set(lines.map(({ line }) => line?.target ?? ""))];
  return targets.map((target) => {
    const { id, hex: at } = placeOf(view, target);
    const own = lines.filter(({ line }) => line?.target === target);
    return phrase("raid.target", {
      target: id,
      at,
      ...rangeBetween(hex, at),
      bombed: own.every(({ bombed }) => bombed),
    });
  });
}

/** The targets that stand and lie nearest to a hex. */
function nearestSaid(view: View, hex: HexName): Text {
  const standing = tablesOf(view.setup).targets.filter(({ id }) => !isBombed(view, id));
  const near = standing.map(({ id, hex: at }) => ({ target: id, hexes: distance(hex, at) }));
  return phrase("raid.nearest", { near: near.toSorted((a, b) => a.hexes - b.hexes).slice(0, NEAREST) });
}

/** Formations and units on bases that can be in a hex this turn. */
function reachersOf(view: View, { hex, side }: Formation): readonly PieceId[] {
  const aloft = formationsOf(view).filter(
    (one) => one.side !== side && reached(view, one, hex) === "possible",
  );
  const grounded = side === AMERICAN ? startable(view) : [];
  const up = grounded.filter(({ id }) => {
    const from = lookoutOf(view, id);
    return from && reached(view, from, hex) === "possible";
  });
  return [...aloft, ...up].map(({ id }) => id);
}

/** All that can be said of a formation. */
function whole(view: View, one: Formation): readonly Text[] {
  const { id, hex, units, side } = one;
  return [
    formationSaid(one),
    phrase("raid.units", { units: units.map((unit) => unit.id) }),
    phrase("raid.line", { american: isAmericanSide(hex, view.quarter) }),
    ...targetsSaid(view, hex, units),
    ...(side === AMERICAN ? [nearestSaid(view, hex)] : []),
    phrase("raid.reached", { id, by: reachersOf(view, one) }),
  ];
}

/** The formation that is asked about; without a name, all that are in the air. */
export function raids(view: View, _from: PieceId | undefined, name: string): readonly Text[] {
  const all = formationsOf(view);
  if (name === "") {
    if (all.length === 0) return [phrase("raid.none")];
    return all.flatMap((one) => [formationSaid(one), ...targetsSaid(view, one.hex, one.units)]);
  }
  const wanted = name.toLowerCase();
  const one = all.find(({ id, units }) =>
    [id, ...units.map((unit) => unit.id)].some((of) => of.toLowerCase() === wanted),
  );
  return one ? whole(view, one) : [];
}

/** Enemies that a lookout can meet this turn. */
function meetsSaid(view: View, id: PieceId, from: Lookout): Text {
  const met = formationsOf(view).filter(
    (one) => one.side !== from.side && reached(view, from, one.hex) === "possible",
  );
  return phrase("about.meets", { id, formations: met.map((one) => one.id) });
}

/** LW-65, LW-102: whether a unit on its base may take off. */
function groundedSaid(view: View, one: GermanState, from: Lookout): readonly Text[] {
  const { id, ready, base } = one;
  const may = startable(view).includes(one);
  const stays = !may && (isGrounded(view, one) || ready <= view.turn);
  return [
    phrase("about.base", { base: base ?? "", hex: from.hex }),
    phrase("about.start", { id, may, stays, ready }),
    ...(may ? [meetsSaid(view, id, from)] : []),
  ];
}

/** Where Germans can land, and Americans are home (LW-62, LW-65). */
function homeSaid(view: View, { side, hex, units }: Lookout): readonly Text[] {
  if (side === GERMAN) {
    const [base] = usableBases(view)
      .filter((one) => roomIn(view, one.hex) > 0)
      .map((one) => ({ base: one.id, at: one.hex, ...rangeBetween(hex, one.hex) }))
      .toSorted((a, b) => a.hexes - b.hexes);
    return base ? [phrase("about.landing", base)] : [];
  }
  const [first] = units;
  const line = first && "line" in first ? homeOf(view, first) : undefined;
  return line ? [phrase("about.home", { at: line, ...rangeBetween(hex, line) })] : [];
}

/** What a formation or a unit may do this turn, where it goes and where it is home. */
export function about(view: View, id: PieceId): readonly Text[] {
  const from = lookoutOf(view, id);
  if (!from) {
    const waiting = own(view).includes(id) ? unitsAtHome(view, id) : [];
    return waiting.length > 0 ? [phrase("about.waiting", { units: waiting.map((one) => one.id) })] : [];
  }
  const [first] = from.units;
  if (first && "base" in first && first.base !== null) return groundedSaid(view, first, from);
  const able = unmoved(view, from);
  const most = Math.min(...able.map(({ type }) => typeOf(view, type).speed));
  return [
    ...(able.length > 0
      ? [phrase("about.moves", { id, most }), meetsSaid(view, id, from)]
      : [phrase("about.moved", { id })]),
    ...targetsSaid(view, from.hex, from.units),
    ...homeSaid(view, from),
  ];
}
