import { Fragment, type RefObject, useEffect, useRef, useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { AnswerProblem } from "../../../core/match/problems.ts";
import type { AskForOne } from "../../../face/ask.ts";
import { useSeatName } from "../../context/names.ts";
import type { Done, TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { focusLine } from "../../ui/focus.ts";
import { AnswerLine } from "./AnswerLine.tsx";
import { askOf } from "./asking.ts";
import { give } from "./giving.ts";
import { LastOffers, Question } from "./Question.tsx";
import { useQuestionWords } from "./words.ts";
import "./question.css";

interface QuestionsProps {
  readonly state: TableState;
  readonly prompts: readonly Prompt[];
}

/** A question comes with the focus on its line, or on itself: a key that is still held down must not choose. */
function useFocusOnQuestion(style: AskForOne["style"] | undefined) {
  const box = useRef<HTMLFieldSetElement>(null);
  const line: RefObject<HTMLInputElement | null> = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (style === "line") focusLine(line);
    else if (style) box.current?.focus({ preventScroll: true });
  }, [style]);
  return { box, line };
}

/** Gives answers, and keeps why one was refused. */
function useAnswers(state: TableState, prompts: readonly Prompt[]) {
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([]);
  const told = (done: Done) => setRefused(done.ok ? [] : done.error);
  const seal = () => told(state.sealAll(prompts[0]?.seat ?? ""));
  const answer = (prompt: Prompt, text: string) => told(give(state, prompt, text));
  const write = (prompt: Prompt, text: string) => {
    setRefused([]);
    state.setDraft(prompt.id, text);
  };
  return { refused, seal, answer, write };
}

/** Questions that are answered by one of their offers; several sealed ones are answered together. */
export function Questions({ state, prompts }: QuestionsProps) {
  const t = useQuestionWords();
  const name = useSeatName();
  const asks = prompts.flatMap((prompt) => {
    const ask = askOf(state, prompt, name(prompt.seat));
    return ask.style === "assign" ? [] : [{ prompt, ask }];
  });
  const [only] = asks.length === 1 ? asks : [];
  const { box, line } = useFocusOnQuestion(only?.ask.style);
  const { refused, seal, answer, write } = useAnswers(state, prompts);
  const chosen = ({ id }: Prompt) => state.drafts.get(id) ?? state.sealed.get(id);
  return (
    <div className="questions">
      {asks.map(({ prompt, ask }) => (
        <Fragment key={prompt.id}>
          <Question
            state={state}
            prompt={prompt}
            ask={ask}
            chosen={chosen(prompt)}
            {...(only && { box })}
            onChoose={(text) => answer(prompt, text)}
          />
          {!only && <LastOffers state={state} prompt={prompt} onChoose={(text) => answer(prompt, text)} />}
        </Fragment>
      ))}
      {only && (
        <AnswerLine
          state={state}
          line={only.ask.line}
          text={chosen(only.prompt) ?? ""}
          refused={refused}
          input={line}
          onWrite={(text) => write(only.prompt, text)}
          onAnswer={(text) => answer(only.prompt, text)}
        />
      )}
      {only && (
        <LastOffers state={state} prompt={only.prompt} onChoose={(text) => answer(only.prompt, text)} />
      )}
      {only && only.ask.style !== "line" && <p className="questions__keys">{t("answer.keys")}</p>}
      {!only && (
        <Button
          look="brass"
          disabled={asks.some(({ prompt }) => chosen(prompt) === undefined)}
          onClick={seal}
        >
          {t("answer.together")}
        </Button>
      )}
    </div>
  );
}
