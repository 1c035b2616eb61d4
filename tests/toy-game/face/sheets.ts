import type { SeatId } from "../../../src/core/game.ts";
import { phraser } from "../../../src/core/phrase.ts";
import type { Block, Mark, Row, Sheet, SheetForm, SheetsFace } from "../../../src/face/sheet.ts";
import { isThere, type SeenSquadron, sideOf, type View } from "../rules/state.ts";
import { indexOf } from "./cards.ts";
import type { words } from "./words/en/sheets.ts";

const phrase = phraser<typeof words>();

/** Lines to write on, on paper. */
const LINES = 6;

function marksOf({ strength, full }: SeenSquadron): readonly Mark[] {
  return Array.from({ length: full ?? 0 }, (_, at) => (at < (strength ?? 0) ? "open" : "crossed"));
}

function squadronsOf(own: readonly SeenSquadron[]): Block {
  return {
    kind: "list",
    items: own.map((one) => {
      const { id, at, strength, full } = one;
      const where = {
        text: isThere(one) ? at : phrase("sheet.lost"),
        tone: isThere(one) ? "soft" : "alarm",
      } as const;
      if (strength === null || full === null)
        return {
          line: [{ text: id, tone: "strong" }, where, { text: phrase("sheet.hidden"), tone: "soft" }],
        };
      const label = phrase("sheet.left", { id, left: strength, of: full });
      return {
        line: [{ text: id, tone: "strong" }, where],
        ...(full > 0 && { tracks: [{ shape: "box", marks: marksOf(one), label } as const] }),
      };
    }),
  };
}

function handOf({ hands }: View, seat: SeatId): Block {
  const { size, cards = [] } = hands[seat] ?? { size: 0 };
  return {
    kind: "hand",
    label: phrase("sheet.hand"),
    cards: cards.map((card) => ({ title: phrase("sheet.card", { card }), lines: [] })),
    hidden: size - cards.length,
  };
}

/** RD-4: what the first seat of a side has chosen, as far as the viewer may know it. */
function choiceOf({ choices }: View, seat: SeatId): readonly Block[] {
  const choice = choices[seat];
  if (!choice?.set) return [];
  const value = choice.square ?? phrase("sheet.sealed");
  return [{ kind: "figures", figures: [{ name: phrase("sheet.choice"), value }] }];
}

function notes(turn: number): Block {
  const rows = Array.from({ length: LINES }, (_, at): Row => ({ cells: [`${turn + at}`, null] }));
  const columns = [phrase("sheet.turn"), phrase("sheet.notes")];
  return { kind: "table", columns, rows, look: "record", widths: [14, null] };
}

function sheetOf(view: View, seat: SeatId, form: SheetForm): Sheet {
  const own = view.squadrons.filter((one) => one.seat === seat);
  const here = own.filter(isThere).length;
  return {
    id: seat,
    label: phrase("sheet.label", { seat }),
    side: indexOf(view, seat),
    title: phrase("sheet.title", { seat }),
    facts: [{ text: phrase("sheet.facts", { here, of: own.length }) }],
    gone: here === 0,
    blocks: [
      { kind: "section", title: phrase("sheet.squadrons"), blocks: [squadronsOf(own)] },
      ...choiceOf(view, seat),
      handOf(view, seat),
      ...(form === "paper" ? [notes(view.turn)] : []),
    ],
  };
}

/** A sheet for each seat, those of the viewer's side first: its squadrons, its choice, its hand. */
export const sheets: SheetsFace<View> = {
  sheets(view, _past, form) {
    const mine = view.seats.find(({ id }) => id === view.viewer)?.id;
    const first = mine === undefined ? "red" : sideOf(view, mine);
    return view.seats
      .toSorted((a, b) => Number(b.side === first) - Number(a.side === first))
      .map(({ id }) => sheetOf(view, id, form));
  },
};
