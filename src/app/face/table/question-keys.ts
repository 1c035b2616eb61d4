import { type RefObject, useEffect } from "react";
import { actOf, DIGITS, MOST_DIGITS } from "../../../scene/keystroke.ts";
import { useSettings } from "../../settings/settings.ts";
import { isBelowSheet, isTyping } from "../../ui/focus.ts";
import type { EnterKey } from "./enter-key.ts";

/** The digit that chooses what stands at a place, the first at 0; undefined where there is none. */
export function useDigits(): (place: number) => string | undefined {
  const letterKeys = useSettings((settings) => settings.letterKeys);
  return (place) =>
    letterKeys && place >= 0 && place < MOST_DIGITS ? `${(place + 1) % MOST_DIGITS}` : undefined;
}

/** The question that keys are for: the one with the focus, else the first that has no answer yet. */
function questionOf(questions: HTMLElement): HTMLElement | null {
  const all = [...questions.querySelectorAll<HTMLElement>(".question")].filter(
    (one) => !one.closest("details:not([open])"),
  );
  const focused = all.find((one) => one.contains(document.activeElement));
  return focused ?? all.find((one) => !one.querySelector('.offer[aria-pressed="true"]')) ?? all[0] ?? null;
}

/** The button that Enter presses: "all ready" below several questions, else what is written, else the usual answer. */
function usualButton(questions: HTMLElement): HTMLElement | null {
  return (
    questions.querySelector<HTMLElement>(".questions__all") ??
    questions.querySelector<HTMLElement>(".answer-line button:not(:disabled)") ??
    questions.querySelector<HTMLElement>('[data-usual="true"]')
  );
}

/** What a digit chooses, which bears it; undefined for keys that mean nothing to a question. */
function chosenBy(event: KeyboardEvent, questions: HTMLElement): HTMLElement | null {
  const digit = actOf(event, DIGITS);
  if (digit === undefined) return null;
  const bearing = `[aria-keyshortcuts="${digit % MOST_DIGITS}"]`;
  return questionOf(questions)?.querySelector<HTMLElement>(bearing) ?? null;
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
