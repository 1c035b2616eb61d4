import { edgeName, gun, inches, names, needs, sideName, verb } from "../grammar.en.ts";
import type { Id, Side } from "../values.ts";

function struck(id: string, facing: string, roll: number): string {
  return `${id} is hit on its ${facing} side; the damage die shows ${roll}:`;
}

/** Where a move ended: inches, clock numeral, level. */
type Place = {
  x: number;
  y: number;
  heading: number;
  level: number;
  /** Whether levels mean anything in this game. */
  altitude: boolean;
};

/** One oval goes: on which side the shot struck, and the damage die. */
type Damage = Id & Side & { facing: string; roll: number };

type Flies = Id & Side & Place & { order: string; speed: number };

/** Two aircraft ended their moves within half an inch: their dice. */
type Collision = {
  first: string;
  second: string;
  dice: readonly number[];
  sides: readonly string[];
  crash: boolean;
};

type Initiative = { sides: readonly string[]; dice: readonly number[]; winner: string | null };

type Fires = Id &
  Side & { hit: boolean; target: string; weapon: string } & Record<
    "range" | "flat" | "levels" | "need" | "roll",
    number
  >;

function lost(rating: string, left: number): string {
  return `one ${rating} lost, ${left === 0 ? "none" : left} left`;
}

/** What happens, in English. */
export const events = {
  revealed: ({ turn }: { turn: number }) =>
    `Turn ${turn}: all orders are opened, and everybody flies at once.`,
  flies: ({ id, order, speed, x, y, heading, level, altitude }: Flies) =>
    `${id} flies ${order} (${speed} SPEED) to ${inches(x)} across the table, ${inches(y)} deep, heading ${heading} o'clock${altitude ? `, level ${level}` : ""}.`,
  leaves: ({ id, edge }: Id & Side & { edge: string }) =>
    `${id} crosses the ${edgeName(edge)} edge and is out of the game (R-25).`,
  collision: ({ first, second, dice, crash }: Collision) =>
    `${first} and ${second} end within 0.5″ of each other and roll ${names(dice.map(String))}: ${crash ? "they collide" : "they miss each other"} (R-24).`,
  initiative: ({ sides, dice, winner }: Initiative) =>
    `Initiative: ${sides.map((side, index) => `${sideName(side)} ${dice[index]}`).join(", ")}: ${winner === null ? "a tie, both roll again (R-15)" : `${sideName(winner)} ${verb(winner, "fires", "fire")} first (R-16)`}.`,
  "no-shot": ({ side }: Side) => `${sideName(side)} ${verb(side, "has", "have")} no shot.`,
  fires: ({ id, weapon, target, range, flat, levels, need, roll, hit }: Fires) =>
    `${id} fires its ${gun(weapon)} at ${target}: ${inches(range)}${levels === 0 ? "" : ` (${inches(flat)} flat)`}, ${weapon} arc, ${needs(need)}: rolls ${roll}, ${hit ? "a hit" : "a miss"} (${need >= 6 ? "R-21" : "R-11"}).`,
  "hit-fuselage": ({ id, facing, roll, left, instead }: Damage & { left: number; instead: boolean }) =>
    `${struck(id, facing, roll)} ${instead ? "no weapon there to lose, so " : ""}${lost("FUSELAGE", left)}${instead ? " (R-26)" : ""}.`,
  "hit-engine": ({ id, facing, roll, left }: Damage & { left: number }) =>
    `${struck(id, facing, roll)} ${lost("ENGINE", left)}.`,
  "hit-weapon": ({ id, facing, roll, weapon }: Damage & { weapon: string }) =>
    `${struck(id, facing, roll)} its ${gun(weapon)} is lost (R-26).`,
  destroyed: ({ id, cause }: Id & Side & { cause: "fire" | "collision" }) =>
    cause === "fire"
      ? `${id} has no FUSELAGE left and is destroyed.`
      : `${id} is destroyed in the collision (R-24).`,
  crashed: ({ id }: Id & Side) => `${id} has no ENGINE left, falls out of the sky and crashes (R-19).`,
  "turn-ends": ({ turn }: { turn: number }) => `Turn ${turn} ends.`,
  "fire-done": ({ side }: Side) => `${sideName(side)} ${verb(side, "stops", "stop")} firing.`,
  "fire-ends": ({ side }: Side) => `${sideName(side)} ${verb(side, "has", "have")} no shot left.`,
};
