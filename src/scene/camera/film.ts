import { Vector3 } from "three";
import { itemAt } from "../../core/item-at.ts";
import { shareOf } from "../../tabletop/clips.ts";
import { ease, turnBetween } from "../../tabletop/flight.ts";
import { heightsOf } from "../../tabletop/heights.ts";
import { livePose } from "../../tabletop/live.ts";
import { poseAt } from "../../tabletop/stance.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { riseShare, type Timeline } from "../../tabletop/timeline.ts";
import { type Air, airHeight, heightIn, RADIANS } from "../layout.ts";
import type { Clear } from "./home.ts";
import { type CameraShot, type Framing, type Subject, shotsOf } from "./shots.ts";

/** How something is looked at: a point in inches from the mat's lower left corner and up, and from where. */
export interface Look {
  x: number;
  y: number;
  up: number;
  /** Degrees clockwise from the table's 12 o'clock in which the eye looks. */
  heading: number;
  /** Degrees from straight above. */
  tilt: number;
  /** Inches. */
  distance: number;
}

export function look(): Look {
  return { x: 0, y: 0, up: 0, heading: 0, tilt: 0, distance: 1 };
}

/** What is known of the picture: half its height at an inch's distance, its shape, and the part that is not covered. */
export interface Lens {
  readonly half: number;
  readonly aspect: number;
  readonly clear: Clear;
  /** Where dice begin while they fall, from -1 to 1 across; left out: they cover nothing. */
  readonly dice?: number;
}

/** What is filmed. */
interface Filmed {
  readonly line: Timeline;
  /** Writes how the player at the edge sees the table at an instant, in ms. */
  readonly table: (ms: number, out: Look) => void;
  readonly edge: SideIndex;
  /** Whether a turn begins with the timeline. */
  readonly opens: boolean;
  /** Writes where something is that is no piece: inches on the mat and up. */
  readonly elsewhere?: (id: string, out: Vector3) => boolean;
}

/** A larger turn of the eye is a cut, in degrees. */
const CUT = 100;
/** How far behind the nose's turn the eye is, in ms before the instant. */
const BEHIND = [0, 250, 500, 750] as const;
/** Inches of air around what is looked at, and the least share of the picture's height or width that is used. */
const MARGIN = 2.4;
const USED = 0.6;
/** How much nearer the eye may be than usual to what lies one behind the other, before its depth counts. */
const DEPTH = 0.78;
/** The shape that what is looked at is taken to have. */
const SHAPE = 1.5;
/** How long the eye takes to make room for dice and to take it back, in ms. */
const ROOM = 260;

