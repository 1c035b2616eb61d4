import { useState } from "react";
import type { Sheet } from "../../face/sheet.ts";
import { useTold } from "../context/playing.ts";
import { SheetPaper } from "../face/sheets/SheetPaper.tsx";
import { Speech } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { lazyPart } from "../lazy-part.ts";
import { pastOf, tabletopOf, viewOf } from "../session/selectors.ts";

const LookAt = lazyPart(async () => (await import("../hangar/LookAt.tsx")).LookAt);
const LookAround = lazyPart(async () => (await import("../hangar/LookAround.tsx")).LookAround);

/** Where nothing folds, the sheet of the selected piece comes first. */
function sorted(sheets: readonly Sheet[], selected: string | null): readonly Sheet[] {
  if (sheets.some(({ look }) => look === "folds")) return sheets;
  return sheets.toSorted((a, b) => Number(b.piece === selected) - Number(a.piece === selected));
}

/** Record sheets at the moment that is looked at; of those that fold, one is open. */
export function Sheets() {
  const told = useTold();
  const { entry, selected, select } = told;
  const view = viewOf(told);
  const past = pastOf(told);
  const part = useFacePart(entry, "sheets");
  const [opened, setOpened] = useState<string>();
  if (!part) return null;
  const sheets = sorted(part.face.sheets(view, past, "screen"), selected);
  const folding = sheets.filter(({ look }) => look === "folds");
  const pieces = new Map(tabletopOf(told).pieces.map((piece) => [piece.id, piece]));
  const open =
    folding.find(({ piece }) => piece !== undefined && piece === selected) ??
    folding.find(({ id }) => id === opened) ??
    folding[0];
  return (
    <Speech value={part.say}>
      <div className="sheets">
        {sheets.map((sheet) => {
          const piece = pieces.get(sheet.piece ?? "");
          return (
            <SheetPaper
              key={sheet.id}
              sheet={sheet}
              open={sheet.look !== "folds" || sheet === open}
              chosen={sheet.piece !== undefined && sheet.piece === selected}
              onOpen={() => {
                setOpened(sheet.id);
                // A sheet about no piece opens only while no piece is chosen.
                select(sheet.piece ?? null);
              }}
            >
              {piece && <LookAt piece={piece} />}
            </SheetPaper>
          );
        })}
        {!sheets.some(({ piece }) => piece) && <LookAround entry={entry} />}
      </div>
    </Speech>
  );
}
