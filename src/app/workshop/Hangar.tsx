import { type FormEvent, useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { GameWorkshop } from "../games/game-workshop.ts";
import { hrefOf } from "../router.ts";
import { downloadFile } from "../share/download.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { BinIcon, DiskIcon } from "../ui/icons.tsx";
import { Paper } from "../ui/paper.tsx";
import { aircraftFile, aircraftFileName } from "./file.ts";
import { Loader } from "./Loader.tsx";
import {
  deleteAircraft,
  keepAircraft,
  newAircraftId,
  type OwnAircraft,
  useHangarKept,
  useOwnAircraft,
} from "./own.ts";
import { PlanDrawing } from "./PlanDrawing.tsx";
import { useWorkshopWords } from "./words.ts";

interface HangarProps {
  readonly game: string;
  readonly workshop: GameWorkshop;
  /** The sentence for a problem of the game. */
  readonly say: (problem: Problem) => string;
}

interface Asked {
  readonly what: "rename" | "remove";
  readonly about: OwnAircraft;
}

interface AskProps {
  readonly asked: Asked;
  readonly workshop: GameWorkshop;
  readonly say: HangarProps["say"];
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
    keepAircraft({ ...about, name, design, updated: Date.now() });
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
    deleteAircraft(about.id);
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
  readonly own: OwnAircraft;
  readonly workshop: GameWorkshop;
  readonly onAsk: (asked: Asked) => void;
}

function Row({ own, workshop, onAsk }: RowProps) {
  const t = useWorkshopWords();
  const { id, game, name, design } = own;
  const look = workshop.shaped(design) === undefined ? undefined : workshop.lookOf(design);
  const duplicate = () => {
    const copy = t("copyOf", name).slice(0, 60);
    keepAircraft({
      id: newAircraftId(),
      game,
      name: copy,
      design: workshop.named(design, copy),
      updated: Date.now(),
    });
  };
  const save = () => downloadFile(aircraftFile(game, [design]), aircraftFileName(name));
  return (
    <li className="hangar__row">
      <a className="hangar__name" href={hrefOf({ page: "workshop", game, id })}>
        {look && <PlanDrawing plan={look.plan} look={look} />}
        <b className="break">{name}</b>
      </a>
      <div className="hangar__tools">
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

/** Own aircraft: opened, renamed, doubled, saved as files, deleted, and loaded from files. */
export function Hangar({ game, workshop, say }: HangarProps) {
  const t = useWorkshopWords();
  const all = useOwnAircraft(game);
  const kept = useHangarKept();
  const [asked, setAsked] = useState<Asked | null>(null);
  const designs = all.map(({ design }) => design);
  const done = () => setAsked(null);
  return (
    <Paper title={t("own")} className="hangar">
      <p className="quiet">{t(all.length === 0 ? "ownNone" : "ownHere")}</p>
      {!kept && <p className="hangar__lost">{t("onlyPage")}</p>}
      <ul className="hangar__rows">
        {all.map((own) => (
          <Row key={own.id} own={own} workshop={workshop} onAsk={setAsked} />
        ))}
      </ul>
      <div className="row">
        <Loader game={game} workshop={workshop} say={say} />
        {all.length > 1 && (
          <Button onClick={() => downloadFile(aircraftFile(game, designs), aircraftFileName("all"))}>
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
