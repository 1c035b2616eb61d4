import type { PieceId } from "../../../../core/game.ts";
import { bearing as clockBearing } from "../../../../core/geometry/clock.ts";
import { lengthOf } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { bitOf, listOf, WEAPONS, type Weapon } from "../../data/weapons.ts";
import { hindranceValues } from "../fire/judge-fire.ts";
import { hindrances, type Sighting, sight } from "../fire/ruling.ts";
import { rosterOf, shotOrder } from "../state/roster.ts";
import type { Aircraft, Board } from "../state/state.ts";

/** What a badge says about one weapon: the figures and what it needs, or why not and by how much. */
interface WeaponLine {
  readonly weapon: Weapon;
  readonly legal: boolean;
  readonly phrase: Phrase;
  /** The shot as it is written; only when it is legal. */
  readonly order: string | null;
}

/** What is said beside a target that a shooter looks at. */
export interface Badge {
  /** Distance and bearing alone. */
  readonly measure: Phrase;
  /** One line for each working weapon. */
  readonly lines: readonly WeaponLine[];
  /** The one line to show where there is room for one: a weapon that may fire, else the one that comes nearest to it. */
  readonly best: Phrase;
}

function measured(sighting: Sighting, shooter: Aircraft, target: Aircraft) {
  return {
    range: lengthOf(sighting.slant),
    flat: lengthOf(sighting.flat),
    levels: sighting.levels,
    clock: clockBearing(shooter.at, shooter.heading, target.at) ?? null,
  };
}

type Measure = ReturnType<typeof measured>;

function lineOf(
  board: Board,
  from: number,
  to: number,
  weapon: Weapon,
  seen: Sighting,
  measure: Measure,
): WeaponLine {
  const found = hindrances(seen, itemAt(board.aircraft, from), weapon);
  if (found.length === 0) {
    const order = shotOrder(board.setup, from, WEAPONS.indexOf(weapon), to).text;
    const phrase = { key: "badge.shot", values: { ...measure, weapon, need: seen.need } };
    return { weapon, legal: true, phrase, order };
  }
  const why = found.map((hindrance) => ({
    key: `fire-${hindrance}`,
    values: hindranceValues(hindrance, board, from, weapon, to),
  }));
  return {
    weapon,
    legal: false,
    phrase: { key: "badge.no-shot", values: { ...measure, weapon, why } },
    order: null,
  };
}

/** The line to show alone: of a legal shot, else of the weapon whose arc the target is in, else of the first. */
function bestOf(lines: readonly WeaponLine[], seen: Sighting, measure: Measure): Phrase {
  const best =
    lines.find(({ legal }) => legal) ??
    lines.find(({ weapon }) => (seen.arcs & bitOf(weapon)) !== 0) ??
    lines[0];
  return best?.phrase ?? { key: "badge.unarmed", values: measure };
}

/** The badge of a target as a shooter sees it, by ids; undefined unless both fly and are two. */
export function badgeOf(board: Board, shooter: PieceId, target: PieceId): Badge | undefined {
  const { indexOf } = rosterOf(board.setup);
  const from = indexOf.get(shooter) ?? -1;
  const to = indexOf.get(target) ?? -1;
  const one = board.aircraft[from];
  const other = board.aircraft[to];
  if (one?.status !== "flying" || other?.status !== "flying" || from === to) return undefined;
  const seen = sight(board, from, to);
  const measure = measured(seen, one, other);
  const friends = board.setup.airframes[from]?.side === board.setup.airframes[to]?.side;
  const lines = friends
    ? []
    : listOf(one.weapons).map((weapon) => lineOf(board, from, to, weapon, seen, measure));
  const plain: Phrase = { key: "badge.measure", values: measure };
  return { measure: plain, lines, best: friends ? plain : bestOf(lines, seen, measure) };
}
