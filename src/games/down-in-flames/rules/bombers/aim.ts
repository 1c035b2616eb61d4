import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { SIDES } from "../../data/sides.ts";
import { aimsOf, flyingIn } from "../attack/bursts.ts";
import { withPlayerTurn } from "../state/changed.ts";
import { type Attacker, type Piece, pieceOf } from "../state/pieces.ts";
import type { Aim, State } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

/** An aim at a formation, beside those at others. */
export function withAim(state: State, kind: Attacker["kind"], { formation, bomber, free }: Aim): State {
  const { aims } = state.playerTurn ?? { aims: { leader: null, wingman: null } };
  const others = aimsOf(aims[kind]).filter((one) => one.formation !== formation);
  const aim: Aim = { formation, bomber, free, ...(others.length > 0 && { others }) };
  return withPlayerTurn(state, { aims: { ...aims, [kind]: aim } });
}

interface Aimed {
  readonly state: State;
  readonly at: Piece;
  readonly events: readonly GameEvent[];
}

function chosen(state: State, by: Attacker, at: Extract<Piece, { kind: "bomber" }>): State {
  return withAim(state, by.kind, { formation: at.formation, bomber: at.bomber, free: false });
}

/**
 * DIF-B10: a bomber of the formation that is named stays the target, a straggler that is named is one besides; of a
 * formation a D6 decides, and higher numbers are thrown again.
 */
export function aimed(state: State, by: Attacker, at: Piece, dice: Dice): Aimed {
  if (at.kind === "bomber") {
    const straggles = state.formations[at.formation]?.bombers[at.bomber]?.inFormation === false;
    return { state: straggles ? state : chosen(state, by, at), at, events: [] };
  }
  if (at.kind !== "formation") return { state, at, events: [] };
  const flying = flyingIn(state, at.formation, true);
  for (;;) {
    const [face = 1] =
      flying.length === 1
        ? [1]
        : dice.throw({
            dice: ["d6"],
            by: SIDES[by.side],
            why: why("throw.bomber", { id: by.id, count: flying.length }),
          });
    const id = flying[face - 1];
    if (id === undefined) continue;
    const bomber = pieceOf(state.setup, id) as Extract<Piece, { kind: "bomber" }>;
    const told = tell("event.bomber", { id: by.id, at: id, face: flying.length === 1 ? null : face });
    return { state: chosen(state, by, bomber), at: bomber, events: [told] };
  }
}
