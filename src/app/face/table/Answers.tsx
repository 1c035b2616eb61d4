import { useRef } from "react";
import type { Prompt } from "../../../core/game.ts";
import type { Ask } from "../../../face/ask.ts";
import type { GamePanel } from "../../context/panel.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { NOT_TYPING } from "../../context/typing.ts";
import { lazyPart } from "../../lazy-part.ts";
import { promptsAtScreen, viewOf } from "../../session/selectors.ts";
import type { TableState } from "../../session/session.ts";
import { askOf } from "./asking.ts";

const Questions = lazyPart(async () => (await import("./Questions.tsx")).Questions);
const StandingList = lazyPart(async () => (await import("./StandingList.tsx")).StandingList);
const Assign = lazyPart(async () => (await import("./Assign.tsx")).Assign);
const Form = lazyPart(async () => (await import("./Form.tsx")).Form);

/** Prompts by what answers them: a component of the game's own for their kind, a list, a form, or the house's questions. */
function sorted(state: TableState, panel: GamePanel, prompts: readonly Prompt[]) {
  const isOwn = ({ kind }: Prompt) => Object.hasOwn(panel.answers, kind);
  const house = prompts.filter((prompt) => !isOwn(prompt));
  const kinds = new Set(prompts.filter(isOwn).map(({ kind }) => kind));
  const of = (...styles: readonly Ask["style"][]) =>
    house.filter((prompt) => styles.includes(askOf(state, prompt, "").style));
  return {
    own: [...kinds].map((kind) => [kind, prompts.filter((prompt) => prompt.kind === kind)] as const),
    lists: of("assign"),
    forms: of("form"),
    questions: of("choice", "line", "hand", "map"),
  };
}

/** Where the person at the screen answers whatever is asked. */
export function Answers() {
  const { panel } = useTools();
  const state = useTable((whole) => whole);
  const prompts = promptsAtScreen(state);
  const typing = useRef(NOT_TYPING);
  const { own, lists, forms, questions } = sorted(state, panel, prompts);
  // Another seat, and every new question, begins anew.
  const key = `${state.viewer}/${state.open.match.moments.length}`;
  return (
    <>
      {own.map(([kind, asked]) => {
        const Own = panel.answers[kind];
        return (
          Own && (
            <Own key={`${key}/${kind}`} state={state} view={viewOf(state)} prompts={asked} typing={typing} />
          )
        );
      })}
      {lists.map((prompt) => (
        <Assign key={`${key}/${prompt.id}`} state={state} prompt={prompt} />
      ))}
      {forms.map((prompt) => (
        <Form key={`${key}/${prompt.id}`} state={state} prompt={prompt} />
      ))}
      {questions.length > 0 && <Questions key={key} state={state} prompts={questions} typing={typing} />}
      {state.standing.length > 0 && <StandingList state={state} />}
    </>
  );
}
