import { type RefObject, useEffect, useRef, useState } from "react";
import type { Viewer } from "../../core/game.ts";
import type { TableState } from "../session/session.ts";

/** What is typed before the next question is there. */
interface Ahead {
  readonly text: string;
  /** Enter has been pressed on it. */
  readonly given: boolean;
}

/** Who answers at the line, from question to question. */
export interface Typing {
  /** The seat that gave its last answer there; undefined: it was chosen otherwise. */
  readonly seat?: Viewer;
  /** What the seat has typed since, for the question that follows the moment `at`, and no other. */
  readonly ahead?: Ahead & { readonly at: number };
}

export const NOT_TYPING: Typing = {};

const NOTHING: Ahead = { text: "", given: false };

interface LineProps {
  readonly state: TableState;
  readonly typing: RefObject<Typing>;
  readonly text: string;
  onWrite(text: string): void;
  onAnswer(text: string): void;
}

/** Takes over what was typed ahead: once, since the parts of a question are made anew for every one. */
function useTypedAhead({ state, typing, onWrite, onAnswer }: LineProps): void {
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    const { seat, ahead } = typing.current;
    typing.current = seat === state.viewer ? { seat } : NOT_TYPING;
    if (seat !== state.viewer || !ahead?.text || ahead.at !== state.open.match.moments.length - 1) return;
    onWrite(ahead.text);
    if (ahead.given) onAnswer(ahead.text);
  }, [state, typing, onWrite, onAnswer]);
}

/**
 * The line of a question for somebody who types on without looking. The next question finds him at its line; what he
 * types while the answer before is still being kept stands there as if that took no time, and Enter gives it.
 */
export function useTyping(props: LineProps): Pick<LineProps, "text" | "onWrite" | "onAnswer"> {
  const { state, typing, text, onWrite, onAnswer } = props;
  const [ahead, setAhead] = useState(NOTHING);
  useTypedAhead(props);
  const { keeping, viewer } = state;
  const at = state.open.match.moments.length;
  const typeAhead = (next: Ahead) => {
    if (ahead.given) return;
    typing.current = { seat: viewer, ahead: { ...next, at } };
    setAhead(next);
  };
  return {
    text: keeping ? ahead.text : text,
    onWrite: (written) => (keeping ? typeAhead({ text: written, given: false }) : onWrite(written)),
    onAnswer(given) {
      if (keeping) return typeAhead({ text: given, given: true });
      typing.current = { seat: viewer };
      onAnswer(given);
    },
  };
}
