import type { PieceId, Prompt } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { Text } from "../../../../face/text.ts";
import {
  allowedClimb,
  allowedDive,
  type MoveScene,
  moveSceneOf,
  speedRange,
} from "../../rules/move/index.ts";
import { turnPrices } from "../../rules/move/prices.ts";
import { mountsOf } from "../../rules/setup/roster.ts";
import type { Board } from "../../rules/state/state.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import { usualStart, withToken } from "../picture/draft.ts";
import { flyingIndex } from "../picture/drafted.ts";
import { planOf } from "../picture/plan.ts";
import { suggestedNear } from "../way-back.ts";
import type { words } from "../words/en/queries.ts";
import { edgeTold } from "./hexes.ts";

const phrase = phraser<typeof words>();

/** What an aircraft may fly next: speeds, prices of turns, climb and dive at the speed that it has as far as it may be kept. */
function limitsOf(scene: MoveScene): readonly Text[] {
  const { from, to } = speedRange(scene);
  const speed = Math.min(to, Math.max(from, scene.aircraft.speed));
  return [
    phrase("able.speed", { from, to, gliding: scene.aircraft.gliding }),
    phrase("able.turns", { prices: [...turnPrices(scene)], way: scene.aircraft.rudder }),
    phrase("able.height", { climb: allowedClimb(scene), dive: allowedDive(scene, speed), speed }),
  ];
}

/** Every gun with the attacks that it has left on what is loaded, and what keeps it silent. */
function gunsOf({ setup, aircraft }: Board, index: number): readonly Text[] {
  const { guns } = itemAt(aircraft, index);
  const told = mountsOf(setup, index).flatMap(({ id, barrels }, mount) =>
    barrels.flatMap((barrel, place) => {
      const state = guns[mount]?.[place];
      if (!state) return [];
      const { drums, jammed, broken } = state;
      const [left = 0, ...spare] = drums;
      const name = barrels.length > 1 ? barrel.id : id;
      return [{ name, left, spare: spare.length, jammed, broken }];
    }),
  );
  return told.length > 0 ? [phrase("able.guns", { guns: told })] : [];
}

/** On whose tail it is, and who is on its own. */
function tailsOf({ setup, tails }: Board, index: number): readonly Text[] {
  const idAt = (at: number) => setup.airframes[at]?.id ?? "";
  const id = idAt(index);
  return tails.flatMap(({ tailer, target }) => {
    if (tailer === index) return [phrase("able.tails", { id, target: idAt(target) })];
    return target === index ? [phrase("able.tails", { id: idAt(tailer), target: id })] : [];
  });
}

/** What is to say of an own aircraft besides what it is; a balloon flies nowhere. */
export function aboutOwn(view: View, id: PieceId): readonly Text[] {
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  if (index === undefined) return [];
  const { flown, bombs } = itemAt(board.aircraft, index);
  return [
    ...(flown ? [phrase("able.moved", { id })] : []),
    ...limitsOf(moveSceneOf(board, index)),
    ...gunsOf(board, index),
    ...(bombs ? [phrase("able.bombs")] : []),
    ...tailsOf(board, index),
    ...edgeTold(view, id),
  ];
}

/** Beginnings of moves that show how one is written. */
const BEGINNINGS: readonly (readonly string[])[] = [[], ["F", "L"], ["F", "R"]];

/** A few moves that may be given: straight on, and with a turn to either side; where all of these are rash, others. */
function examples(board: Board, index: number): readonly string[] {
  const scene = moveSceneOf(board, index);
  const start = usualStart(scene);
  const drafts = BEGINNINGS.map((tokens) => tokens.reduce((text, one) => withToken(text, one, 0), start));
  const moves = drafts.flatMap((draft) => planOf(board, index, draft).flight?.flown.order.text ?? []);
  return suggestedNear(scene, moves[0] ?? start, [...new Set(moves)]);
}

/** How a move is asked for, which is written on a pad of its own. */
export function askedToMove(view: View, { kind, about = "" }: Prompt): readonly Text[] | undefined {
  const board = boardOf(view);
  const index = flyingIndex(board, about);
  if (kind !== "move" || index === undefined) return undefined;
  const moves = examples(board, index);
  return [
    phrase("asked.move", { id: about, turn: view.turn }),
    ...limitsOf(moveSceneOf(board, index)),
    ...(moves.length > 0 ? [phrase("asked.examples", { examples: moves })] : []),
  ];
}
