import { useMemo, useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import { keepDraft, loadDraft } from "./draft.ts";
import { keepAircraft, newAircraftId, type OwnAircraft, useOwnAircraft } from "./own.ts";

/** The design on the bench and what can be done with it. */
export interface Bench {
  readonly design: unknown;
  /** The design as it is kept; undefined for a new one. */
  readonly kept: OwnAircraft | undefined;
  /** Whether the bench holds what is not kept. */
  readonly changed: boolean;
  /** Why it may not be used; none when it may. */
  readonly problems: readonly Problem[];
  change(design: unknown): void;
  /** Keeps the design as it is, under its own id or a new one; the id. */
  keep(asNew: boolean): string;
  /** Lays the kept design, or an empty sheet, on the bench again. */
  putBack(): void;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The bench of a kept design, or of a new one; undefined when nobody keeps a design of this id. */
export function useBench(game: string, workshop: WorkshopFace, id: string | null): Bench | undefined {
  const own = useOwnAircraft(game);
  const kept = own.find((one) => one.id === id);
  const still = useMemo(() => workshop.shaped(kept?.design) ?? workshop.fresh, [workshop, kept]);
  const [design, setDesign] = useState(() => workshop.shaped(loadDraft(game, id)) ?? still);
  const read = useMemo(() => workshop.read(design), [workshop, design]);
  if (id !== null && !kept) return undefined;
  const change = (next: unknown) => {
    setDesign(next);
    keepDraft(game, id, same(next, still) ? undefined : next);
  };
  return {
    design,
    kept,
    changed: !same(design, still),
    problems: read.ok ? [] : read.error,
    change,
    keep(asNew) {
      const own_ = asNew || id === null ? newAircraftId() : id;
      keepDraft(game, id, undefined);
      keepAircraft({ id: own_, game, name: workshop.nameOf(design), updated: Date.now(), design });
      if (id === null || asNew) setDesign(still);
      return own_;
    },
    putBack: () => change(still),
  };
}
