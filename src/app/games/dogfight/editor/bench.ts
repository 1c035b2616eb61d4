import { createContext, useContext } from "react";
import type { Phrase } from "../../../../core/phrase.ts";
import type { Draft } from "./draft.ts";
import type { Fault } from "./faults.ts";

/** Sheets of the list beside the table. */
export type BenchTab = "aircraft" | "clouds" | "table";

/** What the parts of the editor share. */
export interface Bench {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  /** Key of the aircraft or the cloud that is in hand. */
  readonly chosen: string | null;
  readonly tab: BenchTab;
  readonly say: (phrase: Phrase) => string;
  edit(draft: Draft, tag?: string): void;
  choose(key: string | null): void;
  turnTo(tab: BenchTab): void;
}

export const BenchContext = createContext<Bench | null>(null);

export function useBench(): Bench {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error("a part of the editor is used outside of it");
  return bench;
}
