import type { Settings } from "../settings/kept-settings.ts";
import { useSettings } from "../settings/settings.ts";
import { fieldsOf, useKept } from "./kept.ts";
import { PAPERS, type PaperName, usualPaper } from "./paper.ts";

/** How pages are printed: on which paper, and in which unit lengths are named. Things have the same size in both. */
export interface Format {
  readonly paper: PaperName;
  readonly units: Settings["units"];
}

function readFormat(kept: unknown, usual: Format): Format {
  const { paper, units } = fieldsOf(kept);
  return {
    paper: typeof paper === "string" && Object.hasOwn(PAPERS, paper) ? (paper as PaperName) : usual.paper,
    units: units === "inches" || units === "centimetres" ? units : usual.units,
  };
}

/** The format of this browser: as it was last chosen, else as its region and the settings have it. */
export function useFormat() {
  const units = useSettings((settings) => settings.units);
  return useKept("tallyho.print.format", (kept) =>
    readFormat(kept, { paper: usualPaper(navigator.language), units }),
  );
}
