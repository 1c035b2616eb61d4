import type { PieceId, Prompt } from "../../../core/game.ts";
import { itemAt } from "../../../core/item-at.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Drafts } from "../../../face/focus.ts";
import type { Forecast } from "../../../face/forecast.ts";
import { badgeOf } from "../rules/advice/badge.ts";
import { outlookOf } from "../rules/advice/outlook.ts";
import { moveWarnings } from "../rules/advice/warnings.ts";
import { handsFull, wantedBy } from "../rules/end/tend-jobs.ts";
import { type Flight, moveSceneOf } from "../rules/move/index.ts";
import type { Board } from "../rules/state/state.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import type { Worth } from "./chances.ts";
import { asksToMove, draftedFlight, flownBoard, flyingIndex } from "./picture/drafted.ts";
import { planOf } from "./picture/plan.ts";
import { shotsIn } from "./shots.ts";
import { hasWayBack } from "./way-back.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** The best of the shots that there would be at a target. */
interface Shot extends Worth {
  readonly target: PieceId;
  /** Hexes and levels. */
  readonly range: number;
}

function idAt({ setup }: Board, index: number): PieceId {
  return setup.airframes[index]?.id ?? "";
}

/** The best of the legal shots at a target, as the badge gives them; none where there is none. */
function bestAt(board: Board, index: number, target: number): readonly Shot[] {
  const shots = shotsIn(board.setup, badgeOf(board, index, target, true));
  return shots
    .map(({ values: { range }, worth }) => ({ target: idAt(board, target), range, ...worth }))
    .toSorted((a, b) => b.tenths - a.tenths)
    .slice(0, 1);
}

function fire(board: Board, index: number): readonly Forecast[] {
  const { targets, dangers, why } = outlookOf(board, index);
  const shots = [...new Set(targets.map(({ target }) => target))].flatMap((target) =>
    bestAt(board, index, target),
  );
  const told = shots
    .toSorted((a, b) => b.tenths - a.tenths)
    .map((shot) => ({ text: phrase("forecast.shot", { ...shot }) }));
  const reason = why ? { key: why.code, values: why.values } : phrase("forecast.nobody");
  const none = shots.length === 0 ? [{ text: phrase("forecast.none") }, { text: reason }] : [];
  const enemies = dangers.map((enemy) => idAt(board, enemy));
  const danger = enemies.length > 0 ? [{ text: phrase("forecast.danger", { enemies }) }] : [];
  return [...told, ...none, ...danger];
}

/** 4.7j: whether the pilot's hand would be free for a jam that he has. */
function jam(board: Board, index: number): readonly Forecast[] {
  const pilot = { who: index, man: 0 };
  const jammed = wantedBy(board, pilot).some(({ act }) => act === "clear");
  const bar = handsFull(board, pilot);
  if (!jammed || (bar !== null && bar !== "wild")) return [];
  return [{ text: phrase("forecast.jam", { quiet: bar === null }) }];
}

/** While nothing is written: that straight on leads off the board (D-10). */
function boardEnds(view: View, board: Board, index: number): readonly Forecast[] {
  const { id = "" } = board.setup.airframes[index] ?? {};
  const straight = asksToMove(view, id) ? planOf(board, index, "").flight : undefined;
  const leads = straight && (straight.leaves !== null || !hasWayBack(board, index, straight));
  return leads ? [{ text: phrase("forecast.ahead") }] : [];
}

/** D-10: a move that stays on the board, but is the last one that can. */
function trapped(board: Board, index: number, flight: Flight): readonly Forecast[] {
  return hasWayBack(board, index, flight) ? [] : [{ text: phrase("forecast.trapped"), regret: true }];
}

/** What a draft of a move would lead to, as all others stand now. */
export function forecastOf(view: View, { kind, about = "" }: Prompt, drafts: Drafts): readonly Forecast[] {
  const board = boardOf(view);
  const index = flyingIndex(board, about);
  if (kind !== "move" || index === undefined) return [];
  const flight = draftedFlight(view, about, drafts);
  if (!flight) return boardEnds(view, board, index);
  const regrets = moveWarnings(moveSceneOf(board, index), flight.flown.order);
  const after = flownBoard(board, index, flight);
  const stays = itemAt(after.aircraft, index).status === "flying";
  return [
    ...(stays ? [...fire(after, index), ...jam(after, index), ...trapped(board, index, flight)] : []),
    ...regrets.map((text) => ({ text, regret: true }) as const),
  ];
}
