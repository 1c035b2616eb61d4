import { useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { WorkshopFace } from "../../face/workshop.ts";
import { Refused } from "../frame/Refused.tsx";
import { navigate } from "../router.ts";
import { DropAnywhere } from "../ui/drop-anywhere.tsx";
import { FilePick } from "../ui/file-pick.tsx";
import { type FileFault, openDesigns } from "./file.ts";
import { keepDesign, newDesignId } from "./own.ts";
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

/** Takes files of designs, by a button or dropped on the page; what may be used is kept, for the rest it says why not. */
export function Loader(props: LoaderProps) {
  const { game, pieces, workshop } = props;
  const t = useWorkshopWords();
  const [told, setTold] = useState<{ file: string; kept: string; faults: readonly string[] }>();
  const take = async (file: File) => {
    setTold(undefined);
    const { designs, faults } = await openDesigns(file, { game, kind: workshop.kind, read: workshop.read });
    const kept = designs.map((data) => {
      const design = workshop.shaped(data);
      const own = { id: newDesignId(), game, name: workshop.nameOf(design), updated: Date.now(), design };
      keepDesign(own);
      return own;
    });
    const sentences = faults.slice(0, MOST).map((fault) => sentence(t, fault, props));
    setTold({ file: file.name, kept: kept.map(({ name }) => name).join(", "), faults: sentences });
    const [only, ...more] = kept;
    if (only && more.length === 0 && faults.length === 0) navigate({ page: "workshop", game, id: only.id });
  };
  return (
    <div>
      <FilePick label={t("load", pieces)} onPick={(file) => void take(file)} />
      {told?.kept && <p role="status">{t("loaded", told.kept)}</p>}
      <Refused title={told ? t("loadRefused", told.file) : ""} problems={told?.faults ?? []} />
      <DropAnywhere label={t("dropHere")} onFile={(file) => void take(file)} />
    </div>
  );
}
