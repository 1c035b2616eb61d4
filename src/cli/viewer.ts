import type { FileFault } from "../core/file/fault.ts";
import type { Viewer } from "../core/game.ts";
import type { Match } from "../core/match/match.ts";

/** How a match file is read and told. */
export interface ViewerOptions {
  /** Who is told: a seat, everybody (`table`) or the umpire. */
  readonly viewer?: Viewer | undefined;
  /** From where it was kept last, as far as that is needed. */
  readonly fromCheckpoint?: boolean | undefined;
}

/** Why a match can't be told to a viewer; undefined where it can. */
export function viewerFault({ seats }: Match, viewer: Viewer | undefined): FileFault | undefined {
  const viewers = [...seats.map(({ id }) => id), "table", "umpire"];
  if (viewer === undefined || viewers.includes(viewer)) return undefined;
  return { entry: null, problems: [{ prompt: null, code: "viewer-unknown", values: { viewer, viewers } }] };
}
