import type { Overlay } from "../tabletop/overlay.ts";
import type { PaletteId } from "../tabletop/palettes.ts";
import type { SideIndex, Tabletop } from "../tabletop/tabletop.ts";
import type { Extent } from "./extent.ts";
import type { Player } from "./player.ts";

/** A point of the mat in inches. */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** A camera that somebody has saved: world inches (x right, y up, z towards the lower edge). */
export interface SavedView {
  readonly position: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  /** Straight down, orthographic. */
  readonly top: boolean;
  /** Magnification of the straight-down camera. */
  readonly zoom: number;
}

/** Views saved under the digits 1 to 9. */
export type SavedViews = Readonly<Record<string, SavedView>>;

/** Less sharp at each step of plainness, and without shadows at the last. */
export const PLAINEST = 3;
/** Richer than usual: a film is shown through a lens, with depth of field and glow. */
export const RICHEST = -1;

interface TableSettings {
  readonly shadows: boolean;
  /** Whether chits lie beside the stands of who is damaged; left out: none. */
  readonly chits?: boolean;
  /** How much plainer than usual the table is drawn, RICHEST to PLAINEST: as the machine is fast or slow. */
  readonly plainness: number;
  /** Whether a fast machine may show a film through a lens. */
  readonly postprocessing: boolean;
  /** Colours of the sides; a table keeps those that it was laid with. */
  readonly palette: PaletteId;
  readonly reducedMotion: boolean;
  readonly fastDice: boolean;
  /** How many times as large as 1:200 models are drawn; stands, distances and rulings stay. */
  readonly modelScale: number;
}

/** A place on the screen: CSS pixels from the view's upper left corner. `visible` is false when it is outside. */
export interface ScreenPosition {
  x: number;
  y: number;
  visible: boolean;
}

/** What the page may ask of a table that is shown. */
export interface TableHandle {
  /** Writes where a piece (its model) is on the screen. False when there is no such piece. */
  screenPosition(id: string, out: ScreenPosition): boolean;
  /** Inches from the eye to a piece; undefined when there is no such piece, and on a flat drawing. */
  distanceTo(id: string): number | undefined;
  /** Writes where a point of the mat is on the screen. */
  screenPoint(point: TablePoint, out: ScreenPosition): void;
  /** Where the names of pieces lie on the screen, in CSS pixels from the view's upper left corner; on a flat drawing they are not told. */
  names(): readonly ScreenArea[];
  /** Writes where thrown dice come to rest on the screen. False while there are none, and on a flat drawing. */
  dice(out: Writable<ScreenArea>): boolean;
  /** The point of the mat under a place on the screen, CSS pixels from the view's upper left corner. */
  tablePoint(x: number, y: number): TablePoint | undefined;
  /** Called after each frame drawn, when badges have to follow. */
  onDraw(listener: () => void): () => void;
  /** Camera: frame pieces (left out: the selection, or everything), go home, see the whole table, straight down and back, a saved view. */
  frame(ids?: readonly string[]): void;
  home(): void;
  /** Home again, unless somebody has moved it since. */
  follow(): void;
  whole(): void;
  toggleTop(): void;
  showView(digit: string): void;
  saveView(digit: string): void;
}

type Writable<Made> = { -readonly [Part in keyof Made]: Made[Part] };

/** A rectangle of the screen in CSS pixels from the view's upper left corner. */
export interface ScreenArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** `cancel`: a second finger came down, so that the hand means the camera; what the drag has changed is put back. */
export type DragPhase = "start" | "move" | "end" | "cancel";

/** What the groups of buttons are called that no game names. */
export interface ThingNames {
  readonly counters: string;
  readonly sites: string;
  /** A pile with so many cards, called by its label. */
  pile(label: string, count: number): string;
}

/** What both the 3D table and the flat drawing take. */
export interface TableProps {
  readonly tabletop: Tabletop;
  readonly player: Player;
  readonly overlay: Overlay;
  readonly selected?: string | undefined;
  /** Where a battle that is over was decided: what the home view is about then. */
  readonly decisive?: Extent | undefined;
  /** What the pointer or the focus is on: a stack is fanned out, a card is shown large. */
  readonly hovered?: string | undefined;
  /** Whose edge is at the bottom of the screen: 0 the mat's lower edge, 1 its upper edge. */
  readonly edge: SideIndex;
  readonly views: SavedViews;
  readonly settings: TableSettings;
  /** Writes its number into every hex of the mat's grid. */
  readonly showNumbers?: boolean;
  /** The home view shows the whole mat, wherever the pieces are. */
  readonly wholeMat?: boolean;
  /** Whether the camera goes where something happens, as in a film; left out: it stands. Not with reduced motion. */
  readonly directed?: boolean;
  /** Whether the camera of a table that no film shows comes down behind the leader of a flight; left out: it sees all of it. */
  readonly follows?: boolean;
  /** Whether the table only adorns a page: nobody touches it, no names stand on it and no dice are thrown. */
  readonly decoration?: boolean;
  /** Whether mat, table and room are drawn; left out: they are. Without them one sees through the picture, beside what stands. */
  readonly ground?: boolean;
  /** Whether a turn begins with what led to this tabletop. */
  readonly opensTurn?: boolean;
  /** While the tape is out, clicks on the mat are its waypoints. */
  readonly measuring?: boolean;
  /** What the picture is called, and which keys move it, where the keyboard may come to it; left out: it does not. */
  readonly label?: string;
  /** What groups of things are called for a screen reader; left out: nothing but pieces is chosen here. */
  readonly names?: ThingNames;
  onSelect(id: string | null): void;
  onHover(id: string | null): void;
  onTablePoint(point: TablePoint): void;
  /** Where the pointer is over the mat while the tape is out; null when it is not. */
  onTableHover(point: TablePoint | null): void;
  /** While the selected model's ghost is dragged. */
  onGhostDrag(point: TablePoint, phase: DragPhase): void;
  /** Where pieces are moved by hand: the piece in hand and the place where it would stand, off the mat too. */
  readonly onPieceDrag?: (id: string, point: TablePoint, phase: DragPhase) => void;
  /** The wheel while a model is dragged: one level up or down. */
  onLevelWheel(step: 1 | -1): void;
  onSaveView(digit: string, view: SavedView): void;
  /** Called when the table is drawn with its pieces: what nobody needs before may be fetched now. */
  readonly onStand?: () => void;
  /** The machine is too slow, or fast enough for more; `plainness` would suit it. Left out: nobody watches. */
  readonly onPace?: (plainness: number) => void;
  /** A click or a throw of the hand on thrown dice. */
  readonly onTray?: () => void;
  /** The jolt in inches a second when dice hit something. */
  readonly onKnock?: (speed: number) => void;
  /** The part of the view that no paper lies on; all of it without. */
  readonly clearArea?: () => ScreenArea | undefined;
  /** The part of the view in whose lower right corner thrown dice lie; all of it without. */
  readonly trayArea?: () => ScreenArea | undefined;
  /** Handed once the table stands, and null when it goes. */
  readonly handle?: (handle: TableHandle | null) => void;
}
