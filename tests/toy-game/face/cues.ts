import type { GameEvent } from "../../../src/core/game.ts";
import type { Cue } from "../../../src/tabletop/cue.ts";
import type { View } from "../rules/state.ts";
import { DECK, DISCARD, handOf, type Say } from "./cards.ts";
import { spotOf } from "./map.ts";
import { phrase } from "./phrase.ts";

type Values = Readonly<Record<string, string>>;

/** The cards of a hand that were drawn last. */
function drawn(view: View, seat: string, count: number): readonly string[] {
  const size = view.hands[seat]?.size ?? 0;
  return Array.from({ length: Math.min(count, size) }, (_, at) => `${seat}-${size - 1 - at}`).reverse();
}

function cueOf(view: View, { key, values }: GameEvent, say: Say): readonly Cue[] {
  const { id = "", seat = "", square = "", by = "", at = "" } = values as Values;
  switch (key) {
    case "moves":
    case "falls-back":
      return [{ kind: "push", counters: [id] }];
    case "turned-up":
      return [{ kind: "turn", ids: [id] }];
    case "meets":
      return [
        {
          kind: "battle",
          at: spotOf(square),
          counters: [by, at],
          caption: say(phrase("cue.meets", { square })),
        },
      ];
    case "attacks":
    case "answers":
      return [{ kind: "play", card: `pile-${view.discard.length - 1}`, from: handOf(seat) }];
    case "hit":
    case "destroyed":
      return [{ kind: "burst", at: id, hit: true }];
    case "bombs":
      return [{ kind: "drop", from: id, at: spotOf(square) }];
    case "draws":
      return [{ kind: "deal", from: DECK, cards: drawn(view, seat, Number(values.count)) }];
    case "reshuffles":
      return [
        { kind: "shuffle", group: DISCARD },
        { kind: "shuffle", group: DECK },
      ];
    default:
      return [];
  }
}

/** What has just happened, for the table to show. */
export function cuesOf(view: View, events: readonly GameEvent[], say: Say): readonly Cue[] {
  return events.flatMap((event) => cueOf(view, event, say));
}
