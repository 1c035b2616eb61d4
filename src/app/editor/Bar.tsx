import { Mark } from "../frame/Frame.tsx";
import { hasPage } from "../game-pages.ts";
import { hrefOf, navigate } from "../router.ts";
import { useStorageTrouble } from "../storage/trouble.ts";
import { Button } from "../ui/button.tsx";
import { RedoIcon, UndoIcon } from "../ui/icons.tsx";
import { Menu } from "../ui/menu.tsx";
import { useWords } from "../words.ts";
import type { Workspace } from "./use-workspace.ts";
import { useEditorWords } from "./words.ts";
import { LONGEST_TITLE } from "./work.ts";

interface BarProps {
  readonly workspace: Workspace;
}

/** The name of the set-up and whether it is kept. */
function Name({ workspace }: BarProps) {
  const t = useEditorWords();
  const { work, state, faults, untouched } = workspace;
  const lost = useStorageTrouble((storage) => storage.setups !== null);
  const stand = state === "kept" && lost ? t("passing") : t(state);
  return (
    <div className="bar__name">
      <input
        className="bar__title"
        aria-label={t("name")}
        placeholder={t("unnamed")}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_TITLE}
        value={work.title}
        onChange={(event) => workspace.rename(event.target.value)}
      />
      <p className="bar__state" data-told="status">
        {faults > 0 && !untouched ? t("faults", faults) : stand}
      </p>
    </div>
  );
}

function More({ workspace }: BarProps) {
  const t = useEditorWords();
  const { state, faults, loaded } = workspace;
  const game = loaded.entry.meta.id;
  const look = { label: t("hangar"), onSelect: () => navigate({ page: "hangar", shown: game }) };
  const items = [
    { label: t("copyOf"), disabled: state === "fresh", onSelect: () => void workspace.keepAnother() },
    { label: t("restore"), disabled: state !== "changed", onSelect: () => workspace.restore() },
    { label: t("file"), disabled: faults > 0, onSelect: () => workspace.download() },
    ...(hasPage(game, "hangar") ? [look] : []),
  ];
  return <Menu trigger={<Button>{t("more")}</Button>} groups={[items]} />;
}

/** What can be done with the set-up as a whole. */
function Tools({ workspace }: BarProps) {
  const t = useEditorWords();
  const { t: w } = useWords();
  const { edits, faults, untouched } = workspace;
  const { past, future } = edits.history;
  const whole = (act: () => void) => () => {
    if (faults === 0) act();
    else workspace.tell({ kind: "refused", lines: [t(untouched ? "begin" : "notYet")] });
  };
  return (
    <div className="bar__tools">
      <Button
        size="icon"
        aria-label={t("undo")}
        title={`${t("undo")} (${w("ui.keys", "Ctrl Z")})`}
        aria-disabled={past.length === 0}
        onClick={edits.undo}
      >
        <UndoIcon />
      </Button>
      <Button
        size="icon"
        aria-label={t("redo")}
        title={`${t("redo")} (${w("ui.keys", "Ctrl Shift Z")})`}
        aria-disabled={future.length === 0}
        onClick={edits.redo}
      >
        <RedoIcon />
      </Button>
      <Button onClick={() => workspace.show("open")}>{t("open")}</Button>
      <Button onClick={() => void workspace.keep()}>{t("save")}</Button>
      <Button aria-disabled={faults > 0} onClick={whole(() => workspace.show("share"))}>
        {t("share")}
      </Button>
      <More workspace={workspace} />
      <Button look="brass" aria-disabled={faults > 0} onClick={whole(() => workspace.show("play"))}>
        {t("play")}
      </Button>
    </div>
  );
}

/** The wooden edge at the head of the editor. */
export function Bar({ workspace }: BarProps) {
  const t = useEditorWords();
  return (
    <header className="bar">
      <h1 className="visually-hidden">{t("page")}</h1>
      <a className="bar__home" href={hrefOf({ page: "home" })}>
        <Mark />
        <span className="visually-hidden">{t("home")}</span>
      </a>
      <Name workspace={workspace} />
      <Tools workspace={workspace} />
    </header>
  );
}
