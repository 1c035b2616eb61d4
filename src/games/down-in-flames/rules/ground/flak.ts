import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { present } from "../../../../core/present.ts";
import { isFiring } from "../../data/card.ts";
import { SIDES } from "../../data/sides.ts";
import { gunAttack } from "../bombers/return-fire.ts";
import { fire } from "../exchange/effect.ts";
import { bomberId, wingmanId } from "../setup/ids.ts";
import { isOver } from "../state/decided.ts";
import { hasLeader, hasWingman, isHere } from "../state/pieces.ts";
import { moreFlak } from "../state/resources.ts";
import type { State, Step } from "../state/state.ts";
import { other, reveal, tell, why } from "../state/tell.ts";
import { turnedUp } from "./drop.ts";
import { targetOf } from "./target.ts";

/** Whom a card of flak is at, and the dice that chose him. */
interface Picked {
  readonly at: string;
  readonly faces: readonly number[];
}

type Pick = (state: State) => Picked | undefined;

/** DIF-B12: D6 1 to 3 the Leader, 4 to 6 the Wingman; a single aircraft is it. */
function ofElement(element: number, dice: Dice): Pick {
  return (state) => {
    const { id, side } = present(state.setup.elements[element]);
    const [leads, flies] = [hasLeader(state, element), hasWingman(state, element)];
    if (!leads && !flies) return undefined;
    if (!leads || !flies) return { at: leads ? id : wingmanId(id), faces: [] };
    const [face = 1] = dice.throw({
      dice: ["d6"],
      by: SIDES[other(side)],
      why: why("throw.flak", { id, again: 0 }),
    });
    return { at: face <= 3 ? id : wingmanId(id), faces: [face] };
  };
}

/** DIF-B12: one bomber at random, stragglers included; higher numbers are thrown again. */
function ofFormation(formation: number, dice: Dice): Pick {
  return (state) => {
    const { id, side } = present(state.setup.formations[formation]);
    const bombers = state.formations[formation]?.bombers ?? [];
    const left = bombers.flatMap(({ down }, place) => (down ? [] : [bomberId(id, place)]));
    if (left.length < 2) return left[0] === undefined ? undefined : { at: left[0], faces: [] };
    for (const faces: number[] = []; ; ) {
      const [face = 1] = dice.throw({
        dice: ["d6"],
        by: SIDES[other(side)],
        why: why("throw.flak", { id, again: faces.length }),
      });
      faces.push(face);
      const at = left[face - 1];
      if (at !== undefined) return { at, faces };
    }
  };
}

/** DIF-B12: cards are drawn, and each firing card hits one aircraft without an answer, at HV 8 a hit. */
function barrage(state: State, id: string, rating: number, pick: Pick, dice: Dice): Step {
  if (rating <= 0) return { state, events: [] };
  const drawn = turnedUp(state, rating, dice);
  const events: GameEvent[] = [
    ...drawn.events,
    reveal("event.flak", { id, cards: drawn.kinds.map((kind) => kind.id) }),
  ];
  let now = drawn.state;
  for (const kind of drawn.kinds) {
    if (!isFiring(kind.name)) continue;
    const picked = pick(now);
    if (!picked) break;
    const { at, faces } = picked;
    if (faces.length > 0) events.push(tell("event.flak-at", { id, at, faces }));
    const shot = fire(
      now,
      { ...gunAttack("flak", "flak", at, kind.id), hits: kind.hits, bursts: kind.bursts },
      dice,
    );
    now = shot.state;
    events.push(...shot.events);
  }
  return { state: now, events };
}

function flakOf(state: State, area: boolean): number {
  const target = targetOf(state);
  if (area || !target) return target?.areaFlak ?? 0;
  return Math.max(0, target.flak + moreFlak(state));
}

/** At an Element; steps e to g of its player-turn, or area flak. */
export function flakAtElement(state: State, element: number, area: boolean, dice: Dice): Step {
  if (!isHere(state, element)) return { state, events: [] };
  const { id } = present(state.setup.elements[element]);
  return barrage(state, id, flakOf(state, area), ofElement(element, dice), dice);
}

/** Flak at the bombers, once. */
export function flakAtBombers(state: State, formation: number, area: boolean, dice: Dice): Step {
  const { id } = present(state.setup.formations[formation]);
  if (!state.formations[formation]?.bombers.some(({ down }) => !down)) return { state, events: [] };
  return barrage(state, id, flakOf(state, area), ofFormation(formation, dice), dice);
}

/** DIF-B12: area flak at every Element and once at the bombers. */
export function areaFlak(state: State, dice: Dice): Step {
  let now = state;
  const events: GameEvent[] = [];
  const shots = [
    ...state.setup.elements.map((_, element) => (from: State) => flakAtElement(from, element, true, dice)),
    ...state.setup.formations.map((_, place) => (from: State) => flakAtBombers(from, place, true, dice)),
  ];
  for (const shot of shots) {
    // DIF-B17: over at once when a side has nothing left.
    if (isOver(now)) break;
    const done = shot(now);
    now = done.state;
    events.push(...done.events);
  }
  return { state: now, events };
}
