import type { GameEvent } from "../../../core/game.ts";
import type { Cue, SideIndex, ThrownDie } from "../../../tabletop/tabletop.ts";
import type { Setup } from "../setup/setup.ts";
import type { DogfightEvent } from "../state/events.ts";

function die(setup: Setup, face: number, side: string | undefined): ThrownDie {
  return { kind: "d6", face, side: side === setup.sides[1] ? 1 : (0 as SideIndex) };
}

/** Cues of one event. Captions are figures and ids only: they are read in every language. */
function cuesOfEvent(setup: Setup, event: DogfightEvent): readonly Cue[] {
  switch (event.key) {
    case "leaves":
      return [{ kind: "leave", piece: event.values.id }];
    case "initiative": {
      const { dice, sides } = event.values;
      const caption = sides.map((side, index) => `${side} ${dice[index]}`).join(", ");
      return [{ kind: "dice", dice: dice.map((face, index) => die(setup, face, sides[index])), caption }];
    }
    case "collision": {
      const { dice, sides, first, second } = event.values;
      const caption = `${first} ${dice[0]}, ${second} ${dice[1]}`;
      return [{ kind: "dice", dice: dice.map((face, index) => die(setup, face, sides[index])), caption }];
    }
    case "fires": {
      const { id, target, weapon, need, roll, hit, side } = event.values;
      const caption = `${id} → ${target}: ${roll} ${hit ? "≤" : ">"} ${need}`;
      return [
        { kind: "dice", dice: [die(setup, roll, side)], caption },
        { kind: "shot", from: id, to: target, weapon, hit },
      ];
    }
    case "hit-fuselage":
    case "hit-engine":
    case "hit-weapon": {
      const { id, side, roll } = event.values;
      const shooter = setup.sides.find((one) => one !== side);
      return [{ kind: "dice", dice: [die(setup, roll, shooter)], caption: `${id}: ${roll}` }];
    }
    case "destroyed":
      return [{ kind: "fall", piece: event.values.id, how: "destroyed" }];
    case "crashed":
      return [{ kind: "fall", piece: event.values.id, how: "crashed" }];
    default:
      return [];
  }
}

/** What can be shown of the events, in their order; all flights are one cue, as everybody moves at once. */
export function cuesOf(setup: Setup, events: readonly GameEvent[]): readonly Cue[] {
  const cues: Cue[] = events.some(({ key }) => key === "flies") ? [{ kind: "fly" }] : [];
  for (const event of events) cues.push(...cuesOfEvent(setup, event as DogfightEvent));
  return cues;
}
