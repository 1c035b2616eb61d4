import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { AnswerProblem } from "../../../core/match/problems.ts";
import type { AnswerForm, FormChange } from "../../../face/form.ts";
import { wordsOf } from "../../../face/text.ts";
import { readingOf } from "../../session/drafts.ts";
import { viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { isBusy } from "../../ui/focus.ts";
import { OrderText } from "../../ui/OrderText.tsx";
import { Cited } from "../Cited.tsx";
import { Refusal } from "../Refusal.tsx";
import { type SpokenPart, useFacePart } from "../use-part.ts";
import { type EnterKey, useEnterKey } from "./enter-key.ts";
import { FormEntries } from "./FormEntries.tsx";
import { FormLine } from "./FormLine.tsx";
import { give } from "./giving.ts";
import { useQuestionWords } from "./words.ts";
import "./form.css";

interface FilledProps {
  readonly state: TableState;
  readonly prompt: Prompt;
  readonly part: SpokenPart<"form">;
}

/** Problems without the answers that would be right: whole forms, which nobody compares word by word. */
function told(problems: readonly AnswerProblem[]): readonly AnswerProblem[] {
  return problems.map(({ near: _, ...problem }) => ({
    ...problem,
    values: { ...problem.values, near: [] },
  }));
}

/** The answer that is written, judged on every key; giving it, and a line for something of the table. */
function useFilled({ state, prompt, part: { face } }: FilledProps) {
  const view = viewOf(state);
  const text = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "";
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([]);
  const reading = readingOf(state, prompt.id);
  const problems = reading?.ok === false ? reading.error.slice(0, 1) : [];
  const write = (next: string) => {
    setRefused([]);
    state.setDraft(prompt.id, next);
  };
  const take = (on: string) => {
    const next = face.added(prompt, view, text, on);
    if (next !== undefined) write(next);
    state.select(on);
  };
  const change = (one: FormChange) => write(face.changed(prompt, view, text, one));
  const go = () => {
    const done = give(state, prompt, text);
    setRefused(done.ok ? [] : told(done.error));
  };
  const form = face.form(prompt, view, text, state.selected);
  return { form, text, refused, problems, write, take, change, go };
}

/** Brings an open line into sight, where it has just been opened. */
function useOpenInSight(open: string | null): RefObject<HTMLUListElement | null> {
  const lines = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (open === null) return;
    lines.current?.querySelector(`[data-open="true"]`)?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return lines;
}

interface FootProps
  extends Pick<ReturnType<typeof useFilled>, "text" | "refused" | "problems" | "write" | "go"> {
  readonly form: AnswerForm;
  readonly state: TableState;
  readonly say: SpokenPart<"form">["say"];
  readonly enter: EnterKey;
}

/** How far the form has come, the same as text, and what gives it. */
function Foot({ form, state, say, enter, text, refused, problems, write, go }: FootProps) {
  const t = useQuestionWords();
  const why = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { whole, line } = form;
  const blank = text.trim() === "";
  const fill = (next: string) => {
    write(next);
    // What has been filled in is read before it is given.
    enter.show(performance.now());
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
  };
  const press = (pressed: number) => {
    if (!blank) return go();
    const [first] = whole;
    if (first) enter.press(pressed, () => fill(first.text));
  };
  const label = wordsOf(line.label, say);
  return (
    <div className="form__foot">
      <p data-told="status" className="form__count">
        <Cited text={wordsOf(form.count, say)} />
      </p>
      <OrderText
        label={label}
        placeholder={line.example === undefined ? label : wordsOf(line.example, say)}
        value={text}
        bad={problems.find(({ token }) => token && token.end < text.length)?.token}
        describedBy={why}
        onChange={write}
        onEnter={press}
      />
      <div id={why}>
        {refused.length > 0 ? (
          <Refusal problems={refused} say={state.say} />
        ) : (
          told(problems.map((problem) => ({ ...problem, prompt: "" }))).map(({ code, values }) => (
            <p key={code} className="form__problem">
              <Cited text={state.say({ key: code, values })} />
            </p>
          ))
        )}
      </div>
      <div className="form__actions">
        {whole.map((one, at) => (
          <Button
            key={one.text}
            look={blank && at === 0 ? "brass" : "paper"}
            data-first={at === 0}
            onClick={() => fill(one.text)}
          >
            {wordsOf(one.title, say)}
          </Button>
        ))}
        <Button disabled={blank} onClick={() => write("")}>
          {t("answer.clear")}
        </Button>
        <Button ref={button} look={blank ? "paper" : "brass"} disabled={blank} onClick={go}>
          {wordsOf(line.go, say)}
        </Button>
      </div>
    </div>
  );
}

/** The first button of a form that nobody has begun has the focus, so that Enter fills it. */
function useFocusOnForm(): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isBusy()) return;
    box.current?.querySelector<HTMLElement>('[data-first="true"]')?.focus({ preventScroll: true });
  }, []);
  return box;
}

function Filled(props: FilledProps) {
  const {
    state,
    part: { say },
  } = props;
  const filled = useFilled(props);
  const box = useFocusOnForm();
  const enter = useEnterKey();
  const lines = useOpenInSight(state.selected);
  const { form, write, take, change } = filled;
  if (!form) return null;
  return (
    <section
      ref={box}
      className="form"
      data-point="answer"
      aria-label={wordsOf(form.title, say)}
      onKeyDown={(event) => {
        // Its buttons have the focus by themselves.
        const isPress = event.key === "Enter" && event.target instanceof HTMLButtonElement;
        if (isPress && !enter.isRead(event.timeStamp)) event.preventDefault();
      }}
    >
      <h2 className="paper__title">{wordsOf(form.title, say)}</h2>
      <p className="question__why">
        <Cited text={form.why.map((line) => wordsOf(line, say)).join(" ")} />
      </p>
      <ul ref={lines} className="form__lines">
        {form.lines.map((line) => (
          <FormLine
            key={line.id}
            line={line}
            open={line.on === state.selected}
            say={say}
            onOpen={(opens) => state.select(opens ? line.on : null)}
            onLook={(looking) => state.hover(looking ? line.on : null)}
            onTakeOut={() => write(line.without)}
            onChange={change}
          />
        ))}
      </ul>
      <FormEntries form={form} say={say} onTake={take} onLook={(on) => state.hover(on)} />
      <Foot {...filled} form={form} state={state} say={say} enter={enter} />
    </section>
  );
}

/** Several things of the table get a line each: they are chosen there, in a list, or written; all is the same answer. */
export function Form({ state, prompt }: Omit<FilledProps, "part">) {
  const part = useFacePart(state.entry, "form");
  return part ? <Filled state={state} prompt={prompt} part={part} /> : null;
}
