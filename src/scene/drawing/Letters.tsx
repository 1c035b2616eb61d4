import type { SVGProps } from "react";

/** How large letters are set before they are drawn in inches: browsers round the widths of very small ones. */
const SET = 48;

interface LettersProps extends SVGProps<SVGTextElement> {
  readonly x?: number;
  readonly y?: number;
  /** Height in inches. */
  readonly size: number;
}

/** A text as wide as its letters are, however small they are at first and however far they grow. */
export function Letters({ x = 0, y = 0, size, ...more }: LettersProps) {
  return (
    <text
      transform={`translate(${x} ${y}) scale(${size / SET})`}
      fontSize={SET}
      textRendering="geometricPrecision"
      {...more}
    />
  );
}
