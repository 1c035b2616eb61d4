import { type Subject, sheetOf } from "../../../../games/dogfight/face/sheets.ts";
import { Records } from "../../../face/papers/Records.tsx";
import { chunks } from "../../../print/chunks.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";

/** Sheets on a page. */
const A_PAGE = 4;

/** Record sheets, four a page. `title` names the pages. */
export function recordPages(subjects: readonly Subject[], title: string): readonly PrintedPage[] {
  const sheets = subjects.map((subject, index) => sheetOf(subject, "paper", `${index}`));
  return chunks(sheets, A_PAGE).map((four, index) => ({
    id: `records ${index}`,
    title,
    scaled: false,
    body: <Records sheets={four} across={2} down={2} />,
  }));
}
