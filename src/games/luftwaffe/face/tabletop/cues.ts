import type { GameEvent } from "../../../../core/game.ts";
import type { Cue } from "../../../../tabletop/cue.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { tablesOf } from "../../rules/state/look.ts";
import { formationOf } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import type { Facts } from "../told.ts";
import { spotOfPlace } from "./places.ts";

type EventKey = Extract<keyof Facts, `event.${string}`>;
type KnownEvent = {
  readonly [Key in EventKey]: { readonly key: Key; readonly values: Facts[Key] };
}[EventKey];

function spotOfId({ setup }: View, id: string) {
  const tables = tablesOf(setup);
  const place = [...tables.targets, ...tables.bases].find((one) => one.id === id);
  return place && { hex: place.hex, ...spotOfPlace(tables, place) };
}

/** Bombers come through the flak over a place, bombs go off there, and what came of it is told there. */
function blasts(view: View, place: string, success: boolean, from?: string): readonly Cue[] {
  const spot = spotOfId(view, place);
  if (!spot) return [];
  const at = { x: spot.x, y: spot.y };
  const burst: Cue = { kind: "burst", at: { ...at, level: 0 }, hit: success, side: AMERICAN };
  const run: readonly Cue[] =
    from === undefined
      ? []
      : [
          { kind: "burst", at: from, hit: false, side: GERMAN },
          { kind: "drop", from, at },
        ];
  return [...run, burst, ...(success ? [burst] : [])];
}

function bombs(view: View, { target, success }: Facts["event.bombs"], say: Say): readonly Cue[] {
  const spot = spotOfId(view, target);
  const bombers = view.americans.find(
    ({ hex, bombed, line }) => hex === spot?.hex && bombed && line?.target === target,
  );
  const from = bombers && formationOf(view, bombers.id)?.id;
  const told: Cue | undefined = from
    ? {
        kind: "mark",
        piece: from,
        mark: success ? "fire" : "critical",
        caption: say(phrase("cue.bombs", { success })),
      }
    : undefined;
  return [...blasts(view, target, success, from), ...(told ? [told] : [])];
}

function volley(view: View, { hex, hits }: Facts["event.volley"], say: Say): readonly Cue[] {
  const here = [...view.americans, ...view.germans].filter((one) => one.hex === hex);
  const counters = [...new Set(here.flatMap(({ id }) => formationOf(view, id)?.id ?? []))];
  return [{ kind: "battle", at: spotOf(hex), counters, caption: say(phrase("cue.volley", { hits })) }];
}

function cueOf(view: View, event: KnownEvent, say: Say): readonly Cue[] {
  switch (event.key) {
    case "event.bombs":
      return bombs(view, event.values, say);
    case "event.raf":
      return blasts(view, event.values.place, event.values.success);
    case "event.volley":
      return volley(view, event.values, say);
    case "event.strafes": {
      const spot = spotOfId(view, event.values.base);
      return spot ? [{ kind: "burst", at: { x: spot.x, y: spot.y, level: 0 }, hit: true, side: GERMAN }] : [];
    }
    default:
      return [];
  }
}

/** What has just happened, for the table to show. */
export function cuesOf(view: View, events: readonly GameEvent[], say: Say): readonly Cue[] {
  return events.flatMap((event) => cueOf(view, event as unknown as KnownEvent, say));
}
