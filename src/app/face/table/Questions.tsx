import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Prompt, Viewer } from "../../../core/game.ts";
import type { AnswerProblem } from "../../../core/match/problems.ts";
import { type AskForOne, asksForOne } from "../../../face/ask.ts";
import type { Offer } from "../../../face/offer.ts";
import { type Text, wordsOf } from "../../../face/text.ts";
import { useSeatName } from "../../context/names.ts";
import { NOT_TYPING, type Typing, useTyping } from "../../context/typing.ts";
import { draftsOf } from "../../session/drafts.ts";
import { viewOf } from "../../session/selectors.ts";
import type { Done, TableShown, TableState } from "../../session/session.ts";
import { useSettings } from "../../settings/settings.ts";
import { Button } from "../../ui/button.tsx";
import { focusLine, isBusy } from "../../ui/focus.ts";
import { Cited, Words } from "../Cited.tsx";
import { AnswerLine } from "./AnswerLine.tsx";
import { askOf, offersOf, ownOf } from "./asking.ts";
import { type EnterKey, useEnterKey } from "./enter-key.ts";
import { give } from "./giving.ts";
import { useFirstInSight } from "./in-sight.ts";
import { LastOffers, Question } from "./Question.tsx";
import { useQuestionKeys } from "./question-keys.ts";
import { useTellEntered } from "./tell-entered.ts";
import { spanOf, standBy, usualOf } from "./usual.ts";
import { useQuestionWords } from "./words.ts";
import "./question.css";
import { lastAnswers } from "../../session/last-time.ts";

/** The offers with the answer of the turn before, where the game has it offered and it is legal still. */
function withLast(state: TableShown, prompt: Prompt, offers: readonly Offer[]): readonly Offer[] {
  if (!state.face.again?.(prompt)) return offers;
  const [view, own] = [viewOf(state), ownOf(state, prompt)];
  const ending = new Set(offers.flatMap(({ last, text }) => (last ? [text] : [])));
  const text = lastAnswers(state.open.match, prompt).find(
    (one) => !ending.has(one) && state.game.parse(one, prompt, view, own).ok,
  );
  if (text === undefined) return offers;
  const again = offers.find((offer) => offer.text === text) ?? { text, title: text, lines: [] };
  const [usual, others] = [offers.filter((one) => one.usual), offers.filter((one) => !one.usual)];
  if (again.usual) return offers.map((one) => (one === again ? { ...one, again: true } : one));
  return [...usual, { ...again, again: true }, ...others.filter((one) => one !== again)];
}

interface AlwaysProps {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** Whether the answer that is given next is given to every such question. */
function Always({ label, checked, onChange }: AlwaysProps) {
  return (
    <label className="questions__always">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

interface QuestionsProps {
  readonly state: TableState;
  readonly prompts: readonly Prompt[];
  readonly typing: RefObject<Typing>;
}

/** A question with what may be answered, and what stands as its answer. */
interface OpenQuestion {
  readonly prompt: Prompt;
  readonly ask: AskForOne;
  readonly offers: readonly Offer[];
  /** What Enter takes where nothing is chosen; undefined where it takes nothing. */
  readonly usual: string | undefined;
  /** What is written or sealed; where several are answered together, else the usual answer. */
  readonly chosen: string | undefined;
}

/**
 * A question comes with the focus on itself, or on its line: where it is written, or for who wrote the answer before. A
 * hand that is still being fetched takes it when it is there.
 */
function useFocusOnQuestion(
  style: AskForOne["style"] | undefined,
  viewer: Viewer,
  typing: RefObject<Typing>,
) {
  const box = useRef<HTMLFieldSetElement>(null);
  const line: RefObject<HTMLInputElement | null> = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isBusy()) return;
    const goesOn = typing.current.seat === viewer;
    if (style === "line" || goesOn) focusLine(line, goesOn);
    else if (style) box.current?.focus({ preventScroll: true });
  }, [style, viewer, typing]);
  return { box, line };
}

function useAsked(state: TableState, prompts: readonly Prompt[]): readonly OpenQuestion[] {
  const name = useSeatName();
  const entered = useSettings(({ enter, ear }) => enter && !ear);
  return prompts.flatMap((prompt): readonly OpenQuestion[] => {
    const ask = askOf(state, prompt, name(prompt.seat));
    if (!asksForOne(ask)) return [];
    const offers = withLast(state, prompt, offersOf(state, prompt));
    const usual = usualOf(state, offers)?.text;
    const written = state.drafts.get(prompt.id) ?? state.sealed.get(prompt.id);
    const chosen = written ?? (prompts.length > 1 ? usual : undefined);
    return [{ prompt, ask, offers, usual: entered ? usual : undefined, chosen }];
  });
}

/** Gives answers, always from now on where that is wanted, and keeps why one was refused. */
function useAnswers(state: TableState, asked: readonly OpenQuestion[], enter: EnterKey) {
  const [refused, setRefused] = useState<readonly AnswerProblem[]>([]);
  const [always, setAlways] = useState(false);
  const tellEntered = useTellEntered(state);
  const told = (done: Done, open?: OpenQuestion, text?: string) => {
    setRefused(done.ok ? [] : done.error);
    if (done.ok && enter.answers) tellEntered(open, text);
  };
  const seal = () => {
    for (const { prompt, chosen } of asked)
      if (chosen !== undefined && !state.sealed.has(prompt.id)) state.setDraft(prompt.id, chosen);
    if (always) standBy(state, asked);
    told(state.sealAll(asked[0]?.prompt.seat ?? ""));
  };
  const answer = (open: OpenQuestion, text: string) => {
    if (always && asked.length === 1) standBy(state, [{ offers: open.offers, chosen: text }]);
    told(give(state, open.prompt, text), open, text);
  };
  const write = (prompt: Prompt, text: string) => {
    setRefused([]);
    state.setDraft(prompt.id, text);
  };
  return { refused, always, setAlways, seal, answer, write };
}

