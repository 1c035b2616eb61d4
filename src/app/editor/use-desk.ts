import { useMemo, useState } from "react";
import { navigate } from "../router.ts";
import { downloadFile } from "../share/download.ts";
import {
  packedIn,
  readLink,
  readSetupFile,
  type Sentences,
  type SentSetup,
  setupFile,
} from "../share/setup-file.ts";
import { useStorageTrouble } from "../storage/trouble.ts";
import { useWords } from "../words.ts";
import type { Beginning } from "./beginning.ts";
import { begun, edited } from "./history.ts";
import { type KeptSetup, keepChanged, keepNew } from "./kept.ts";
import { setupFileName } from "./setup-name.ts";
import type { Loaded } from "./use-editor.ts";
import { type Edits, useEdits } from "./use-edits.ts";
import { useEditorWords } from "./words.ts";
import { dropEdits, keepEdits, loadEdits, type Work } from "./work.ts";

type EditorDialog = "open" | "share" | "play";

/** What a line at the table's edge says: what was done, or why something was not. */
interface Note {
  readonly kind: "done" | "refused";
  readonly lines: Sentences;
}

/** The editor's page: the set-up on the table and everything that can be done with it as a whole. */
export interface EditorDesk {
  readonly loaded: Loaded;
  readonly work: Work;
  readonly edits: Edits;
  /** Things to put right before it can be played. */
  readonly faults: number;
  readonly state: "fresh" | "changed" | "kept";
  /** The set-up with the name that people see; for playing and sharing. */
  readonly setup: SentSetup;
  readonly dialog: EditorDialog | null;
  readonly note: Note | null;
  show(dialog: EditorDialog | null): void;
  tell(note: Note | null): void;
  rename(title: string): void;
  /** Keeps the set-up under this address, or a new one. */
  keep(): Promise<void>;
  keepAnother(): Promise<void>;
  /** Lays what is kept on the table again; that too can be taken back. */
  restore(): void;
  /** Lays something else on the table under an address; what lies there now can be had back by undo. */
  lay(work: Work, id: string | null): void;
  /** Opens the kept set-up of an id, or a scenario, as it was left. */
  go(id: string): void;
  openFile(file: File): Promise<void>;
  /** Opens a link; false when it was refused. */
  openLink(pasted: string): Promise<boolean>;
  download(): void;
}

function sameWork(work: Work, kept: KeptSetup): boolean {
  return work.title === kept.title && JSON.stringify(work.draft) === JSON.stringify(kept.draft);
}

function stateOf(work: Work, kept: KeptSetup | undefined): EditorDesk["state"] {
  if (!kept) return "fresh";
  return sameWork(work, kept) ? "kept" : "changed";
}

/** Everything about the page that is one object for its parts. */
export function useEditorDesk(
  loaded: Loaded,
  id: string | null,
  beginning: Extract<Beginning, { readonly ok: true }>,
): EditorDesk {
  const words = useEditorWords();
  const { t, language } = useWords();
  const { entry, editor } = loaded;
  const game = entry.meta.id;
  const edits = useEdits(game, id, beginning.edits);
  const [kept, setKept] = useState(beginning.kept);
  const [dialog, show] = useState<EditorDialog | null>(beginning.fresh ? "open" : null);
  const [note, tell] = useState<Note | null>(null);
  const work = edits.history.now;
  const { draft, title } = work;
  const faults = useMemo(() => editor.faults(draft).length, [editor, draft]);
  const setup = useMemo<SentSetup>(
    () => ({ entry, title: title.trim() || words("unnamed"), config: editor.configOf(draft) }),
    [entry, title, draft, editor, words],
  );

  const moveTo = (next: string | null, history: Edits["history"]) => {
    edits.handOver();
    keepEdits(game, next, history);
    navigate({ page: "editor", game, id: next }, next === null ? "push" : "replace");
  };
  const named = (): Work | undefined => {
    if (title.trim() !== "") return { title: title.trim(), draft };
    tell({ kind: "refused", lines: [words("nameMissing")] });
    return undefined;
  };
  const keepAnother = async () => {
    const own = named();
    if (!own) return;
    const made = await keepNew({ ...own, game });
    dropEdits(game, id);
    moveTo(made.id, { ...edits.history, now: own, tag: null });
  };
  const lay = (next: Work, target: string | null) => {
    show(null);
    tell(null);
    if (target === id) return edits.edit(next);
    const before = loadEdits(game, target, editor);
    const history = before ? edited(before, next) : begun(next);
    keepEdits(game, target, history);
    navigate({ page: "editor", game, id: target });
  };
  const layOut = ({ title: name, config, entry: of }: SentSetup): boolean => {
    if (of.meta.id !== game) return false;
    lay({ title: name, draft: editor.draftOf(config) }, null);
    return true;
  };
  return {
    loaded,
    work,
    edits,
    faults,
    state: stateOf(work, kept),
    setup,
    dialog,
    note,
    show,
    tell,
    rename: (name) => edits.edit({ title: name, draft }, "title"),
    keepAnother,
    async keep() {
      const own = named();
      if (!own) return;
      if (!kept) return keepAnother();
      setKept(await keepChanged({ ...kept, ...own }));
      edits.edit(own, "kept");
      const whole = useStorageTrouble.getState().trouble === null;
      tell(whole ? { kind: "done", lines: [words("saved", own.title)] } : null);
    },
    restore() {
      const back = kept && editor.readDraft(kept.draft);
      if (kept && back !== undefined) edits.edit({ title: kept.title, draft: back });
    },
    lay,
    go: (next) => navigate({ page: "editor", game, id: next }),
    async openFile(file) {
      tell(null);
      const read = await readSetupFile(file, language, t);
      if (read.ok && layOut(read.value)) return;
      const why = read.ok ? [t("unknown.text", read.value.entry.meta.id)] : read.error;
      tell({ kind: "refused", lines: [words("fileRefused", file.name), ...why] });
    },
    async openLink(pasted) {
      tell(null);
      if (pasted.trim() === "") {
        tell({ kind: "refused", lines: [words("pasteEmpty")] });
        return false;
      }
      const read = await readLink(packedIn(pasted), language, t, words("linkBroken"));
      if (!read.ok) tell({ kind: "refused", lines: read.error });
      return read.ok && layOut(read.value);
    },
    download() {
      downloadFile(setupFile(setup), setupFileName(setup.title));
    },
  };
}
