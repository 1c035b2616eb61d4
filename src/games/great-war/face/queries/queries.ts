import type { PieceId } from "../../../../core/game.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { QueriesFace } from "../../../../face/queries/query.ts";
import type { Text } from "../../../../face/text.ts";
import { rosterOf } from "../../rules/setup/roster.ts";
import type { View } from "../../rules/view/view.ts";
import { lineUpOf } from "../line-up.ts";
import type { words } from "../words/en/queries.ts";
import { aboutOwn, askedToMove } from "./able.ts";
import { contactsOf } from "./contact.ts";
import { edgeTold, hexTold, nearEdge } from "./hexes.ts";
import { spelt } from "./spelt.ts";

const phrase = phraser<typeof words>();

/** Aircraft and balloons of the seat that looks, as long as they fly. */
function own({ setup, aircraft, viewer }: View): readonly PieceId[] {
  return setup.airframes.flatMap(({ id, seat }, index) =>
    seat === viewer && aircraft[index]?.status === "flying" ? [id] : [],
  );
}

/** Who has moved, who moves now and who comes after, as far as it is fixed. */
function orderTold(view: View): readonly Text[] {
  const movers = lineUpOf(view);
  if (movers.length === 0) return [phrase("order.none")];
  return movers.map(({ id, state, follows }) => phrase("order.one", { id, state, follows }));
}

/** What can be asked of a dogfight on hexes. */
export const queries = {
  own,
  columns: [
    phrase("columns.range"),
    phrase("columns.clock"),
    phrase("columns.height"),
    phrase("columns.nose"),
    phrase("columns.shot"),
    phrase("columns.threat"),
    phrase("columns.damage"),
    phrase("columns.move"),
  ],
  contacts: (view, id) => contactsOf(view, rosterOf(view.setup).indexOf.get(id) ?? -1),
  sweep: [0, 2],
  nearEdge,
  about: aboutOwn,
  asked: askedToMove,
  spelt,
  more: [
    { names: phrase("names.hex"), tells: phrase("tells.hex"), answer: hexTold },
    { names: phrase("names.edge"), tells: phrase("tells.edge"), answer: edgeTold },
    { names: phrase("names.order"), tells: phrase("tells.order"), answer: orderTold },
  ],
} satisfies QueriesFace<View>;
