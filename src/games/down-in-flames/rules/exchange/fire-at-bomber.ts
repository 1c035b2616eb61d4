import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { SIDES } from "../../data/sides.ts";
import { CHECKED_UP_TO } from "../combat/ammunition.ts";
import { bomberState, hitBomber } from "../combat/bomber-damage.ts";
import { withState } from "../state/changed.ts";
import { cardOfElement, cardOfFormation, flyerOf, kindOf, type Piece, pieceOf } from "../state/pieces.ts";
import type { Bomber, State, Step } from "../state/state.ts";
import type { Attack } from "../state/task.ts";
import { tell, why } from "../state/tell.ts";
import { checkAmmunition, mayRunDry, roller } from "./fire.ts";

type BomberPiece = Extract<Piece, { kind: "bomber" }>;

function withBomber(state: State, at: BomberPiece, change: Partial<Bomber>): State {
  const formations = state.formations.map((one, place) =>
    place === at.formation
      ? {
          ...one,
          bombers: one.bombers.map((bomber, nth) => (nth === at.bomber ? { ...bomber, ...change } : bomber)),
        }
      : one,
  );
  return withState(state, { formations });
}

function bomberOf(state: State, at: BomberPiece): Bomber {
  return present(state.formations[at.formation]?.bombers[at.bomber]);
}

function destroyed(state: State, at: BomberPiece): Step {
  return { state: withBomber(state, at, { down: true }), events: [tell("event.shot-down", { id: at.id })] };
}

/** DIF-4.1.4 to DIF-4.1.6, DIF-R18, DIF-R19: points add up; half the defense damages, all of it brings down. */
function addPoints(state: State, at: BomberPiece, points: number, cockpit: boolean): Step {
  if (points === 0) return { state, events: [] };
  const { defense } = cardOfFormation(state.setup, at.formation);
  const bomber = bomberOf(state, at);
  const total = bomber.points + points;
  const scored = withBomber(state, at, { points: total });
  const told = tell("event.points", { id: at.id, points, total, defense });
  const harm = bomberState(total, defense);
  if (harm === "down") {
    const down = destroyed(scored, at);
    return { state: down.state, events: [told, ...down.events] };
  }
  // DIF-4.1.5, DIF-5.3: a damaged bomber drops out, and no more; so does one hit in the cockpit.
  const straggles = bomber.inFormation && (harm === "damaged" || cockpit);
  if (!straggles) return { state: scored, events: [told] };
  return {
    state: withBomber(scored, at, { inFormation: false }),
    events: [told, tell("event.straggles", { id: at.id })],
  };
}

/** DIF-7.1.3, DIF-R24: rockets hit by a D6 and destroy. */
function rockets(state: State, attack: Attack, at: BomberPiece, dice: Dice): Step {
  const by = flyerOf(state.setup, attack.by);
  const upTo = cardOfElement(state.setup, by.element).rockets ?? 0;
  const [face = 6] = dice.throw({
    dice: ["d6"],
    by: SIDES[by.side],
    why: why("throw.rockets", { id: by.id, at: at.id, upTo }),
  });
  const told = tell("event.rockets", { id: by.id, at: at.id, face, upTo, hit: face <= upTo });
  if (face > upTo) return { state, events: [told] };
  const down = destroyed(state, at);
  return { state: down.state, events: [told, ...down.events] };
}

/** DIF-4.1.10, DIF-R50: ammunition is checked by the roll for points, or by one for it alone, which is told whatever it shows. */
function checked(state: State, attack: Attack, rolls: readonly number[], dice: Dice): Step {
  const [first] = rolls;
  if (first !== undefined || !mayRunDry(state, attack)) return checkAmmunition(state, attack, first, dice);
  const { die } = state.setup.options;
  const about = { id: attack.by, upTo: CHECKED_UP_TO[die] };
  const { side } = pieceOf(state.setup, attack.by);
  const [face = 0] = dice.throw({ dice: [die], by: SIDES[side], why: why("throw.ammunition-roll", about) });
  const done = checkAmmunition(state, attack, face, dice);
  return { state: done.state, events: [tell("event.ammunition-roll", { ...about, face }), ...done.events] };
}

/** DIF-R14: the base game's effect of FUEL TANK, which 5.5 leaves for bombers; its ammunition is checked all the same. */
function burnt(state: State, attack: Attack, at: BomberPiece, dice: Dice): Step {
  const told = tell("event.fuel-tank", { id: attack.by, at: at.id });
  const down = destroyed(state, at);
  const after = checked(down.state, attack, [], dice);
  return { state: after.state, events: [told, ...down.events, ...after.events] };
}

/** DIF-4, DIF-4.1.2: hits times Hit Value in points of eight, and no odds. */
export function fireAtBomber(state: State, attack: Attack, at: BomberPiece, dice: Dice): Step {
  if (attack.rockets) return rockets(state, attack, at, dice);
  const { name } = kindOf(state.setup, itemAt(attack.cards, 0).card);
  if (name === "fuel-tank" && state.setup.options.fuelTankBomber === "destroys" && attack.source === "hand") {
    return burnt(state, attack, at, dice);
  }
  const throwOne = roller(state, attack, at, dice);
  const { points, rest, rolls } = hitBomber(attack.hits * attack.hitValue, state.setup.options.die, throwOne);
  const told = tell("event.fire-at-bomber", {
    id: attack.by,
    at: at.id,
    hits: attack.hits,
    hitValue: attack.hitValue,
    points,
    rest,
    rolls: [...rolls],
  });
  const scored = addPoints(state, at, points, attack.cockpit);
  const after = checked(scored.state, attack, rolls, dice);
  return { state: after.state, events: [told, ...scored.events, ...after.events] };
}
