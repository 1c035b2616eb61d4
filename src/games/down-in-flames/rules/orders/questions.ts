import { type Sifted, sifted } from "../../../../core/orders/question.ts";
import { OTHER } from "../../../../core/orders/refusal.ts";
import { judgeFollow } from "../altitude/follow.ts";
import { judgeResource, resources } from "../campaign/resources.ts";
import type { Order, Word } from "../grammar/order.ts";
import type { Board } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { judgeKeen } from "../turn/keen.ts";
import * as offered from "./candidates.ts";
import * as judged from "./judge.ts";

/** One of some words, any of which will do. */
function either(...words: readonly Word[]): Sifted<Board, Task, Order, undefined> {
  const all = offered.words(...words);
  return sifted(
    (_board, _task, order) => (order.kind === "word" && words.includes(order.word) ? undefined : OTHER),
    () => all,
  );
}

const FOLLOW = offered.words("follow", "pass");
const TARGET = offered.words("bomb", "strafe", "pass");

/** How each task that asks is answered. */
const QUESTIONS: { readonly [Do in Task["do"]]?: Sifted<Board, judged.Of<Do>, Order, undefined> } = {
  resource: sifted(judgeResource, (board, { side }) => resources(board, side)),
  weave: sifted(judged.judgeOffer, offered.offers),
  accept: either("accept", "refuse"),
  bids: sifted(judged.judgeBid, offered.bids),
  name: sifted(judged.judgeName, offered.names),
  stay: either("stay", "break-off"),
  keen: sifted(judgeKeen, offered.singled),
  jettison: either("jettison", "pass"),
  wingman: sifted(judged.judgeAttackName, offered.wingmanTargets),
  "wingman-play": sifted(judged.judgeWingman, offered.wingmanAttacks),
  altitude: sifted(judged.judgeAltitude, () => offered.LEVELS),
  target: sifted(judged.judgeTarget, () => TARGET),
  leader: sifted(judged.judgeLeader, offered.leaderAttacks),
  leave: either("disengage", "pass"),
  respond: sifted(judged.judgeRespond, offered.responses),
  aggregate: sifted(judged.judgeAggregate, offered.additions),
  pay: sifted(judged.judgePay, offered.discards),
  follow: sifted(judgeFollow, () => FOLLOW),
  trim: sifted(judged.judgeTrim, offered.trims),
  shed: sifted(judged.judgeTrim, offered.trims),
};

/** The question of a task; undefined for what asks nobody. */
export function questionOf(task: Task): Sifted<Board, Task, Order, undefined> | undefined {
  return QUESTIONS[task.do] as Sifted<Board, Task, Order, undefined> | undefined;
}
