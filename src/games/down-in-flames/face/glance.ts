import type { PieceId } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import type { Glance } from "../../../face/glance.ts";
import type { Text } from "../../../face/text.ts";
import { burstsAt } from "../rules/attack/bursts.ts";
import {
  type Attacker,
  aircraftOf,
  cardOfFormation,
  findPiece,
  handOf,
  levelOf,
  type Piece,
  pieceOf,
} from "../rules/state/pieces.ts";
import type { Aircraft } from "../rules/state/state.ts";
import type { View } from "../rules/view/view.ts";
import { bondsOf, goneOf } from "./condition.ts";
import { phrase } from "./phrase.ts";
import type { Gone } from "./words/table-values.ts";

/** Who is no part of the mission is in no trouble. */
const RESERVES: readonly Gone[] = ["reserve", "flew", "home"];

type Bomber = Extract<Piece, { kind: "bomber" }>;

/** Bursts that a Leader whose turn it is may still fire at whom he pursues. */
function burstsOf(view: View, { kind, element }: Attacker): readonly Text[] {
  const { quarry } = itemAt(view.elements, element);
  const at = view.setup.elements[quarry];
  if (kind !== "leader" || view.playerTurn?.element !== element || !at) return [];
  const left = burstsAt(view, element, pieceOf(view.setup, at.id)) - view.playerTurn.bursts;
  return [phrase("glance.bursts", { left: Math.max(0, left) })];
}

function alarmsOf(view: View, piece: Attacker, one: Aircraft): readonly Text[] {
  const { cloud } = itemAt(view.elements, piece.element);
  const bonds = piece.kind === "leader" ? bondsOf(view, piece.element) : [];
  return [
    ...bonds.map((bond) => phrase("glance.bond", { ...bond })),
    ...(one.damaged ? [phrase("glance.damaged")] : []),
    ...(one.loaded ? [phrase("glance.loaded")] : []),
    ...(one.dry ? [phrase("glance.dry")] : []),
    ...(cloud ? [phrase("glance.cloud")] : []),
  ];
}

/** DIF-2.5: until the start level is settled nobody flies at any. */
function levelTold(view: View, piece: Attacker | Bomber): readonly Text[] {
  const level = levelOf(view, piece);
  return level > 0 ? [phrase("glance.level", { level })] : [];
}

function aircraft(view: View, piece: Attacker): Glance | undefined {
  const one = aircraftOf(view, piece);
  if (!one) return undefined;
  const gone = goneOf(view, piece.element, one);
  if (gone && RESERVES.includes(gone))
    return { figures: [phrase("glance.gone", { gone })], left: [], alarms: [] };
  if (gone) return { figures: [], left: [], alarms: [phrase("glance.gone", { gone })] };
  const held = handOf(view, piece).length;
  return {
    figures: [
      ...levelTold(view, piece),
      ...(piece.kind === "leader" || held > 0 ? [phrase("glance.cards", { held })] : []),
      ...burstsOf(view, piece),
    ],
    left: [{ left: one.damaged ? 1 : 2, of: 2 }],
    alarms: alarmsOf(view, piece, one),
  };
}

function bomber(view: View, piece: Bomber): Glance | undefined {
  const one = view.formations[piece.formation]?.bombers[piece.bomber];
  if (!one) return undefined;
  if (one.down) return { figures: [], left: [], alarms: [phrase("glance.gone", { gone: "down" })] };
  const { defense } = cardOfFormation(view.setup, piece.formation);
  return {
    figures: levelTold(view, piece),
    left: [{ left: Math.max(0, defense - one.points), of: defense }],
    alarms: one.inFormation ? [] : [phrase("glance.straggler")],
  };
}

/** Level, cards in hand, bursts and damage; whom it pursues or who pursues it, and what is wrong with it. */
export function glanceOf(view: View, id: PieceId): Glance | undefined {
  const piece = findPiece(view.setup, id);
  if (!piece || piece.kind === "formation") return undefined;
  return piece.kind === "bomber" ? bomber(view, piece) : aircraft(view, piece);
}
