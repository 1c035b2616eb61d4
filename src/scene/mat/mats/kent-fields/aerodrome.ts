import { itemAt } from "../../../../core/item-at.ts";
import { rough, step } from "../../noise.ts";
import { at, disc, line, type Pen, type PenPoint, roof, shape } from "../../pen.ts";
import type { Rgb } from "../../tint.ts";

/** The middle of the flying field, and half its width and depth. */
const FIELD = { x: 36.6, y: 10.4, wide: 5.2, deep: 3.9 } as const;

const GRASS: Rgb = [136, 148, 92];
const CINDER = "rgba(92, 84, 72, 0.85)";
const CONCRETE = "rgba(190, 182, 160, 0.9)";

/** Points of the perimeter track, `out` of the mown field's edge. */
function ring(out: number): PenPoint[] {
  return Array.from({ length: 33 }, (_, index): PenPoint => {
    const turn = (index / 32) * 2 * Math.PI;
    const bulge = 1 + 0.07 * Math.sin(turn * 3 + 1) + 0.05 * Math.cos(turn * 2);
    return [
      FIELD.x + (FIELD.wide + out) * bulge * Math.cos(turn),
      FIELD.y + (FIELD.deep + out) * bulge * Math.sin(turn),
    ];
  });
}

/** The mown field: how much of it is at a place, 0 to 1, and its grass in stripes. */
export function mown(x: number, y: number): { readonly share: number; readonly colour: Rgb } {
  const [dx, dy] = [(x - FIELD.x) / (FIELD.wide + 0.35), (y - FIELD.y) / (FIELD.deep + 0.35)];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far > 1.12) return { share: 0, colour: GRASS };
  const stripe = Math.sin((x * 0.5 + y * 0.87) * 7) > 0 ? 3.5 : -3.5;
  const tone = stripe + 9 * rough(x * 0.5, y * 0.5, 3, 61);
  const share = 1 - step(0.97, 1.06, far);
  return { share, colour: [GRASS[0] + tone, GRASS[1] + tone, GRASS[2] + tone * 0.6] };
}

/** A blister pen for one fighter, open towards the field: an E of earth around a pale standing. */
function pen3(pen: Pen, [x, y]: PenPoint): void {
  const turn = Math.atan2(FIELD.y - y, FIELD.x - x);
  at(pen, x, y, turn, () => {
    pen.fillStyle = CONCRETE;
    pen.fillRect(-0.2, -0.24, 0.5, 0.48);
    pen.strokeStyle = "rgba(72, 78, 44, 0.95)";
    pen.lineWidth = 0.1;
    pen.beginPath();
    pen.moveTo(0.26, 0.3);
    pen.lineTo(-0.26, 0.3);
    pen.lineTo(-0.26, -0.3);
    pen.lineTo(0.26, -0.3);
    pen.stroke();
  });
}

/** A hangar with its three bays. */
function hangar(pen: Pen, x: number, y: number, turn: number): void {
  at(pen, x + 0.09, y - 0.1, turn, () => {
    pen.fillStyle = "rgba(30, 26, 18, 0.45)";
    pen.fillRect(-0.5, -0.36, 1, 0.72);
  });
  at(pen, x, y, turn, () => {
    for (let bay = 0; bay < 3; bay++) {
      pen.fillStyle = itemAt(["#7a7a62", "#6b7056", "#84805f"], bay);
      pen.fillRect(-0.5, -0.36 + bay * 0.24, 1, 0.13);
      pen.fillStyle = "#565a46";
      pen.fillRect(-0.5, -0.23 + bay * 0.24, 1, 0.11);
    }
  });
}

/** Runways that are only rolled grass, a perimeter track, pens, hangars and the signals square. */
export function aerodrome(pen: Pen): void {
  for (const turn of [0.42, -0.65]) {
    at(pen, FIELD.x, FIELD.y, turn, () => {
      pen.fillStyle = "rgba(206, 200, 148, 0.17)";
      pen.fillRect(-4.2, -0.42, 8.4, 0.84);
    });
  }
  line(pen, ring(0), CINDER, 0.26);
  line(pen, ring(0), CONCRETE, 0.17);
  for (const index of [2, 5, 8, 11, 14, 20, 23]) {
    const [x, y] = itemAt(ring(0.62), index);
    line(pen, [itemAt(ring(0), index), [x, y]], CONCRETE, 0.12);
    pen3(pen, [x, y]);
  }
  const apron: PenPoint[] = [
    [37.2, 5.3],
    [41, 6],
    [40.8, 6.9],
    [37, 6.3],
  ];
  shape(pen, apron, CONCRETE);
  hangar(pen, 37.6, 5.1, 0.18);
  hangar(pen, 38.9, 5.3, 0.18);
  hangar(pen, 40.2, 5.55, 0.18);
  for (const [x, y] of [
    [36.2, 4.8],
    [36, 4.3],
    [36.7, 4.2],
    [35.5, 4.6],
    [35.2, 4.1],
  ] as const)
    roof(pen, x, y, 0.17, 0.18, "#8f6a50");
  disc(pen, FIELD.x - 3.1, FIELD.y + 0.4, 0.32, "rgba(240, 236, 214, 0.55)");
  disc(pen, FIELD.x - 3.1, FIELD.y + 0.4, 0.24, "rgb(136, 148, 92)");
}
