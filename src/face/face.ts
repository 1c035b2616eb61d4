import type { AssignFace } from "./assign.ts";
import type { BookFace } from "./book.ts";
import type { CampaignFace } from "./campaign.ts";
import type { CountsFace } from "./count.ts";
import type { EditorFace } from "./editor.ts";
import type { FormFace } from "./form.ts";
import type { HangarFace } from "./hangar.ts";
import type { Script } from "./lesson.ts";
import type { PapersFace } from "./paper.ts";
import type { QueriesFace } from "./queries/query.ts";
import type { ReportFace } from "./report.ts";
import type { SetupFace } from "./setup.ts";
import type { SheetsFace } from "./sheet.ts";
import type { TableFace } from "./table.ts";
import type { TaskFace } from "./task.ts";
import type { TermsFace } from "./terms.ts";
import type { WorkshopFace } from "./workshop.ts";

/**
 * A game's face: how it looks and speaks on every page, as plain data and phrases that the house renders once for
 * all games.
 */
export interface Face {
  readonly table: TableFace;
  readonly assign?: AssignFace;
  readonly form?: FormFace;
  readonly campaign?: CampaignFace;
  readonly setup?: SetupFace;
  readonly sheets?: SheetsFace;
  readonly task?: TaskFace;
  readonly terms?: TermsFace;
  readonly counts?: CountsFace;
  readonly papers?: PapersFace;
  readonly report?: ReportFace;
  readonly book?: BookFace;
  readonly lesson?: Script;
  readonly queries?: QueriesFace;
  readonly editor?: EditorFace;
  readonly workshop?: WorkshopFace;
  readonly hangar?: HangarFace;
}

/** The parts of a face, each loaded when a page first wants it. */
export type FaceParts = { readonly [Part in keyof Face]: () => Promise<Required<Face>[Part]> };
