import type { Drawing, Page } from "../../face/paper.ts";
import type { Text } from "../../face/text.ts";
import { PaperBlocks } from "../face/papers/PaperBlocks.tsx";
import { Records } from "../face/papers/Records.tsx";
import { type PaperName, tileAreaOf } from "./paper.ts";
import type { PrintedPage } from "./Sheet.tsx";
import { TileSheet } from "./TileSheet.tsx";
import { tilesOf } from "./tiles.ts";

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

/** A page of a game's face as it is printed: one sheet of paper, or several for a large drawing. */
export function printedPages(page: Page, paper: PaperName, text: Say): readonly PrintedPage[] {
  const { content, id, scaled } = page;
  if (content.kind === "tiles") return tilePages(page, content.drawing, paper, text);
  const body = content.kind === "sheets" ? <Records {...content} /> : <PaperBlocks {...content} />;
  return [{ id, title: text(page.title), scaled, body }];
}
