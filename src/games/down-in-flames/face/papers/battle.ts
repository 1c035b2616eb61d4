import type { Page, Wanted } from "../../../../face/paper.ts";
import { background, titledPage } from "../../../../face/papers/pages.ts";
import type { Block, Row } from "../../../../face/sheet.ts";
import { bullets, line, row, table } from "../../../../face/sheets/blocks.ts";
import { cardOfElement, cardOfFormation } from "../../rules/state/pieces.ts";
import type { Force } from "../force.ts";
import { leaderLine, wingmanLine } from "../sheets/pilot.ts";
import { termsOf } from "../terms.ts";
import { phrase, phrases } from "./phrase.ts";

const NONE = "–";

function elementRow({ view }: Force, place: number): readonly Row[] {
  const [own, one] = [view.setup.elements[place], view.elements[place]];
  if (!own || !one) return [];
  const [leader] = leaderLine(one.leader);
  const [wingman] = one.wingman ? wingmanLine(one.wingman) : [];
  const carries = own.load ? "load" : own.rockets ? "rockets" : null;
  return [
    row(
      own.id,
      [
        cardOfElement(view.setup, place).name,
        leader ?? NONE,
        wingman ?? NONE,
        phrase("paper.carries", { carries }),
      ],
      { side: own.side },
    ),
  ];
}

function formationRow({ view }: Force, place: number): readonly Row[] {
  const own = view.setup.formations[place];
  if (!own) return [];
  const { name } = cardOfFormation(view.setup, place);
  const cells = [phrase("paper.bombers", { count: own.count, name }), NONE, NONE, phrase("paper.bombload")];
  return [row(own.id, cells, { side: own.side })];
}

function forces(force: Force): Block {
  const { elements, formations } = force.view.setup;
  return table("words", phrases("paper.battle", "id", "aircraft", "leader", "wingman", "carries"), [
    ...elements.flatMap((_, place) => elementRow(force, place)),
    ...formations.flatMap((_, place) => formationRow(force, place)),
  ]);
}

/** All that is needed to set a battle up: what it is about, how it is won, who flies. */
export function battlePages(force: Force, wanted: Wanted): readonly Page[] {
  if (force.nobody) return [];
  const said = background(wanted);
  const told = said.length > 0 ? said : [line(phrase("paper.battle.match"))];
  const terms = bullets(termsOf(force.view.setup, null));
  return [titledPage("battle", wanted.title, [...told, terms, forces(force)])];
}
