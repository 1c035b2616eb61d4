import type { GameEvent, PieceId } from "../../../core/game.ts";
import type { DogfightEvent } from "../rules/state/tell.ts";

/** One oval filled in. */
export type Oval =
  | { readonly kind: "fuselage" }
  | { readonly kind: "engine" }
  | { readonly kind: "weapon"; readonly weapon: string };

/** One line of an Aircraft Turn Record. */
export interface RecordLine {
  readonly turn: number;
  readonly speed: number;
  readonly orders: string;
  /** Damage of this turn, in the order in which it fell. */
  readonly damage: readonly Oval[];
}

function ovalOf(event: DogfightEvent): Oval | undefined {
  switch (event.key) {
    case "hit-fuselage":
      return { kind: "fuselage" };
    case "hit-engine":
      return { kind: "engine" };
    case "hit-weapon":
      return { kind: "weapon", weapon: event.values.weapon };
    default:
      return undefined;
  }
}

/** The Aircraft Turn Record of one aircraft, turn by turn, from the events of a match so far. */
export function recordOf(id: PieceId, events: readonly GameEvent[]): readonly RecordLine[] {
  const lines: (RecordLine & { damage: Oval[] })[] = [];
  let turn = 0;
  for (const event of events as readonly DogfightEvent[]) {
    if (event.key === "revealed") turn = event.values.turn;
    else if (event.key === "flies" && event.values.id === id) {
      lines.push({ turn, speed: event.values.speed, orders: event.values.order, damage: [] });
    } else if ("id" in event.values && event.values.id === id) {
      const oval = ovalOf(event);
      if (oval) lines.at(-1)?.damage.push(oval);
    }
  }
  return lines;
}
