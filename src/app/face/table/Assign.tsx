import { useState } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { AnswerProblem } from "../../../core/match/problems.ts";
import type { Candidate } from "../../../face/assign.ts";
import { wordsOf } from "../../../face/text.ts";
import { viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { Cited } from "../Cited.tsx";
import { Refusal } from "../Refusal.tsx";
import { type SpokenPart, useFacePart } from "../use-part.ts";
import { give } from "./giving.ts";
import { useQuestionWords } from "./words.ts";
import "./assign.css";

type Say = SpokenPart<"assign">["say"];

interface CandidateBoxProps {
  readonly candidate: Candidate;
  readonly say: Say;
  onWrite(text: string): void;
}

/** One that may be chosen: a box to tick, with what is said of it, or why it can't be. */
function CandidateBox({ candidate, say, onWrite }: CandidateBoxProps) {
  const { lines, bar, chosen, text } = candidate;
  return (
    <label className="candidate" data-chosen={chosen} data-open={text !== undefined}>
      <input
        type="checkbox"
        checked={chosen}
        disabled={text === undefined}
        onChange={() => text !== undefined && onWrite(text)}
      />
      <span>
        {lines.map((line) => {
          const title = wordsOf(line.title, say);
          return (
            <span key={title} className="candidate__line">
              <b>{title}</b> <small>{wordsOf(line.text, say)}</small>
            </span>
          );
        })}
        {bar !== undefined && <small>{wordsOf(bar, say)}</small>}
      </span>
    </label>
  );
}

interface ListProps {
  readonly state: TableState;
  readonly prompt: Prompt;
  readonly part: SpokenPart<"assign">;
}

function List({ state, prompt, part: { face, say } }: ListProps) {
  const t = useQuestionWords();
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([]);
  const text = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id) ?? "";
  const list = face.assign(prompt, viewOf(state), text);
  if (!list) return null;
  const write = (next: string) => {
    setRefused([]);
    state.setDraft(prompt.id, next);
  };
  const go = () => {
    const done = give(state, prompt, text);
    setRefused(done.ok ? [] : done.error);
  };
  return (
    <form
      className="assign"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <h2 className="assign__title">{wordsOf(list.title, say)}</h2>
      <p>
        <Cited text={list.why.map((line) => wordsOf(line, say)).join(" ")} />
      </p>
      {list.groups.map(({ id, title, candidates }) => (
        <fieldset key={id} className="assign__group">
          <legend>{wordsOf(title, say)}</legend>
          <div className="assign__candidates">
            {candidates.map((candidate) => (
              <CandidateBox key={candidate.id} candidate={candidate} say={say} onWrite={write} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="assign__foot">
        <label className="assign__line">
          <span>{wordsOf(list.line.label, say)}</span>
          <input
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => write(target.value)}
          />
        </label>
        <Refusal text={text} problems={refused} say={state.say} onPick={write} />
        <div className="assign__actions">
          <span data-told="status" className="assign__count">
            {wordsOf(list.count, say)}
          </span>
          <Button disabled={text === ""} onClick={() => write("")}>
            {t("answer.clear")}
          </Button>
          <Button look="brass" type="submit">
            {wordsOf(list.line.go, say)}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Some of a list are chosen: they are ticked, or written; both are the same answer. */
export function Assign({ state, prompt }: Omit<ListProps, "part">) {
  const part = useFacePart(state.entry, "assign");
  return part ? <List state={state} prompt={prompt} part={part} /> : null;
}
