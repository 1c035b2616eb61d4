import type { CustomType } from "../../../../games/dogfight/config.ts";
import type { BenchProps } from "../../../workshop/game-workshop.ts";
import { SheetPaper } from "../SheetPaper.tsx";
import { sheetOf } from "./board.ts";

/** The record sheet of a design as it will lie on the table, before the first turn. */
export function Sheet({ design, say }: BenchProps) {
  const sheet = sheetOf(design as CustomType);
  return sheet ? (
    <SheetPaper sheet={sheet} lines={[]} startSpeed={sheet.aircraft.speed} selected={false} say={say} />
  ) : null;
}
