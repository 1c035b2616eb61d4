import type { MoveOrder } from "../grammar/order.ts";
import type { Question } from "../state/order-context.ts";
import { judgeWritten, type WrittenMove, writtenMove } from "./judge.ts";
import { nearMoves } from "./near.ts";
import { moveOptions } from "./options.ts";
import { sampleMove } from "./sample.ts";
import type { MoveScene } from "./scene.ts";

/** How an aircraft of a scene moves. */
export const move: Question<MoveScene, MoveOrder, WrittenMove> = {
  read: writtenMove,
  judge: (_, scene, said) => judgeWritten(said, scene),
  near: (_, scene, { draft }) => nearMoves(draft, scene),
  offer: (_, scene) => moveOptions(scene),
  choose: (_view, scene, _by, pick) => sampleMove(scene, pick),
};
