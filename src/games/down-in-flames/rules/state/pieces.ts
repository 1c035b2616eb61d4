import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { remembered } from "../../../../core/remember.ts";
import type { CardId, CardKind } from "../../data/card.ts";
import { ownTables } from "../../data/merged.ts";
import { TABLES } from "../../data/own.ts";
import type { Side } from "../../data/sides.ts";
import { bomberOf, cardOf, type Tables, typeOf } from "../../data/tables.ts";
import type { AircraftCard } from "../../data/types/aircraft.ts";
import type { BomberCard } from "../../data/types/bomber.ts";
import { withGyro } from "../ratings/bursts.ts";
import { bomberId, wingmanId } from "../setup/ids.ts";
import type { Setup } from "../setup/setup.ts";
import type { Aircraft, Board } from "./state.ts";

/** What an id names. */
export type Piece =
  | {
      readonly kind: "leader" | "wingman";
      readonly id: string;
      readonly element: number;
      readonly side: Side;
    }
  | { readonly kind: "formation"; readonly id: string; readonly formation: number; readonly side: Side }
  | {
      readonly kind: "bomber";
      readonly id: string;
      readonly formation: number;
      readonly bomber: number;
      readonly side: Side;
    };

/** An aircraft of an Element. */
export type Attacker = Extract<Piece, { kind: "leader" | "wingman" }>;

/** Whether it is an aircraft of an Element; else it is a formation, or a bomber of one. */
export function isAttacker(piece: Piece): piece is Attacker {
  return "element" in piece;
}

function listed({ elements, formations }: Setup): readonly Piece[] {
  const aircraft = elements.flatMap(({ id, side }, element): Piece[] => [
    { kind: "leader", id, element, side },
    { kind: "wingman", id: wingmanId(id), element, side },
  ]);
  const bombers = formations.flatMap(({ id, side, count }, formation): Piece[] => [
    { kind: "formation", id, formation, side },
    ...Array.from({ length: count }, (_, bomber): Piece => {
      return { kind: "bomber", id: bomberId(id, bomber), formation, bomber, side };
    }),
  ]);
  return [...aircraft, ...bombers];
}

const byId = remembered((setup: Setup) => new Map(listed(setup).map((piece) => [piece.id, piece])));
const byLowerId = remembered(
  (setup: Setup) => new Map(listed(setup).map((piece) => [piece.id.toLowerCase(), piece])),
);

/** The piece of an id that the game itself wrote. */
export function pieceOf(setup: Setup, id: string): Piece {
  return present(byId(setup).get(id));
}

/** The piece that somebody typed; capitals make no difference. */
export function findPiece(setup: Setup, id: string): Piece | undefined {
  return byLowerId(setup).get(id.toLowerCase());
}

/**
 * The Leader or Wingman of an id that the game itself wrote.
 * @throws RangeError where it is a formation or a bomber.
 */
export function flyerOf(setup: Setup, id: string): Attacker {
  const piece = pieceOf(setup, id);
  if (isAttacker(piece)) return piece;
  throw new RangeError(`${id} does not fly alone`);
}

/** The Leader or the Wingman of an Element. */
export function attackerOf({ setup }: Board, element: number, kind: Attacker["kind"]): Attacker {
  const id = setup.elements[element]?.id ?? "";
  return flyerOf(setup, kind === "leader" ? id : wingmanId(id));
}

/** The tables of a set-up: its own, or ours. */
export const tablesOf = remembered(
  (setup: Setup): Tables => (setup.tables ? ownTables(setup.tables) : TABLES),
);

const cards = remembered((setup: Setup) => {
  const tables = tablesOf(setup);
  return {
    elements: setup.elements.map(({ type, gyro }) => {
      const card = typeOf(tables, type) as AircraftCard;
      return gyro ? withGyro(card) : card;
    }),
    formations: setup.formations.map(({ type }) => bomberOf(tables, type) as BomberCard),
  };
});

/** The action card of an id that the game itself wrote. */
export function kindOf(setup: Setup, card: CardId): CardKind {
  return cardOf(tablesOf(setup), card) as CardKind;
}

/** The data card of an Element. */
export function cardOfElement(setup: Setup, element: number): AircraftCard {
  return itemAt(cards(setup).elements, element);
}

/** The data card of a formation. */
export function cardOfFormation(setup: Setup, formation: number): BomberCard {
  return itemAt(cards(setup).formations, formation);
}

/** The aircraft of an Element; undefined where it never had a Wingman. */
export function aircraftOf(board: Board, piece: Piece): Aircraft | undefined {
  if (piece.kind !== "leader" && piece.kind !== "wingman") return undefined;
  const element = board.elements[piece.element];
  return (piece.kind === "leader" ? element?.leader : element?.wingman) ?? undefined;
}

/** Whether a Leader flies. */
export function hasLeader(board: Board, element: number): boolean {
  const one = board.elements[element];
  return one !== undefined && !one.leader.down && one.presence === "here";
}

/** Whether a Wingman flies. */
export function hasWingman(board: Board, element: number): boolean {
  const one = board.elements[element];
  return one?.wingman != null && !one.wingman.down && one.presence === "here";
}

/** Whether anything of an Element is in the fight. */
export function isHere(board: Board, element: number): boolean {
  return hasLeader(board, element) || hasWingman(board, element);
}

/** DIF-B15: whether an aircraft of an Element that flies carries bombs, which burden the whole of it. */
export function isLoaded({ elements }: Board, element: number): boolean {
  const { leader, wingman } = itemAt(elements, element);
  return (leader.loaded && !leader.down) || (wingman?.loaded === true && !wingman.down);
}

/** Whether a piece is there to be attacked. */
export function isThere(board: Board, piece: Piece): boolean {
  switch (piece.kind) {
    case "leader":
      return hasLeader(board, piece.element);
    case "wingman":
      return hasWingman(board, piece.element);
    case "formation":
      return board.formations[piece.formation]?.bombers.some((one) => one.inFormation && !one.down) ?? false;
    default:
      return board.formations[piece.formation]?.bombers[piece.bomber]?.down === false;
  }
}

/** The level at which a piece flies. */
export function levelOf(board: Board, piece: Piece): number {
  const found = isAttacker(piece) ? board.elements[piece.element] : board.formations[piece.formation];
  return found?.level ?? 0;
}

/** What an aircraft holds; a Wingman has nothing between mini-hands. */
export function handOf(board: Board, { kind, element }: Attacker): readonly string[] {
  const one = board.elements[element];
  return (kind === "leader" ? one?.leader.hand : one?.wingman?.hand) ?? [];
}
