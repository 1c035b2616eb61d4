import type { GameEvent } from "../../../core/game.ts";
import type { Cue } from "../../../tabletop/cue.ts";
import type { View } from "../view.ts";
import { DECK, DISCARD, handId, PLAYED } from "./cards.ts";

type Values = Readonly<Record<string, string | boolean | number>>;

/** The card that was played last, as it lies now: on the table, or with the discards once the attack is over. */
function playedCard(view: View): string {
  return view.inPlay.length > 0
    ? `${PLAYED}-${view.inPlay.length - 1}`
    : `${DISCARD}-${view.discard.length - 1}`;
}

/** Whose gun fires: bombers fire all round, flak from the ground. */
function shot({ id, at, result, points }: Values): readonly Cue[] {
  const hit = result === undefined ? Number(points) > 0 : result !== "none";
  if (id === "flak") return [{ kind: "burst", at: `${at}`, hit }];
  return [{ kind: "shot", from: `${id}`, to: `${at}`, weapon: "front", hit }];
}

function cueOf(view: View, { key, values }: GameEvent): readonly Cue[] {
  const { id } = values as Values;
  switch (key) {
    case "event.attacks":
    case "event.answers":
      return [{ kind: "play", card: playedCard(view), from: handId(`${id}`) }];
    case "event.fire":
    case "event.fire-at-bomber":
      return shot(values as Values);
    case "event.shot-down":
      return [{ kind: "fall", piece: `${id}`, how: "destroyed" }];
    case "event.disengages":
      return (values as Values).left ? [{ kind: "leave", piece: `${id}` }] : [];
    case "event.reshuffles":
      return [{ kind: "shuffle", group: DECK }];
    default:
      return [];
  }
}

/** What has just happened, for the table to show. */
export function cuesOf(view: View, events: readonly GameEvent[]): readonly Cue[] {
  return events.flatMap((event) => cueOf(view, event));
}
