import { hexLabel } from "../../../core/geometry/hex-map.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Block, ListItem, Sheet, SheetForm, SheetsFace, Stretch } from "../../../face/sheet.ts";
import { columns, line, list } from "../../../face/sheets/blocks.ts";
import { SIDES } from "../data/sides.ts";
import { boardOf, type View } from "../rules/view/view.ts";
import { ledgerSheet } from "./ledger-sheet.ts";
import {
  crewBlock,
  damageBlock,
  figuresBlock,
  gunsBlock,
  limitsBlock,
  ticksBlock,
  troublesBlock,
  turnsBlock,
} from "./pad-blocks.ts";
import { padsOf, type StatusPad } from "./pads/status-pad.ts";
import type { words } from "./words/en/sheets.ts";

const phrase = phraser<typeof words>();

function factsOf({ aircraft, airframe, type }: StatusPad): readonly Stretch[] {
  const { status, altitude, speed, damage } = aircraft;
  if (status !== "flying") return [{ text: phrase("sheet.fate", { status }) }];
  return [
    { text: phrase("sheet.metres", { metres: altitude }) },
    ...(airframe.balloon ? [] : [{ text: `${speed} MP` }]),
    { text: `${damage}/${type.damage}` },
  ];
}

function screenBlocks(pad: StatusPad): readonly Block[] {
  if (pad.airframe.balloon) return [damageBlock(pad)];
  return [
    crewBlock(pad, "screen"),
    figuresBlock(pad, "screen"),
    damageBlock(pad),
    gunsBlock(pad),
    troublesBlock(pad),
    limitsBlock(pad),
  ];
}

function headOf({ airframe, type, aircraft }: StatusPad) {
  const { id, side } = airframe;
  return {
    id,
    label: phrase("sheet.of", { id }),
    piece: id,
    side,
    name: id,
    title: type.name,
    gone: aircraft.status !== "flying",
  };
}

/** The status pad of one aircraft or balloon beside the table. */
function screenSheet(pad: StatusPad): Sheet {
  return { ...headOf(pad), facts: factsOf(pad), look: "folds", blocks: screenBlocks(pad) };
}

/** Whose it is and, where it no longer flies, what has become of it. */
function ownerOf({ airframe, aircraft: { status } }: StatusPad): readonly Stretch[] {
  const fate = status === "flying" ? [] : [{ text: phrase("sheet.fate", { status }) }];
  return [{ side: SIDES[airframe.side] }, ...fate];
}

/** The same on paper, with lines for the turns from `turn` on; `nobody`: without a name, a side and a beginning. */
export function paperSheet(pad: StatusPad, turn: number, nobody: boolean): Sheet {
  const { balloon } = pad.airframe;
  const halves: Block = columns(
    balloon ? [] : [crewBlock(pad, "paper"), figuresBlock(pad, "paper"), limitsBlock(pad)],
    balloon ? [damageBlock(pad)] : [damageBlock(pad), gunsBlock(pad)],
  );
  const blocks = [halves, ...(balloon ? [] : [ticksBlock(pad)]), turnsBlock(pad, turn, nobody)];
  const { id, label, title } = headOf(pad);
  if (nobody) return { id, label, title, name: null, facts: [], blocks };
  return { ...headOf(pad), facts: ownerOf(pad), blocks };
}

/** The guns on the ground that the viewer knows of, and how many he does not. */
function groundGuns({ guns, turn }: View): readonly Sheet[] {
  if (guns.length === 0) return [];
  const known = guns.filter((gun) => gun !== null);
  const items = known.map(({ id, side, kind, hex, hidden, firedIn }): ListItem => {
    const fired: Stretch = { text: phrase("sheet.gunFired"), tone: "soft" };
    const secret: Stretch = { text: phrase("sheet.gunSecret"), tone: "soft" };
    return {
      side,
      line: [
        { text: id, tone: "strong" },
        { text: phrase("sheet.gun", { kind, hex: hexLabel(hex) }) },
        ...(firedIn === turn ? [fired] : []),
        ...(hidden ? [secret] : []),
      ],
    };
  });
  const count = guns.length - known.length;
  const unknown: Block = line(phrase("sheet.gunsUnknown", { count }));
  const told: Block = list(items);
  const label = phrase("sheet.guns");
  return [{ id: "guns", label, title: label, facts: [], blocks: count > 0 ? [told, unknown] : [told] }];
}

/** The side that a viewer plays; the first for whoever plays none. */
function ownSide({ setup, viewer }: View): 0 | 1 {
  return setup.seats.find(({ id }) => id === viewer)?.side === "german" ? 1 : 0;
}

/** Whether a mission of a campaign is in the air: then its pads come first, before it and after it the ledger. */
function isFlown({ phase }: View): boolean {
  return phase !== "campaign" && phase !== "over";
}

function sheetsOf(view: View, form: SheetForm): readonly Sheet[] {
  const pads = padsOf(boardOf(view), ownSide(view));
  if (form === "paper") return pads.map((pad) => paperSheet(pad, view.turn, false));
  const own = [...pads.map(screenSheet), ...groundGuns(view)];
  if (!view.campaign) return own;
  const ledger = ledgerSheet(view, view.campaign);
  return isFlown(view) ? [...own, ledger] : [ledger, ...own];
}

/** Status pads of all, the viewer's own first, guns on the ground, and the ledger of a campaign. */
export const sheets: SheetsFace<View> = { sheets: (view, _past, form) => sheetsOf(view, form) };
