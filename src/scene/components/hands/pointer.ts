import type { ThreeEvent } from "@react-three/fiber";
import type { Vector2Like } from "three";
import type { Cell } from "../../../tabletop/overlay.ts";
import { type Carried, carriedTo, carry } from "../../carry.ts";
import { chosenCell, isGround } from "../../choose.ts";
import { airHeight } from "../../layout.ts";
import { aimedPoint, nearestPiece } from "../../pick.ts";
import type { DragPhase, TablePoint } from "../../props.ts";
import type { TableTools } from "../shown.ts";
import { thingOf } from "./Targets.tsx";

/** Pixels a press may wander and still be a click. */
const STILL = 6;
/** Pixels around a finger in which it means what stands there. */
const FINGER = 22;

/** What a hand does over the table, as fiber tells it. */
export type HandEvent = ThreeEvent<PointerEvent>;

function near(a: TablePoint, b: TablePoint): boolean {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 1;
}

function isStill(press: Vector2Like, { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">): boolean {
  return Math.hypot(press.x - clientX, press.y - clientY) <= STILL;
}

/** Turns what a hand does over the table into choices, tape points and drags. Camera moves belong to the camera's hands. */
export class Pointer {
  private press: Vector2Like | undefined;
  private dragging = false;
  private carried: Carried | undefined;
  /** Where what is in hand was told to be last. */
  private last: TablePoint | undefined;
  private throwing = false;
  private hovered: string | null = null;
  /** While the space bar is down every drag moves the camera. */
  panning = false;

  /** `point` is told what the pointer of a mouse shows there: something that can be chosen or not. */
  constructor(
    private readonly canvas: HTMLElement,
    private readonly table: TableTools,
    private readonly point: (choosable: boolean) => void,
  ) {}

  readonly down = (event: HandEvent): void => {
    event.stopPropagation();
    if (!event.isPrimary && this.dragging) this.letGo(event, "cancel");
    if (event.button !== 0 || !event.isPrimary) return;
    if (this.overTray(event)) this.takeTray(event);
    else this.takeHold(event);
  };

  readonly move = (event: HandEvent): void => {
    event.stopPropagation();
    if (this.dragging && event.isPrimary) this.dragOn(event);
    else if (event.pointerType === "mouse" && event.buttons === 0) this.look(event);
  };

  readonly up = (event: HandEvent): void => {
    event.stopPropagation();
    if (this.throwing) this.letTray(true);
    else this.letLoose(event);
  };

  /** The browser takes the pointer away: nothing is chosen, and what is in hand stays where it is. */
  readonly cancel = (): void => {
    this.press = undefined;
    if (this.throwing) this.letTray(false);
    if (!this.dragging) return;
    if (this.last) this.tell(this.last, "end");
    this.free();
  };

  /** The pointer is over the table no more. */
  readonly leave = ({ pointerType }: PointerEvent): void => {
    // A finger that is lifted leaves what it has looked at.
    if (pointerType === "mouse") this.hover(null);
    this.point(this.hovered !== null);
    this.table.point(undefined);
    this.table.latest.current.onTableHover(null);
  };

  readonly wheel = (event: WheelEvent): void => {
    if (!this.dragging) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.table.latest.current.onLevelWheel(event.deltaY < 0 ? 1 : -1);
  };

  /** The piece, counter or card under the pointer, or the piece whose name is. */
  private pieceUnder(event: HandEvent): string | null {
    return thingOf(event) ?? this.table.current.named(event.pointer.x, event.pointer.y) ?? null;
  }

  /** The piece that a finger means which has hit none; a mouse means what it points at. */
  private pieceNear({ pointerType, pointer, camera }: HandEvent): string | null {
    if (pointerType === "mouse") return null;
    const { current, origin } = this.table;
    const { clientWidth, clientHeight } = this.canvas;
    const half = { x: clientWidth / 2, y: clientHeight / 2 };
    const at = { x: pointer.x * half.x, y: pointer.y * half.y };
    return nearestPiece(current.stage, origin, camera, at, half, FINGER) ?? null;
  }

  private pointUnder({ ray }: HandEvent): TablePoint | undefined {
    return aimedPoint(ray, this.table.origin);
  }

  /** Whether a press takes hold of the selected piece or of the end of its ghost. */
  private grabs(event: HandEvent): boolean {
    const { selected, overlay, measuring } = this.table.latest.current;
    if (!selected || measuring || this.panning) return false;
    const ghost = overlay.ghosts.find((one) => one.piece === selected && one.weight === undefined);
    if (!ghost) return false;
    if ((this.pieceUnder(event) ?? this.pieceNear(event)) === selected) return true;
    const end = ghost.track.at(-1);
    const point = this.pointUnder(event);
    return end !== undefined && point !== undefined && near(end, point);
  }

  /** The piece that a press takes into the hand, where pieces are moved by hand. */
  private lifts(event: HandEvent): Carried | undefined {
    const { onPieceDrag, measuring, tabletop } = this.table.latest.current;
    if (!onPieceDrag || measuring || this.panning) return undefined;
    const point = this.pointUnder(event);
    return point && carry(tabletop, this.pieceUnder(event), point);
  }

  private takeHold(event: HandEvent): void {
    this.press = { x: event.clientX, y: event.clientY };
    this.carried = this.lifts(event);
    if (!this.carried && !this.grabs(event)) return;
    this.dragging = true;
    this.capture(event);
    this.drag(event, "start");
  }

  /** The camera stays where it is, wherever the hand goes. */
  private capture({ pointerId }: HandEvent): void {
    this.table.rig.enabled = false;
    this.canvas.setPointerCapture(pointerId);
  }

  private look(event: HandEvent): void {
    const { measuring, onTableHover } = this.table.latest.current;
    const point = this.pointUnder(event);
    this.hover(this.pieceUnder(event));
    this.table.point(this.hovered === null ? point : undefined);
    this.point(this.hovered !== null || this.cellUnder(event) !== undefined);
    if (measuring) onTableHover(point ?? null);
  }

  private letLoose(event: HandEvent): void {
    const { press, dragging } = this;
    this.press = undefined;
    if (dragging) this.letGo(event, "end");
    if (!press || !isStill(press, event)) return;
    const props = this.table.latest.current;
    const point = props.measuring ? this.pointUnder(event) : undefined;
    if (point) props.onTablePoint(point);
    else if (!dragging) this.choose(event);
  }

  /** A click: on a piece it selects, on a cell that may be chosen it leads the selected piece's ghost there. */
  private choose(event: HandEvent): void {
    const { onSelect, onGhostDrag, tabletop, overlay, selected } = this.table.latest.current;
    const piece = this.pieceUnder(event);
    const free = piece === null || (piece !== selected && isGround(tabletop, overlay, piece));
    const cell = free ? this.cellUnder(event) : undefined;
    if (cell) for (const phase of ["start", "end"] as const) onGhostDrag(cell.at, phase);
    else onSelect(piece ?? this.pieceNear(event));
  }

  /** The hex under the pointer that may be chosen. */
  private cellUnder({ ray }: HandEvent): Cell | undefined {
    const { current, origin, latest } = this.table;
    const { overlay, tabletop, selected } = latest.current;
    if (!selected) return undefined;
    return chosenCell(overlay, tabletop.mat, (level) =>
      aimedPoint(ray, origin, level === undefined ? 0 : airHeight(current.stage.air, level)),
    );
  }

  /** Whether the pointer is on the dice tray that is held up. */
  private overTray({ pointer }: HandEvent): boolean {
    const { onTray, measuring } = this.table.latest.current;
    if (!onTray || measuring || this.panning) return false;
    const { clientWidth, clientHeight } = this.canvas;
    return this.table.inset.contains(
      ((pointer.x + 1) / 2) * clientWidth,
      ((1 - pointer.y) / 2) * clientHeight,
    );
  }

  /** Dice in the hand. */
  private takeTray(event: HandEvent): void {
    this.throwing = true;
    this.capture(event);
  }

  private letTray(thrown: boolean): void {
    this.throwing = false;
    this.table.rig.enabled = true;
    if (thrown) this.table.latest.current.onTray?.();
  }

  private letGo(event: HandEvent, how: "end" | "cancel"): void {
    this.drag(event, how);
    this.free();
  }

  private free(): void {
    this.dragging = false;
    this.carried = undefined;
    this.table.rig.enabled = true;
  }

  /** A piece in hand stays where it is until the hand has really moved. */
  private dragOn(event: HandEvent): void {
    if (this.carried && this.press && isStill(this.press, event)) return;
    if (this.carried) this.press = undefined;
    this.drag(event, "move");
  }

  private drag(event: HandEvent, phase: DragPhase): void {
    const point = this.pointUnder(event);
    if (point) this.tell(point, phase);
  }

  private tell(point: TablePoint, phase: DragPhase): void {
    this.last = point;
    const { onGhostDrag, onPieceDrag } = this.table.latest.current;
    if (this.carried) onPieceDrag?.(this.carried.id, carriedTo(this.carried, point), phase);
    else onGhostDrag(point, phase);
  }

  private hover(id: string | null): void {
    if (id === this.hovered) return;
    this.hovered = id;
    this.table.hover(id ?? undefined);
    this.table.latest.current.onHover(id);
  }
}
