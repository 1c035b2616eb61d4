import { nearest } from "../../../../core/input/nearest.ts";
import type { Spelled } from "../../../../core/orders/question.ts";
import { spelledAnswersOf } from "../../../../core/orders/spelled-answers.ts";
import { suggestedOrders } from "../advice/way-back.ts";
import { judgeFire, knownFire, readFire, type Shooting, type WrittenShot } from "../fire/judge-fire.ts";
import { legalShots } from "../fire/shots.ts";
import { DONE, type FireOrder, type MoveOrder, type Order } from "../grammar/order.ts";
import { judgeMove, readMove, spellingOf, type WrittenMove } from "../move/judge-move.ts";
import { legalOrders } from "../move/orders.ts";
import { rosterOf } from "../state/roster.ts";
import { situationOf } from "../state/situation.ts";
import type { View } from "../view/view.ts";

/** The aircraft whose movement is asked, by its place. */
type Moving = number;

const move: Spelled<View, Moving, MoveOrder, undefined, WrittenMove> = {
  known: (text, view, index) => legalOrders(situationOf(view, index)).byText.get(text),
  read: readMove,
  judge: (view, index, said) => judgeMove(said, situationOf(view, index)),
  offer: (view, index) => legalOrders(situationOf(view, index)).orders,
  // Only what leaves a way to stay on the table is suggested.
  near(view, index, said) {
    const suggested = suggestedOrders(view, index).map(({ text }) => text);
    return nearest(spellingOf(said), suggested);
  },
};

const fire: Spelled<View, Shooting, FireOrder, undefined, WrittenShot> = {
  known: (text, view, who) => knownFire(text, view, who),
  read: readFire,
  judge: (view, who, said) => judgeFire(said, view, who),
  offer: (view, { side, seat }) => [...legalShots(view, side, seat), DONE],
};

type Task = Moving | Shooting;

/** Grammar and legality of an answer, the list of legal ones, and one by chance. */
export const { parse, options, sample } = spelledAnswersOf<View, Task, Order, undefined>({
  print: ({ text }) => text,
  asked({ setup }, { kind, seat, about, id }) {
    const { indexOf, sideOf } = rosterOf(setup);
    if (kind === "fire") return [{ seat, side: sideOf.get(seat) ?? 0 }, fire, undefined];
    const index = indexOf.get(about ?? id);
    return index === undefined ? undefined : [index, move, undefined];
  },
});
