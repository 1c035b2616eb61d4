import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Cue } from "../../../../tabletop/cue.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import { geschwaderOf, squareOf, tablesOf, wingOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { spotOf } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import type { Facts } from "../told.ts";
import { squadronId } from "./counters.ts";
import { dealtCards, dealtFrom } from "./deal.ts";
import { lossesIn } from "./losses.ts";
import { placeOfTarget } from "./places.ts";

type EventKey = Extract<keyof Facts, `event.${string}`>;
type KnownEvent = {
  readonly [Key in EventKey]: { readonly key: Key; readonly values: Facts[Key] };
}[EventKey];

/** A formation with the squadrons under it: they are pushed together. */
function stack(view: View, id: string): readonly string[] {
  const all = [...view.geschwader, ...view.wings];
  const count = all.find((one) => one.id === id)?.squadrons.length ?? 0;
  return [id, ...Array.from({ length: count }, (_, at) => squadronId(id, at))];
}

function push(view: View, id: string, squares: readonly string[] = []): Cue {
  return { kind: "push", counters: stack(view, id), path: squares.map(spotOf) };
}

function battle(
  view: View,
  wings: readonly string[],
  geschwader: string,
  caption: string,
  hit?: boolean,
): readonly Cue[] {
  const square = geschwaderOf(view, geschwader).square ?? wingOf(view, itemAt(wings, 0)).square;
  if (square === null) return [];
  const counters = [...wings, geschwader];
  return [{ kind: "battle", at: spotOf(square), counters, caption, ...(hit !== undefined && { hit }) }];
}

/** Bombs fall and go off while flak bursts among the bombers; who is knocked out is named, a station as dark. */
function bombs(view: View, event: Facts["event.bombs"], say: Say): readonly Cue[] {
  const { id, target, hits, flak, out } = event;
  const square = squareOf(view.setup, target) ?? "";
  const at = placeOfTarget(target, square);
  const shells = Array.from(
    { length: Math.min(flak, 2) },
    (): Cue => ({ kind: "burst", at: id, hit: true, side: BRITISH }),
  );
  const blasts = Array.from(
    { length: Math.min(hits, 2) },
    (): Cue => ({ kind: "burst", at: { ...at, level: 0 }, hit: true, side: GERMAN }),
  );
  const radar = tablesOf(view.setup).radar.some((station) => station.id === target);
  const dark: readonly Cue[] =
    hits > 0 && out
      ? [{ kind: "mark", piece: id, mark: "critical", caption: say(phrase("cue.out", { target, radar })) }]
      : [];
  return [...shells, { kind: "drop", from: id, at }, ...blasts, ...dark];
}

function cueOf(view: View, event: KnownEvent, say: Say): readonly Cue[] {
  switch (event.key) {
    case "event.takes-off":
      return [push(view, event.values.id, [event.values.square])];
    case "event.flies":
      return [push(view, event.values.id, event.values.squares)];
    case "event.home":
      return [push(view, event.values.id)];
    case "event.scramble":
      return [{ kind: "mark", piece: event.values.wing, mark: "tail", caption: say(phrase("cue.scramble")) }];
    case "event.wing-steps":
      return event.values.square === null ? [] : [push(view, event.values.wing, [event.values.square])];
    case "event.wing-moves":
      return [push(view, event.values.wing, [event.values.square])];
    case "event.recalled":
      return event.values.wings.map((wing) => push(view, wing));
    case "event.wing-home":
      return [push(view, event.values.wing)];
    case "event.contact": {
      const { wing, geschwader, square } = event.values;
      return [
        {
          kind: "battle",
          at: spotOf(square),
          counters: [wing, geschwader],
          caption: say(phrase("cue.contact")),
        },
      ];
    }
    case "event.intercept":
      return battle(
        view,
        [event.values.wing],
        event.values.geschwader,
        say(phrase("cue.intercept", event.values)),
        event.values.rafHits + event.values.lwHits > 0,
      );
    case "event.dogfight":
      return battle(view, event.values.wings, event.values.geschwader, say(phrase("cue.dogfight")));
    case "event.losses":
      return event.values.lost.length > 0 ? [{ kind: "burst", at: event.values.formation, hit: true }] : [];
    case "event.bombs":
      return bombs(view, event.values, say);
    case "event.deal":
      return ([BRITISH, GERMAN] as const).map((side) => ({
        kind: "deal",
        from: dealtFrom(side),
        cards: dealtCards(view, side, event.values.hand),
      }));
    default:
      return [];
  }
}

/** What has just happened, for the table to show. */
export function cuesOf(view: View, events: readonly GameEvent[], say: Say): readonly Cue[] {
  const losses = lossesIn(view, events, say);
  return events.flatMap((event) => [
    ...cueOf(view, event as unknown as KnownEvent, say),
    ...(losses.get(event) ?? []),
  ]);
}
