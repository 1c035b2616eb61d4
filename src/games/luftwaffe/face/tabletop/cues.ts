import type { GameEvent } from "../../../../core/game.ts";
import type { Cue } from "../../../../tabletop/cue.ts";
import { lossesTogether } from "../../../../tabletop/motion/losses-together.ts";
import { AMERICAN, GERMAN, type Side } from "../../data/sides.ts";
import { tablesOf } from "../../rules/state/look.ts";
import { formationOf } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import type { Facts } from "../told.ts";
import { lossesIn } from "./losses.ts";
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

/** Units are pushed to where they are now, with the plaque of their formation. */
function push(view: View, units: readonly string[]): Cue {
  const plaques = new Set(units.flatMap((unit) => formationOf(view, unit)?.id ?? []));
  return { kind: "push", counters: [...plaques, ...units] };
}

/** Whose a volley is: that of its type, whether marked as a bomber killer's or not. */
function sideOf({ setup }: View, by: string): Side | undefined {
  return tablesOf(setup).types.find(({ id }) => id === by || `${id}+` === by)?.side;
}

function volley(view: View, { hex, by: type, hits }: Facts["event.volley"], say: Say): readonly Cue[] {
  const here = [...view.americans, ...view.germans].filter((one) => one.hex === hex);
  const counters = [...new Set(here.flatMap(({ id }) => formationOf(view, id)?.id ?? []))];
  const by = sideOf(view, type);
  const caption = say(phrase("cue.volley", { hits }));
  return [
    { kind: "battle", at: spotOf(hex), counters, caption, ...(by !== undefined && { by }), hit: hits > 0 },
  ];
}

function cueOf(view: View, event: KnownEvent, say: Say): readonly Cue[] {
  switch (event.key) {
    case "event.bombs":
      return bombs(view, event.values, say);
    case "event.raf":
      return blasts(view, event.values.place, event.values.success);
    case "event.takes-off":
    case "event.flies":
    case "event.lands":
      return [push(view, event.values.units)];
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
  return lossesTogether(
    events.flatMap((event) => [
      ...cueOf(view, event as unknown as KnownEvent, say),
      ...lossesIn(view, event, say),
    ]),
  );
}
