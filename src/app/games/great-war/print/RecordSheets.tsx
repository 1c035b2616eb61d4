import type { Fleet } from "../../../../games/great-war/face/fleet.ts";
import { paperSheet } from "../../../../games/great-war/face/sheets.ts";
import { Records } from "../../../face/papers/Records.tsx";
import { chunks } from "../../../print/chunks.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";

const A_PAGE = 2;

/** Status pads, two a page. `title` names the pages. */
export function recordPages({ pads, turn }: Fleet, title: string): readonly PrintedPage[] {
  const sheets = pads.map((pad) => paperSheet(pad, turn, pad.nobody));
  return chunks(sheets, A_PAGE).map((two, index) => ({
    id: `records ${index}`,
    title,
    scaled: true,
    body: <Records sheets={two} across={1} down={2} />,
  }));
}
