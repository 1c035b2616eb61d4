import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { cellOf } from "../../data/fire-table.ts";
import type { Mount } from "../../data/tables.ts";
import { tablesOf } from "../setup/roster.ts";
import { aircraftWith } from "../state/changed.ts";
import type { Aircraft, Board, Shot } from "../state/state.ts";
import { tell, why } from "../state/step.ts";
import { bandOf } from "./band.ts";
import { criticalHit } from "./critical.ts";
import { barrelNames, barrelsOf, columnOf, mountOf } from "./guns.ts";
import { damaged } from "./hits.ts";
import { jamTest, spend } from "./jam.ts";
import { intoBlindSpot, type Modifiers, modifiersOf } from "./modifiers.ts";
import { clamped, rolled } from "./roll.ts";
import { fateOf } from "./settle.ts";
import { inLineOfFire } from "./sight.ts";
import { idOf, sideOf } from "./told.ts";

/** A combat phase in the making: the board as it began, the aircraft with what they have suffered and spent so far. */
export interface Fight {
  readonly board: Board;
  readonly aircraft: Aircraft[];
  readonly events: GameEvent[];
  /** Aircraft that fired at each target. */
  readonly attackers: Map<number, readonly number[]>;
}

/** 4.9b, A-19: with this natural roll the Hannover hits itself when it fires past its own tail. */
const OWN_TAIL = 11;

interface Rolled {
  readonly faces: readonly number[];
  readonly natural: number;
  readonly modifiers: Modifiers;
  readonly points: number;
  readonly critical: boolean;
}

/** What a sentence about a shot names. */
function shooting({ setup }: Board, shot: Shot, mount: Mount) {
  return {
    id: idOf(setup, shot.from),
    target: idOf(setup, shot.target),
    mount: mount.id,
    barrels: barrelNames(mount, shot.barrels),
    alone: shot.barrels.length < mount.barrels.length,
  };
}

function change(fight: Fight, index: number, aircraft: Aircraft): void {
  fight.aircraft[index] = aircraft;
}

/** Ammunition, jams and hands: what a shot costs the firer whatever it hits (4.7b, 4.7g, A-45). */
function pay(fight: Fight, shot: Shot, mount: Mount, natural: number, dice: Dice): readonly GameEvent[] {
  const { setup } = fight.board;
  const firer = itemAt(fight.aircraft, shot.from);
  const test = jamTest(setup, spend(setup, firer, shot), shot, mount, natural, dice);
  change(fight, shot.from, aircraftWith(test.aircraft, { busy: [...firer.busy, shot.man] }));
  return test.events;
}

function ownTail(fight: Fight, shot: Shot, mount: Mount, natural: number): readonly GameEvent[] {
  if (natural !== OWN_TAIL || !intoBlindSpot(fight.board, shot, mount)) return [];
  change(fight, shot.from, damaged(itemAt(fight.aircraft, shot.from), 1));
  return [tell("event.own-tail", { id: idOf(fight.board.setup, shot.from) })];
}

function isBalloon({ setup }: Board, index: number): boolean {
  return setup.airframes[index]?.balloon === true;
}

/** 9.4: any critical hit sets a balloon on fire. */
function burn({ board, aircraft }: Fight, target: number): readonly GameEvent[] {
  aircraft[target] = aircraftWith(itemAt(aircraft, target), { status: "destroyed" });
  return [tell("event.burns", { id: idOf(board.setup, target) })];
}

/** The damage of a shot, held back until all have fired (4.7a, A-27). */
function strike(fight: Fight, { from, target }: Shot, roll: Rolled, dice: Dice): readonly GameEvent[] {
  const { board, aircraft } = fight;
  const now = damaged(itemAt(aircraft, target), roll.points);
  change(fight, target, now);
  if (!roll.critical) return [];
  if (isBalloon(board, target)) return burn(fight, target);
  const hit = criticalHit(
    {
      setup: board.setup,
      turn: board.turn,
      index: target,
      before: itemAt(board.aircraft, target),
      now,
      blow: { source: "air", by: from, side: sideOf(board.setup, from) },
    },
    dice,
  );
  change(fight, target, hit.aircraft);
  return hit.events;
}

function tellAttack(fight: Fight, shot: Shot, mount: Mount, roll: Rolled, moot: boolean): GameEvent {
  const { board, aircraft } = fight;
  const { distance, levels, range } = inLineOfFire(
    board,
    shot.from,
    mount,
    itemAt(board.aircraft, shot.target),
  );
  const { parts, total } = roll.modifiers;
  const barrels = barrelsOf(board.setup, shot.from, itemAt(aircraft, shot.from), mount);
  const drums = shot.barrels.map((barrel) => barrels[barrel]?.drums ?? []);
  const { id, target, mount: gun, barrels: names, alone } = shooting(board, shot, mount);
  return tell("event.attack", {
    id,
    target,
    side: sideOf(board.setup, shot.from),
    mount: gun,
    barrels: names,
    alone,
    distance,
    levels,
    range,
    below: shot.below,
    row: columnOf(mount, shot.barrels),
    band: bandOf(tablesOf(board.setup), range),
    faces: roll.faces,
    natural: roll.natural,
    parts,
    total,
    modified: clamped(roll.natural + total),
    points: moot ? 0 : roll.points,
    critical: !moot && roll.critical,
    moot,
    hit: !moot && (roll.points > 0 || roll.critical),
    left: drums.map(([first = 0]) => first),
    spare: drums.map(([, ...rest]) => rest.reduce((sum, drum) => sum + drum, 0)),
  });
}

function rollOf(fight: Fight, shot: Shot, mount: Mount, dice: Dice): Rolled {
  const { board } = fight;
  const { setup, aircraft } = board;
  const modifiers = modifiersOf(board, shot, mount);
  const faces = dice.throw({
    dice: ["d6", "d6"],
    by: sideOf(setup, shot.from),
    why: why("throw.attack", { ...shooting(board, shot, mount), total: modifiers.total }),
  });
  const natural = rolled(faces);
  const { range } = inLineOfFire(board, shot.from, mount, itemAt(aircraft, shot.target));
  const cell = cellOf(tablesOf(setup), columnOf(mount, shot.barrels), range, natural + modifiers.total);
  return { faces, natural, modifiers, ...cell };
}

/** Fires one shot: its roll, then jams, then damage and critical hit, kept apart until all have fired (4.7a, A-40, 6.2). */
export function fire(fight: Fight, shot: Shot, dice: Dice): void {
  const { board, aircraft, events, attackers } = fight;
  const mount = mountOf(board.setup, shot);
  if (!mount) return;
  const roll = rollOf(fight, shot, mount, dice);
  const moot = fateOf(board.setup, shot.target, itemAt(aircraft, shot.target)) !== "flying";
  const known = attackers.get(shot.target) ?? [];
  if (!known.includes(shot.from)) attackers.set(shot.target, [...known, shot.from]);
  const paid = pay(fight, shot, mount, roll.natural, dice);
  events.push(
    tellAttack(fight, shot, mount, roll, moot),
    ...paid,
    ...ownTail(fight, shot, mount, roll.natural),
  );
  if (!moot) events.push(...strike(fight, shot, roll, dice));
}
