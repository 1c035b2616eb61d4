import { itemAt } from "../../../../core/item-at.ts";
import { bonusKey } from "../attack/bursts.ts";
import { withAim } from "../bombers/aim.ts";
import { advanced } from "../engagement/position.ts";
import { withLeader, withPlayerTurn } from "../state/changed.ts";
import { pieceOf } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";

/** DIF-9.1.10, DIF-R42: as after a MANEUVERING: Advantaged on a Leader, or a burst more at a Wingman or a bomber. */
export function singledOut(state: State, element: number, id: string): Step {
  const at = pieceOf(state.setup, id);
  const { id: own } = itemAt(state.setup.elements, element);
  const told = reveal("event.singles-out", { id: own, at: id });
  const shown = withLeader(state, element, { keenShown: true });
  if (at.kind === "leader") {
    const step = advanced(shown, element, at.element, 1);
    return { state: step.state, events: [told, ...step.events] };
  }
  const key = bonusKey(shown, at);
  const bonus = shown.playerTurn?.bonus ?? {};
  const gained = withPlayerTurn(shown, { bonus: { ...bonus, [key]: (bonus[key] ?? 0) + 1 } });
  const next =
    at.kind === "bomber"
      ? withAim(gained, "leader", { formation: at.formation, bomber: at.bomber, free: false })
      : gained;
  return { state: next, events: [told] };
}
