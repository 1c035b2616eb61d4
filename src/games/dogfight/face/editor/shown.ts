import type { Phrase } from "../../../../core/phrase.ts";
import { rowOf } from "../../../../face/editor/rows.ts";
import type { Shown } from "../../../../face/editor.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import { NO_OVERLAY } from "../../../../tabletop/overlay.ts";
import type { AircraftConfig, Config, CustomType } from "../../data/config.ts";
import { isTypeId } from "../../data/types.ts";
import { TOP_LEVEL } from "../../rules/setup/setup.ts";
import { firstState } from "../../rules/state/state.ts";
import { type View, viewOf } from "../../rules/view/view.ts";
import { arcsOf } from "../overlay.ts";
import { tabletopOf } from "../tabletop.ts";
import type { Draft, DraftAircraft, DraftCloud } from "./draft.ts";
import { levelOf } from "./edits.ts";
import { numeralOf, snapped } from "./figures.ts";
import { sizeOf } from "./spots.ts";

/** What flies for a type that is not known. */
const STAND_IN: CustomType = { name: "?", engine: 3, fuselage: 3, toHit: 3, weapons: [] };

function aircraftOf(one: DraftAircraft, draft: Draft): AircraftConfig {
  const { width, depth } = sizeOf(draft);
  const { type } = one;
  return {
    id: one.key,
    side: `${one.side}`,
    type: typeof type === "string" && !isTypeId(type) ? STAND_IN : (type as AircraftConfig["type"]),
    x: snapped(numberOr(one.x, 0), width),
    y: snapped(numberOr(one.y, 0), depth),
    heading: numeralOf(Math.round(numberOr(one.heading, 12))),
    speed: 1,
    level: levelOf(one),
  };
}

function cloudOf(cloud: DraftCloud, draft: Draft) {
  const { width, depth } = sizeOf(draft);
  const level = (text: string, usual: number) => within(Math.round(numberOr(text, usual)), 1, TOP_LEVEL);
  const bottom = level(cloud.bottom, 1);
  return {
    x: snapped(numberOr(cloud.x, 0), width),
    y: snapped(numberOr(cloud.y, 0), depth),
    radius: within(numberOr(cloud.radius, 1), 0.25, Math.max(width, depth)),
    bottom,
    top: Math.max(bottom, level(cloud.top, TOP_LEVEL)),
  };
}

/** A set-up near the draft in which nothing is wrong: what can be drawn while something is. Ids are keys. */
function drawable(draft: Draft): Config {
  return {
    options: { altitude: draft.options.altitude },
    table: { ...sizeOf(draft), mat: draft.table.mat },
    clouds: draft.clouds.map((cloud) => cloudOf(cloud, draft)),
    aircraft: draft.aircraft.map((one) => aircraftOf(one, draft)),
  };
}

/** The view of a draft as its game would see it, each aircraft on its own side even while the other is empty. */
function drawnView(draft: Draft): View {
  const state = firstState(drawable(draft));
  const airframes = state.setup.airframes.map((airframe) => ({
    ...airframe,
    side: rowOf(draft.aircraft, airframe.id)?.side ?? 0,
  }));
  return viewOf({ ...state, setup: { ...state.setup, airframes } }, "table");
}

/** Lays a draft on the table, whatever is wrong with it. */
export function shownOf(draft: Draft, say?: (phrase: Phrase) => string): Shown {
  const view = drawnView(draft);
  const tabletop = tabletopOf(view, [], say);
  const pieces = tabletop.pieces.map((piece) => ({
    ...piece,
    label: rowOf(draft.aircraft, piece.id)?.id ?? piece.label,
  }));
  return {
    tabletop: { ...tabletop, pieces },
    overlay: (chosen) => (chosen === null ? NO_OVERLAY : { ...NO_OVERLAY, arcs: arcsOf(view, chosen) }),
  };
}
