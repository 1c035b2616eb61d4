import type { GameEvent } from "../../../../core/game.ts";
import type { Facts, Scene } from "../../../../face/lesson.ts";
import { BRITISH } from "../../data/sides.ts";
import { germanLosses } from "../../rules/outcome/deal.ts";
import type { Of, Toll } from "../../rules/state/task.ts";
import type { View } from "../../rules/view/view.ts";
import type { Facts as Phrases } from "../told.ts";
import { goodAnswer, raidIn } from "./planning.ts";

type EventValues<Key extends keyof Phrases> = Phrases[Key];

/** What a dogfight has come to: squadrons of either side that fell. */
interface Fought {
  readonly raf: number;
  readonly german: number;
}

/** What the lesson of the raid looks at besides what every lesson knows. */
export interface Own {
  /** Squadrons of the raid, and its square; null at home. */
  readonly strength: number;
  readonly at: string | null;
  readonly markers: number;
  /** Squadrons of the wing that is asked about, or of all that fight. */
  readonly squadrons: readonly string[];
  /** Hits that the pupil has to take. */
  readonly hits: number;
  /** Sizes of the gruppen that are laid. */
  readonly sizes: readonly number[];
  /** The latest of this Tally Ho. */
  readonly contact: EventValues<"event.contact"> | undefined;
  readonly missed: EventValues<"event.missed"> | undefined;
  readonly intercept: EventValues<"event.intercept"> | undefined;
  readonly fought: Fought | undefined;
  /** Of the whole match. */
  readonly bombs: EventValues<"event.bombs"> | undefined;
  readonly losses: readonly [british: number, german: number];
  /** What the instructor would answer. */
  readonly good: string | undefined;
}

export type LessonFacts = Facts & Own;

function latest<Key extends keyof Phrases>(
  events: readonly GameEvent[],
  key: Key,
): EventValues<Key> | undefined {
  return events.findLast((event) => event.key === key)?.values as EventValues<Key> | undefined;
}

/** Who fell since the latest dogfight began. */
function foughtIn(events: readonly GameEvent[]): Fought | undefined {
  const begun = events.findLastIndex(({ key }) => key === "event.dogfight");
  const duels = events.slice(begun).filter(({ key }) => key === "event.duel");
  if (begun < 0 || duels.length === 0) return undefined;
  const fallen = duels.map(({ values }) => (values as unknown as EventValues<"event.duel">).fallen);
  return {
    raf: fallen.filter(([raf]) => raf).length,
    german: fallen.filter(([, german]) => german).length,
  };
}

/** Hits of the pupil's that are to be taken now. */
function tollIn({ agenda: [task] }: View): Toll | undefined {
  if (task?.do !== "lose") return undefined;
  return (task as Of<"lose">).tolls.find(({ side }) => side === BRITISH);
}

function squadronsIn(view: View, about: string | undefined): readonly string[] {
  const { wings, dogfight } = view;
  const own = wings.filter(({ id }) => id === about || dogfight?.wings.includes(id));
  return tollIn(view)?.squadrons ?? own.flatMap(({ squadrons }) => squadrons);
}

/** How the raid ended for the pupil. */
export function goneOf({ outcome }: View): "won" | "lost" | undefined {
  if (!outcome) return undefined;
  return outcome.winner === "german" ? "lost" : "won";
}

/** What the lesson sees of a match. */
export function ownOf({ view, prompts: [prompt], past }: Scene<View>): Own {
  const events = past.at(-1)?.events ?? [];
  const { squadrons, square } = raidIn(view);
  return {
    strength: squadrons.length,
    at: square,
    markers: view.markers,
    squadrons: squadronsIn(view, prompt?.about),
    hits: tollIn(view)?.hits ?? 0,
    sizes: view.dogfight?.sizes ?? [],
    contact: latest(events, "event.contact"),
    missed: latest(events, "event.missed"),
    intercept: latest(events, "event.intercept"),
    fought: foughtIn(events),
    bombs: latest(
      past.flatMap((turn) => turn.events),
      "event.bombs",
    ),
    losses: [view.rafLosses, germanLosses(view)],
    good: prompt && goodAnswer(prompt, view),
  };
}
