import type { PromptId, SeatId, Viewer } from "../../core/game.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import type { Match } from "../../core/match/match.ts";
import type { AnswerProblem } from "../../core/match/problems.ts";
import { seal, sealEach, unseal } from "../../core/match/sealed.ts";
import { fail } from "../../core/result.ts";
import type { DraftHistory } from "./history.ts";
import { type Pending, promptsFor, without } from "./pending.ts";
import { DONE, type Done, type TableActions } from "./session.ts";

/** Who writes at a screen: what he sees of what is pending, and the ways to change it. */
export interface Writer {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly pending: Pending;
  readonly history: DraftHistory;
  /** What of it the viewer has written. */
  mine(): { readonly drafts: AnswerTexts; readonly sealed: AnswerTexts };
  /** Whether the prompt is the viewer's to answer now. */
  isMine(prompt: PromptId): boolean;
  put(changed: Partial<Pending>): void;
  stand(always: readonly string[], noLonger: readonly string[]): void;
  /** The viewer has sealed all that he is asked: whatever comes next, comes. */
  handOn(): Done;
}

/** What the seat at the screen does with its answers. */
type WritingActions = Pick<
  TableActions,
  "setDraft" | "undoDraft" | "redoDraft" | "seal" | "sealAll" | "unseal" | "answerNow" | "stand"
>;

function setDraft(sitting: Writer, prompt: PromptId, text: string, sameEdit: boolean): void {
  if (!sitting.isMine(prompt)) return;
  const { pending } = sitting;
  const before = sitting.mine().drafts;
  if (before.get(prompt) === text && !pending.sealed.has(prompt)) return;
  if (!sameEdit) sitting.history.note(before);
  sitting.put({ drafts: new Map(pending.drafts).set(prompt, text), sealed: unseal(pending.sealed, prompt) });
}

function restoreDrafts(sitting: Writer, drafts: AnswerTexts | undefined): boolean {
  if (!drafts) return false;
  const others = new Map(sitting.pending.drafts);
  let { sealed } = sitting.pending;
  for (const { id } of promptsFor(sitting.match, sitting.viewer)) {
    others.delete(id);
    if (drafts.has(id)) sealed = unseal(sealed, id);
  }
  sitting.put({ drafts: new Map([...others, ...drafts]), sealed });
  return true;
}

function sealOne(sitting: Writer, prompt: PromptId, text: string, ready = sitting.pending.ready): Done {
  const sealed = seal(sitting.match, sitting.pending.sealed, prompt, text);
  if (!sealed.ok) return sealed;
  sitting.put({ sealed: sealed.value, drafts: without(sitting.pending.drafts, prompt), ready });
  return DONE;
}

/** Seals whatever a seat is still to answer; all or none. */
function sealOpen(sitting: Writer, seat: SeatId): AnswerProblem[] {
  const { sealed, drafts } = sitting.pending;
  const open = promptsFor(sitting.match, seat).filter(({ id }) => drafts.has(id) || !sealed.has(id));
  const texts = new Map(open.map(({ id }) => [id, drafts.get(id) ?? ""]));
  const sealing = sealEach(sitting.match, sealed, texts);
  const problems = [...sealing.refused.values()].flat();
  if (problems.length === 0) {
    const left = new Map([...drafts].filter(([id]) => !texts.has(id)));
    sitting.put({ sealed: sealing.sealed, drafts: left });
  }
  return problems;
}

/** The actions of the seat at the screen: drafts, sealing and answering in the open. */
export function writingActions(sitting: Writer): WritingActions {
  return {
    setDraft: (prompt, text, sameEdit = false) => setDraft(sitting, prompt, text, sameEdit),
    stand: (always, noLonger) => sitting.stand(always, noLonger),
    undoDraft: () => restoreDrafts(sitting, sitting.history.undo(sitting.mine().drafts)),
    redoDraft: () => restoreDrafts(sitting, sitting.history.redo(sitting.mine().drafts)),
    seal(prompt) {
      const { drafts, sealed, ready } = sitting.pending;
      if (!sitting.isMine(prompt)) return DONE;
      const text = drafts.get(prompt) ?? sealed.get(prompt) ?? "";
      return sealOne(sitting, prompt, text, new Set(ready).add(prompt));
    },
    sealAll(seat) {
      if (seat !== sitting.viewer) return DONE;
      const problems = sealOpen(sitting, seat);
      return problems.length > 0 ? fail(problems) : sitting.handOn();
    },
    unseal(prompt) {
      const { pending } = sitting;
      const text = pending.sealed.get(prompt);
      if (!sitting.isMine(prompt) || text === undefined) return;
      sitting.put({
        drafts: new Map(pending.drafts).set(prompt, text),
        sealed: unseal(pending.sealed, prompt),
      });
    },
    answerNow(prompt, text) {
      const asked = promptsFor(sitting.match, sitting.viewer).find((open) => open.id === prompt);
      if (asked?.opens !== "now") return DONE;
      const sealed = sealOne(sitting, prompt, text);
      return sealed.ok ? sitting.handOn() : sealed;
    },
  };
}
