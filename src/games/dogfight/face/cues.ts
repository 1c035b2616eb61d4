import type { GameEvent } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Cue, SideIndex, ThrownDie } from "../../../tabletop/tabletop.ts";
import type { Weapon } from "../data/weapons.ts";
import type { Setup } from "../rules/setup/setup.ts";
import type { DogfightEvent } from "../rules/state/tell.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

function die(setup: Setup, face: number, side: string | undefined): ThrownDie {
  return { kind: "d6", face, side: side === setup.sides[1] ? 1 : (0 as SideIndex) };
}

type Hit = Extract<DogfightEvent, { readonly key: "hit-fuselage" | "hit-engine" | "hit-weapon" }>;

/** What a hit crosses off, in a few words. */
function ovalOf({ key, values }: Hit): Phrase {
  if (key === "hit-weapon") return phrase("glance.lost", { weapon: values.weapon as Weapon });
  return phrase("oval.left", { rating: key === "hit-engine" ? "ENGINE" : "FUSELAGE", left: values.left });
}

type Say = (phrase: Phrase) => string;

/** Whether a throw only tells who of all that can't shoot would shoot first: the table has better to show. */
function isIdle(events: readonly GameEvent[]): boolean {
  return events.filter(({ key }) => key === "no-shot").length === 2;
}

/** Cues of one event. */
function cuesOfEvent(setup: Setup, event: DogfightEvent, say: Say): readonly Cue[] {
  const said = say(event);
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
      return [
        { kind: "dice", dice: [die(setup, roll, shooter)], caption: said },
        { kind: "mark", piece: event.values.id, mark: "oval", caption: say(ovalOf(event)) },
      ];
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
export function cuesOf(setup: Setup, events: readonly GameEvent[], say: Say = () => ""): readonly Cue[] {
  const cues: Cue[] = events.some(({ key }) => key === "flies") ? [{ kind: "fly" }] : [];
  const idle = isIdle(events);
  const shown = events.filter(({ key }) => !(idle && key === "initiative"));
  for (const event of shown) cues.push(...cuesOfEvent(setup, event as DogfightEvent, say));
  return cues;
}
