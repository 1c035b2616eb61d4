import type { CSSProperties } from "react";
import type { Sheet } from "../../../face/sheet.ts";
import { keyOf } from "../sheets/Line.tsx";
import { PaperSheet } from "./PaperSheet.tsx";

interface RecordsProps {
  readonly sheets: readonly Sheet[];
  /** How many of them a page has room for. */
  readonly across: number;
  readonly down: number;
}

/** Record sheets that share a page. */
export function Records({ sheets, across, down }: RecordsProps) {
  return (
    <div className="records" style={{ "--across": across, "--down": down } as CSSProperties}>
      {sheets.map((sheet, place) => (
        <PaperSheet key={keyOf(place)} sheet={sheet} />
      ))}
    </div>
  );
}
