import type { Phrase } from "../../../../core/phrase.ts";
import type { Fleet } from "../../../../games/dogfight/face/fleet.ts";
import type { Weapon } from "../../../../games/dogfight/weapons.ts";
import { listOf } from "../../../../games/dogfight/weapons.ts";
import { chunks } from "../../../print/chunks.ts";
import type { Format } from "../../../print/format.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { ClockTemplate } from "./ClockTemplate.tsx";
import type { DogfightChoice, Part } from "./choice.ts";
import { firePages } from "./FireTemplate.tsx";
import { movePages } from "./MoveTemplates.tsx";
import { padPages } from "./OrderPads.tsx";
import { RangeRuler } from "./RangeRuler.tsx";
import { recordPages } from "./RecordSheets.tsx";
import { type CardProps, Forces, ScenarioCard } from "./ScenarioCard.tsx";
import type { DogfightPrintText } from "./words.ts";

/** Aircraft that a card has room for, and a page of nothing else. */
const ON_CARD = 16;
const A_LIST = 36;

export interface PagesProps extends Pick<CardProps, "title" | "blurb" | "history"> {
  readonly fleet: Fleet;
  readonly choice: DogfightChoice;
  readonly format: Format;
  readonly t: DogfightPrintText;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (side: string) => string;
}

function weaponsOf({ subjects }: Fleet): ReadonlySet<Weapon> {
  return new Set(subjects.flatMap(({ airframe }) => listOf(airframe.weapons)));
}

function arcPages({ fleet, format, t }: PagesProps): readonly PrintedPage[] {
  const { paper, units } = format;
  return [
    { id: "clock", title: t("arcs.clock"), scaled: true, body: <ClockTemplate units={units} /> },
    { id: "ruler", title: t("arcs.ruler"), scaled: true, body: <RangeRuler units={units} /> },
    ...firePages(weaponsOf(fleet), { t, paper, units }),
  ];
}

function cardPages({ fleet: { start, table }, format, ...card }: PagesProps): readonly PrintedPage[] {
  if (!start || !table) return [];
  const { units, paper } = format;
  const { airframes } = start.setup;
  const [first, ...more] = airframes.length > ON_CARD ? [[], ...chunks(airframes, A_LIST)] : [airframes];
  const lists = more.map((listed, index) => ({
    id: `forces ${index}`,
    title: card.title,
    scaled: false,
    body: <Forces start={start} listed={listed} units={units} />,
  }));
  const body = (
    <ScenarioCard start={start} table={table} listed={first ?? []} paper={paper} units={units} {...card} />
  );
  return [{ id: "card", title: card.title, scaled: true, body }, ...lists];
}

const MAKERS: Readonly<Record<Part, (props: PagesProps) => readonly PrintedPage[]>> = {
  records: ({ fleet, t }) => recordPages(fleet.subjects, t("sheet.title")),
  pads: ({ fleet, choice, format, t, nameOf }) =>
    padPages(fleet, choice.turns, { t, nameOf, units: format.units }),
  arcs: arcPages,
  moves: ({ t, format }) => movePages(t, format.units),
  cards: cardPages,
};

/** Every page that is chosen, in the order in which the chooser lists them. */
export function pagesOf(props: PagesProps): readonly PrintedPage[] {
  return props.choice.parts.flatMap((part) => MAKERS[part](props));
}
