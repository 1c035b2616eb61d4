import type { Throw } from "../core/dice/dice.ts";
import type { GameEvent } from "../core/game.ts";
import type { Values } from "../core/phrase.ts";
import type { ReportFace } from "./report.ts";

/** Whether a fact is about what a throw was about: what both name is the same, and who threw is among those it names. */
function agrees(why: Values, told: Values): boolean {
  return Object.entries(why).every(([name, value]) => {
    const [one, several] = [told[name], told[`${name}s`]];
    if (one === undefined) return !Array.isArray(several) || several.includes(value);
    return typeof one === "object" || one === value;
  });
}

/** Finds the facts of a moment for its throws, one throw after the other. */
class Deciding {
  /** Facts before this one have been told when the next throw falls. */
  private from = 0;
  /** What was thrown for each fact already: the same throw again is for another one. */
  private readonly taken = new Map<GameEvent, Set<string>>();

  constructor(
    private readonly events: readonly GameEvent[],
    private readonly decides: ReportFace["decides"],
  ) {}

  /** The fact that a throw decided; undefined where nothing is told of it. */
  factOf({ why }: Throw): GameEvent | undefined {
    const name = JSON.stringify(why);
    const keys = this.decides[why.key] ?? [];
    const about = (event: GameEvent) => keys.includes(event.key) && agrees(why.values, event.values);
    const isOpen = (event: GameEvent) => !this.taken.get(event)?.has(name);
    const found =
      this.events.find((event, at) => at >= this.from && about(event) && isOpen(event)) ??
      this.events.findLast(about);
    if (!found) return undefined;
    this.from = Math.max(this.from, this.events.indexOf(found));
    this.taken.set(found, (this.taken.get(found) ?? new Set()).add(name));
    return found;
  }
}

/**
 * The throws of a moment by the fact that they decided, in the order in which they fell; under undefined those of which
 * nothing is told. Throws and facts are as one viewer knows them.
 */
export function throwsByFact(
  throws: readonly Throw[],
  events: readonly GameEvent[],
  decides: ReportFace["decides"],
): ReadonlyMap<GameEvent | undefined, readonly Throw[]> {
  const deciding = new Deciding(events, decides);
  const found = new Map<GameEvent | undefined, Throw[]>();
  for (const thrown of throws) {
    const fact = deciding.factOf(thrown);
    found.set(fact, [...(found.get(fact) ?? []), thrown]);
  }
  return found;
}
