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
import { isUntouched } from "./form/form.ts";
import { begun, edited } from "./history.ts";
import { type KeptSetup, keepChanged, keepNew } from "./kept.ts";
import { setupFileName } from "./setup-name.ts";
import type { Loaded } from "./use-editor.ts";
import { type Edits, useEdits } from "./use-edits.ts";
import { useEditorWords } from "./words.ts";
import { dropEdits, type EditorWork, keepEdits, loadEdits } from "./work.ts";

type EditorDialog = "open" | "share" | "play";

/** What a line at the table's edge says: what was done, or why something was not. */
interface Note {
  readonly kind: "done" | "refused";
  readonly lines: Sentences;
}

/** The editor's page: the set-up on the table and everything that can be done with it as a whole. */
export interface Workspace {
  readonly loaded: Loaded;
  readonly work: EditorWork;
  readonly edits: Edits;
  /** Things to put right before it can be played. */
  readonly faults: number;
  /** Nothing has been put on the table yet. */
  readonly untouched: boolean;
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
  /** Shows what is kept again; that too can be taken back. */
  restore(): void;
  /** Opens something else under an address; what stands on the table now can be had back by undo. */
  open(work: EditorWork, id: string | null): void;
  /** Opens the kept set-up of an id, or a scenario, as it was left. */
  go(id: string): void;
  openFile(file: File, ...more: readonly File[]): Promise<void>;
  /** Opens a link; false when it was refused. */
  openLink(pasted: string): Promise<boolean>;
  download(): void;
}

function sameWork(work: EditorWork, kept: KeptSetup): boolean {
  return work.title === kept.title && JSON.stringify(work.draft) === JSON.stringify(kept.draft);
}

function stateOf(work: EditorWork, kept: KeptSetup | undefined): Workspace["state"] {
  if (!kept) return "fresh";
  return sameWork(work, kept) ? "kept" : "changed";
}

/** What the parts of the page's object are made with. */
interface Parts {
  readonly loaded: Loaded;
  readonly id: string | null;
  readonly edits: Edits;
  readonly show: Workspace["show"];
  readonly tell: Workspace["tell"];
}

type Keeping = Pick<Workspace, "keep" | "keepAnother" | "restore" | "state">;

/** Keeps the set-up on this device. */
function useKeeping({ loaded, id, edits, tell }: Parts, before: KeptSetup | undefined): Keeping {
  const words = useEditorWords();
  const [kept, setKept] = useState(before);
  const game = loaded.entry.meta.id;
  const work = edits.history.now;
  const named = (): EditorWork | undefined => {
    const title = work.title.trim();
    if (title !== "") return { title, draft: work.draft };
    tell({ kind: "refused", lines: [words("nameMissing")] });
    return undefined;
  };
  const keepAnother = async () => {
    const own = named();
    if (!own) return;
    const made = await keepNew({ ...own, game });
    dropEdits(game, id);
    edits.handOver();
    keepEdits(game, made.id, { ...edits.history, now: own, tag: null });
    navigate({ page: "editor", game, id: made.id }, "replace");
  };
  return {
    state: stateOf(work, kept),
    keepAnother,
    async keep() {
      const own = named();
      if (!own) return;
      if (!kept) return keepAnother();
      setKept(await keepChanged({ ...kept, ...own }));
      edits.edit(own, "kept");
      const whole = useStorageTrouble.getState().setups === null;
      tell(whole ? { kind: "done", lines: [words("saved", own.title)] } : null);
    },
    restore() {
      const back = kept && loaded.editor.readDraft(kept.draft);
      if (kept && back !== undefined) edits.edit({ title: kept.title, draft: back });
    },
  };
}

type Opening = Pick<Workspace, "open" | "go" | "openFile" | "openLink">;

/** Brings something else to the page: what is kept, a file, a link. */
function useOpening({ loaded, id, edits, show, tell }: Parts): Opening {
  const words = useEditorWords();
  const { t, language } = useWords();
  const { entry, editor } = loaded;
  const game = entry.meta.id;
  const open = (next: EditorWork, target: string | null) => {
    show(null);
    tell(null);
    if (target === id) return edits.edit(next);
    const before = loadEdits(game, target, editor);
    const history = before ? edited(before, next) : begun(next);
    keepEdits(game, target, history);
    navigate({ page: "editor", game, id: target });
  };
  const openSent = ({ title, config, entry: of }: SentSetup): boolean => {
    if (of.meta.id !== game) return false;
    open({ title, draft: editor.draftOf(config) }, null);
    return true;
  };
  return {
    open,
    go: (next) => navigate({ page: "editor", game, id: next }),
    async openFile(file, ...more) {
      tell(null);
      if (more.length > 0) {
        const names = [file, ...more].map(({ name }) => words("quoted", name)).join(", ");
        return tell({ kind: "refused", lines: [words("fileOne", names)] });
      }
      const read = await readSetupFile(file, language, t);
      if (read.ok && openSent(read.value)) return;
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
      return read.ok && openSent(read.value);
    },
  };
}

/** Everything about the page that is one object for its parts. */
export function useWorkspace(
  loaded: Loaded,
  id: string | null,
  beginning: Extract<Beginning, { readonly ok: true }>,
): Workspace {
  const words = useEditorWords();
  const { entry, editor } = loaded;
  const edits = useEdits(entry.meta.id, id, beginning.edits);
  const [dialog, show] = useState<EditorDialog | null>(beginning.fresh ? "open" : null);
  const [note, tell] = useState<Note | null>(null);
  const work = edits.history.now;
  const { draft, title } = work;
  const faults = useMemo(() => editor.faults(draft).length, [editor, draft]);
  const setup = useMemo<SentSetup>(
    () => ({ entry, title: title.trim() || words("unnamed"), config: editor.configOf(draft) }),
    [entry, title, draft, editor, words],
  );
  const parts = { loaded, id, edits, show, tell };
  const keeping = useKeeping(parts, beginning.kept);
  const opening = useOpening(parts);
  return {
    loaded,
    work,
    edits,
    faults,
    untouched: isUntouched(editor, draft),
    setup,
    dialog,
    note,
    show,
    tell,
    ...keeping,
    ...opening,
    rename: (name) => edits.edit({ title: name, draft }, "title"),
    download: () => downloadFile(setupFile(setup), setupFileName(setup.title)),
  };
}
