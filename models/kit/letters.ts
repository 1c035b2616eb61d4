import type { Patch, View } from "./type.ts";
import type { Flat } from "./vec.ts";

/** How wide a letter is and how far the next one begins after it, and how broad its strokes are: shares of its height. */
const LETTER = { width: 0.62, advance: 0.82, stroke: 0.17 } as const;

/** Letters as strokes of a broad brush, on a grid of four by six from the foot at the left: `0,0 0,6; 0,6 4,6`. */
const STROKES: Readonly<Record<string, string>> = {
  A: "0,0 0,4.6; 0,4.6 1.4,6; 1.4,6 2.6,6; 2.6,6 4,4.6; 4,4.6 4,0; 0,2.4 4,2.4",
  B: "0,0 0,6; 0,6 3.2,6; 3.2,6 3.9,5.3; 3.9,5.3 3.9,3.8; 3.9,3.8 3.2,3.1; 0,3.1 3.2,3.1; 3.2,3.1 4,2.3; 4,2.3 4,0.8; 4,0.8 3.2,0; 3.2,0 0,0",
  C: "4,5 3,6; 3,6 1,6; 1,6 0,5; 0,5 0,1; 0,1 1,0; 1,0 3,0; 3,0 4,1",
  D: "0,0 0,6; 0,6 2.8,6; 2.8,6 4,4.8; 4,4.8 4,1.2; 4,1.2 2.8,0; 2.8,0 0,0",
  E: "4,6 0,6; 0,6 0,0; 0,0 4,0; 0,3 3.2,3",
  F: "4,6 0,6; 0,6 0,0; 0,3 3.2,3",
  G: "4,5 3,6; 3,6 1,6; 1,6 0,5; 0,5 0,1; 0,1 1,0; 1,0 3,0; 3,0 4,1; 4,1 4,2.8; 4,2.8 2.2,2.8",
  H: "0,0 0,6; 4,0 4,6; 0,3 4,3",
  I: "2,0 2,6",
  J: "4,6 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,1; 0,1 0,1.8",
  K: "0,0 0,6; 4,6 0.4,2.9; 1.4,3.7 4,0",
  L: "0,6 0,0; 0,0 4,0",
  M: "0,0 0,6; 0,6 2,3; 2,3 4,6; 4,6 4,0",
  N: "0,0 0,6; 0,6 4,0; 4,0 4,6",
  O: "1,6 3,6; 3,6 4,5; 4,5 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,1; 0,1 0,5; 0,5 1,6",
  P: "0,0 0,6; 0,6 3,6; 3,6 4,5; 4,5 4,3.7; 4,3.7 3,2.7; 3,2.7 0,2.7",
  Q: "1,6 3,6; 3,6 4,5; 4,5 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,1; 0,1 0,5; 0,5 1,6; 2.4,1.6 4.2,-0.2",
  R: "0,0 0,6; 0,6 3,6; 3,6 4,5; 4,5 4,3.7; 4,3.7 3,2.7; 3,2.7 0,2.7; 2,2.7 4,0",
  S: "4,5 3,6; 3,6 1,6; 1,6 0,5; 0,5 0,4.1; 0,4.1 1,3.2; 1,3.2 3,2.8; 3,2.8 4,1.9; 4,1.9 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,1",
  T: "0,6 4,6; 2,6 2,0",
  U: "0,6 0,1; 0,1 1,0; 1,0 3,0; 3,0 4,1; 4,1 4,6",
  V: "0,6 2,0; 2,0 4,6",
  W: "0,6 0.9,0; 0.9,0 2,3.6; 2,3.6 3.1,0; 3.1,0 4,6",
  X: "0,0 4,6; 0,6 4,0",
  Y: "0,6 2,3; 4,6 2,3; 2,3 2,0",
  Z: "0,6 4,6; 4,6 0,0; 0,0 4,0",
  "0": "1,6 3,6; 3,6 4,5; 4,5 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,1; 0,1 0,5; 0,5 1,6",
  "1": "2.2,0 2.2,6; 2.2,6 0.8,4.8",
  "2": "0,5 1,6; 1,6 3,6; 3,6 4,5; 4,5 4,3.9; 4,3.9 0,0; 0,0 4,0",
  "3": "0,6 4,6; 4,6 1.8,3.5; 1.8,3.5 3,3.5; 3,3.5 4,2.5; 4,2.5 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,1",
  "4": "3,0 3,6; 3,6 0,1.8; 0,1.8 4,1.8",
  "5": "4,6 0.4,6; 0.4,6 0.2,3.4; 0.2,3.4 3,3.6; 3,3.6 4,2.6; 4,2.6 4,1; 4,1 3,0; 3,0 1,0; 1,0 0,0.8",
  "6": "3.8,5.3 3,6; 3,6 1,6; 1,6 0,5; 0,5 0,1; 0,1 1,0; 1,0 3,0; 3,0 4,1; 4,1 4,2.4; 4,2.4 3,3.4; 3,3.4 0,3.4",
  "7": "0,6 4,6; 4,6 1.4,0",
  "8": "1,6 3,6; 3,6 3.9,5.2; 3.9,5.2 3.9,4; 3.9,4 3,3.2; 3,3.2 4,2.3; 4,2.3 4,0.9; 4,0.9 3,0; 3,0 1,0; 1,0 0,0.9; 0,0.9 0,2.3; 0,2.3 1,3.2; 1,3.2 0.1,4; 0.1,4 0.1,5.2; 0.1,5.2 1,6; 1,3.2 3,3.2",
  "9": "0.2,0.7 1,0; 1,0 3,0; 3,0 4,1; 4,1 4,5; 4,5 3,6; 3,6 1,6; 1,6 0,5; 0,5 0,3.6; 0,3.6 1,2.6; 1,2.6 4,2.6",
  "-": "0.6,3 3.4,3",
  "+": "0.3,3 3.7,3; 2,1.3 2,4.7",
};

