import { useEffect, useRef, useState } from "react";
import type { AnswerProblem } from "../../../core/answers.ts";
import type { Prompt } from "../../../core/game.ts";
import type { View } from "../../../games/great-war/view.ts";
import { Refusal } from "../../table/Refusal.tsx";
import type { Done, TableState } from "../../table/session.ts";
import { Button } from "../../ui/button.tsx";
import { Question } from "./Question.tsx";
import { usePanelWords } from "./words.ts";

interface ChoiceDeskProps {
  readonly state: TableState;
  readonly view: View;
  readonly prompts: readonly Prompt[];
}

interface LineProps {
  onAnswer(text: string): void;
}

/** The same answers as text. */
function Line({ onAnswer }: LineProps) {
  const t = usePanelWords();
  const [typed, setTyped] = useState("");
  return (
    <form
      className="gw-typed"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(typed);
      }}
    >
      <label>
        <span>{t("ask.line")}</span>
        <input
          className="gw-input"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <Button type="submit" disabled={typed.trim() === ""}>
        {t("ask.go")}
      </Button>
    </form>
  );
}

/** The focus goes to a new question, not to an answer: a key that is still held down must not choose. */
function useFocusOnQuestion() {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return box;
}

/** Everything that is answered by choosing: tails, targets, who goes first, aces, guns to see to. */
export function ChoiceDesk({ state, view, prompts }: ChoiceDeskProps) {
  const t = usePanelWords();
  const box = useFocusOnQuestion();
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([]);
  const [only] = prompts;
  const seat = only?.seat ?? "";
  const single = prompts.length === 1;
  const told = (done: Done) => setRefused(done.ok ? [] : done.error);
  const answer = (prompt: Prompt, text: string) => {
    state.hover(null);
    if (prompt.opens === "now") return told(state.answerNow(prompt.id, text));
    state.setDraft(prompt.id, text);
    if (single) told(state.sealAll(seat));
  };
  const chosen = (prompt: Prompt) => state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id);
  return (
    <div className="gw-desk">
      {prompts.map((prompt) => (
        <Question
          key={prompt.id}
          state={state}
          view={view}
          prompt={prompt}
          chosen={chosen(prompt)}
          {...(prompt === only && { box })}
          onChoose={(text) => answer(prompt, text)}
        />
      ))}
      {single && only && <Line onAnswer={(text) => answer(only, text)} />}
      {only && <Refusal problems={refused} say={state.say} onPick={(text) => answer(only, text)} />}
      {single ? (
        <p className="gw-why gw-keys-hint">{t("ask.keys")}</p>
      ) : (
        <Button
          look="brass"
          disabled={prompts.some((prompt) => chosen(prompt) === undefined)}
          onClick={() => told(state.sealAll(seat))}
        >
          {t("move.allReady")}
        </Button>
      )}
    </div>
  );
}
