import type { SeatId } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import type { Board, LineUp, Tail } from "../state/state.ts";
import { balanced } from "./balance.ts";

type Seated = Pick<Board, "setup">;

function seatOf({ setup }: Seated, index: number): SeatId {
  return setup.airframes[index]?.seat ?? "";
}

/** The tailers that follow an aircraft at once, each followed by its own. */
function followers(tails: readonly Tail[], lead: number): readonly number[] {
  return tails
    .filter(({ target }) => target === lead)
    .flatMap(({ tailer }) => [tailer, ...followers(tails, tailer)]);
}

/** A question to an owner: which of these goes first (4.2e, A-25, A-35)? */
interface Choice {
  readonly seat: SeatId;
  readonly among: readonly number[];
}

/** What owners have still to choose: among their equals, then among their tailers of one target. */
export function openChoice(board: Seated, lineUp: LineUp, tails: readonly Tail[]): Choice | undefined {
  const rank = lineUp.ranks.find((one) => one.length > 1);
  if (rank) return { seat: seatOf(board, rank[0] ?? 0), among: rank };
  return unsettledTailers(board, lineUp, tails);
}

/** Two tailers of one target whose order nobody has named yet; enemies of each other have rolled for it. */
function unsettledTailers(board: Seated, { settled }: LineUp, tails: readonly Tail[]): Choice | undefined {
  for (const { target } of tails) {
    const among = tails.filter((one) => one.target === target).map(({ tailer }) => tailer);
    if (among.length < 2 || settled.includes(target)) continue;
    return { seat: seatOf(board, among[0] ?? 0), among };
  }
  return undefined;
}

/** The line-up and tails after an owner has named who goes first. */
export function chosen(lineUp: LineUp, tails: readonly Tail[], who: number, among: readonly number[]) {
  const place = lineUp.ranks.findIndex((rank) => rank.length > 1 && rank.includes(who));
  if (place >= 0) {
    const rest = among.filter((other) => other !== who);
    const ranks = [...lineUp.ranks.slice(0, place), [who], rest, ...lineUp.ranks.slice(place + 1)];
    return { lineUp: { early: lineUp.early, ranks, settled: lineUp.settled }, tails };
  }
  const first = present(tails.find(({ tailer }) => tailer === who));
  const settled = [...lineUp.settled, first.target];
  return {
    lineUp: { early: lineUp.early, ranks: lineUp.ranks, settled },
    tails: [first, ...tails.filter((one) => one !== first)],
  };
}

/**
 * 4.3, 4.4g: everybody who moves by dice, in order. The early classes come first and outside balance (4.3d, A-23);
 * balance goes before initiative and before what owners have chosen (4.3e). Only the places are bound: who follows
 * flies as he likes (4.4i).
 */
export function movingOrder({ setup }: Seated, { early, ranks }: LineUp, tails: readonly Tail[]): number[] {
  const units = ranks.flat().map((lead) => ({ lead, side: setup.airframes[lead]?.side ?? 0 }));
  const leads = [...early, ...balanced(units).map(({ lead }) => lead)];
  return leads.flatMap((lead) => [lead, ...followers(tails, lead)]);
}
