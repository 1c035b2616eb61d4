import { type RefObject, useRef, useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { TableState } from "../../session/session.ts";
import { focusLine, useFocusOnce } from "../../ui/focus.ts";

/** One prompt that is answered in writing, as far as it has come. */
export interface WrittenPad {
  readonly prompt: Prompt;
  /** The piece it is about. */
  readonly id: string;
  readonly text: string;
  /** `legal`: it can be sealed; `ready`: it is; anything else: not yet. */
  readonly state: string;
}

interface PadsOf<Pad extends WrittenPad> {
  readonly state: TableState;
  /** Every pad of the seat at the screen. */
  readonly pads: readonly Pad[];
  /** What is legal and still likely to be regretted. */
  readonly warningsOf: (pad: Pad) => readonly Phrase[];
}

/** Pads that were to be sealed, as they were then: an edit makes it void. */
interface Tried {
  readonly ids: readonly string[];
  readonly texts: string;
}

/** The pads of a seat and what can be done with them. */
export interface PadsInUse<Pad extends WrittenPad> {
  readonly open: Pad | undefined;
  readonly line: RefObject<HTMLInputElement | null>;
  /** Whether they were to be sealed as they stand. */
  readonly tried: boolean;
  /** Ids of those that could not be sealed then. */
  readonly missing: readonly string[];
  /** The pads warned of, and what of. */
  readonly warned: readonly Pad[];
  readonly warnings: readonly Phrase[];
  show(pad: Pad | undefined): void;
  /** Seals these pads, and hands on when they are all; warns first. A second time is the answer to the warning. */
  ready(chosen: readonly Pad[]): void;
  /** Goes back to writing after a warning. */
  think(): void;
}

/** Whether a pad still has to be sealed. */
export function waits({ state }: WrittenPad): boolean {
  return state !== "ready";
}

function isFit({ state }: WrittenPad): boolean {
  return state === "legal" || state === "ready";
}

function sealPads(state: TableState, chosen: readonly WrittenPad[], areAll: boolean): void {
  const [head] = chosen;
  if (head?.prompt.opens === "now") state.answerNow(head.prompt.id, head.text);
  else if (areAll) state.sealAll(head?.prompt.seat ?? "");
  else for (const { prompt } of chosen) state.seal(prompt.id);
}

/** Leads through written answers: which one is open, what is missing, what is worth a warning, and "ready". */
export function usePads<Pad extends WrittenPad>({ state, pads, warningsOf }: PadsOf<Pad>): PadsInUse<Pad> {
  const [shown, setShown] = useState<string | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const [warned, setWarned] = useState<Tried | null>(null);
  const line = useRef<HTMLInputElement>(null);
  useFocusOnce(line);
  const texts = pads.map(({ id, text }) => `${id} ${text}`).join("\n");
  const of = (id: string | null) => pads.find((pad) => pad.id === id);
  const current = (what: Tried | null) => (what?.texts === texts ? what.ids : []);
  const warnedPads = pads.filter(({ id }) => current(warned).includes(id));
  const warningsAt = (some: readonly Pad[]) => some.filter(waits).flatMap(warningsOf);

  const show = (pad: Pad | undefined) => {
    if (!pad) return;
    setShown(pad.id);
    state.select(pad.id);
    // The line exists only after this render.
    requestAnimationFrame(() => focusLine(line));
  };
  const ready = (chosen: readonly Pad[]) => {
    const unfit = chosen.filter((pad) => !isFit(pad));
    setTried({ ids: unfit.map(({ id }) => id), texts });
    if (unfit.length > 0) return show(unfit[0]);
    const isWarned = chosen.every((pad) => warnedPads.includes(pad));
    if (!isWarned && warningsAt(chosen).length > 0)
      return setWarned({ ids: chosen.map(({ id }) => id), texts });
    setWarned(null);
    const areAll = chosen.length === pads.length;
    sealPads(state, chosen, areAll);
    if (!areAll) show(pads.find((pad) => waits(pad) && !chosen.includes(pad)));
  };
  return {
    open: of(state.selected) ?? of(shown) ?? pads.find(waits) ?? pads[0],
    line,
    tried: tried?.texts === texts,
    missing: current(tried),
    warned: warnedPads,
    warnings: warningsAt(warnedPads),
    show,
    ready,
    think: () => setWarned(null),
  };
}
