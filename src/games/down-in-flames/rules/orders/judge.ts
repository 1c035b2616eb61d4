import { itemAt } from "../../../../core/item-at.ts";
import { OTHER, type Refusal, type Verdict } from "../../../../core/orders/refusal.ts";
import { isFiring } from "../../data/card.ts";
import { canDive, canPay, hasRoomAbove, priceOfClimb } from "../altitude/possible.ts";
import { burstsAt } from "../attack/bursts.ts";
import { recoils } from "../attack/declared.ts";
import { isTarget, judgeAttack, judgeHand } from "../attack/judge.ts";
import { judgeAnswer, responder } from "../exchange/judge.ts";
import type { Order, PlayOrder } from "../grammar/order.ts";
import { overTarget } from "../ground/over-target.ts";
import { limitOf, minimumOf, spareOf } from "../hand/limits.ts";
import { highestStart, MOST_POINTS } from "../opening/start-level.ts";
import {
  type Attacker,
  attackerOf,
  findPiece,
  flyerOf,
  handOf,
  isAttacker,
  isLoaded,
  kindOf,
  pieceOf,
} from "../state/pieces.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import type { Attack, Task } from "../state/task.ts";
import { mayDisengage } from "../turn/disengage.ts";
import { mayName } from "../turn/name.ts";

export type Of<Do extends Task["do"]> = Extract<Task, { do: Do }>;

function notHeld(
  board: Board,
  who: Attacker,
  order: PlayOrder | Extract<Order, { kind: "discard" }>,
): Refusal | undefined {
  return handOf(board, who).includes(order.card)
    ? undefined
    : refuse("not-held", "DIF-B4", { card: order.card });
}

export function judgeLeader(board: Board, { element }: Of<"leader">, order: Order): Verdict {
  const who = attackerOf(board, element, "leader");
  if (order.kind === "play")
    return order.added || order.by || order.ace
      ? OTHER
      : (notHeld(board, who, order) ?? judgeAttack(board, who, order));
  if (order.kind !== "word") return OTHER;
  if (order.word === "pass") return undefined;
  const begun = board.playerTurn?.begun ?? false;
  if (order.word === "drop") {
    if (itemAt(board.elements, element).quarry < 0) return refuse("nobody-pursued", "DIF-B5", {});
    return begun ? refuse("too-late", "DIF-B5", {}) : undefined;
  }
  if (order.word !== "disengage") return OTHER;
  if (begun) return refuse("too-late", "DIF-B16", {});
  return mayDisengage(board, element) ? undefined : refuse("held-fast", "DIF-B16", {});
}

export function judgeWingman(board: Board, task: Of<"wingman-play">, order: Order): Verdict {
  const piece = attackerOf(board, task.element, "wingman");
  if (order.kind === "word") return order.word === "pass" ? undefined : OTHER;
  if (order.kind !== "play" || order.added || order.by || order.ace) return OTHER;
  return notHeld(board, piece, order) ?? judgeAttack(board, piece, order, pieceOf(board.setup, task.at));
}

/** DIF-B11: for bombers the escort is named with the first answer. */
export function judgeRespond(board: Board, { attack, who }: Of<"respond">, order: Order): Verdict {
  if (order.kind === "word") return order.word === "pass" ? undefined : OTHER;
  if (order.kind !== "play" || order.added || order.at) return OTHER;
  const piece = pieceOf(board.setup, who);
  const escorts = !isAttacker(piece);
  if (escorts !== (order.by !== undefined)) return escorts ? refuse("escort-unnamed", "DIF-B11", {}) : OTHER;
  const own = responder(board, attack, who, order.by);
  if (!own) return refuse("no-escort", "DIF-B11", { found: order.by ?? "" });
  return (
    notHeld(board, own, order) ??
    judgeAnswer(board, escorts ? { ...attack, escort: own.id } : attack, own, order)
  );
}

/** DIF-3.2.10: the next firing card at the same target, at once. */
function judgeAdded(board: Board, attack: Attack, order: PlayOrder): Verdict {
  const by = flyerOf(board.setup, attack.by);
  const held = notHeld(board, by, order);
  if (held) return held;
  const { name, bursts } = kindOf(board.setup, order.card);
  if (!isFiring(name)) return refuse("not-firing", "DIF-3.2.10", {});
  const recoil = recoils(board, by, { hitValue: attack.hitValue });
  const hand = judgeHand(board, by, false, recoil ? 2 : 1);
  if (hand || by.kind === "wingman") return hand;
  const left = burstsAt(board, by.element, pieceOf(board.setup, attack.at)) - (board.playerTurn?.bursts ?? 0);
  return bursts > left ? refuse("bursts", "DIF-R10", { wanted: bursts, left: Math.max(0, left) }) : undefined;
}

