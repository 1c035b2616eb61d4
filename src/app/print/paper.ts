/** Papers that printers have, upright, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof PAPERS;

export const MM_PER_INCH = 25.4;

/** Millimetres along each edge that printers can't reach. */
export const MARGIN = 10;

/** Millimetres at the foot of a sheet: the calibration bar and what the sheet is. */
const FOOT = 16;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Millimetres of a sheet that a page's own content may fill: between the margins, above the foot. */
export function areaOf(paper: PaperName): Size {
  const { width, height } = PAPERS[paper];
  return { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
}

/** Millimetres below a tile for the line that says how to join it. */
const NOTE = 7;

/** Millimetres that a tile of a larger drawing may fill. */
export function tileAreaOf(paper: PaperName): Size {
  const { width, height } = areaOf(paper);
  return { width, height: height - NOTE };
}

/** Regions where paper is sold by the inch. */
const LETTER_REGIONS = ["US", "CA", "MX", "CL", "CO", "PH"];

/** The paper that somebody with this language tag is likely to have, e.g. `en-US`. */
export function usualPaper(tag: string): PaperName {
  const region = tag.split("-").find((part) => /^[A-Z]{2}$/.test(part));
  return region !== undefined && LETTER_REGIONS.includes(region) ? "letter" : "a4";
}
