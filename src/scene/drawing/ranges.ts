import { type ArcOverlay, captionsOf, isSeen, type Overlay } from "../../tabletop/overlay.ts";
import type { Spot } from "../../tabletop/place.ts";

/** Heights of the letters on a range, in inches. */
const LETTERS = 0.5;

/** A slip of paper with a text in its middle; half its width and half its height in inches. */
interface Slip extends Spot {
  readonly text: string;
  readonly size: number;
  readonly wide: number;
  readonly high: number;
}

/** A slip for a text whose letters are so many inches high. */
export function slipAt(x: number, y: number, text: string, size: number): Slip {
  return { x, y, text, size, wide: (text.length * size * 0.42) / 2 + size * 0.25, high: size * 0.62 };
}

/** The range of each band of a field of fire, in the middle of its outer edge. */
export function rangeSlips(arc: ArcOverlay): readonly Slip[] {
  const { at, from, to, bands } = arc;
  const captions = captionsOf(arc);
  const middle = ((from + (to > from ? to : to + 360)) / 2) * (Math.PI / 180);
  return bands.map((band, place) => {
    const [x, y] = [at.x + Math.sin(middle) * band, at.y + Math.cos(middle) * band];
    return slipAt(x, y, captions[place] ?? "", LETTERS);
  });
}

/** Every range that is written on the table for the person who looks. */
export function rangesIn({ arcs, ghosts }: Overlay): readonly Slip[] {
  const led = ghosts.filter((ghost) => ghost.weight === undefined && isSeen(ghost));
  return [...arcs, ...led.flatMap((ghost) => ghost.arcs)].flatMap(rangeSlips);
}