function part(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Writes a look between two; `turn` is the way round from the first heading to the second, in degrees. */
function between(from: Look, to: Look, turn: number, share: number, out: Look): void {
  out.x = part(from.x, to.x, share);
  out.y = part(from.y, to.y, share);
  out.up = part(from.up, to.up, share);
  out.heading = from.heading + turn * share;
  out.tilt = part(from.tilt, to.tilt, share);
  out.distance = from.distance * (to.distance / from.distance) ** share;
}

/** The film of a timeline: where the eye is at any instant of it. Asked for an instant it allocates nothing. */
export class Film {
  readonly shots: readonly CameraShot[];
  /** The turn of the eye at the beginning of each shot, in degrees. */
  private readonly turns: readonly number[];
  private readonly air: Air;
  private readonly pose = livePose();
  private readonly spot = new Vector3();
  private readonly middle = new Vector3();
  private readonly far = new Vector3();
  private readonly old = look();
  private readonly next = look();
  private readonly whole = look();
  /** How much room is made for dice in the instant that is asked for. */
  private room = 0;

  /** `lens` may be another one from one instant to the next. */
  constructor(
    private readonly filmed: Filmed,
    public lens: Lens,
  ) {
    const { line, opens } = filmed;
    this.air = { before: heightsOf(line.before), after: heightsOf(line.after), risen: 1 };
    this.shots = shotsOf(line, opens);
    this.turns = this.shots.map(({ start }, index) => {
      this.see(index - 1, start, this.old);
      this.see(index, start, this.next);
      return turnBetween(this.old.heading, this.next.heading);
    });
  }

  /** The index of the shot at an instant, in ms. */
  shotAt(ms: number): number {
    let index = this.shots.length - 1;
    while (index > 0 && itemAt(this.shots, index).start > ms) index--;
    return index;
  }

  /** Whether a shot begins with a cut: the eye would have to go half round the table. */
  isCut(index: number): boolean {
    return Math.abs(this.turns[index] ?? 0) > CUT;
  }

  /** Whether the way from the last look back to the table is a cut. */
  endsWithCut(): boolean {
    const { line, table } = this.filmed;
    this.see(this.shots.length - 1, line.duration, this.old);
    table(line.duration, this.next);
    return Math.abs(turnBetween(this.old.heading, this.next.heading)) > CUT;
  }

  /** Writes how the table is looked at in an instant, in ms. */
  at(ms: number, out: Look): void {
    this.room = this.dice(ms);
    const index = this.shotAt(ms);
    const { start, travel } = itemAt(this.shots, index);
    this.see(index, ms, out);
    if (this.isCut(index) || ms >= start + travel) return;
    this.see(index - 1, ms, this.old);
    const turn = this.turns[index] ?? 0;
    const now = turn + turnBetween(turn, out.heading - this.old.heading);
    between(this.old, out, now, ease((ms - start) / travel), out);
  }

  /** How much room is made for dice at an instant, 0 to 1. */
  dice(ms: number): number {
    const { start, duration, dice } = itemAt(this.shots, this.shotAt(ms));
    if (!dice) return 0;
    return ease(Math.min(1, (ms - start) / ROOM, (start + duration - ms) / ROOM));
  }

  /** Writes what a shot shows at an instant, once the eye has come there. */
  private see(index: number, ms: number, out: Look): void {
    const one = this.shots[index];
    if (one?.framing) this.frame(one.framing, shareOf(one, ms), ms, out);
    else this.filmed.table(ms, out);
  }

  private frame(
    { at, from, distance, tilt, sweep = 0 }: Framing,
    share: number,
    ms: number,
    out: Look,
  ): void {
    const reach = this.gather(at, ms);
    const room = from.kind === "edge" ? (reach + MARGIN) / this.lens.half / SHAPE : distance * DEPTH + reach;
    const { x, y, z } = this.middle;
    out.x = x;
    out.y = -z;
    out.up = y;
    out.tilt = tilt;
    out.heading = this.headingOf(from, ms) + sweep * (share - 0.5);
    this.fit(Math.max(distance, room), out);
  }

  /** Stands so far away that a look fits between the papers, with what it is about in their middle. */
  private fit(distance: number, out: Look): void {
    const { half, aspect, clear, dice = clear.right } = this.lens;
    const right = part(clear.right, Math.min(clear.right, dice), this.room);
    const wide = ((right - clear.left) / 2) * Math.min(1, aspect / SHAPE);
    const high = (clear.top - clear.bottom) / 2;
    out.distance = distance / Math.max(USED, Math.min(1, wide, high));
    const across = (-(clear.left + right) / 2) * out.distance * half * aspect;
    const upwards = (-(clear.bottom + clear.top) / 2) * out.distance * half;
    const heading = out.heading * RADIANS;
    const tilt = out.tilt * RADIANS;
    const forward = upwards * Math.cos(tilt);
    out.x += across * Math.cos(heading) + forward * Math.sin(heading);
    out.y += -across * Math.sin(heading) + forward * Math.cos(heading);
    out.up += upwards * Math.sin(tilt);
  }

  /** Finds the middle of some subjects, and how far the farthest of them is from it, in inches. */
  private gather(subjects: readonly Subject[], ms: number): number {
    const { middle, spot } = this;
    middle.set(0, 0, 0);
    let found = 0;
    for (const one of subjects) {
      if (!this.locate(one, ms)) continue;
      middle.add(spot);
      found++;
    }
    if (found === 0) this.filmed.table(ms, this.whole);
    if (found === 0) middle.set(this.whole.x, 0, -this.whole.y);
    else middle.divideScalar(found);
    let reach = 0;
    for (const one of subjects) if (this.locate(one, ms)) reach = Math.max(reach, middle.distanceTo(spot));
    return reach;
  }

  /** Writes into `spot` where something is at an instant. */
  private locate(one: Subject, ms: number): boolean {
    const { air, pose, spot } = this;
    const { line, elsewhere } = this.filmed;
    air.risen = riseShare(line, ms);
    if (typeof one !== "string") {
      spot.set(one.x, one.level === 0 ? 0 : airHeight(air, one.level), -one.y);
      return true;
    }
    const { before, after } = line.parts.get(one) ?? {};
    const shown = after ?? before;
    if (!shown || !poseAt(line, one, ms, pose)) return elsewhere?.(one, spot) ?? false;
    spot.set(pose.x, heightIn({ pose, shown }, { air }), -pose.y);
    return true;
  }

  private headingOf(from: Framing["from"], ms: number): number {
    if (from.kind === "tail") return this.tailOf(from.piece, ms);
    const edge = this.filmed.edge === 1 ? 180 : 0;
    if (from.kind === "edge") return edge;
    const { middle, far } = this;
    const keptX = middle.x;
    const keptY = middle.y;
    const keptZ = middle.z;
    this.gather(from.from, ms);
    far.copy(middle);
    this.gather(from.to, ms);
    const right = middle.x - far.x;
    const away = far.z - middle.z;
    middle.set(keptX, keptY, keptZ);
    return right === 0 && away === 0 ? edge : Math.atan2(right, away) / RADIANS;
  }

  /** The way a piece has flown of late: its tail swings out in a turn. */
  private tailOf(piece: string, ms: number): number {
    let right = 0;
    let away = 0;
    for (const behind of BEHIND) {
      if (!poseAt(this.filmed.line, piece, Math.max(0, ms - behind), this.pose)) continue;
      right += Math.sin(this.pose.heading * RADIANS);
      away += Math.cos(this.pose.heading * RADIANS);
    }
    return Math.atan2(right, away) / RADIANS;
  }
}
