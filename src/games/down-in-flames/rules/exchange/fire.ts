import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { SIDES } from "../../data/sides.ts";
import { runsDry, triggersCheck } from "../combat/ammunition.ts";
import { shoot } from "../combat/odds.ts";
import { withLeader, withWingman } from "../state/changed.ts";
import { type Attacker, aircraftOf, cardOfElement, flyerOf, type Piece, pieceOf } from "../state/pieces.ts";
import type { State, Step } from "../state/state.ts";
import type { Attack } from "../state/task.ts";
import { reveal, tell, why } from "../state/tell.ts";
import { damaged, shotDown } from "./hit.ts";

/** Whose dice an attack's are: flak throws for the side that it does not fire at. */
function shooterSide(state: State, attack: Attack, at: Piece): 0 | 1 {
  return attack.by === "flak" ? (at.side === 0 ? 1 : 0) : pieceOf(state.setup, attack.by).side;
}

/** A thrower of single dice of the kind in use; any but the first is thrown again for the same shot (DIF-R4). */
export function roller(state: State, attack: Attack, at: Piece, dice: Dice): () => number {
  const by = SIDES[shooterSide(state, attack, at)];
  let again = false;
  return () => {
    const told = why("throw.attack", { id: attack.by, at: at.id, again });
    again = true;
    return dice.throw({ dice: [state.setup.options.die], by, why: told })[0] ?? 0;
  };
}

/** DIF-3.2: hits times Hit Value against defense, by one die. */
export function fireAtAircraft(state: State, attack: Attack, at: Attacker, dice: Dice): Step {
  const { die } = state.setup.options;
  const { defense } = cardOfElement(state.setup, at.element);
  const value = attack.hits * attack.hitValue;
  const shot = shoot(value, defense, die, roller(state, attack, at, dice));
  const told = tell("event.fire", {
    id: attack.by,
    at: at.id,
    hits: attack.hits,
    hitValue: attack.hitValue,
    defense,
    odds: shot.odds.text,
    rolls: [...shot.rolls],
    result: shot.result,
  });
  const harmed =
    shot.result === "none"
      ? { state, events: [] }
      : shot.result === "down"
        ? shotDown(state, at)
        : damaged(state, at, attack.cockpit);
  const checked = checkAmmunition(harmed.state, attack, shot.rolls[0], dice);
  return { state: checked.state, events: [told, ...harmed.events, ...checked.events] };
}

/** DIF-9.1.9: whom everybody knows for a crack shot never checks, and no die is thrown for it; of others it must not tell. */
function isKnownCrackShot(state: State, { kind, element }: Attacker): boolean {
  const { leader } = itemAt(state.elements, element);
  return kind === "leader" && leader.crackShotShown && leader.crackShot === true;
}

/** DIF-10.15: whether an attack may use up ammunition, for all that everybody knows. */
export function mayRunDry(state: State, attack: Attack): boolean {
  if (!state.setup.options.ammunition || attack.source !== "hand" || attack.rockets || attack.spared)
    return false;
  const by = flyerOf(state.setup, attack.by);
  if (isKnownCrackShot(state, by)) return false;
  const { spent, choice } = cardOfElement(state.setup, by.element);
  return spent !== undefined && choice === undefined && aircraftOf(state, by)?.dry === false;
}

/** DIF-9.1.9, DIF-R70: a crack shot need not check, which shows him. */
function spares(state: State, by: Attacker): Step | undefined {
  const { leader } = itemAt(state.elements, by.element);
  if (by.kind === "wingman" || !leader.crackShot) return undefined;
  return {
    state: withLeader(state, by.element, { crackShotShown: true }),
    events: [reveal("event.crack-shot", { id: by.id })],
  };
}

/** DIF-R49: after a low roll a D6 up to the bursts of the attack leaves the aircraft with its right-hand Hit Value. */
export function checkAmmunition(state: State, attack: Attack, roll: number | undefined, dice: Dice): Step {
  if (roll === undefined || !mayRunDry(state, attack) || !triggersCheck(roll, state.setup.options.die))
    return { state, events: [] };
  const by = flyerOf(state.setup, attack.by);
  const spared = spares(state, by);
  if (spared) return spared;
  const [face = 1] = dice.throw({
    dice: ["d6"],
    by: SIDES[by.side],
    why: why("throw.ammunition", { id: by.id }),
  });
  const dry = runsDry(face, attack.bursts);
  const told = tell("event.ammunition", { id: by.id, face, bursts: attack.bursts, dry });
  if (!dry) return { state, events: [told] };
  const next =
    by.kind === "leader" ? withLeader(state, by.element, { dry }) : withWingman(state, by.element, { dry });
  return { state: next, events: [told] };
}
