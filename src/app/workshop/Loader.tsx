import { useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import { Refused } from "../frame/Refused.tsx";
import { navigate } from "../router.ts";
import { DropAnywhere } from "../ui/drop-anywhere.tsx";
import { FilePick } from "../ui/file-pick.tsx";
import { type FileFault, openDesigns } from "./file.ts";
import { keepDesign, newDesignId, type OwnDesign } from "./own.ts";
import { useWorkshopWords, type WorkshopText } from "./words.ts";

/** More sentences than these help nobody. */
const MOST = 6;

interface LoaderProps {
  readonly game: string;
  /** What people call several pieces of the game. */
  readonly pieces: string;
  readonly workshop: WorkshopFace;
  readonly say: (problem: Problem) => string;
}

function sentence(t: WorkshopText, fault: FileFault, { pieces, say }: LoaderProps): string {
  switch (fault.code) {
    case "too-big":
      return t("faultTooBig");
    case "unreadable":
      return t("faultUnreadable");
    case "not-json":
      return t("faultNotJson");
    case "not-designs":
      return t("faultNotDesigns", pieces, fault.kind);
    case "format":
      return t("faultFormat", fault.known);
    case "newer":
      return t("faultNewer", fault.format, fault.known);
    case "game":
      return t("faultGame", fault.game);
    case "count":
      return t("faultCount", fault.kind, fault.most);
    case "design":
      return t("faultDesign", fault.name || t("nth", fault.index), say(fault.problem));
  }
}

/** What became of a file. */
interface LoadedDesigns {
  readonly file: string;
  readonly kept: readonly OwnDesign[];
  readonly faults: readonly string[];
}

/** Keeps a design of a file as an own one. */
function keep(data: unknown, { game, workshop }: LoaderProps): OwnDesign {
  const design = workshop.shaped(data);
  const own = { id: newDesignId(), game, name: workshop.nameOf(design), updated: Date.now(), design };
  keepDesign(own);
  return own;
}

/** Takes files of designs, by a button or dropped on the page; what may be used is kept, for the rest it says why not. */
export function Loader(props: LoaderProps) {
  const { game, pieces, workshop } = props;
  const t = useWorkshopWords();
  const [told, setTold] = useState<readonly LoadedDesigns[]>([]);
  const kept = told.flatMap((one) => one.kept);
  const take = async (...files: readonly File[]) => {
    setTold([]);
    const read: LoadedDesigns[] = [];
    for (const file of files) {
      const { designs, faults } = await openDesigns(file, { game, kind: workshop.kind, read: workshop.read });
      const sentences = faults.slice(0, MOST).map((fault) => sentence(t, fault, props));
      read.push({ file: file.name, kept: designs.map((data) => keep(data, props)), faults: sentences });
    }
    setTold(read);
    const [only, ...more] = read.flatMap((one) => one.kept);
    if (only && more.length === 0 && read.every(({ faults }) => faults.length === 0))
      navigate({ page: "workshop", game, id: only.id });
  };
  return (
    <div>
      <FilePick label={t("load", pieces)} multiple onPick={(...files) => void take(...files)} />
      {kept.length > 0 && <p data-told="event">{t("loaded", kept.map(({ name }) => name).join(", "))}</p>}
      {told.map(({ file, faults }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files never change places, and two may have one name
        <Refused key={at} title={t("loadRefused", file)} problems={faults} />
      ))}
      <DropAnywhere label={t("dropHere")} onFile={(...files) => void take(...files)} />
    </div>
  );
}
