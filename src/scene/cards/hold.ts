import { type Camera, type Matrix4, Quaternion, Vector3 } from "three";
import { CARD_SIZE } from "../../tabletop/layout/card-layout.ts";
import type { LiveCard } from "../../tabletop/live-card.ts";
import { RADIANS } from "../layout.ts";
import { inchInPicture } from "../stock/near.ts";

/** A card lies so many inches above what is printed on the mat. */
const GROUND = 0.014;
/** How far a held card leans towards its reader, in radians. */
const LEAN = 0.42;
/** How high a card that can't be read is lifted when a hand hovers over it, in inches. */
const PEEP = 0.35;
/** A card that is read: its height as a share of the picture's, how far it comes towards the eye, and the room around it. */
const READ = 0.46;
const NEARER = 0.3;
const EDGE = 0.97;

const X = new Vector3(1, 0, 0);
const Y = new Vector3(0, 1, 0);
const Z = new Vector3(0, 0, 1);
/** From lying on the table to standing before the eye. */
const UPRIGHT = new Quaternion().setFromAxisAngle(X, Math.PI / 2);

interface Held {
  readonly live: LiveCard;
  readonly matrix: Matrix4;
}

/** Works out how a card lies or is held, leaning, turning over, or before the eye of its reader. */
export class CardHolder {
  private readonly position = new Vector3();
  private readonly before = new Vector3();
  private readonly size = new Vector3();
  private readonly turn = new Quaternion();
  private readonly facing = new Quaternion();
  private readonly one = new Quaternion();

  /** Writes a card's matrix. `share` is how far it is raised to be read, `read` whether there is something to read, `origin` the mat's corner in the scene. */
  pose({ live, matrix }: Held, share: number, read: boolean, camera: Camera, origin: Vector3): void {
    this.lie(live);
    let scale = live.size;
    if (share > 0 && read) scale = this.raise(live, share, camera, origin);
    else this.position.y += PEEP * share;
    matrix.compose(this.position, this.turn, this.size.setScalar(Math.max(1e-5, scale * live.present)));
  }

  private lie({ x, y, up, turn, size, held, open }: LiveCard): void {
    const roll = (1 - open) * Math.PI;
    const lean = held * LEAN;
    const clear = Math.abs(Math.sin(roll)) * (CARD_SIZE.width / 2);
    const foot = Math.sin(lean) * (CARD_SIZE.height / 2);
    this.position.set(x, GROUND + up + (clear + foot + CARD_SIZE.thickness / 2) * size, -y);
    this.turn.setFromAxisAngle(Y, -turn * RADIANS);
    this.turn.multiply(this.one.setFromAxisAngle(X, lean));
    this.turn.multiply(this.one.setFromAxisAngle(Z, roll));
  }

  /** Brings the card before the eye, as large as it has to be, within the picture. Its size there. */
  private raise({ size }: LiveCard, share: number, camera: Camera, origin: Vector3): number {
    const { position, before } = this;
    before.copy(position).add(origin);
    const { elements: eye } = camera.matrixWorld;
    before.lerp(this.size.set(eye[12], eye[13], eye[14]), NEARER);
    const inch = inchInPicture(camera, before);
    const wanted = READ / (CARD_SIZE.height * inch);
    this.keepWithin(camera, wanted * inch);
    position.lerp(before.sub(origin), share);
    this.facing.setFromRotationMatrix(camera.matrixWorld).multiply(UPRIGHT);
    this.turn.slerp(this.facing, share);
    return size + (wanted - size) * share;
  }

  /** Moves the place before the eye so that all of the card is in the picture; `inch` is the share an inch of it takes. */
  private keepWithin(camera: Camera, inch: number): void {
    const { before } = this;
    const { elements } = camera.projectionMatrix;
    const [wide, high] = [elements[0], elements[5]];
    before.project(camera);
    const up = EDGE - CARD_SIZE.height * inch;
    const across = EDGE - CARD_SIZE.width * inch * (wide / high);
    before.x = Math.max(-across, Math.min(across, before.x));
    before.y = Math.max(-up, Math.min(up, before.y));
    before.unproject(camera);
  }
}
