import { type FormEvent, useState } from "react";
import { scenariosOf } from "../../words/games.ts";
import { Refused } from "../frame/Refused.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { FilePick } from "../ui/file-pick.tsx";
import { useWords } from "../words.ts";
import { scenarioWork } from "./beginning.ts";
import { OwnSetups } from "./OwnSetups.tsx";
import type { Workspace } from "./use-workspace.ts";
import { useEditorWords } from "./words.ts";

interface WorkspaceProps {
  readonly workspace: Workspace;
}

function Empty({ workspace }: WorkspaceProps) {
  const t = useEditorWords();
  const open = () => workspace.open({ title: "", draft: workspace.loaded.editor.empty }, null);
  return (
    <div className="open__empty">
      <Button look="brass" onClick={open}>
        {t("empty")}
      </Button>
    </div>
  );
}

function Scenarios({ workspace }: WorkspaceProps) {
  const t = useEditorWords();
  const { language } = useWords();
  const { loaded } = workspace;
  const pick = (id: string) => {
    const work = scenarioWork(loaded, id, language);
    if (work) workspace.open(work, id);
  };
  return (
    <section aria-labelledby="open-scenarios">
      <h3 id="open-scenarios" className="open__title">
        {t("scenarios")}
      </h3>
      <ul className="open__list">
        {scenariosOf(loaded.entry.meta, language).map(({ id, title, blurb }) => (
          <li key={id}>
            <button type="button" className="open__card" onClick={() => pick(id)}>
              <b>{title}</b>
              <span>{blurb}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Files({ workspace }: WorkspaceProps) {
  const t = useEditorWords();
  return (
    <div className="file-drop">
      <FilePick label={t("fileChoose")} onPick={(file) => void workspace.openFile(file)} />
      <span>{t("fileDrop")}</span>
    </div>
  );
}

function Pasted({ workspace }: WorkspaceProps) {
  const t = useEditorWords();
  const [link, setLink] = useState("");
  const open = (event: FormEvent) => {
    event.preventDefault();
    void workspace.openLink(link);
  };
  return (
    <form className="open__paste" onSubmit={open}>
      <Field label={t("paste")} value={link} onChange={(event) => setLink(event.target.value)} />
      <Button type="submit">{t("pasteOpen")}</Button>
    </form>
  );
}

/** What the table may start from: nothing, a scenario, a set-up of one's own, a file or a link. */
export function OpenDialog({ workspace }: WorkspaceProps) {
  const t = useEditorWords();
  const { note } = workspace;
  const close = () => {
    workspace.tell(null);
    workspace.show(null);
  };
  return (
    <Dialog open onOpenChange={close} title={t("openTitle")} about={t("openAbout")}>
      <Refused problems={note?.kind === "refused" ? note.lines : []} />
      <Empty workspace={workspace} />
      <OwnSetups workspace={workspace} />
      <Scenarios workspace={workspace} />
      <Files workspace={workspace} />
      <Pasted workspace={workspace} />
    </Dialog>
  );
}
