import type { GameEvent } from "../../../../core/game.ts";
import type { Cue, Lost } from "../../../../tabletop/cue.ts";
import { BRITISH, GERMAN } from "../../data/sides.ts";
import { typeOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase, type Say } from "../phrase.ts";
import type { Facts } from "../told.ts";
import { squadronId } from "./counters.ts";
import { symbolOf } from "./symbols.ts";

/** Squadrons that leave a formation at once: those that are lost, and one that is stood down. */
interface Toll {
  readonly formation: string;
  readonly lost: readonly string[];
  readonly stood: boolean;
}

/** What an event costs, by formation. */
function tollsOf({ key, values }: GameEvent): readonly Toll[] {
  switch (key) {
    case "event.losses": {
      const { formation, lost, stood } = values as Facts["event.losses"];
      return [{ formation, lost, stood: stood !== null }];
    }
    case "event.cost": {
      const { formations, lost, stood } = values as Facts["event.cost"];
      return formations.slice(0, 1).map((formation) => ({ formation, lost, stood: stood !== null }));
    }
    case "event.duel": {
      const { wings, geschwader, raf, german, fallen } = values as Facts["event.duel"];
      const fell = (formation: string | undefined, type: string, falls: boolean): readonly Toll[] =>
        formation !== undefined && falls ? [{ formation, lost: [type], stood: false }] : [];
      return [...fell(wings[0], raf, fallen[0]), ...fell(geschwader, german, fallen[1])];
    }
    case "event.fuel": {
      const { id, lost } = values as Facts["event.fuel"];
      return [{ formation: id, lost, stood: false }];
    }
    default:
      return [];
  }
}

/** Squadrons of each type, in the order in which they are lost. */
function byType(lost: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const type of lost) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** What a toll has dealt out: it goes from the top of its stack, above those that are left below. */
function dealt(view: View, { formation, lost }: Toll, left: number, say: Say): readonly Lost[] {
  const side = view.wings.some(({ id }) => id === formation) ? BRITISH : GERMAN;
  let at = left;
  return [...byType(lost)].map(([card, count]): Lost => {
    const type = typeOf(view.setup, card);
    const of = Array.from({ length: count }, () => squadronId(formation, at++));
    return {
      of: [...of, formation],
      side,
      label: type.name,
      title: say(phrase("loss.title", { id: formation, name: type.name, count })),
      symbol: symbolOf(type),
      figures: [{ value: `−${count}`, label: say(phrase("formation.strength")) }],
      to: `tote-pools-${side}`,
    };
  });
}

/** What each event costs; those of one formation in the order in which they are told. */
export function lossesIn(
  view: View,
  events: readonly GameEvent[],
  say: Say,
): ReadonlyMap<GameEvent, readonly Cue[]> {
  const sizes = new Map(
    [...view.geschwader, ...view.wings].map(({ id, squadrons }) => [id, squadrons.length]),
  );
  const cues = new Map<GameEvent, readonly Cue[]>();
  // Backwards, from those that are left.
  for (const event of events.toReversed()) {
    const lost = tollsOf(event).flatMap((toll) => {
      const left = sizes.get(toll.formation) ?? 0;
      sizes.set(toll.formation, left + toll.lost.length + Number(toll.stood));
      return dealt(view, toll, left, say);
    });
    if (lost.length > 0) cues.set(event, [{ kind: "losses", lost }]);
  }
  return cues;
}
