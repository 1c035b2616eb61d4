import { type RefObject, useEffect, useRef } from "react";
import { type Step, saidNow } from "../../face/lesson.ts";
import { type Text, wordsOf } from "../../face/text.ts";
import { actOf } from "../../scene/keystroke.ts";
import { usePage, useTools } from "../context/tools.ts";
import { Cited, Rules, useQuietly, Words } from "../face/Cited.tsx";
import { Button } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { Ending } from "./Ending.tsx";
import { Ring } from "./Ring.tsx";
import { elementOf, focusOn, reveal } from "./target.ts";
import type { Taught } from "./taught.ts";
import { type LessonState, useLesson } from "./use-lesson.ts";
import { useLessonWords } from "./words.ts";
import "./lesson.css";
import "./lesson-narrow.css";

interface Tempting {
  readonly step: Step;
  readonly say: Taught["say"];
}

/** Things to write wrong on purpose. */
function Tries({ step: { tries = [], point, focus = point }, say }: Tempting) {
  const t = useLessonWords();
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
          {wordsOf(label, say)}
        </Button>
      ))}
    </p>
  );
}

function spoken(texts: readonly Text[], say: Taught["say"]): string {
  return texts.map((text) => wordsOf(text, say)).join(" ");
}

/** What is wrong with what is written: the referee's own sentence, and what the instructor makes of it. */
function Comment({ say, standing }: { readonly say: Taught["say"]; readonly standing: LessonState }) {
  const t = useLessonWords();
  const { facts, mistake } = standing;
  if (!mistake) return null;
  const [problem] = facts.state === "wrong" ? facts.problems : [];
  return (
    <div className="lesson__mistake">
      {problem && (
        <p>
          <b>{t("refused")}</b> <Cited text={say({ key: problem.code, values: problem.values })} />
        </p>
      )}
      <p>
        <Remark text={spoken(saidNow(mistake.say, facts), say)} />
      </p>
    </div>
  );
}

/** Lays out what a step needs, shows it, and puts the focus where it is to be done. */
function useStep({ step, mistake }: LessonState, on: RefObject<HTMLButtonElement | null>): void {
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

/** Keys that read on and back from anywhere, with Alt. */
function useReadingKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = actOf(event, latest.current, "alt");
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

interface InstructorProps {
  readonly taught: Taught;
  /** Begins the lesson anew, or goes on with a turn of it in another game. */
  readonly onAgain: (first?: number) => void;
  readonly onLeave: () => void;
}

/** The instructor: tells one thing at a time, points at what is meant, and waits until it is done. */
export function Instructor({ taught, onAgain, onLeave }: InstructorProps) {
  const t = useLessonWords();
  const { script, say } = taught;
  const { page } = useTools();
  const standing = useLesson(script);
  const { facts, step, goBack, goOn } = standing;
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => page.setState({ pieces: false, slip: false }), [page]);
  useStep(standing, nextButton);
  useReadingKeys({ n: goOn, b: goBack });
  const covered = usePage((state) => state.dialog !== null);
  const over = facts.turn > script.turns.length;
  const of = script.turns.length;
  const turn = script.turns[facts.turn - 1];
  return (
    <section className="lesson paper" aria-label={t("instructor")}>
      <header className="lesson__head">
        <h2 className="lesson__title">
          {over ? t("over") : t("turn", facts.turn, of)}
          {turn && <small>{wordsOf(turn.name, say)}</small>}
        </h2>
        <Button look="quiet" size="icon" aria-label={t("leave")} title={t("leave")} onClick={onLeave}>
          <CrossIcon />
        </Button>
      </header>
      <div className="lesson__text">
        <div data-told="event">
          {step && (
            <p key={step.id}>
              <Remark text={spoken(saidNow(step.say, facts), say)} />
            </p>
          )}
          <Comment say={say} standing={standing} />
        </div>
      </div>
      {step && <Tries step={step} say={say} />}
      {over || facts.next !== undefined ? (
        <Ending taught={taught} next={facts.next} onAgain={onAgain} />
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
function Remark({ text }: { readonly text: string }) {
  const { words, rules } = useQuietly()(text);
  return (
    <>
      {words.split(ORDER).map((part, at) => {
        const key = `${at.toString()} ${part}`;
        if (at % 2 === 0) return <Words key={key} text={part} />;
        return (
          <code key={key} className="lesson__order">
            {part}
          </code>
        );
      })}
      <Rules rules={rules} />
    </>
  );
}
