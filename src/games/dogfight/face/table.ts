import type { PieceId } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { TableFace } from "../../../face/table.ts";
import { badgeOf } from "../rules/advice/badge.ts";
import type { Order } from "../rules/grammar/order.ts";
import type { View } from "../rules/view/view.ts";
import { descriptionOf } from "./description.ts";
import { draftedView, reloaded } from "./drafted.ts";
import { draftTowards, draftWithLevel } from "./dragging.ts";
import { forecastOf } from "./forecast.ts";
import { glanceOf } from "./glance.ts";
import { ghostOf, overlayOf } from "./overlay.ts";
import { askOf, offersOf } from "./questions.ts";
import { tabletopOf } from "./tabletop.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** Every weapon that may fire, or the one line that tells best why none may. */
function badge(view: View, from: PieceId, to: PieceId): readonly Phrase[] {
  const found = badgeOf(reloaded(view), from, to);
  if (!found) return [];
  const shots = found.lines.filter(({ legal }) => legal).map((line) => line.phrase);
  return shots.length > 0 ? shots : [found.best];
}

/** The table's part of the face. */
export const table = {
  tabletop: tabletopOf,
  overlay: overlayOf,
  toggles: [
    { id: "arcs", label: phrase("toggle.arcs") },
    { id: "reach", label: phrase("toggle.reach") },
  ],
  list: { title: phrase("list.title"), hint: phrase("list.hint") },
  glance: glanceOf,
  describe: descriptionOf,
  badge,
  drafted: (view, { about = "" }, drafts) => draftedView(view, about, drafts.get(about)?.text ?? ""),
  forecast: forecastOf,
  ask: askOf,
  offers: offersOf,
  draftTowards,
  draftWithLevel,
  ghost: (view, { kind, about }, answer) =>
    kind === "order" && about !== undefined ? ghostOf(view, about, answer) : undefined,
} satisfies TableFace<View, Order>;