/** What it is called to give an answer always: the answer where there is one that may stand, and for how long. */
function useStandsLabel(state: TableState, asked: readonly OpenQuestion[]): string | undefined {
  const t = useQuestionWords();
  const ids = new Set(asked.flatMap(({ offers }) => offers.flatMap(({ standing }) => standing ?? [])));
  const [id, ...others] = ids;
  if (id === undefined) return undefined;
  const words = (text: Text | undefined) => (text === undefined ? "" : wordsOf(text, state.say));
  const answer = others.length > 0 ? "" : words(state.face.standing?.(id));
  return t("answer.stands", { answer, rest: words(spanOf(state)?.rest) });
}

type Given = ReturnType<typeof useAnswers>;

/** What an answer that is pointed out on the map would bring. */
function Outlook({ state, prompt }: { readonly state: TableState; readonly prompt: Prompt }) {
  const found = state.face.forecast?.(viewOf(state), prompt, draftsOf(state)) ?? [];
  return (
    <ul className="question__told" data-told="event">
      {found.map(({ text }) => {
        const line = wordsOf(text, state.say);
        return (
          <li key={line}>
            <Cited text={line} />
          </li>
        );
      })}
    </ul>
  );
}

/** Below a single question: its line, what ends it, and the keys. */
function BelowOne({
  state,
  only,
  given,
  line,
  typing,
  enter,
  onChoose,
}: {
  readonly state: TableState;
  readonly only: OpenQuestion;
  readonly given: Given;
  readonly line: RefObject<HTMLInputElement | null>;
  readonly typing: RefObject<Typing>;
  readonly enter: EnterKey;
  onChoose(text: string): void;
}) {
  const t = useQuestionWords();
  const digits = useSettings((settings) => settings.letterKeys);
  const { prompt, ask, offers, usual, chosen } = only;
  const typed = useTyping({
    state,
    typing,
    text: chosen ?? "",
    onWrite: (text) => given.write(prompt, text),
    onAnswer: (text) => given.answer(only, text),
  });
  return (
    <>
      <AnswerLine
        state={state}
        line={ask.line}
        refused={given.refused}
        input={line}
        onBlank={(pressed) => {
          if (usual !== undefined && !state.keeping) enter.press(pressed, () => typed.onAnswer(usual));
        }}
        {...typed}
      />
      {ask.style === "map" && chosen !== undefined && <Outlook state={state} prompt={prompt} />}
      <div className="goes-on">
        <LastOffers state={state} offers={offers} usual={usual} onChoose={onChoose} />
      </div>
      {ask.style !== "line" && (
        <p className="questions__keys">{t("answer.keys", { usual: usual !== undefined, digits })}</p>
      )}
    </>
  );
}

/** Up to so many questions stand open side by side; of more, one at a time, each with what stands as its answer. */
const FEW = 2;

interface OneOfProps {
  readonly state: TableState;
  readonly one: OpenQuestion;
  readonly folds: boolean;
  readonly opens: boolean;
  readonly children: ReactNode;
}

/** A question, folded behind its name and its answer where many are asked together. */
function OneOf({ state, one, folds, opens, children }: OneOfProps) {
  if (!folds) return children;
  const { ask, prompt, offers, chosen } = one;
  const found = offers.find(({ text }) => text === chosen);
  const answer = found ? wordsOf(found.title, state.say) : (chosen ?? "");
  return (
    <details name="questions" className="questions__one" open={opens}>
      <summary>
        <b>
          <Words text={ask.title === undefined ? prompt.id : wordsOf(ask.title, state.say)} />
        </b>{" "}
        <span>
          <Words text={answer} />
        </span>
      </summary>
      {children}
    </details>
  );
}

/** Questions that are answered by one of their offers; several sealed ones are answered together. */
export function Questions({ state, prompts, typing }: QuestionsProps) {
  const t = useQuestionWords();
  const questions = useRef<HTMLDivElement>(null);
  const asked = useAsked(state, prompts);
  const [only] = asked.length === 1 ? asked : [];
  const { box, line } = useFocusOnQuestion(only?.ask.style, state.viewer, typing);
  const enter = useEnterKey();
  const given = useAnswers(state, asked, enter);
  useFirstInSight(questions);
  useQuestionKeys(questions, only?.ask.style === "line", enter);
  const choose = (one: OpenQuestion) => (text: string) => {
    typing.current = NOT_TYPING;
    given.answer(one, text);
  };
  const stands = useStandsLabel(state, asked);
  // Hands would lie on one another.
  const folds = asked.length > (asked.some(({ ask }) => ask.style === "hand") ? 1 : FEW);
  return (
    <div ref={questions} className="questions">
      {asked.map((one, at) => (
        <OneOf key={one.prompt.id} state={state} one={one} folds={folds} opens={at === 0}>
          <Question
            state={state}
            {...one}
            {...(only && { box })}
            onWrite={(text) => given.write(one.prompt, text)}
            onChoose={choose(one)}
          />
          {!only && <LastOffers state={state} {...one} onChoose={choose(one)} />}
        </OneOf>
      ))}
      {stands && <Always label={stands} checked={given.always} onChange={given.setAlways} />}
      {only && <BelowOne {...{ state, only, given, line, typing, enter }} onChoose={choose(only)} />}
      {!only && (
        <div className="goes-on">
          <Button
            look="brass"
            className="questions__all"
            disabled={asked.some(({ chosen }) => chosen === undefined)}
            onClick={given.seal}
          >
            {t("answer.together")}
          </Button>
        </div>
      )}
    </div>
  );
}
