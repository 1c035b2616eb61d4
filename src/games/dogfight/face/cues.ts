import type { GameEvent } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { Cue, SideIndex, ThrownDie } from "../../../tabletop/tabletop.ts";
import type { Setup } from "../setup/setup.ts";
import type { DogfightEvent } from "../state/events.ts";

function die(setup: Setup, face: number, side: string | undefined): ThrownDie {
  return { kind: "d6", face, side: side === setup.sides[1] ? 1 : (0 as SideIndex) };
}

/** Cues of one event; `said` is what it tells. */
function cuesOfEvent(setup: Setup, event: DogfightEvent, said: string): readonly Cue[] {
  switch (event.key) {
    case "leaves":
      return [{ kind: "leave", piece: event.values.id }];
    case "initiative":
    case "collision": {
      const { dice, sides } = event.values;
      const thrown = dice.map((face, index) => die(setup, face, sides[index]));
      return [{ kind: "dice", dice: thrown, caption: said }];
    }
    case "fires": {
      const { id, target, weapon, roll, hit, side } = event.values;
      return [
        { kind: "dice", dice: [die(setup, roll, side)], caption: said },
        { kind: "shot", from: id, to: target, weapon, hit },
      ];
    }
    case "hit-fuselage":
    case "hit-engine":
    case "hit-weapon": {
      const { side, roll } = event.values;
      const shooter = setup.sides.find((one) => one !== side);
      return [{ kind: "dice", dice: [die(setup, roll, shooter)], caption: said }];
    }
    case "destroyed":
      return [{ kind: "fall", piece: event.values.id, how: "destroyed" }];
    case "crashed":
      return [{ kind: "fall", piece: event.values.id, how: "crashed" }];
    default:
      return [];
  }
}

/**
 * What can be shown of the events, in their order; all flights are one cue, as everybody moves at once. `say` tells what
 * dice decided.
 */
export function cuesOf(
  setup: Setup,
  events: readonly GameEvent[],
  say: (phrase: Phrase) => string = () => "",
): readonly Cue[] {
  const cues: Cue[] = events.some(({ key }) => key === "flies") ? [{ kind: "fly" }] : [];
  for (const event of events) cues.push(...cuesOfEvent(setup, event as DogfightEvent, say(event)));
  return cues;
}
