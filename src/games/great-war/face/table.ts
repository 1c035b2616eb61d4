import type { PieceId, Prompt } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Drafts } from "../../../face/focus.ts";
import type { TableFace } from "../../../face/table.ts";
import type { Ghost } from "../../../tabletop/overlay.ts";
import type { Order } from "../rules/grammar/order.ts";
import { judgeMove, moveSceneOf } from "../rules/move/index.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import { descriptionOf } from "./description.ts";
import { forecastOf } from "./forecast.ts";
import { glanceOf } from "./glance.ts";
import { matWords } from "./mat.ts";
import { offersOf, standingOf } from "./offers.ts";
import { draftedBoard, flyingIndex } from "./picture/drafted.ts";
import { draftTowards, draftWithLevel } from "./picture/dragging.ts";
import { ghostOfOrder, overlayOf } from "./picture/overlay.ts";
import { tabletopOf } from "./picture/tabletop.ts";
import { askOf } from "./questions.ts";
import { badgeIn } from "./shots.ts";
import { stripOf } from "./strip.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** Every way to fire at a target, or the one line that tells best why there is none. */
function badge(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  const found = badgeIn(view, from, to);
  if (!found) return [];
  const shots = found.lines.filter(({ legal }) => legal).map((line) => line.phrase);
  return shots.length > 0 ? shots : [found.best];
}

function drafted(view: View, { about = "" }: Prompt, drafts: Drafts): View | undefined {
  const board = draftedBoard(view, about, drafts);
  return board && { ...view, aircraft: board.aircraft };
}

function ghost(view: View, { kind, about }: Prompt, answer: string): Ghost | undefined {
  if (kind !== "move" || about === undefined) return undefined;
  const board = boardOf(view);
  const index = flyingIndex(board, about);
  if (index === undefined) return undefined;
  const read = judgeMove(answer, moveSceneOf(board, index));
  return read.ok ? ghostOfOrder(board, index, read.value, true) : undefined;
}

/** The table's part of the face. */
export const table = {
  tabletop: (view, events, say) => tabletopOf(view, events, matWords(view.setup.mat, say), say),
  overlay: overlayOf,
  toggles: [
    { id: "fire", label: phrase("toggle.fire") },
    { id: "reach", label: phrase("toggle.reach") },
  ],
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  glance: glanceOf,
  describe: descriptionOf,
  badge,
  drafted,
  forecast: forecastOf,
  strip: stripOf,
  ask: askOf,
  offers: offersOf,
  standing: standingOf,
  draftTowards,
  draftWithLevel,
  ghost,
} satisfies TableFace<View, Order>;
