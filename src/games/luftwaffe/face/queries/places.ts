import type { PieceId } from "../../../../core/game.ts";
import type { Text } from "../../../../face/text.ts";
import type { HexName, Place, Target } from "../../data/tables.ts";
import { COMPLEXES, ROOM } from "../../data/tables.ts";
import { readHex } from "../../rules/map/hex.ts";
import { isAmericanSide, isSwiss } from "../../rules/map/lines.ts";
import { usableBases } from "../../rules/raid/bases.ts";
import { isBombed, livingGermans, tablesOf, unbombed } from "../../rules/state/look.ts";
import { formationsOf } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { strengthOf } from "./contacts.ts";
import { lookoutOf, rangeBetween } from "./lookout.ts";
import { phrase } from "./phrase.ts";

/** How a hex lies from the lookout. */
function fromSaid(view: View, from: PieceId | undefined, hex: HexName): readonly Text[] {
  const one = from === undefined ? undefined : lookoutOf(view, from);
  return one && from !== undefined
    ? [phrase("place.from", { id: from, at: one.hex, ...rangeBetween(one.hex, hex) })]
    : [];
}

function targetSaid(view: View, { id, hex, complex }: Target): Text {
  return phrase("place.target", { target: id, hex, complex, bombed: isBombed(view, id) });
}

/** LW-37: who stands on a base, and whether it may be used. */
function baseSaid(view: View, base: Place): Text {
  const units = livingGermans(view).filter((one) => one.base === base.id);
  return phrase("place.base", {
    base: base.id,
    hex: base.hex,
    units: units.map(({ id }) => id),
    room: ROOM,
    usable: usableBases(view).includes(base),
  });
}

/** What is in a hex: targets, bases, formations. */
export function hexAsked(view: View, from: PieceId | undefined, name: string): readonly Text[] {
  const hex = readHex(name);
  if (hex === undefined) return [phrase("hex.unknown", { name })];
  const { targets, bases } = tablesOf(view.setup);
  const where = isSwiss(hex) ? "swiss" : isAmericanSide(hex, view.quarter) ? "american" : "german";
  return [
    phrase("hex.where", { hex, where }),
    ...fromSaid(view, from, hex),
    ...targets.filter((one) => one.hex === hex).map((one) => targetSaid(view, one)),
    ...bases.filter((one) => one.hex === hex).map((one) => baseSaid(view, one)),
    ...formationsOf(view)
      .filter((one) => one.hex === hex)
      .map(({ id, role, units }) => phrase("hex.formation", { id, role, strengths: strengthOf(units) })),
  ];
}

/** The places that a name means: an id, or what they are called. */
function named<One extends Place>(all: readonly One[], name: string): readonly One[] {
  const wanted = name.toLowerCase();
  return all.filter((one) => one.id.toLowerCase() === wanted || one.name.toLowerCase() === wanted);
}

/** What of each complex stands; with a name, that target. */
export function targets(view: View, from: PieceId | undefined, name: string): readonly Text[] {
  const all = tablesOf(view.setup).targets;
  if (name !== "")
    return named(all, name).flatMap((one) => [targetSaid(view, one), ...fromSaid(view, from, one.hex)]);
  return COMPLEXES.map((complex) => {
    const own = all.filter((one) => one.complex === complex);
    return phrase("place.complex", { complex, standing: unbombed(view, complex), of: own.length });
  });
}

/** The bases on which units stand; with a name, that base. */
export function bases(view: View, from: PieceId | undefined, name: string): readonly Text[] {
  const all = tablesOf(view.setup).bases;
  if (name !== "")
    return named(all, name).flatMap((one) => [baseSaid(view, one), ...fromSaid(view, from, one.hex)]);
  const taken = new Set(livingGermans(view).map(({ base }) => base));
  const told = all.filter(({ id }) => taken.has(id)).map((one) => baseSaid(view, one));
  return told.length > 0 ? told : [phrase("place.no-base")];
}
