import { type RefObject, useEffect, useRef } from "react";
import { Cited } from "../rules/Cited.tsx";
import { usePage, useTable, useTools } from "../table/tools.ts";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { useWords } from "../words.ts";
import { Ending } from "./Ending.tsx";
import { type Facts, type Lesson, type Step, wordsOf } from "./lesson.ts";
import { OtherLessons } from "./OtherLessons.tsx";
import { Ring } from "./Ring.tsx";
import { elementOf, focusOn, reveal } from "./target.ts";
import { type Standing, useLesson } from "./use-lesson.ts";
import { useLessonWords } from "./words.ts";
import "./lesson.css";

interface Tempting {
  readonly step: Step<Facts>;
}

/** Things to write wrong on purpose. */
function Tries({ step: { tries = [], point, focus = point } }: Tempting) {
  const t = useLessonWords();
  const { language } = useWords();
  const { store } = useTools();
  if (tries.length === 0) return null;
  const write = (prompt: string, text: string) => {
    store.getState().setDraft(prompt, text);
    const line = elementOf(focus);
    if (line) focusOn(line);
  };
  return (
    <p className="lesson__tries">
      <span>{t("wrong")}</span>
      {tries.map(({ label, prompt, text }) => (
        <Button key={text} onClick={() => write(prompt, text)}>
          {label[language]}
        </Button>
      ))}
    </p>
  );
}

/** What is wrong with what is written: the referee's own sentence, and what the instructor makes of it. */
function Comment({ lesson, standing }: { readonly lesson: Lesson; readonly standing: Standing }) {
  const t = useLessonWords();
  const { language } = useWords();
  const say = useTable((state) => state.say);
  const { facts, mistake } = standing;
  if (!mistake) return null;
  const refusal = lesson.refusal(facts);
  return (
    <div className="lesson__mistake">
      {refusal && (
        <p>
          <b>{t("refused")}</b> <Cited text={say(refusal)} />
        </p>
      )}
      <p>
        <Told text={wordsOf(mistake.say, facts)[language]} />
      </p>
    </div>
  );
}

/** Lays out what a step needs, shows it, and puts the focus where it is to be done. */
function useStep({ step, mistake }: Standing, on: RefObject<HTMLButtonElement | null>): void {
  const { page } = useTools();
  // A card that grows or shrinks may cover what it points at.
  useEffect(() => {
    const element = mistake === undefined ? undefined : elementOf(step?.point);
    if (element) reveal(element);
  }, [step, mistake]);
  useEffect(() => {
    if (!step) return undefined;
    if (step.open) page.setState(step.open);
    // Papers that are laid open are there only after the next render.
    const frame = requestAnimationFrame(() => {
      const element = elementOf(step.point);
      if (element) reveal(element);
      const next = step.done === undefined ? on.current : elementOf(step.focus ?? step.point);
      if (next) focusOn(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [step, page, on]);
}

/** Keys that read on and back from anywhere, by `event.code`, with Alt. */
function useReadingKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = event.altKey && !event.ctrlKey && !event.metaKey ? latest.current[event.code] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

interface InstructorProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** The instructor: tells one thing at a time, points at what is meant, and waits until it is done. */
export function Instructor({ lesson, onAgain, onLeave }: InstructorProps) {
  const t = useLessonWords();
  const { language } = useWords();
  const { page } = useTools();
  const game = useTable((state) => state.entry.meta.id);
  const standing = useLesson(lesson);
  const { facts, step, goBack, goOn } = standing;
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => page.setState({ pieces: false, slip: false }), [page]);
  useStep(standing, nextButton);
  useReadingKeys({ KeyN: goOn, KeyB: goBack });
  const covered = usePage((state) => state.dialog !== null);
  const over = facts.turn > lesson.turns.length;
  const of = lesson.turns.length;
  const name = lesson.turns[facts.turn - 1]?.[language];
  return (
    <section className="lesson paper" aria-label={t("instructor")}>
      <header className="lesson__head">
        <h2 className="lesson__title">
          {over ? t("over") : t("turn", facts.turn, of)}
          {name !== undefined && <small>{name}</small>}
        </h2>
        <Button look="quiet" size="icon" aria-label={t("leave")} title={t("leave")} onClick={onLeave}>
          <CrossIcon />
        </Button>
      </header>
      <div className="lesson__text" role="status" aria-live="polite">
        {step && (
          <p key={step.id}>
            <Told text={wordsOf(step.say, facts)[language]} />
          </p>
        )}
        <Comment lesson={lesson} standing={standing} />
      </div>
      {step && <Tries step={step} />}
      {step === lesson.steps[0] && <OtherLessons game={game} />}
      {over ? (
        <Ending lesson={lesson} onAgain={onAgain} />
      ) : (
        <footer className="lesson__foot">
          <Button look="quiet" disabled={!goBack} aria-keyshortcuts="Alt+B" title="Alt B" onClick={goBack}>
            {t("back")}
          </Button>
          {goOn && step && (
            <Button
              ref={nextButton}
              look={step.done === undefined ? "brass" : "paper"}
              className="lesson__next"
              aria-keyshortcuts="Alt+N"
              title="Alt N"
              onClick={goOn}
            >
              {t(step.done === undefined ? "next" : "skip")}
            </Button>
          )}
        </footer>
      )}
      {step?.point && !covered && <Ring key={step.id} point={step.point} />}
    </section>
  );
}

const ORDER = /`([^`]+)`/;

/** The instructor's words: orders in typewriter figures, numbers of rules as links. */
function Told({ text }: { readonly text: string }) {
  return text.split(ORDER).map((part, at) => {
    const key = `${at.toString()} ${part}`;
    if (at % 2 === 1) {
      return (
        <code key={key} className="lesson__order">
          {part}
        </code>
      );
    }
    return <Cited key={key} text={part} />;
  });
}
