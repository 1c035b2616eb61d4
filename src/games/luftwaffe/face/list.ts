import type { PieceId } from "../../../core/game.ts";
import type { Glance } from "../../../face/glance.ts";
import type { Text } from "../../../face/text.ts";
import { AMERICAN, GERMAN } from "../data/sides.ts";
import { factorsOf, groupOf, livingGermans, typeOf } from "../rules/state/look.ts";
import type { AmericanState, GermanState } from "../rules/state/state.ts";
import { formationsOf, turnsLeft, unitsAtHome } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { isHome } from "../rules/view/viewer.ts";
import { phrase } from "./orders/phrase.ts";

/** Turns in the air below which fuel is short. */
const SHORT = 2;

/** Formations of both sides first, then the units in them, then those on the ground. */
export function groupsOf(view: View) {
  const all = formationsOf(view);
  const groups = ([AMERICAN, GERMAN] as const).map((side) => {
    const own = all.filter((one) => one.side === side);
    const factors = own.reduce((sum, { units }) => sum + factorsOf(units), 0);
    return { title: phrase("list.aloft", { side, factors }), pieces: own.map(({ id }) => id) };
  });
  const grounded = livingGermans(view).filter(({ base }) => base !== null);
  return [
    ...groups,
    { title: phrase("list.units"), pieces: all.flatMap(({ units }) => units.map(({ id }) => id)) },
    { title: phrase("list.grounded"), pieces: grounded.map(({ id }) => id) },
  ].filter(({ pieces }) => pieces.length > 0);
}

type Unit = AmericanState | GermanState;

function alarmsOf(units: readonly Unit[]): readonly Text[] {
  const turns = turnsLeft(units);
  return turns !== undefined && turns < SHORT ? [phrase("list.fuel-short", { turns })] : [];
}

function placeOf({ hex }: Unit, base: string | null): string {
  return hex ?? base ?? "";
}

function unitOf(view: View, id: PieceId): Unit | undefined {
  return [...view.americans, ...view.germans].find((one) => one.id === id);
}

/** A formation or a unit as a line of the list: where it is, its factors, its time in the air. */
export function glanceOf(view: View, id: PieceId): Glance | undefined {
  const formation = formationsOf(view).find((one) => one.id === id);
  const unit = unitOf(view, id);
  const units = formation?.units ?? (unit ? [unit] : []);
  const [first] = units;
  if (!first) return undefined;
  const whole = units.reduce((sum, { type }) => sum + typeOf(view, type).factors, 0);
  const turns = turnsLeft(units);
  return {
    figures: [
      placeOf(first, "base" in first ? first.base : null),
      ...(formation ? [phrase("list.role", { role: formation.role, count: units.length })] : []),
      ...(turns === undefined ? [] : [phrase("list.turns", { turns })]),
    ],
    left: [{ left: factorsOf(units), of: whole, label: phrase("list.factors") }],
    alarms: alarmsOf(units),
  };
}

/** What waits beside the map, or has come back. */
function homeSaid(view: View, id: PieceId): Text {
  const units = unitsAtHome(view, id);
  const [first] = units;
  if (!first) return id;
  const { name } = typeOf(view, first.type);
  const { force } = groupOf(view, first.id);
  return phrase("list.home", {
    force,
    type: name,
    home: units.every((one) => isHome(view, one)),
    factors: factorsOf(units),
  });
}

/** What is said of a formation or a unit to those who don't see it. */
export function descriptionOf(view: View, id: PieceId): Text {
  const formation = formationsOf(view).find((one) => one.id === id);
  const unit = unitOf(view, id);
  const units = formation?.units ?? (unit ? [unit] : []);
  const [first] = units;
  if (!first) return homeSaid(view, id);
  return phrase("list.said", {
    units: units.map((one) => one.id),
    place: placeOf(first, "base" in first ? first.base : null),
    factors: factorsOf(units),
    turns: turnsLeft(units) ?? 0,
  });
}