type Stroke = readonly [from: Flat, to: Flat];

function strokesOf(letter: string): readonly Stroke[] {
  const strokes = (STROKES[letter] ?? "").split(";").filter((one) => one.trim() !== "");
  return strokes.map((stroke): Stroke => {
    const [from, to] = stroke
      .trim()
      .split(" ")
      .map((point) => point.split(",").map(Number));
    return [from as unknown as Flat, to as unknown as Flat];
  });
}

/** A stroke with square ends, which reach half its width beyond its points. */
function quad([[x0, y0], [x1, y1]]: Stroke, width: number): readonly Flat[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [u, v] = [((dx / length) * width) / 2, ((dy / length) * width) / 2];
  return [
    [x0 - u - v, y0 - v + u],
    [x0 - u + v, y0 - v - u],
    [x1 + u + v, y1 + v - u],
    [x1 + u - v, y1 + v + u],
  ];
}

/** A line of letters on one side of an aircraft. */
export interface Lettering {
  readonly text: string;
  readonly view: Extract<View, "left" | "right">;
  readonly on: readonly string[];
  /** The middle of the line: station and height, and how high its letters are, metres. */
  readonly at: Flat;
  readonly height: number;
  readonly colour: string;
}

/** How long a line of letters is, in heights of a letter. */
export function lineLength(text: string): number {
  return text.length === 0 ? 0 : (text.length - 1) * LETTER.advance + LETTER.width;
}

/**
 * The patches of a line of letters that reads from left to right for who stands beside it: stations fall on the right
 * side of an aircraft, where its nose is at the right hand. What is no letter of the brush leaves a gap.
 */
export function lettering({ text, view, on, at, height, colour }: Lettering): readonly Patch[] {
  const way = view === "left" ? 1 : -1;
  const stroke = LETTER.stroke * height;
  const [across, up] = [(LETTER.width * height - stroke) / 4, (height - stroke) / 6];
  const begin = (-lineLength(text) * height) / 2 + stroke / 2;
  return [...text].flatMap((letter, place) => {
    const left = begin + place * LETTER.advance * height;
    const put = ([x, y]: Flat): Flat => [left + x * across, (y - 3) * up];
    return strokesOf(letter).map(([from, to]): Patch => {
      const shape = quad([put(from), put(to)], stroke);
      return { view, on, colour, shape: shape.map(([x, y]): Flat => [at[0] + way * x, at[1] + y]) };
    });
  });
}
