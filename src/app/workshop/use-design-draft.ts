import { useMemo, useState } from "react";
import { z } from "zod/mini";
import type { DesignFault, DesignSection, WorkshopFace } from "../../face/workshop.ts";
import { tabNotes } from "../storage/notes.ts";
import { keepDesign, newDesignId, type OwnDesign, useOwnDesigns } from "./own.ts";
import { faultsAsTyped, same, type WorkshopDesign } from "./typed.ts";

const keyOf = (game: string, id: string | null) => `tallyho.workshop.${game}/${id ?? "new"}`;

const schema = z.object({ design: z.unknown(), typed: z.record(z.string(), z.string()) });

/** What this tab was working on, so that back and reload lose nothing; undefined when there is nothing. */
function loadDraft(game: string, id: string | null): WorkshopDesign | undefined {
  try {
    const read = schema.safeParse(JSON.parse(tabNotes.get(keyOf(game, id)) ?? "null"));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is worked on for this tab; undefined clears it. */
function keepDraft(game: string, id: string | null, work: WorkshopDesign | undefined): void {
  if (work === undefined) tabNotes.remove(keyOf(game, id));
  else tabNotes.set(keyOf(game, id), JSON.stringify(work));
}

/** The design that is worked on and what can be done with it. */
export interface DesignDraft extends WorkshopDesign {
  readonly sections: readonly DesignSection[];
  /** Why it may not be used, told as it was typed; none when it may. */
  readonly faults: readonly DesignFault[];
  /** The design as it is kept; undefined for a new one. */
  readonly kept: OwnDesign | undefined;
  /** Whether it differs from what is kept. */
  readonly changed: boolean;
  /** Sets a field. */
  set(field: string, value: string | boolean): void;
  /** Sets a field of figures to what was typed, which stays as it is. */
  type(field: string, text: string): void;
  /** Begins again with another design. */
  begin(design: unknown): void;
  /** Keeps the design as it is, under its own id or a new one; the id. */
  keep(asNew: boolean): string;
  /** Begins again with the kept design, or with an empty sheet. */
  putBack(): void;
}

/** The draft as this tab left it, or the kept design. */
function beginning(workshop: WorkshopFace, still: unknown, work: WorkshopDesign | undefined): WorkshopDesign {
  const design = workshop.shaped(work?.design);
  return design === undefined ? { design: still, typed: {} } : { design, typed: work?.typed ?? {} };
}

/** The draft of a kept design, or of a new one; undefined when nobody keeps a design of this id. */
export function useDesignDraft(
  game: string,
  workshop: WorkshopFace,
  id: string | null,
): DesignDraft | undefined {
  const own = useOwnDesigns(game);
  const kept = own.find((one) => one.id === id);
  const still = useMemo(() => workshop.shaped(kept?.design) ?? workshop.fresh, [workshop, kept]);
  const [work, setWork] = useState(() => beginning(workshop, still, loadDraft(game, id)));
  const { design, typed } = work;
  const sections = useMemo(() => workshop.sections(design), [workshop, design]);
  const faults = useMemo(() => faultsAsTyped(workshop, work, sections), [workshop, work, sections]);
  if (id !== null && !kept) return undefined;
  const put = (next: WorkshopDesign) => {
    setWork(next);
    keepDraft(game, id, same(next.design, still) ? undefined : next);
  };
  const begin = (next: unknown) => put({ design: next, typed: {} });
  const set = (field: string, value: string | boolean) =>
    put({ design: workshop.change(design, field, value), typed });
  return {
    ...work,
    sections,
    faults,
    kept,
    changed: !same(design, still),
    set,
    type: (field, text) =>
      put({ design: workshop.change(design, field, text), typed: { ...typed, [field]: text } }),
    begin,
    keep(asNew) {
      const keptId = asNew || id === null ? newDesignId() : id;
      keepDraft(game, id, undefined);
      keepDesign({ id: keptId, game, name: workshop.nameOf(design), updated: Date.now(), design });
      if (id === null || asNew) setWork({ design: still, typed: {} });
      return keptId;
    },
    putBack: () => begin(still),
  };
}
