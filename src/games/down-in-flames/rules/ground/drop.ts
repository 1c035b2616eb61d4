import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { CardKind } from "../../data/card.ts";
import { isFiring } from "../../data/card.ts";
import { usualHitValue } from "../attack/declared.ts";
import { wholes } from "../combat/die.ts";
import { taken } from "../hand/deck.ts";
import { doFirst, withLeader, withState, withWingman } from "../state/changed.ts";
import { attackerOf, cardOfFormation, kindOf } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";
import { flying } from "./over-target.ts";

/** DIF-B13: a vital hit, a direct hit, any white card. */
const VITAL = 12;
const DIRECT = 4;
const WHITE = 1;
/** DIF-B14. */
const STRAFING_POINT = 8;
const HEAVY_CARDS = 2;

/** DIF-B13: points of a bombing card. */
function bombPoints({ name, colour, hits }: CardKind): number {
  if (name === "fuel-tank") return VITAL;
  if (isFiring(name)) return hits;
  if (name === "ace-pilot") return DIRECT;
  return colour === "white" ? WHITE : 0;
}

interface Drawn {
  readonly state: State;
  readonly kinds: readonly CardKind[];
  readonly events: readonly GameEvent[];
}

/** Cards turned up for all to see; they lie with the discards at once. */
export function turnedUp(state: State, count: number, dice: Dice): Drawn {
  const { state: now, cards, events } = taken(state, count, dice);
  const kinds = cards.map((card) => kindOf(state.setup, card));
  return { state: withState(now, { discard: [...now.discard, ...cards] }), kinds, events };
}

function scored(drawn: Drawn, id: string, points: number, what: "bombs" | "strafes"): Step {
  const ground = drawn.state.ground + points;
  const told = reveal("event.ground", {
    id,
    what,
    cards: drawn.kinds.map((kind) => kind.id),
    points,
    total: ground,
  });
  return { state: withState(drawn.state, { ground }), events: [...drawn.events, told] };
}

/** DIF-B13: every loaded aircraft drops what it has. */
export function bomb(state: State, element: number, dice: Dice): Step {
  const loaded = flying(state, element).filter(([, { loaded: carries }]) => carries);
  const { id } = itemAt(state.setup.elements, element);
  const drawn = turnedUp(state, loaded.length, dice);
  const points = drawn.kinds.reduce((sum, kind) => sum + bombPoints(kind), 0);
  const done = scored(drawn, id, points, "bombs");
  return {
    state: withWingman(withLeader(done.state, element, { loaded: false }), element, { loaded: false }),
    events: done.events,
  };
}

/** DIF-B14: a card each, Leader first; only fire scores, with the Hit Value that the aircraft has left (DIF-R73). */
export function strafe(state: State, element: number, dice: Dice): Step {
  const { id } = itemAt(state.setup.elements, element);
  const values = flying(state, element).map(([kind]) =>
    usualHitValue(state, attackerOf(state, element, kind)),
  );
  const drawn = turnedUp(state, values.length, dice);
  const points = drawn.kinds.reduce((sum, { name, hits }, at) => {
    return sum + (isFiring(name) ? wholes(hits * (values[at] ?? 0), STRAFING_POINT) : 0);
  }, 0);
  return scored(drawn, id, points, "strafes");
}

/** DIF-B13, DIF-B19: the bombers of the attacker, stragglers too (DIF-R74), bomb after the last player-turn, and are shot at once (DIF-B12). */
export function bombRun(state: State, dice: Dice): Step {
  let now = state;
  const events: GameEvent[] = [];
  for (const [place, one] of state.setup.formations.entries()) {
    if (one.side !== state.setup.mission?.attacker) continue;
    const count = now.formations[place]?.bombers.filter(({ down }) => !down).length ?? 0;
    if (count === 0) continue;
    const each = cardOfFormation(state.setup, place).role === "heavy" ? HEAVY_CARDS : 1;
    const drawn = turnedUp(now, count * each, dice);
    const points = drawn.kinds.reduce((sum, kind) => sum + bombPoints(kind), 0);
    const done = scored(drawn, one.id, points, "bombs");
    now = doFirst(done.state, [{ do: "bomber-flak", formation: place }]);
    events.push(...done.events);
  }
  return { state: now, events };
}
