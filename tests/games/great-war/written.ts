import type { Dice } from "../../../src/core/dice/dice.ts";
import type { Answers } from "../../../src/core/game.ts";
import { drawn } from "../../../src/core/orders/choice.ts";
import { answerTo } from "../../../src/core/orders/spelled-answers.ts";
import type { Muster } from "../../../src/games/great-war/rules/campaign/muster.ts";
import { pick } from "../../../src/games/great-war/rules/campaign/pick-question.ts";
import type { Tender } from "../../../src/games/great-war/rules/end/tend-jobs.ts";
import { tend } from "../../../src/games/great-war/rules/end/tend-question.ts";
import { ace, type FireTask, fire } from "../../../src/games/great-war/rules/fire/index.ts";
import type { Order } from "../../../src/games/great-war/rules/grammar/order.ts";
import { first, tail } from "../../../src/games/great-war/rules/initiative/index.ts";
import { type MoveScene, move, sampleMove } from "../../../src/games/great-war/rules/move/index.ts";
import type { Campaign } from "../../../src/games/great-war/rules/state/campaign.ts";
import type { Board } from "../../../src/games/great-war/rules/state/state.ts";

/** Answers as they are written, to one question alone: the legal order, or every problem. */

const print = ({ text }: Order) => text;

export const parseMove = (text: string, scene: MoveScene) =>
  answerTo(text, [scene, move, undefined], undefined, print);

export const parseFire = (text: string, board: Board, task: FireTask) =>
  answerTo(text, [task, fire, { board }], undefined, print);

export const parseAce = (text: string, board: Board) =>
  answerTo(text, [undefined, ace, { board, who: 0 }], undefined, print);

export const parseTail = (text: string, board: Board, who: number, own: Answers<Order>) =>
  answerTo(text, [undefined, tail, { board, who, own }], undefined, print);

export const parseFirst = (text: string, board: Board, among: readonly number[]) =>
  answerTo(text, [{ among }, first, { board }], undefined, print);

export const parseTend = (text: string, board: Board, { who, man }: Tender) =>
  answerTo(text, [undefined, tend, { board, who, man }], undefined, print);

export const parsePick = (text: string, muster: Muster, campaign: Campaign) =>
  answerTo(text, [{ muster, campaign }, pick, undefined], undefined, print);

/** A legal move by dice. */
export const drawMove = (scene: MoveScene, dice: Dice, by: string) =>
  sampleMove(scene, (below) => drawn(below, dice, by));
