import { withState } from "./changed.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import type { State } from "./state.ts";
import type { Attack } from "./task.ts";

function isDown(state: State, at: Piece): boolean {
  if (at.kind === "bomber") return state.formations[at.formation]?.bombers[at.bomber]?.down ?? false;
  if (at.kind === "formation") return false;
  const { leader, wingman } = state.elements[at.element] ?? {};
  return (at.kind === "leader" ? leader : wingman)?.down ?? false;
}

/**
 * DIF-B21, DIF-H8: in a campaign a Leader is credited with what his own cards have shot down, not with what his gunner, his Wingman or
 * flak has.
 */
export function credited(before: State, after: State, attack: Attack): State {
  const { campaign } = after;
  if (!campaign || attack.source !== "hand") return after;
  const by = pieceOf(after.setup, attack.by);
  const at = pieceOf(after.setup, attack.at);
  if (by.kind !== "leader" || isDown(before, at) || !isDown(after, at)) return after;
  const shots = campaign.shots.map((count, place) => (place === by.element ? count + 1 : count));
  return withState(after, { campaign: { ...campaign, shots } });
}
