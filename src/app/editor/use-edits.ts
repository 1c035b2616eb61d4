import { useEffect, useMemo, useRef, useState } from "react";
import { edited, type History, redone, undone } from "./history.ts";
import { type EditorWork, keepEdits } from "./work.ts";

/** Milliseconds after an edit when it is written down; leaving the page writes it at once. */
const SOON = 400;

/** The edits of a page and what changes them. */
export interface Edits {
  readonly history: History<EditorWork>;
  edit(work: EditorWork, tag?: string): void;
  undo(): void;
  redo(): void;
  /** Writes nothing down any more: the edits go on under another address. */
  handOver(): void;
}

/** Writes edits down soon after they are made, and whenever the page goes. */
class Notes {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly write: () => void) {}

  readonly soon = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.now, SOON);
  };

  readonly now = (): void => {
    clearTimeout(this.timer);
    if (!this.closed) this.write();
  };

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** The edits under an address of the editor, beginning with `first`; they outlast a reload. */
export function useEdits(game: string, id: string | null, first: History<EditorWork>): Edits {
  const [history, setHistory] = useState(first);
  const latest = useRef(history);
  const notes = useMemo(() => new Notes(() => keepEdits(game, id, latest.current)), [game, id]);
  useEffect(() => {
    addEventListener("pagehide", notes.now);
    return () => {
      removeEventListener("pagehide", notes.now);
      notes.now();
    };
  }, [notes]);
  const actions = useMemo(() => {
    const apply = (next: History<EditorWork>) => {
      if (next === latest.current) return;
      latest.current = next;
      setHistory(next);
      notes.soon();
    };
    return {
      edit: (work: EditorWork, tag?: string) => apply(edited(latest.current, work, tag)),
      undo: () => apply(undone(latest.current)),
      redo: () => apply(redone(latest.current)),
      handOver: () => notes.close(),
    };
  }, [notes]);
  return useMemo(() => ({ history, ...actions }), [history, actions]);
}
