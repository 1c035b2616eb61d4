import type { GameEvent } from "../../../../core/game.ts";
import { eventsFor } from "../../../../core/match/log.ts";
import type { CountedMoment } from "../../../../face/count.ts";
import type { Quarter } from "../../data/tables.ts";
import { fuelNeedOf } from "../../rules/quarter/fuel.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { sumIn } from "../../words/told-factors.ts";
import type { Facts } from "../told.ts";
import { type Casualty, lostBy, sideNamed } from "./losses.ts";

/** What happened in a quarter, as far as it has come; industry in twelfths. */
export interface QuarterFigures {
  readonly quarter: Quarter;
  /** Targets bombed by its end, from the first quarter on. */
  readonly bombed: number;
  /** Aircraft factories that stand at its end. */
  readonly factories: number;
  /** Combat factors lost, the Americans' first. */
  readonly lost: readonly [number, number];
  /** Combat factors replaced, the Americans' first. */
  readonly restored: readonly [number, number];
  readonly aircraft: number;
  readonly pilots: number;
  readonly fuel: number;
  /** LW-99: what all units needed when it was allocated. */
  readonly need: number;
  /** The reserve as it was shown last. */
  readonly reserve: number;
  /** Units without fuel. */
  readonly grounded: number;
}

type Counted = Pick<CountedMoment, "view" | "events">;
type Change = Partial<QuarterFigures>;

const NOTHING = {
  restored: [0, 0],
  aircraft: 0,
  pilots: 0,
  fuel: 0,
  need: 0,
  reserve: 0,
  grounded: 0,
} as const;

/** What an event adds to its quarter. */
function changed(now: QuarterFigures, { key, values }: GameEvent): Change {
  switch (key) {
    case "event.fuel": {
      const { made, reserve } = values as Facts["event.fuel"];
      return { fuel: made, reserve };
    }
    case "event.fuel-list": {
      const { ground, reserve } = values as Facts["event.fuel-list"];
      return { grounded: ground.length, reserve };
    }
    case "event.produced": {
      const { aircraft, pilots } = values as Facts["event.produced"];
      return { aircraft, pilots };
    }
    case "event.restored": {
      const { side, restored } = values as Facts["event.restored"];
      const [american, german] = now.restored;
      const more = sumIn(restored);
      return { restored: sideNamed(side) === 0 ? [american + more, german] : [american, german + more] };
    }
    default:
      return {};
  }
}

function factoriesAt({ setup, bombed }: View, quarter: Quarter): number {
  const gone = new Set(bombed.filter((one) => one.quarter <= quarter).map(({ target }) => target));
  return tablesOf(setup).targets.filter(({ id, complex }) => complex === "aircraft" && !gone.has(id)).length;
}

/** All quarters that have begun. */
export function quartersOf(
  moments: readonly Counted[],
  casualties: readonly Casualty[],
): readonly QuarterFigures[] {
  const last = moments.at(-1)?.view as View;
  const first = (quarter: Quarter): QuarterFigures => {
    const own = casualties.filter((one) => one.quarter === quarter);
    return {
      quarter,
      bombed: last.bombed.filter((one) => one.quarter <= quarter).length,
      factories: factoriesAt(last, quarter),
      lost: [lostBy(own, 0), lostBy(own, 1)],
      ...NOTHING,
    };
  };
  const found = new Map<Quarter, QuarterFigures>();
  const change = (quarter: Quarter, of: (now: QuarterFigures) => Change) => {
    const now = found.get(quarter) ?? first(quarter);
    found.set(quarter, { ...now, ...of(now) });
  };
  let quarter = last.setup.from;
  change(quarter, () => ({}));
  for (const moment of moments) {
    for (const event of eventsFor(moment, "table")) {
      if (event.key === "event.quarter") quarter = Number(event.values.quarter);
      change(quarter, (now) => changed(now, event));
    }
    const view = moment.view as View;
    if (view.agenda[0]?.do === "allocate") change(quarter, () => ({ need: fuelNeedOf(view) }));
  }
  return [...found.values()];
}
