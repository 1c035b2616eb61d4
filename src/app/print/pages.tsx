import type { CSSProperties } from "react";
import { chunks } from "../../face/chunks.ts";
import type { Drawing, Page, SheetsOnPages } from "../../face/paper.ts";
import type { Sheet } from "../../face/sheet.ts";
import type { Text } from "../../face/text.ts";
import { PaperBlocks } from "../face/papers/PaperBlocks.tsx";
import { PaperSheet } from "../face/papers/PaperSheet.tsx";
import { keyOf } from "../face/sheets/Line.tsx";
import type { PaperName } from "./paper.ts";
import { tileAreaOf } from "./paper.ts";
import type { PrintedPage } from "./Sheet.tsx";
import { TileSheet } from "./TileSheet.tsx";
import { tilesOf } from "./tiles.ts";

interface RecordsProps {
  readonly sheets: readonly Sheet[];
  /** How many of them a page has room for. */
  readonly across: number;
  readonly down: number;
}

/** Record sheets that share a page. */
function Records({ sheets, across, down }: RecordsProps) {
  return (
    <div className="records" style={{ "--across": across, "--down": down } as CSSProperties}>
      {sheets.map((sheet, place) => (
        <PaperSheet key={keyOf(place)} sheet={sheet} />
      ))}
    </div>
  );
}

type Say = (text: Text) => string;

/** A large drawing, cut into as few pages as it needs. */
function tilePages(page: Page, drawing: Drawing, paper: PaperName, text: Say): readonly PrintedPage[] {
  const { unit, x, y, width, height } = drawing;
  const area = tileAreaOf(paper);
  const room = { width: area.width / unit, height: area.height / unit };
  return tilesOf({ width, height }, room).map((tile) => ({
    id: `${page.id} ${tile.name}`,
    title: `${text(page.title)}, ${tile.name}`,
    scaled: page.scaled,
    body: <TileSheet tile={{ ...tile, x: tile.x + x, y: tile.y + y }} drawing={drawing} />,
  }));
}

/** Record sheets, on as few pages as they need. */
function sheetPages(page: Page, { sheets, ...room }: SheetsOnPages, text: Say): readonly PrintedPage[] {
  return chunks(sheets, room.across * room.down).map((some, index) => ({
    id: `${page.id} ${index}`,
    title: text(page.title),
    scaled: page.scaled,
    body: <Records sheets={some} {...room} />,
  }));
}

/** A page of a game's face as it is printed: one sheet of paper, or several for a large drawing and for record sheets. */
export function printedPages(page: Page, paper: PaperName, text: Say): readonly PrintedPage[] {
  const { content, id, scaled } = page;
  switch (content.kind) {
    case "tiles":
      return tilePages(page, content.drawing, paper, text);
    case "sheets":
      return sheetPages(page, content, text);
    case "blocks":
      return [{ id, title: text(page.title), scaled, body: <PaperBlocks {...content} /> }];
  }
}
