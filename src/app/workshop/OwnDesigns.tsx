import { type FormEvent, memo, useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import { hrefOf } from "../router.ts";
import { downloadFile } from "../share/download.ts";
import { Outline } from "../stand/Outline.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { BinIcon, DiskIcon } from "../ui/icons.tsx";
import { Paper } from "../ui/paper.tsx";
import { designFile, designFileName } from "./file.ts";
import { Loader } from "./Loader.tsx";
import {
  deleteDesign,
  keepDesign,
  newDesignId,
  type OwnDesign,
  useDesignsOutlast,
  useOwnDesigns,
} from "./own.ts";
import { useWorkshopWords } from "./words.ts";

interface OwnDesignsProps {
  readonly game: string;
  /** What people call several pieces of the game. */
  readonly pieces: string;
  readonly workshop: WorkshopFace;
  /** The sentence for a problem of the game. */
  readonly say: (problem: Problem) => string;
}

interface PendingChange {
  readonly what: "rename" | "remove";
  readonly about: OwnDesign;
}

interface AskProps {
  readonly asked: PendingChange;
  readonly workshop: WorkshopFace;
  readonly say: OwnDesignsProps["say"];
  readonly onDone: () => void;
}

function Rename({ asked: { about }, workshop, say, onDone }: AskProps) {
  const t = useWorkshopWords();
  const [name, setName] = useState(about.name);
  const design = workshop.named(about.design, name);
  const read = workshop.read(design);
  const fault = read.ok ? undefined : read.error[0];
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (fault) return;
    keepDesign({ ...about, name, design, updated: Date.now() });
    onDone();
  };
  return (
    <Dialog open onOpenChange={onDone} title={t("renameOf", about.name)}>
      <form className="stack" onSubmit={go}>
        <Field
          label={t("newName")}
          value={name}
          onChange={(event) => setName(event.target.value)}
          {...(fault && { error: say(fault) })}
        />
        <div className="dialog__actions">
          <Button onClick={onDone}>{t("cancel")}</Button>
          <Button look="brass" type="submit">
            {t("rename")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Remove({ asked: { about }, onDone }: AskProps) {
  const t = useWorkshopWords();
  const go = () => {
    deleteDesign(about.id);
    onDone();
  };
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={t("removeSure", about.name)}
      about={t("removeText")}
      actions={
        <>
          <Button onClick={onDone}>{t("cancel")}</Button>
          <Button look="danger" onClick={go}>
            {t("remove")}
          </Button>
        </>
      }
    />
  );
}

interface RowProps {
  readonly own: OwnDesign;
  readonly workshop: WorkshopFace;
  readonly onAsk: (asked: PendingChange) => void;
}

function Row({ own, workshop, onAsk }: RowProps) {
  const t = useWorkshopWords();
  const { id, game, name, design } = own;
  const shaped = workshop.shaped(design);
  const duplicate = () => {
    const copy = t("copyOf", name).slice(0, 60);
    keepDesign({
      id: newDesignId(),
      game,
      name: copy,
      design: workshop.named(design, copy),
      updated: Date.now(),
    });
  };
  const { kind } = workshop;
  const save = () => downloadFile(designFile({ game, kind }, [design]), designFileName(kind, name));
  return (
    <li className="own-designs__row">
      <a className="own-designs__name" href={hrefOf({ page: "workshop", game, id })}>
        {shaped !== undefined && <Outline of={workshop.likeness(shaped)} />}
        <b className="break">{name}</b>
      </a>
      <div className="own-designs__tools">
        <Button
          look="quiet"
          aria-label={t("renameOf", name)}
          onClick={() => onAsk({ what: "rename", about: own })}
        >
          {t("rename")}
        </Button>
        <Button look="quiet" aria-label={t("duplicateOf", name)} onClick={duplicate}>
          {t("duplicate")}
        </Button>
        <Button look="quiet" size="icon" aria-label={t("fileOf", name)} onClick={save}>
          <DiskIcon />
        </Button>
        <Button
          look="quiet"
          size="icon"
          aria-label={t("removeOf", name)}
          onClick={() => onAsk({ what: "remove", about: own })}
        >
          <BinIcon />
        </Button>
      </div>
    </li>
  );
}

function AllOwn({ game, pieces, workshop, say }: OwnDesignsProps) {
  const t = useWorkshopWords();
  const all = useOwnDesigns(game);
  const kept = useDesignsOutlast();
  const [asked, setAsked] = useState<PendingChange | null>(null);
  const designs = all.map(({ design }) => design);
  const { kind } = workshop;
  const saveAll = () => downloadFile(designFile({ game, kind }, designs), designFileName(kind, "all"));
  const done = () => setAsked(null);
  return (
    <Paper title={t("own", pieces)}>
      <p className="quiet">{t(all.length === 0 ? "ownNone" : "ownHere")}</p>
      {!kept && <p className="own-designs__lost">{t("onlyPage", pieces)}</p>}
      <ul className="own-designs__rows">
        {all.map((own) => (
          <Row key={own.id} own={own} workshop={workshop} onAsk={setAsked} />
        ))}
      </ul>
      <div className="row">
        <Loader game={game} pieces={pieces} workshop={workshop} say={say} />
        {all.length > 1 && (
          <Button onClick={saveAll}>
            <DiskIcon />
            {t("fileAll")}
          </Button>
        )}
      </div>
      {asked?.what === "rename" && <Rename asked={asked} workshop={workshop} say={say} onDone={done} />}
      {asked?.what === "remove" && <Remove asked={asked} workshop={workshop} say={say} onDone={done} />}
    </Paper>
  );
}

/**
 * Designs of one's own: opened, renamed, doubled, saved as files, deleted, and loaded from files. Drawn anew only
 * when one of them changes, not at each key that changes the design in work.
 */
export const OwnDesigns = memo(AllOwn);
