import type { Place, Tabletop } from "../../tabletop/tabletop.ts";
import type { Settings } from "../settings.ts";
import type { WordsInUse } from "../words.ts";
import { measure, pieceNear, tenths, waypoint } from "./measure.ts";
import type { PageStore } from "./page-state.ts";

/** One more waypoint on the tape: the middle of the piece that is meant, or a point of the mat. */
export function addToTape(
  page: PageStore,
  tabletop: Tabletop,
  point: { readonly x: number; readonly y: number },
): void {
  const { tape } = page.getState();
  if (tape) page.setState({ tape: [...tape, waypoint(tabletop, point)] });
}

/** Takes the tape out or puts it away. */
export function toggleTape(page: PageStore): void {
  page.setState(({ tape }) => ({ tape: tape ? null : [] }));
}

/** Esc: first the points go, then the tape. True when there was something to do. */
export function clearTape(page: PageStore): boolean {
  const { tape } = page.getState();
  if (!tape) return false;
  page.setState({ tape: tape.length > 0 ? [] : null });
  return true;
}

/** The length of a tape in words: slant and flat with the level difference, where levels count. */
export function tapeCaption(
  points: readonly Place[],
  altitude: boolean,
  units: Settings["units"],
  t: WordsInUse["t"],
): string {
  const { slant, flat, levels } = measure(points, altitude);
  const figure = (inches: number) => {
    const count = tenths(inches, units);
    return t("number.tenths", { whole: Math.floor(count / 10), tenths: count % 10 });
  };
  const values = { slant: figure(slant), flat: figure(flat), apart: levels };
  return units === "inches" ? t("tape.inches", values) : t("tape.centimetres", values);
}

/** What stands at a point of the tape: a piece's label, or undefined for the bare mat. */
export function labelAt(tabletop: Tabletop, point: Place): string | undefined {
  return pieceNear(tabletop, point)?.label;
}
