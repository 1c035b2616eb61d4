import { itemAt } from "../../../core/item-at.ts";
import { freeRoom } from "../../../face/mats/free-room.ts";
import type { Card, CardGroup } from "../../../tabletop/card.ts";
import { bomberId, wingmanId } from "../rules/setup/ids.ts";
import { findPiece, isThere, type Piece, pieceOf } from "../rules/state/pieces.ts";
import type { Attack } from "../rules/state/task.ts";
import type { View } from "../rules/view/view.ts";
import { bomberStand, isDuel, leaderStand, matSize, type Stand, wingmanStand } from "./formation.ts";
import { phrase, type Say } from "./phrase.ts";

export const PLAYED = "played";

/** How large the cards of an exchange are on the small mat and on the large one. */
const SIZES = { duel: 1.6, others: 2.1 } as const;
/** The room that they take up with those that answer, in inches for a card of the usual size: from either edge. */
const ROOM = { width: 2.75, depth: 7.5, around: 0.8 } as const;

/** The attack that is going on, whatever has to be done before it goes on. */
function attackIn({ agenda }: View): Attack | undefined {
  return agenda.flatMap((task) => ("attack" in task ? [task.attack] : []))[0];
}

/** What has been played of the attack that is going on, where it is the card at a place of those in play. */
function playAt(view: View, at: number) {
  const attack = attackIn(view);
  const place = at - view.inPlay.length + (attack?.cards.length ?? 0);
  return attack && place >= 0 ? { attack, place } : undefined;
}

/** DIF-B8: of the cards of the attack that is going on every second one before the last is answered. */
function isBeaten({ attack, place }: { readonly attack: Attack; readonly place: number }): boolean {
  return (attack.cards.length - 1 - place) % 2 === 1;
}

/** Who has played a card that lies open, against whom, and whether it has been answered. */
export function shownIn(view: View, at: number, say: Say): Pick<Card, "side" | "caption" | "state"> {
  const play = playAt(view, at);
  if (!play) return {};
  const { attack, place } = play;
  const { by } = itemAt(attack.cards, place);
  const to = place === 0 ? attack.at : itemAt(attack.cards, place - 1).by;
  const side = findPiece(view.setup, by)?.side;
  return {
    ...(side !== undefined && { side }),
    caption: say(phrase("card.played", { by, to, answers: place > 0 })),
    ...(isBeaten(play) && { state: "beaten" }),
  };
}

/** Where everybody stands who is still in the fight. */
function standsOf(view: View): ReadonlyMap<Piece, Stand> {
  const { elements, formations } = view.setup;
  const pairs = elements.flatMap(({ id }, element) => [
    [id, leaderStand(view, element)] as const,
    [wingmanId(id), wingmanStand(view, element)] as const,
  ]);
  const bombers = view.formations.flatMap((formation, at) =>
    formation.bombers.map(
      ({ inFormation }, place) =>
        [bomberId(itemAt(formations, at).id, place), bomberStand(place, inFormation)] as const,
    ),
  );
  const all = [...pairs, ...bombers].map(([id, stand]) => [pieceOf(view.setup, id), stand] as const);
  return new Map(all.filter(([piece]) => isThere(view, piece)));
}

/** Whether a piece is one of those that an attack is by or at: a pair flies together, and all of a formation. */
function isAbout(piece: Piece, whom: Piece | undefined): boolean {
  if (whom?.kind === "formation") return piece.kind === "bomber" && piece.formation === whom.formation;
  if (whom?.kind === "leader") return "element" in piece && piece.element === whom.element;
  return piece.id === whom?.id;
}

/** The cards that are played lie one on the other between those who play them, or as near to that as there is room. */
export function exchangeGroup(view: View, say: Say): readonly CardGroup[] {
  if (view.inPlay.length === 0) return [];
  const attack = attackIn(view);
  const mat = matSize(view.setup);
  const size = isDuel(view) ? SIZES.duel : SIZES.others;
  const stands = standsOf(view);
  const parties = attack ? [attack.by, attack.at].map((id) => findPiece(view.setup, id)) : [];
  const fighting = [...stands].filter(([piece]) => parties.some((whom) => isAbout(piece, whom)));
  const places =
    fighting.length > 0 ? fighting.map(([, stand]) => stand) : [{ x: mat.width / 2, y: mat.depth / 2 }];
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const near = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  return [
    {
      id: PLAYED,
      kind: "cascade",
      label: say(phrase("group.played")),
      at: freeRoom(mat, [...stands.values()], {
        width: ROOM.width * size,
        depth: ROOM.depth * size,
        around: ROOM.around,
        near,
      }),
      size,
      about: fighting.map(([{ id }]) => id),
    },
  ];
}