export function judgeAggregate(board: Board, { attack }: Of<"aggregate">, order: Order): Verdict {
  if (order.kind === "word") return order.word === "resolve" ? undefined : OTHER;
  const plain = order.kind === "play" && order.added && !order.at && !order.by && !order.ace && !order.roll;
  return plain && !order.rockets && order.hitValue === undefined ? judgeAdded(board, attack, order) : OTHER;
}

export function judgeAltitude(board: Board, { element }: Of<"altitude">, order: Order): Verdict {
  if (order.kind === "dive")
    return canDive(board, element, order.levels)
      ? undefined
      : refuse("too-low", "DIF-2.1", { level: board.elements[element]?.level ?? 0 });
  if (order.kind !== "word") return OTHER;
  if (order.word === "pass") return undefined;
  if (order.word !== "climb") return OTHER;
  return judgeClimb(board, element);
}

/** DIF-2.2: a level up, as far as the type flies and the hand can pay. */
function judgeClimb(board: Board, element: number): Verdict {
  const { level } = itemAt(board.elements, element);
  if (!hasRoomAbove(board, element)) return refuse("highest-level", "DIF-2.2", { level });
  const price = priceOfClimb(board, element);
  return canPay(board, element, price)
    ? undefined
    : refuse("no-climb", "DIF-2.2", { price, spare: Math.max(0, spareOf(board, element)) });
}

export function judgePay(board: Board, { element }: Of<"pay">, order: Order): Verdict {
  return order.kind === "discard" ? notHeld(board, attackerOf(board, element, "leader"), order) : OTHER;
}

/** Step k: down to the limit, then as many as he likes, never below the minimum (DIF-8.3, DIF-8.5). */
export function judgeTrim(board: Board, { element, do: step }: Of<"trim" | "shed">, order: Order): Verdict {
  const held = itemAt(board.elements, element).leader.hand.length;
  const limit = limitOf(board, element);
  if (order.kind === "word") {
    if (order.word !== "done") return OTHER;
    return held > limit ? refuse("hand-full", "DIF-8.5", { held, limit }) : undefined;
  }
  if (order.kind !== "discard") return OTHER;
  const missing = notHeld(board, attackerOf(board, element, "leader"), order);
  if (missing) return missing;
  const least = step === "shed" ? limit : minimumOf(board, element);
  return held > least || held > limit ? undefined : refuse("minimum-hand", "DIF-8.3", { held, least });
}

export function judgeBid(board: Board, _task: Of<"bids">, order: Order): Verdict {
  if (order.kind !== "bid") return OTHER;
  const highest = highestStart(board.setup);
  if (order.level < 1 || order.level > highest)
    return refuse("bid-level", "DIF-2.5.1", { found: order.level, highest });
  return order.points > MOST_POINTS
    ? refuse("bid-points", "DIF-2.5", { found: order.points, most: MOST_POINTS })
    : undefined;
}

export function judgeOffer(_board: Board, _task: Of<"weave">, order: Order): Verdict {
  if (order.kind === "word") return order.word === "pass" ? undefined : OTHER;
  if (order.kind !== "offer") return OTHER;
  return order.points > MOST_POINTS
    ? refuse("bid-points", "DIF-10.11.3", { found: order.points, most: MOST_POINTS })
    : undefined;
}

export function judgeTarget(board: Board, { element }: Of<"target">, order: Order): Verdict {
  if (order.kind !== "word") return OTHER;
  if (order.word === "pass") return undefined;
  if (order.word !== "bomb" && order.word !== "strafe") return OTHER;
  if (overTarget(board, element, order.word)) return undefined;
  return order.word === "bomb" ? refuse("no-bombing", "DIF-B13", {}) : refuse("no-strafing", "DIF-B14", {});
}

export function judgeAttackName(board: Board, { element }: Of<"wingman">, order: Order): Verdict {
  if (order.kind === "word") return order.word === "pass" ? undefined : OTHER;
  if (order.kind !== "attack") return OTHER;
  const by = attackerOf(board, element, "wingman");
  if (isTarget(board, by, order.at)) return undefined;
  const at = findPiece(board.setup, order.at);
  return refuse("no-wingman-target", "DIF-B6", {
    found: at?.id ?? order.at,
    loaded: isLoaded(board, element),
  });
}

export function judgeName(board: Board, { side }: Of<"name">, order: Order): Verdict {
  if (order.kind !== "name") return OTHER;
  return mayName(board, side, order.id) ? undefined : refuse("not-to-name", "DIF-B3", { found: order.id });
}
