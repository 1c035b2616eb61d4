import { type Camera, Group, Vector3 } from "three";
import { type GoalName, goalNames } from "../../tabletop/area.ts";
import { isNamed } from "../../tabletop/live.ts";
import { type ArcOverlay, captionsOf, type Ghost, type Overlay } from "../../tabletop/overlay.ts";
import type { Piece, Tabletop } from "../../tabletop/tabletop.ts";
import { BASE } from "../layout.ts";
import type { Actor, Stage } from "../stage.ts";
import { Chips } from "./chips.ts";
import type { Chip } from "./slip.ts";
import type { Ranked, Slips, Spread } from "./spread.ts";

/** Heights of slips in inches, and how far from its stand a name lies. */
const NAME = 0.55;
const RANGE = 0.42;
const CAPTION = 0.62;
const AHEAD = 1.6;
const AWAY = BASE.radius + 0.22;

/** A slip that stays where it is put. */
interface Pinned extends Chip {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

/** How far outside the field a range lies: clear of the wings where the field is still narrow. */
function aside(band: number): number {
  return band < AWAY ? 2 * AWAY - band : 0.55;
}

/** The range of each band beside the field, at its right edge, so that it covers no aircraft in it. */
function rangesOf(arc: ArcOverlay): Pinned[] {
  const angle = (arc.to * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const captions = captionsOf(arc);
  return arc.bands.map((band, place) => ({
    text: captions[place] ?? "",
    size: RANGE,
    x: arc.at.x + sin * band + cos * aside(band),
    y: arc.at.y + cos * band - sin * aside(band),
    up: 0.12,
  }));
}

/** What is written at the end of a ghost, a little ahead of its nose. */
function namesOf({ track, label }: Ghost): Pinned[] {
  const end = track.at(-1);
  if (!end || label === undefined) return [];
  const angle = (end.heading * Math.PI) / 180;
  const { x, y } = { x: end.x + Math.sin(angle) * AHEAD, y: end.y + Math.cos(angle) * AHEAD };
  return [{ text: label, size: NAME, x, y, up: 0.14 }];
}

function pinnedOf(overlay: Overlay): Pinned[] {
  const pinned = [...overlay.arcs.flatMap(rangesOf), ...overlay.ghosts.flatMap(namesOf)];
  const { tape } = overlay;
  const end = tape?.points.at(-1);
  if (tape && end && tape.caption)
    pinned.push({ text: tape.caption, size: CAPTION, x: end.x, y: end.y, up: 0.8 });
  return pinned;
}

/** A piece's name with its first figure or its level, what is left of it, and its marks. */
export function nameOf(
  { label, side, kind, plate, marks, level, hits, status }: Piece,
  altitude: boolean,
): Chip {
  const note = plate?.[0];
  const flies = status === "flying";
  return {
    text: label,
    side,
    size: NAME,
    ...(note !== undefined && { note }),
    // A gun stands on the ground.
    ...(note === undefined && altitude && flies && kind !== "gun" && { level }),
    ...(hits && flies && { hits }),
    ...(marks && marks.length > 0 && { marks }),
  };
}

/** The names of the pieces in front of their stands, and the figures of what is laid over the table. */
export class LabelGroup extends Group {
  readonly chips: Chips;
  private pinned: readonly Pinned[] = [];
  /** What is to be done on the table, by name. */
  goals: readonly GoalName[] = [];
  /** Whether pieces are at levels that are to be read. */
  private altitude = false;
  private readonly toViewer = new Vector3();
  private spread: Spread | undefined;
  /** What decides whose name is read first. */
  ranked: Ranked | undefined;
  /** Slips that others lay, which these keep clear of. */
  others: Slips | undefined;

  constructor(private readonly changed: () => void) {
    super();
    this.chips = new Chips(changed);
    // Names keep clear of what stands before them; where they can't, they are to be read all the same.
    this.chips.mesh.material.depthTest = false;
    this.add(this.chips.mesh);
  }

  override dispose(): void {
    this.chips.dispose();
  }

  /** Fetches what keeps names from covering each other. A page that can't get it goes without. */
  async layApart(): Promise<void> {
    const module = await import("./spread.ts").catch(() => undefined);
    if (!module || this.spread) return;
    this.spread = new module.Spread();
    this.changed();
  }

  show(stage: Stage, overlay: Overlay, { altitude, areas }: Tabletop): void {
    this.pinned = pinnedOf(overlay);
    this.goals = goalNames(areas);
    this.altitude = altitude;
    this.print(this.namesOf(stage));
  }

  private namesOf({ actors }: Stage): readonly Chip[] {
    return actors.map(({ shown }) => nameOf(shown, this.altitude));
  }

  /** Writes the names anew when a piece looks different now. */
  look(stage: Stage): void {
    this.print(this.namesOf(stage));
  }

  /** Lays each name on that side of its stand that the viewer looks from. */
  frame(stage: Stage, camera: Camera): void {
    const { toViewer, chips } = this;
    const away = AWAY * stage.base;
    toViewer.setFromMatrixColumn(camera.matrixWorld, 1).negate().setY(0).normalize();
    for (let i = 0; i < stage.actors.length; i++) {
      const { pose } = stage.actors[i] as Actor;
      chips.put(i, pose.x + toViewer.x * away, pose.y - toViewer.z * away, isNamed(pose) ? 0.12 : -100);
    }
    if (this.ranked) this.spread?.frame(this, this.ranked, camera);
  }

  /** The piece whose name lies at a point of the picture, from -1 to 1 with y up. */
  aimed({ actors }: Stage, x: number, y: number): string | undefined {
    return actors[this.spread?.actorAt(x, y) ?? -1]?.id;
  }

  private print(names: readonly Chip[]): void {
    const goals = this.goals.map((goal): Pinned => ({ ...goal, size: NAME, up: 0.12 }));
    const pins = [...goals, ...this.pinned];
    this.chips.set([...names, ...pins]);
    for (const [i, pin] of pins.entries()) this.chips.put(names.length + i, pin.x, pin.y, pin.up);
  }
}
