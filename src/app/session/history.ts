import type { AnswerTexts } from "../../core/match/entry.ts";

/** Edits of one seat since it came to the screen. Thrown away when the curtain rises. */
export class DraftHistory {
  private past: AnswerTexts[] = [];
  private future: AnswerTexts[] = [];

  /** Notes how the drafts stood before an edit. */
  note(before: AnswerTexts): void {
    this.past.push(before);
    this.future = [];
  }

  /** The drafts before the last edit; undefined when there is none. */
  undo(current: AnswerTexts): AnswerTexts | undefined {
    const earlier = this.past.pop();
    if (earlier) this.future.push(current);
    return earlier;
  }

  /** The drafts that `undo` left. */
  redo(current: AnswerTexts): AnswerTexts | undefined {
    const later = this.future.pop();
    if (later) this.past.push(current);
    return later;
  }

  clear(): void {
    this.past = [];
    this.future = [];
  }
}
