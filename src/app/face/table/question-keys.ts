import { type RefObject, useEffect } from "react";
import { actOf, DIGITS } from "../../../scene/keystroke.ts";
import { isBelowSheet, isTyping } from "../../ui/focus.ts";
import type { EnterKey } from "./enter-key.ts";

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

/** The button that a digit chooses; undefined for keys that mean nothing to a question. */
function chosenBy(event: KeyboardEvent, questions: HTMLElement): HTMLElement | undefined {
  const digit = actOf(event, DIGITS);
  if (digit === undefined) return undefined;
  const offers = questionOf(questions)?.querySelectorAll<HTMLElement>(".offer");
  // While no card of a hand is out, digits take one out: then they choose what is done with it.
  const cards = () => questions.querySelectorAll<HTMLElement>(".hand__card[aria-disabled=false]");
  return (offers?.length ? offers : cards())[digit - 1];
}

/** Enter takes the usual answer, but not while the key is still held down from the answer before; whether it has. */
function enters(event: KeyboardEvent, questions: HTMLElement, enter: EnterKey): boolean {
  if (!actOf(event, { Enter: !event.shiftKey }) || event.repeat || isPressable()) return false;
  const button = usualButton(questions);
  return button !== null && enter.press(event.timeStamp, () => button.click());
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
export function useQuestionKeys(
  questions: RefObject<HTMLElement | null>,
  written: boolean,
  enter: EnterKey,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What lies below a sheet is not read meanwhile.
      if (isBelowSheet()) return enter.show(event.timeStamp);
      if (event.defaultPrevented || !questions.current || isTyping(event.target)) return;
      if (written && !document.activeElement?.closest(".question__offers")) return;
      const button = chosenBy(event, questions.current);
      button?.click();
      if (button || enters(event, questions.current, enter)) event.preventDefault();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [questions, written, enter]);
}
