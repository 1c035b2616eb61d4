import { Mark } from "../frame/Frame.tsx";
import { hrefOf } from "../router.ts";
import { useStorageTrouble } from "../storage/trouble.ts";
import { Button } from "../ui/button.tsx";
import { RedoIcon, UndoIcon } from "../ui/icons.tsx";
import { Menu } from "../ui/menu.tsx";
import type { EditorDesk } from "./use-desk.ts";
import { useEditorWords } from "./words.ts";
import { LONGEST_TITLE } from "./work.ts";

interface BarProps {
  readonly desk: EditorDesk;
}

/** The name of the set-up and whether it is kept. */
function Name({ desk }: BarProps) {
  const t = useEditorWords();
  const { work, state, faults } = desk;
  const lost = useStorageTrouble((storage) => storage.trouble !== null);
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
        onChange={(event) => desk.rename(event.target.value)}
      />
      <p className="bar__state" role="status">
        {faults > 0 ? t("faults", faults) : stand}
      </p>
    </div>
  );
}

function More({ desk }: BarProps) {
  const t = useEditorWords();
  const { state, faults } = desk;
  const items = [
    { label: t("copyOf"), disabled: state === "fresh", onSelect: () => void desk.keepAnother() },
    { label: t("restore"), disabled: state !== "changed", onSelect: () => desk.restore() },
    { label: t("file"), disabled: faults > 0, onSelect: () => desk.download() },
  ];
  return <Menu trigger={<Button>{t("more")}</Button>} groups={[items]} />;
}

/** What can be done with the set-up as a whole. */
function Tools({ desk }: BarProps) {
  const t = useEditorWords();
  const { edits, faults } = desk;
  const { past, future } = edits.history;
  const whole = (act: () => void) => () => {
    if (faults === 0) act();
    else desk.tell({ kind: "refused", lines: [t("notYet")] });
  };
  return (
    <div className="bar__tools">
      <Button
        size="icon"
        aria-label={t("undo")}
        title={`${t("undo")} (Ctrl Z)`}
        aria-disabled={past.length === 0}
        onClick={edits.undo}
      >
        <UndoIcon />
      </Button>
      <Button
        size="icon"
        aria-label={t("redo")}
        title={`${t("redo")} (Ctrl Shift Z)`}
        aria-disabled={future.length === 0}
        onClick={edits.redo}
      >
        <RedoIcon />
      </Button>
      <Button onClick={() => desk.show("open")}>{t("open")}</Button>
      <Button onClick={() => void desk.keep()}>{t("save")}</Button>
      <Button aria-disabled={faults > 0} onClick={whole(() => desk.show("share"))}>
        {t("share")}
      </Button>
      <More desk={desk} />
      <Button look="brass" aria-disabled={faults > 0} onClick={whole(() => desk.show("play"))}>
        {t("play")}
      </Button>
    </div>
  );
}

/** The wooden edge at the head of the editor. */
export function Bar({ desk }: BarProps) {
  const t = useEditorWords();
  return (
    <header className="bar">
      <h1 className="visually-hidden">{t("page")}</h1>
      <a className="bar__home" href={hrefOf({ page: "home" })}>
        <Mark />
        <span className="visually-hidden">{t("home")}</span>
      </a>
      <Name desk={desk} />
      <Tools desk={desk} />
    </header>
  );
}
