import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { fullTime } from "../local-time.ts";
import { downloadFile } from "../share/download.ts";
import { setupFile } from "../share/setup-file.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { useProblem } from "../words.ts";
import { deleteKept, type KeptSetup, keepChanged, keepNew, type ListedSetup, listKept } from "./kept.ts";
import { setupFileName } from "./setup-name.ts";
import type { Workspace } from "./use-workspace.ts";
import { useEditorWords } from "./words.ts";
import { LONGEST_TITLE } from "./work.ts";

/** Own set-ups of a game, undefined while they are read, and what reads them again. */
function useKept(game: string): readonly [readonly ListedSetup[] | undefined, () => Promise<void>] {
  const [list, setList] = useState<readonly ListedSetup[]>();
  const refresh = useCallback(async () => setList(await listKept(game)), [game]);
  useEffect(() => void refresh(), [refresh]);
  return [list, refresh];
}

interface RowProps {
  readonly workspace: Workspace;
  readonly onChanged: () => void;
}

interface PendingChange {
  readonly what: "rename" | "remove";
}

function Rename({ kept, onDone }: { readonly kept: KeptSetup; readonly onDone: (changed: boolean) => void }) {
  const t = useEditorWords();
  const [title, setTitle] = useState(kept.title);
  const [empty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed has just gone: the line that took its place is where one goes on.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === "") return setEmpty(true);
    await keepChanged({ ...kept, title: title.trim() });
    onDone(true);
  };
  return (
    <form ref={form} className="open__paste" onSubmit={(event) => void go(event)}>
      <Field
        label={t("renameTo")}
        maxLength={LONGEST_TITLE}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        {...(empty && { error: t("nameMissing") })}
      />
      <Button type="submit">{t("rename")}</Button>
      <Button look="quiet" onClick={() => onDone(false)}>
        {t("cancel")}
      </Button>
    </form>
  );
}

function Remove({ title, onAnswer }: { readonly title: string; readonly onAnswer: (sure: boolean) => void }) {
  const t = useEditorWords();
  return (
    <div className="open__sure" data-told="alert">
      <p>
        <b>{t("removeSure", title)}</b> {t("removeText")}
      </p>
      <Button look="danger" onClick={() => onAnswer(true)}>
        {t("remove")}
      </Button>
      <Button onClick={() => onAnswer(false)}>{t("keepIt")}</Button>
    </div>
  );
}

/** The tools of a kept set-up: rename, duplicate, save as a file, delete. */
function Tools({
  workspace,
  kept,
  onChanged,
  onAsk,
}: RowProps & { readonly kept: KeptSetup; readonly onAsk: (asked: PendingChange) => void }) {
  const t = useEditorWords();
  const { editor, entry } = workspace.loaded;
  const { title } = kept;
  const draft = editor.readDraft(kept.draft);
  const whole = draft !== undefined && editor.faults(draft).length === 0;
  const copy = async () => {
    await keepNew({
      title: t("copyTitle", title).slice(0, LONGEST_TITLE),
      game: kept.game,
      draft: kept.draft,
    });
    onChanged();
  };
  const save = () =>
    downloadFile(setupFile({ entry, title, config: editor.configOf(draft) }), setupFileName(title));
  return (
    <div className="open__tools">
      <Button look="quiet" aria-label={t("renameOf", title)} onClick={() => onAsk({ what: "rename" })}>
        {t("rename")}
      </Button>
      <Button look="quiet" aria-label={t("duplicateOf", title)} onClick={() => void copy()}>
        {t("duplicate")}
      </Button>
      {whole && (
        <Button look="quiet" aria-label={t("fileOf", title)} onClick={save}>
          {t("file")}
        </Button>
      )}
      <Button look="quiet" aria-label={t("removeOf", title)} onClick={() => onAsk({ what: "remove" })}>
        {t("remove")}
      </Button>
    </div>
  );
}

function OwnRow({ kept, workspace, onChanged }: RowProps & { readonly kept: KeptSetup }) {
  const t = useEditorWords();
  const [asked, setAsked] = useState<PendingChange | null>(null);
  const done = (changed: boolean) => {
    setAsked(null);
    if (changed) onChanged();
  };
  const answer = async (sure: boolean) => {
    if (sure) await deleteKept(kept.id);
    done(sure);
  };
  return (
    <li className="open__own">
      <button type="button" className="open__card" onClick={() => workspace.go(kept.id)}>
        <b>{kept.title}</b>
        <span>{t("keptAt", fullTime(kept.updated))}</span>
      </button>
      {asked === null && <Tools kept={kept} workspace={workspace} onChanged={onChanged} onAsk={setAsked} />}
      {asked?.what === "rename" && <Rename kept={kept} onDone={done} />}
      {asked?.what === "remove" && <Remove title={kept.title} onAnswer={(sure) => void answer(sure)} />}
    </li>
  );
}

function DamagedRow({
  listed,
  onChanged,
}: {
  readonly listed: Extract<ListedSetup, { ok: false }>;
  readonly onChanged: () => void;
}) {
  const t = useEditorWords();
  const why = useProblem(listed.error);
  const title = t("damaged");
  return (
    <li className="open__own">
      <p className="open__card">
        <b>{title}</b>
        <span>{why}</span>
      </p>
      <div className="open__tools">
        <Button
          look="quiet"
          aria-label={t("removeOf", title)}
          onClick={() => void deleteKept(listed.id).then(onChanged)}
        >
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}

/** Own set-ups, the latest first. */
export function OwnSetups({ workspace }: { readonly workspace: Workspace }) {
  const t = useEditorWords();
  const [list, refresh] = useKept(workspace.loaded.entry.meta.id);
  const changed = () => void refresh();
  if (!list) return null;
  return (
    <section aria-labelledby="open-own">
      <h3 id="open-own" className="open__title">
        {t("own")}
      </h3>
      <p className="quiet">{t(list.length === 0 ? "ownNone" : "ownHere")}</p>
      <ul className="open__rows">
        {list.map((listed) =>
          listed.ok ? (
            <OwnRow key={listed.value.id} kept={listed.value} workspace={workspace} onChanged={changed} />
          ) : (
            <DamagedRow key={listed.id} listed={listed} onChanged={changed} />
          ),
        )}
      </ul>
    </section>
  );
}
