import type { Weapon } from "../../../games/dogfight/data/weapons.ts";

/** Numbers in a row of words: "2, 3 or 4". */
function either(numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join("");
  return `${numbers.slice(0, -1).join(", ")} or ${numbers[numbers.length - 1]}`;
}

function count(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

const WEAPON_NAMES: Readonly<Record<Weapon, string>> = {
  front: "Front gun",
  left: "Left gun",
  right: "Right gun",
  rear: "Rear gun",
};

/** Words of the dogfight's pads, sheets and set-up, in English. */
export const words = {
  "orders.title": (turn: number) => `Orders, turn ${turn}`,
  "orders.pad": (id: string) => `Order pad of ${id}`,
  "orders.line": (id: string) => `Orders for ${id}`,
  "orders.example": (order: string) => `such as ${order}`,
  "orders.speed": (last: number, allowed: readonly number[]) => `SPEED was ${last}; now ${either(allowed)}`,
  "orders.points": (limit: number) =>
    limit === 0 ? "no turns (ENGINE too weak)" : `at most ${count(limit, "clock point", "clock points")}`,
  "orders.pointsEach": (limit: number) => `at most ${count(limit, "clock point", "clock points")} a turn`,
  "orders.turned": "go ahead first: the last orders ended with a turn",
  "orders.level": (level: number, ceiling: number) => `level ${level}, ceiling ${ceiling}`,
  "orders.cost": (speed: number, points: number) =>
    `${speed} SPEED, ${count(points, "point", "points")} turned`,
  "orders.end": (hour: number) => `nose to ${hour} o'clock`,
  "orders.next": "Goes on with",
  "orders.openings": "Whole orders",
  "orders.near": "Legal and near",
  "orders.state.empty": "no orders yet",
  "orders.state.draft": "draft",
  "orders.state.wrong": "not legal yet",
  "orders.state.ready": "ready",
  "orders.copy": "Copy last",
  "orders.straight": "Straight on",
  "orders.allStraight": "All straight on",
  "orders.ready": (id: string) => `${id} ready`,
  "orders.change": "Change",
  "orders.allReady": "Ready",
  "orders.allReadyMany": "All ready",
  "orders.missing": (ids: readonly string[]) => `Still to write: ${ids.join(", ")}.`,
  "orders.illegal": (ids: readonly string[]) => `Not legal yet: ${ids.join(", ")}.`,
  "orders.drag": "Type, set steps and clock points below, or drag the pale aircraft on the table.",

  "pad.name": "Clock-face pad",
  "pad.forward": (steps: number, length = `${steps * 2} inches`) =>
    `Ahead ${count(steps, "step", "steps")}: ${length}`,
  "pad.left": (points: number) => `Left ${count(points, "point", "points")}`,
  "pad.right": (points: number) => `Right ${count(points, "point", "points")}`,
  "pad.climb": "Climb one level",
  "pad.dive": (levels: number) => `Dive ${count(levels, "level", "levels")}`,
  "pad.backspace": "Take the last one back",
  "pad.clear": "Clear the orders",

  "fire.weapon": (weapon: Weapon) => WEAPON_NAMES[weapon],
  "orders.keys": "Enter: this one is ready. Ctrl Enter: all are.",

  "sheet.turn": "Turn",
};

export type PanelWords = typeof words;
