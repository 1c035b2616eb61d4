import type { PieceId } from "../../../core/game.ts";
import { nextTokens } from "../rules/advice/next-tokens.ts";
import { rosterOf } from "../rules/state/roster.ts";
import { situationOf } from "../rules/state/situation.ts";
import type { Board } from "../rules/state/state.ts";
import { press } from "./keys.ts";

const DIGIT = /^[1-5]$/;

/** A token that may come next, and the draft with it. */
export interface TokenOffer {
  readonly token: string;
  readonly draft: string;
}

function withToken(draft: string, token: string): string {
  return DIGIT.test(token) ? press(draft, { kind: "forward", steps: Number(token) }) : draft + token;
}

/** What may follow the sound part of a draft; the tokens go where the first one that does not fit stands. */
export function offersAfter(board: Board, id: PieceId, draft: string): readonly TokenOffer[] {
  const index = rosterOf(board.setup).indexOf.get(id);
  if (index === undefined) return [];
  const { at, tokens } = nextTokens(draft, situationOf(board, index));
  const sound = draft.slice(0, at).trimEnd();
  return tokens.map((token) => ({ token, draft: withToken(sound, token) }));
}
