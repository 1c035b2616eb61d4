import { useEffect, useState } from "react";
import { useSettings } from "../../settings/settings.ts";

/** Milliseconds that a question has to have stood on the screen before Enter answers it where nothing was chosen. */
export const READ = 700;

/**
 * Enter as an answer to what nobody has chosen anything of. It counts only for what stood on the screen long enough to
 * be read when the key went down: whoever pressed it for the question before has not seen this one.
 */
export class EnterKey {
  /** Whether what is answered just now is answered by Enter alone. */
  answers = false;
  private since = Number.POSITIVE_INFINITY;

  /** The question comes on the screen, or something that lay on it goes: at a time as events tell it. */
  show(since: number): void {
    this.since = since;
  }

  /** Whether a key that went down then was pressed by somebody who could have read the question. */
  isRead(pressed: number): boolean {
    return pressed - this.since >= READ;
  }

  /** Answers, if the key may; whether it may. */
  press(pressed: number, answer: () => void): boolean {
    if (!useSettings.getState().enter || !this.isRead(pressed)) return false;
    this.answers = true;
    answer();
    this.answers = false;
    return true;
  }
}

/** The key for a question that comes on the screen with the part that asks for it. */
export function useEnterKey(): EnterKey {
  const [enter] = useState(() => new EnterKey());
  useEffect(() => enter.show(performance.now()), [enter]);
  return enter;
}
