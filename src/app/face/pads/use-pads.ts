import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Prompt } from "../../../core/game.ts";
import { wordsOf } from "../../../face/text.ts";
import { type Typing, useTyping } from "../../context/typing.ts";
import { draftsOf } from "../../session/drafts.ts";
import { viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { focusLine, isTyping, useFocusOnce } from "../../ui/focus.ts";

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
  readonly typing: RefObject<Typing>;
  /** What Enter in the line of a pad takes. */
  takes(open: Pad): readonly Pad[];
}

/** Pads that were to be sealed, as they were then: an edit makes it void. */
interface Tried {
  readonly ids: readonly string[];
  readonly texts: string;
  /** What would be regretted of them, as their player has been told. */
  readonly regrets: readonly string[];
}

/** The pads of a seat and what can be done with them. */
export interface PadsInUse<Pad extends WrittenPad> {
  readonly open: Pad | undefined;
  readonly line: RefObject<HTMLInputElement | null>;
  /** What stands in the line of the open pad: the order, or what is typed before it is asked. */
  readonly text: string;
  /** The button that seals them all. */
  readonly go: RefObject<HTMLButtonElement | null>;
  /** Whether they were to be sealed as they stand. */
  readonly tried: boolean;
  /** Ids of those that could not be sealed then. */
  readonly missing: readonly string[];
  /** What would be regretted of what was to be sealed: "ready" once more seals it all the same. */
  readonly regrets: readonly string[];
  show(pad: Pad): void;
  /** Writes in the line of the open pad. */
  write(text: string): void;
  /** Enter in that line. */
  enter(): void;
  /** Seals these pads, and hands on when they are all. */
  ready(chosen: readonly Pad[]): void;
}

/** Whether a pad still has to be sealed. */
export function waits({ state }: WrittenPad): boolean {
  return state !== "ready";
}

function isFit({ state }: WrittenPad): boolean {
  return state === "legal" || state === "ready";
}

/** What a player would regret about a pad, with its piece's name. */
function regretsOf<Pad extends WrittenPad>(state: TableState, pad: Pad) {
  const found = state.face.forecast?.(viewOf(state), pad.prompt, draftsOf(state)) ?? [];
  return found
    .filter(({ regret }) => regret)
    .map(({ text }) => ({ pad, told: `${pad.id}: ${wordsOf(text, state.say)}` }));
}

function sealPads(state: TableState, chosen: readonly WrittenPad[], areAll: boolean): void {
  const [head] = chosen;
  if (head?.prompt.opens === "now") state.answerNow(head.prompt.id, head.text);
  else if (areAll) state.sealAll(head?.prompt.seat ?? "");
  else for (const { prompt } of chosen) state.seal(prompt.id);
}

/** The line of the open pad; Enter on what was typed ahead takes the pad once the order stands on it. */
function useLine<Pad extends WrittenPad>(
  { state, typing, takes }: PadsOf<Pad>,
  open: Pad | undefined,
  ready: (chosen: readonly Pad[]) => void,
): Pick<PadsInUse<Pad>, "text" | "write" | "enter"> {
  const [given, setGiven] = useState<string | null>(null);
  const typed = useTyping({
    state,
    typing,
    text: open?.text ?? "",
    onWrite: (text) => open && state.setDraft(open.prompt.id, text),
    onAnswer: (text) => (open?.text === text ? ready(takes(open)) : setGiven(text)),
  });
  useEffect(() => {
    if (given === null || open?.text !== given) return;
    setGiven(null);
    ready(takes(open));
  }, [given, open, ready, takes]);
  return { text: typed.text, write: typed.onWrite, enter: () => typed.onAnswer(typed.text) };
}

/** Leads through written answers: which one is open, what is missing, and "ready". */
export function usePads<Pad extends WrittenPad>(asked: PadsOf<Pad>): PadsInUse<Pad> {
  const { state, pads } = asked;
  const [shown, setShown] = useState<string | null>(null);
  const [tried, setTried] = useState<Tried | null>(null);
  const line = useRef<HTMLInputElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  useFocusOnce(line);
  const texts = pads.map(({ id, text }) => `${id} ${text}`).join("\n");
  const of = (id: string | null) => pads.find((pad) => pad.id === id);
  const isTried = tried?.texts === texts;

  const show = (pad: Pad) => {
    const typing = isTyping(document.activeElement);
    // The line exists only after this render, and whoever types on at once is to write in it.
    flushSync(() => {
      setShown(pad.id);
      state.select(pad.id);
    });
    focusLine(line, typing);
  };
  const ready = (chosen: readonly Pad[]) => {
    const unfit = chosen.filter((pad) => !isFit(pad));
    const rued = unfit.length > 0 ? [] : chosen.filter(waits).flatMap((pad) => regretsOf(state, pad));
    const asks = rued.some(({ told }) => !isTried || !tried.regrets.includes(told));
    setTried({ ids: unfit.map(({ id }) => id), texts, regrets: rued.map(({ told }) => told) });
    if (unfit[0]) return show(unfit[0]);
    if (asks && rued[0]) return show(rued[0].pad);
    const areAll = chosen.length === pads.length;
    sealPads(state, chosen, areAll);
    if (areAll) return;
    const next = pads.find((pad) => waits(pad) && !chosen.includes(pad));
    if (next) show(next);
    // With the last of them written, the next Enter hands them all in.
    else go.current?.focus({ preventScroll: true });
  };
  const open = of(state.selected) ?? of(shown) ?? pads.find(waits) ?? pads[0];
  return {
    ...useLine(asked, open, ready),
    open,
    line,
    go,
    tried: isTried,
    missing: isTried ? tried.ids : [],
    regrets: isTried ? tried.regrets : [],
    show,
    ready,
  };
}
