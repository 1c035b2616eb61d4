import type { PieceId } from "../../../../core/game.ts";
import type { DogfightEvent } from "../../rules/state/tell.ts";
import type { OvalKind } from "../oval-count.ts";

/** One shot and what came of it. */
export interface CountedShot {
  readonly turn: number;
  readonly shooter: PieceId;
  readonly target: PieceId;
  /** Faces of six that hit, 0 to 6. */
  readonly sixths: number;
  readonly hit: boolean;
  /** Null for a miss. */
  readonly oval: OvalKind | null;
  /** Whether it brought the target down. */
  readonly kill: boolean;
}

const OVAL_OF: Readonly<Partial<Record<DogfightEvent["key"], OvalKind>>> = {
  "hit-fuselage": "fuselage",
  "hit-engine": "engine",
  "hit-weapon": "weapon",
};

function begun(turn: number, { values }: Extract<DogfightEvent, { key: "fires" }>): CountedShot {
  const { id, target, need, hit } = values;
  const sixths = Math.min(6, Math.max(0, need));
  return { turn, shooter: id, target, sixths, hit, oval: null, kill: false };
}

/** What an event that follows a shot adds to it; undefined when it has nothing to do with it. */
function added(event: DogfightEvent): Partial<CountedShot> | undefined {
  if (event.key === "crashed") return { kill: true };
  if (event.key === "destroyed") return event.values.cause === "fire" ? { kill: true } : undefined;
  const oval = OVAL_OF[event.key];
  return oval && { oval };
}

/** Every shot of a match in the order in which they fell, from its events. */
export function shotsOf(events: readonly DogfightEvent[]): readonly CountedShot[] {
  const shots: CountedShot[] = [];
  let turn = 0;
  for (const event of events) {
    if (event.key === "revealed") turn = event.values.turn;
    if (event.key === "fires") {
      shots.push(begun(turn, event));
      continue;
    }
    const more = added(event);
    const last = shots.at(-1);
    if (more && last) shots[shots.length - 1] = { ...last, ...more };
  }
  return shots;
}
