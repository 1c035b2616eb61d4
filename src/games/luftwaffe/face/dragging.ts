import type { Prompt } from "../../../core/game.ts";
import type { Ghost } from "../../../tabletop/overlay.ts";
import type { Spot } from "../../../tabletop/place.ts";
import type { HexName } from "../data/tables.ts";
import { print } from "../rules/grammar/grammar.ts";
import { entriesOf } from "../rules/map/lines.ts";
import { parse } from "../rules/orders/orders.ts";
import { formationId, formationOf } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { sideOf, writesSheet } from "../rules/view/viewer.ts";
import { withEntry } from "./forms/sheet.ts";
import { forcesNow } from "./forms/stream.ts";
import { streamsIn } from "./forms/written.ts";
import { hexAt, spotOf } from "./grid.ts";
import { movingOf, nearestTo } from "./moving.ts";

/** LW-56: the sheet with the entry that is nearest to a hex for the stream of a target. */
function enteredAt(view: View, target: string, hex: HexName, draft: string): string | undefined {
  const streams = streamsIn(view, draft);
  const place = streams.findIndex((one) => one.target === target);
  const entries = forcesNow(view).flatMap((force) => entriesOf(force, view.quarter));
  const entry = nearestTo(new Map(entries.map((one) => [one, 0])), hex);
  return place < 0 || entry === undefined ? undefined : withEntry(view, streams, place, entry);
}

/**
 * The answer that leads whoever is in hand to a point of the map: all of a formation, as near as they can come; of the
 * sheet the entry of a target's stream.
 */
export function draftTowards(view: View, piece: string, at: Spot, draft = ""): string | undefined {
  const hex = hexAt(at);
  if (hex !== undefined && writesSheet(view)) return enteredAt(view, piece, hex, draft);
  const moving = movingOf(view, piece);
  if (!moving || hex === undefined) return undefined;
  const to = moving.hexes.has(hex) ? hex : nearestTo(moving.hexes, hex);
  return to && print({ kind: "to", verb: moving.verb, to, units: moving.units });
}

/** Where an answer that a computer player weighed leads: its way over the map. */
export function ghostOf(view: View, prompt: Prompt, answer: string): Ghost | undefined {
  const read = parse(answer, prompt, view);
  if (!read.ok || read.value.kind !== "to" || read.value.verb !== "fly") return undefined;
  const { to, units } = read.value;
  const [first = ""] = units;
  const from = [...view.americans, ...view.germans].find(({ id }) => id === first)?.hex;
  if (!from) return undefined;
  const track = [from, to].map((hex) => ({ ...spotOf(hex), level: 0, heading: 0 }));
  const piece = formationOf(view, first)?.id ?? formationId(first);
  return { piece, model: "", side: sideOf(prompt.seat) ?? 0, track, arcs: [], legal: true };
}
