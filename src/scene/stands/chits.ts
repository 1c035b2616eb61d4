import type { InstancedMesh } from "three";
import { itemAt } from "../../core/item-at.ts";
import { CHIT_PLACES, CHIT_RADIUS, chitsOf } from "../../tabletop/chits.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import { CARD } from "../colours.ts";
import { BASE, writeUpright } from "../layout.ts";
import type { Stage } from "../stage.ts";
import { Sheet } from "../stock/sheet.ts";
import { baseSize } from "./bases.ts";
import { CHIT } from "./chit-face.ts";

/** Pixels along the sheet. */
const SIZE = 128;
/** Above the mat, in inches. */
const UP = 0.01;

/** A chit's face. */
export class ChitSheet extends Sheet {
  constructor() {
    super(SIZE);
    this.drawIn({ left: 0, top: 0, width: SIZE, height: SIZE }, SIZE / 2, (pen) => {
      const { ring, smoke, puffs } = CHIT;
      pen.fillStyle = CARD;
      pen.fillRect(-1, -1, 2, 2);
      pen.strokeStyle = ring.colour;
      pen.lineWidth = ring.width;
      pen.beginPath();
      pen.arc(0, 0, ring.radius, 0, 2 * Math.PI);
      pen.stroke();
      pen.fillStyle = smoke;
      for (const { x, y, radius } of puffs) {
        pen.beginPath();
        pen.arc(x, y, radius, 0, 2 * Math.PI);
        pen.fill();
      }
    });
  }
}

/** The most chits that a table of so many pieces has. */
export function mostChits({ actors }: Stage): number {
  return actors.length * CHIT_PLACES.length;
}

/** Lays the chits beside the stands of all who are wounded, upright for whoever sits at that edge. */
export function placeChits(mesh: InstancedMesh, { actors, base }: Stage, edge: SideIndex): void {
  const towards = edge === 1 ? -1 : 1;
  let count = 0;
  for (const { pose, shown } of actors) {
    const size = baseSize(base, pose);
    const many = chitsOf(shown);
    for (let i = 0; i < many; i++) {
      const { x, y } = itemAt(CHIT_PLACES, i);
      const [across, along] = [pose.x + towards * x * size, pose.y + towards * y * size];
      const { array } = mesh.instanceMatrix;
      writeUpright(array, count++, across, UP, along, 180 * edge, (size * CHIT_RADIUS) / BASE.radius);
    }
  }
  mesh.count = count;
  mesh.visible = count > 0;
  mesh.instanceMatrix.needsUpdate = true;
}
