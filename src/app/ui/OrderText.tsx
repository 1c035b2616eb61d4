import { createContext, type KeyboardEvent, type Ref, useContext, useId, useState } from "react";
import { isQuestion } from "../../face/queries/query.ts";
import "./order-text.css";

/** Offsets into the text, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Puts a question to the referee; null where there is none to ask. */
export const AskReferee = createContext<((question: string) => void) | null>(null);

interface OrderTextProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** The failing token, marked below the text. */
  readonly bad: Span | undefined;
  /** Ids of the sentences that say what is wrong or what the order does. */
  readonly describedBy?: string;
  readonly input?: Ref<HTMLInputElement>;
  /** What lessons point at it by; left out: the line of what is asked. */
  readonly point?: string;
  onChange(text: string): void;
  /** `pressed`: when the key went down. */
  onEnter(pressed: number): void;
  /** Enter with Ctrl or Cmd; left out: as Enter. */
  onAll?(): void;
  /** Arrow up and down in the line: one level higher or lower; left out: they do nothing. */
  onLevel?(by: 1 | -1): void;
}

/** The same text again behind the line, so that the caret stands exactly under the failing token. */
function Echo({ value, bad }: { readonly value: string; readonly bad: Span }) {
  const end = Math.max(bad.end, bad.start + 1);
  return (
    <span className="order-echo" aria-hidden="true">
      {value.slice(0, bad.start)}
      <span className="order-echo-bad">{value.slice(bad.start, end) || " "}</span>
    </span>
  );
}

/**
 * What stands in a line: the order, or a question to the referee, which begins with a question mark and never becomes
 * an order. Enter puts it, and the order that was written before stands there again.
 */
function useQuestion({ value, bad, onChange }: OrderTextProps) {
  const ask = useContext(AskReferee);
  const [question, setQuestion] = useState<string | null>(null);
  const isAsked = (text: string) => ask !== null && isQuestion(text);
  return {
    value: question ?? value,
    bad: question === null ? bad : undefined,
    onChange(text: string) {
      if (isAsked(text)) return setQuestion(text);
      // Whoever wipes his question out has not written an empty order.
      const wiped = question !== null && text === "";
      setQuestion(null);
      if (!wiped) onChange(text);
    },
    /** Puts the question, where one stands there. */
    put(): boolean {
      if (question === null) return false;
      ask?.(question);
      setQuestion(null);
      return true;
    },
  };
}

/** One line of orders in typewriter figures. Enter is "ready", with Ctrl for all. */
export function OrderText(props: OrderTextProps) {
  const { label, placeholder, describedBy, input, point = "line", onEnter, onAll, onLevel } = props;
  const { value, bad, onChange, put } = useQuestion(props);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (by !== undefined && onLevel) {
      event.preventDefault();
      onLevel(by);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    // A key that is still held down from the answer before must not give another one.
    if (event.repeat || put()) return;
    if ((event.ctrlKey || event.metaKey) && onAll) onAll();
    else onEnter(event.timeStamp);
  };
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <span className="order-paper" data-point={point}>
        {bad && <Echo value={value} bad={bad} />}
        <input
          ref={input}
          id={id}
          className="order-input"
          value={value}
          placeholder={placeholder}
          aria-invalid={bad !== undefined}
          {...(describedBy !== undefined && { "aria-describedby": describedBy })}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
    </div>
  );
}
