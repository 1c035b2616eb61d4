import type { Overlay } from "../../../tabletop/overlay.ts";
import type { Place, Tabletop } from "../../../tabletop/tabletop.ts";
import type { PageStore } from "../../context/page-state.ts";
import type { Settings } from "../../settings/kept-settings.ts";
import type { WordsInUse } from "../../words.ts";
import type { Measurable } from "./measure.ts";

/** What measures: fetched when a tape is first taken out. */
let measure: typeof import("./measure.ts") | undefined;

/** One more waypoint on the tape: the middle of the piece that is meant, or a point of the mat. */
export function addToTape(
  page: PageStore,
  tabletop: Tabletop,
  point: { readonly x: number; readonly y: number },
): void {
  const { tape } = page.getState();
  if (tape && measure) page.setState({ tape: [...tape, measure.waypoint(tabletop, point)] });
}

/** The end of the tape follows the pointer; null when it has left the table. */
export function leadTape(
  page: PageStore,
  tabletop: Tabletop,
  point: { readonly x: number; readonly y: number } | null,
): void {
  const { tape, tapeEnd } = page.getState();
  const end = tape && tape.length > 0 && point && measure ? measure.waypoint(tabletop, point) : null;
  if (end?.x !== tapeEnd?.x || end?.y !== tapeEnd?.y) page.setState({ tapeEnd: end });
}

/** The waypoints, and where the pointer is unless that is the last of them. */
export function wholeTape(tape: readonly Place[], end: Place | null): readonly Place[] {
  const last = tape.at(-1);
  if (!last || !end || (last.x === end.x && last.y === end.y)) return tape;
  return [...tape, end];
}

/** Takes the tape out or puts it away. */
export async function toggleTape(page: PageStore): Promise<void> {
  measure ??= await import("./measure.ts");
  page.setState(({ tape }) => ({ tape: tape ? null : [], tapeEnd: null }));
}

/** Esc: first the points go, then the tape. True when there was something to do. */
export function clearTape(page: PageStore): boolean {
  const { tape } = page.getState();
  if (!tape) return false;
  page.setState({ tape: tape.length > 0 ? [] : null, tapeEnd: null });
  return true;
}

/** A tape as it is drawn over a table; undefined while it lies nowhere. */
export function tapeOver(
  tape: readonly Place[] | null,
  end: Place | null,
  table: Measurable,
  units: Settings["units"],
  t: WordsInUse["t"],
): Overlay["tape"] {
  if (!tape || tape.length === 0 || !measure) return undefined;
  const points = wholeTape(tape, end);
  return { points, caption: measure.tapeCaption(points, table, units, t) };
}
