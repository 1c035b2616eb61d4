import type { Spot } from "../../../../tabletop/tabletop.ts";
import { at, disc, type Pen } from "../../pen.ts";

/** Directions that are tried when a battery looks for the enemy. */
const AROUND = 24;
/** Guns of a battery, and inches from pit to pit. */
const GUNS = 4;
const APART = 0.44;

/** The way to the enemy from a place, in radians anticlockwise from the right. */
function bearing({ x, y }: Spot, enemy: (x: number, y: number) => number): number {
  const ways = Array.from({ length: AROUND }, (_, i) => (i / AROUND) * 2 * Math.PI);
  const near = (turn: number) => enemy(x + 2 * Math.cos(turn), y + 2 * Math.sin(turn));
  return ways.reduce((best, turn) => (near(turn) < near(best) ? turn : best), Math.PI / 2);
}

/** A gun in its pit: a ring of earth, open to the rear, and the barrel. */
function pit(pen: Pen, x: number, y: number): void {
  disc(pen, x, y, 0.2, "rgba(92, 78, 58, 0.9)");
  pen.strokeStyle = "rgba(142, 126, 100, 0.95)";
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.arc(x, y, 0.19, -2.2, 2.2);
  pen.stroke();
  pen.fillStyle = "#26231f";
  pen.fillRect(x - 0.1, y - 0.028, 0.38, 0.056);
  pen.fillRect(x - 0.05, y - 0.09, 0.09, 0.18);
}

/** Guns in a row, facing the enemy; `enemy` says how far he is from a place. */
export function battery(pen: Pen, place: Spot, enemy: (x: number, y: number) => number): void {
  at(pen, place.x, place.y, bearing(place, enemy), () => {
    pen.fillStyle = "rgba(120, 104, 76, 0.5)";
    pen.fillRect(-0.5, (-GUNS * APART) / 2 - 0.1, 0.8, GUNS * APART + 0.2);
    for (let gun = 0; gun < GUNS; gun++) pit(pen, 0, (gun - (GUNS - 1) / 2) * APART);
  });
}
