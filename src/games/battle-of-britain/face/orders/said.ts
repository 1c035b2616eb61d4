import type { Phrase } from "../../../../core/phrase.ts";
import type { Geschwader } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { bombsOf } from "../outlook/bombs.ts";
import type { Combat } from "../outlook/combat.ts";
import type { RaidFlight } from "../outlook/flight.ts";
import { phrase } from "./phrase.ts";

/** What a move costs, and what it calls up on the way. */
export function flightSaid({ way, cost, left, triggers, order }: RaidFlight): readonly Phrase[] {
  return [
    phrase("says.move", { squares: way.length, length: order.length ?? 0, cost, left }),
    phrase("says.triggers", { triggers }),
  ];
}

/** What a raid would throw over its target. */
export function bombsSaid(view: View, one: Geschwader): readonly Phrase[] {
  const bombs = bombsOf(view, one);
  if (!bombs || one.target === null) return [];
  return [bombs.dice === 0 ? phrase("says.no-bombers") : phrase("says.bombs", bombs)];
}

export function combatSaid({ raf, german }: Combat): Phrase {
  return phrase("says.combat", { raf, german });
}
