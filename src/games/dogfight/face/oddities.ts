import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { nextTokens } from "../advice/next-tokens.ts";
import { warningsOf } from "../advice/warnings.ts";
import { legalOrders } from "../move/orders.ts";
import { rosterOf } from "../state/roster.ts";
import { situationOf } from "../state/situation.ts";
import type { Board } from "../state/state.ts";
import { press } from "./keys.ts";

const DIGIT = /^[1-5]$/;

/** A token that may come next, and the draft with it. */
export interface Offer {
  readonly token: string;
  readonly draft: string;
}

function withToken(draft: string, token: string): string {
  return DIGIT.test(token) ? press(draft, { kind: "forward", steps: Number(token) }) : draft + token;
}

/** What may follow the sound part of a draft; the tokens go where the first one that does not fit stands. */
export function offersAfter(board: Board, id: PieceId, draft: string): readonly Offer[] {
  const index = rosterOf(board.setup).indexOf.get(id);
  if (index === undefined) return [];
  const { at, tokens } = nextTokens(draft, situationOf(board, index));
  const sound = draft.slice(0, at).trimEnd();
  return tokens.map((token) => ({ token, draft: withToken(sound, token) }));
}

function has(warnings: readonly Phrase[], key: string): boolean {
  return warnings.some((warning) => warning.key === key);
}

/** Whether some legal order would end where the aircraft has a shot, as the others stand now. */
function mightShoot(board: Board, id: PieceId, index: number): boolean {
  return legalOrders(situationOf(board, index)).orders.some(({ text }) => {
    const warnings = warningsOf(board, id, text);
    return !has(warnings, "warning.no-shot") && !has(warnings, "warning.leaves");
  });
}

/** More enemies than this with a shot at one's end position are odd even if one can shoot back. */
const FAIR_FIGHT = 1;

/**
 * What a player is asked about before an order is sealed. Of the referee's warnings only those that a choice
 * could have avoided: no shot only where there could be one, enemy arcs where they are several or one-sided.
 */
export function oddities(board: Board, id: PieceId, text: string): readonly Phrase[] {
  const index = rosterOf(board.setup).indexOf.get(id);
  if (index === undefined) return [];
  const warnings = warningsOf(board, id, text);
  const idle = has(warnings, "warning.no-shot");
  return warnings.filter(({ key, values }) => {
    if (key === "warning.no-shot") return mightShoot(board, id, index);
    if (key !== "warning.in-arcs") return true;
    const { enemies } = values;
    return idle || (Array.isArray(enemies) && enemies.length > FAIR_FIGHT);
  });
}
