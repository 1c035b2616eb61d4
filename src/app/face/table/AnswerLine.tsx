import { type Ref, useId } from "react";
import type { AnswerProblem } from "../../../core/match/problems.ts";
import type { AskLine } from "../../../face/ask.ts";
import { wordsOf } from "../../../face/text.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { OrderText } from "../../ui/OrderText.tsx";
import { Refusal } from "../Refusal.tsx";
import { useQuestionWords } from "./words.ts";

interface AnswerLineProps {
  readonly state: TableState;
  readonly line: Partial<AskLine> | undefined;
  readonly text: string;
  /** Why the text was refused when it was given; empty while it is being changed. */
  readonly refused: readonly AnswerProblem[];
  readonly input?: Ref<HTMLInputElement>;
  /** Enter where nothing is written; left out: it does nothing. */
  onBlank?(pressed: number): void;
  onWrite(text: string): void;
  onAnswer(text: string): void;
}

/** The same answers as text: what is refused stays, with the token that fails, the rule, and what would be right. */
export function AnswerLine(props: AnswerLineProps) {
  const { state, line, text, refused, input, onBlank, onWrite, onAnswer } = props;
  const t = useQuestionWords();
  const why = useId();
  const words = (given: AskLine["example"], usual: string) =>
    given === undefined ? usual : wordsOf(given, state.say);
  const label = words(line?.label, t("answer.line"));
  const blank = text.trim() === "";
  const give = () => onAnswer(text);
  return (
    <>
      <div className="answer-line">
        <OrderText
          label={label}
          placeholder={words(line?.example, label)}
          value={text}
          bad={refused.find(({ token }) => token)?.token}
          describedBy={why}
          {...(input && { input })}
          onChange={onWrite}
          onEnter={(pressed) => (blank ? onBlank?.(pressed) : give())}
        />
        {!blank && <Button onClick={give}>{words(line?.go, t("answer.go"))}</Button>}
      </div>
      <div id={why}>
        <Refusal problems={refused} say={state.say} onPick={onAnswer} />
      </div>
    </>
  );
}
