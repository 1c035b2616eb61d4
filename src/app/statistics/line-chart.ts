import type { Series as Lines } from "../../face/count.ts";

/** The steps that a scale may have, each a tidy figure. */
const STEPS = [1, 2, 5] as const;

/** The smallest tidy step that divides `top` into at most `most` parts. */
export function tidyStep(top: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) if (step * power * most >= top) return step * power;
  }
}

/** Marks of a scale from 0 to at least `top`, with a tidy step between them and at most `most` steps. */
export function marksTo(top: number, most: number): readonly number[] {
  const step = tidyStep(Math.max(1, top), most);
  const steps = Math.ceil(Math.max(1, top) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** One line of a chart, its name in the language of the page. */
export type Series = Omit<Lines, "name"> & { readonly name: string };

interface Mark {
  readonly at: number;
  readonly label: number;
}

interface Line {
  readonly series: Series;
  readonly path: string;
  /** Where a mark stands: at every place of the axis, or at some of many. */
  readonly marked: readonly { readonly x: number; readonly y: number }[];
}

/** A line chart laid out in pixels. */
export interface LaidOut {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly xs: readonly Mark[];
  readonly ys: readonly Mark[];
  readonly lines: readonly Line[];
}

const EDGE = { left: 34, right: 14, top: 30, bottom: 46 } as const;
/** Pixels between two labels of an axis, at least: figures, and names of a few letters. */
const APART = { x: 36, named: 72, y: 30 } as const;
/** Marks on a line, at most: more would hide it. */
const MOST_MARKS = 24;

/** Lays out lines over `xs`, whole numbers one apart, in a picture of some pixels; `named`: with names instead of numbers. */
export function layOut(
  xs: readonly number[],
  series: readonly Series[],
  width: number,
  height: number,
  named = false,
): LaidOut {
  const { left, top } = EDGE;
  const right = Math.max(left + 1, width - EDGE.right);
  const bottom = height - EDGE.bottom;
  const first = xs[0] ?? 0;
  const span = Math.max(1, (xs.at(-1) ?? 0) - first);
  const marks = marksTo(Math.max(0, ...series.flatMap(({ values }) => values)), (bottom - top) / APART.y);
  const high = marks.at(-1) ?? 1;
  const across = (x: number) => left + ((right - left) * (x - first)) / span;
  const up = (y: number) => bottom - ((bottom - top) * y) / high;
  const steps = marksTo(span, Math.max(1, (right - left) / (named ? APART.named : APART.x)));
  return {
    left,
    right,
    top,
    bottom,
    xs: steps
      .filter((step) => step <= span)
      .map((step) => ({ at: across(first + step), label: first + step })),
    ys: marks.map((label) => ({ at: up(label), label })),
    lines: series.map((one) => {
      const points = one.values.map((value, index) => ({ x: across(xs[index] ?? first), y: up(value) }));
      const path = points.map(
        ({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`,
      );
      const every = Math.ceil(points.length / MOST_MARKS);
      return { series: one, marked: points.filter((_, index) => index % every === 0), path: path.join("") };
    }),
  };
}
