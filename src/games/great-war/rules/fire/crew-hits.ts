import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { tablesOf } from "../setup/roster.ts";
import { flierOf } from "../state/condition.ts";
import type { ManState } from "../state/state.ts";
import { tell, why } from "../state/step.ts";
import { damaged, drawn, type Effect, type Struck, withMan } from "./hits.ts";
import { idOf } from "./told.ts";

/** 4.10q: fire from the ground needs this on a die to strike a pilot by #2, and by #12 or an observer. */
const PILOT_AT_TWO = 6;
const OTHERWISE = 5;
/** 4.8g: observers are more exposed. */
const OBSERVER_ADDS = 1;

/** 4.10q: whether fire from the ground spares the crew. */
function spared({ setup, index, blow }: Struck, number: number, needs: number, dice: Dice): GameEvent | null {
  if (blow.source === "air") return null;
  const id = idOf(setup, index);
  const [die = 1] = dice.throw({ dice: ["d6"], by: blow.side, why: why("throw.crew", { id, needs }) });
  return die >= needs ? null : tell("event.crew-spared", { id, number, die, needs });
}

function nameOf({ setup, index }: Struck, man: number): string {
  return setup.airframes[index]?.crew[man]?.name ?? "";
}

/** A man's new state; a wound says when and by whom, for faints and credit (§7, A-30). */
function hurt({ turn, blow }: Struck, man: number, health: "wounded" | "killed"): Partial<ManState> {
  if (health === "killed") return { health };
  return {
    health,
    woundedIn: man === 0 ? turn : null,
    ...(blow.by !== null && { woundedBy: blow.by }),
  };
}

function strike(
  struck: Struck,
  man: number,
  health: "wounded" | "killed",
  told: { readonly faces: readonly number[]; readonly added: number; readonly rule: string },
): Effect {
  const { setup, index, now } = struck;
  const second = now.crew[man]?.health !== "fit";
  const values = { id: idOf(setup, index), man, name: nameOf(struck, man), health, second, ...told };
  return {
    aircraft: withMan(now, man, hurt(struck, man, health)),
    events: [tell("event.man-hit", values)],
  };
}

/** Two dice for a man who is fit: wounded up to the limit, else killed (4.8a, 4.8g). */
function rollFor(struck: Struck, man: number, added: number, rule: string, dice: Dice): Effect {
  const { setup, index, blow } = struck;
  const reason = why("throw.man", { id: idOf(setup, index), man });
  const faces = dice.throw({ dice: ["d6", "d6"], by: blow.side, why: reason });
  const total = faces.reduce((sum, face) => sum + face, added);
  const { woundedUpTo } = tablesOf(setup).criticals;
  return strike(struck, man, total <= woundedUpTo ? "wounded" : "killed", { faces, added, rule });
}

const NO_DICE = { faces: [], added: 0 };

/**
 * 4.8a, 4.10q: the man at the controls as the phase began (B-19) is seriously wounded or killed; a second serious wound
 * kills, without dice (§7, B-20). Against one who is dead already it does nothing.
 */
export function pilotHit(struck: Struck, number: number, dice: Dice): Effect {
  const { setup, index, before, now } = struck;
  const man = flierOf(setup, index, before);
  if (man === null || now.crew[man]?.health === "killed") return { aircraft: now, events: [] };
  const lucky = spared(struck, number, number === 2 ? PILOT_AT_TWO : OTHERWISE, dice);
  if (lucky) return { aircraft: now, events: [lucky] };
  if (now.crew[man]?.health !== "fit") return strike(struck, man, "killed", { ...NO_DICE, rule: "7" });
  return rollFor(struck, man, 0, "4.8a", dice);
}

function livingObservers({ now }: Struck): readonly number[] {
  return [...now.crew.keys()].filter((man) => man > 0 && now.crew[man]?.health !== "killed");
}

/** One of several observers, by a die (§7). */
function drawObserver(struck: Struck, living: readonly number[], dice: Dice): [number, readonly GameEvent[]] {
  const only = living[0] ?? 0;
  if (living.length === 1) return [only, []];
  const { setup, index, blow } = struck;
  const id = idOf(setup, index);
  const [die = 1] = dice.throw({ dice: ["d6"], by: blow.side, why: why("throw.draw", { id }) });
  const man = living[drawn(die, living.length)] ?? only;
  return [man, [tell("event.drawn", { id, man, name: nameOf(struck, man), die })]];
}

/**
 * 4.8e–g, 4.10q: an observer is killed, or by the option wounded or killed; a second wound kills (A-44, B-20). With
 * nobody left to hit it costs 2 points instead, for which fire from the ground needs no die (B-22).
 */
export function observerHit(struck: Struck, number: number, dice: Dice): Effect {
  const { setup, index, now } = struck;
  const living = livingObservers(struck);
  if (living.length === 0) {
    const values = { id: idOf(setup, index), points: 2, why: "nobody" } as const;
    return { aircraft: damaged(now, 2), events: [tell("event.points-lost", values)] };
  }
  const lucky = spared(struck, number, OTHERWISE, dice);
  if (lucky) return { aircraft: now, events: [lucky] };
  const [man, drawing] = drawObserver(struck, living, dice);
  const rolls = setup.options.woundedObservers && now.crew[man]?.health === "fit";
  const hit = rolls
    ? rollFor(struck, man, OBSERVER_ADDS, "4.8g", dice)
    : strike(struck, man, "killed", { ...NO_DICE, rule: "4.8e" });
  return { aircraft: hit.aircraft, events: [...drawing, ...hit.events] };
}
