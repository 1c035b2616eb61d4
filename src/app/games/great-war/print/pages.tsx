import type { Fleet } from "../../../../games/great-war/face/fleet.ts";
import type { Format } from "../../../print/format.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import type { GreatWarChoice, Part } from "./choice.ts";
import { firePages } from "./FireTables.tsx";
import { hitPages } from "./HitTables.tsx";
import { movePages } from "./MovePads.tsx";
import { recordPages } from "./RecordSheets.tsx";
import { type CardProps, cardPages } from "./ScenarioCard.tsx";
import { turnPages } from "./TurnTables.tsx";
import type { GreatWarPrintText } from "./words.ts";

export interface PagesProps extends Pick<CardProps, "title" | "blurb" | "history"> {
  readonly fleet: Fleet;
  readonly choice: GreatWarChoice;
  readonly format: Format;
  readonly t: GreatWarPrintText;
  readonly nameOf: (side: string) => string;
}

const MAKERS: Readonly<Record<Part, (props: PagesProps) => readonly PrintedPage[]>> = {
  records: ({ fleet, t }) => recordPages(fleet, t("record.title")),
  pads: ({ fleet, choice, t, nameOf }) => movePages(fleet, choice.turns, { t, nameOf }),
  fire: ({ fleet, t }) => firePages(t, fleet.tables),
  turns: ({ fleet, t }) => turnPages(t, fleet.tables),
  hits: ({ fleet, t }) => hitPages(t, fleet.tables),
  cards: ({ fleet: { start, table }, format, title, blurb, history }) =>
    start && table ? cardPages({ start, table, title, blurb, history, ...format }) : [],
};

/** Every page that is chosen, in the order in which the chooser lists them. */
export function pagesOf(props: PagesProps): readonly PrintedPage[] {
  return props.choice.parts.flatMap((part) => MAKERS[part](props));
}
