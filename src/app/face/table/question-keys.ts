import { type RefObject, useEffect } from "react";
import { actOf, DIGITS } from "../../../scene/keystroke.ts";
import { isBelowSheet, isTyping } from "../../ui/focus.ts";

/** The question that keys are for: the one with the focus, else the first that has no answer yet. */
function questionOf(questions: HTMLElement): HTMLElement | null {
  const all = [...questions.querySelectorAll<HTMLElement>(".question__offers")].filter(
    (one) => !one.closest("details:not([open])"),
  );
  const focused = all.find((one) => one.contains(document.activeElement));
  return focused ?? all.find((one) => !one.querySelector('[aria-pressed="true"]')) ?? all[0] ?? null;
}

/** The button that Enter presses: "all ready" below several questions, else what is written, else the usual answer. */
function usualButton(questions: HTMLElement): HTMLElement | null {
  return (
    questions.querySelector<HTMLElement>(".questions__all") ??
    questions.querySelector<HTMLElement>(".answer-line button:not(:disabled)") ??
    questions.querySelector<HTMLElement>('[data-usual="true"]')
  );
}

/** What a key chooses; undefined for keys that mean nothing to a question. */
function chosenBy(event: KeyboardEvent, questions: HTMLElement): HTMLElement | null | undefined {
  // A key that is still held down from the answer before must not choose.
  if (actOf(event, { Enter: !event.shiftKey }))
    return event.repeat || isPressable() ? undefined : usualButton(questions);
  const digit = actOf(event, DIGITS);
  if (digit === undefined) return undefined;
  const offers = questionOf(questions)?.querySelectorAll<HTMLElement>(".offer");
  // While no card of a hand is out, digits take one out: then they choose what is done with it.
  const cards = () => questions.querySelectorAll<HTMLElement>(".hand__card[aria-disabled=false]");
  return (offers?.length ? offers : cards())[digit - 1];
}

/** Whether what has the focus is pressed by Enter itself. */
function isPressable(): boolean {
  return document.activeElement?.matches("a, button, summary") ?? false;
}

/**
 * Digits choose and Enter takes the usual answer wherever the focus is, except where somebody types or a sheet lies above
 * the page. The camera has its digits back when nothing is asked. `written`: the question has a line of its own for that,
 * so that keys choose only while one of its answers has the focus.
 */
export function useQuestionKeys(questions: RefObject<HTMLElement | null>, written: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !questions.current || isTyping(event.target) || isBelowSheet()) return;
      if (written && !document.activeElement?.closest(".question__offers")) return;
      const button = chosenBy(event, questions.current);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [questions, written]);
}
