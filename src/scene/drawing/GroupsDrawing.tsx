import type { CardGroup } from "../../tabletop/card.ts";
import { CARD_SIZE, countOf, groupPlace } from "../../tabletop/layout/card-layout.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { TYPEWRITER } from "../fontNames.ts";
import { CardBackDrawing } from "./CardBackDrawing.tsx";
import { svgPoint } from "./path.ts";
import { fitted } from "./text.ts";

const LETTERS = 0.46;
/** How many cards of a pile's thickness are drawn at most, and how far each lies from the next. */
const LAYERS = 9;
const CARDS_A_LAYER = 7;
const STEP = 0.035;

/** A part of a pile: as thick as its cards are many, its back uppermost. */
function Packet({ group, count, half }: { group: CardGroup; count: number; half: "left" | "right" }) {
  const { width, height, radius } = CARD_SIZE;
  const layers = Math.min(LAYERS, Math.ceil(count / CARDS_A_LAYER));
  const offsets = Array.from({ length: layers }, (_, i) => (layers - i) * STEP);
  return (
    <g data-half={half}>
      {offsets.map((down) => (
        <rect
          key={down}
          x={-width / 2 + down * 0.5}
          y={-height / 2 + down}
          width={width}
          height={height}
          rx={radius}
          fill="#e4d8bc"
          stroke="#3b2e1c"
          strokeOpacity={0.6}
          strokeWidth={0.025}
        />
      ))}
      <g transform={`scale(${width / 2})`}>
        <CardBackDrawing back={group.back ?? "lozenges"} />
      </g>
    </g>
  );
}

/** The cards of a pile that nobody can tell apart, in two halves, so that it can be shuffled. */
function Block({ group, count }: { readonly group: CardGroup; readonly count: number }) {
  return (
    <g data-part="block">
      <Packet group={group} count={count} half="left" />
      <Packet group={group} count={count} half="right" />
    </g>
  );
}

/** The outline that an empty pile leaves on the table. */
function Empty() {
  const { width, height, radius } = CARD_SIZE;
  return (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      rx={radius}
      fill="#000"
      fillOpacity={0.12}
      stroke="#f6eed8"
      strokeOpacity={0.6}
      strokeDasharray=".3 .2"
      strokeWidth={0.05}
    />
  );
}

/** Piles with all their cards, and the names of piles and rows. Hands are drawn by whoever knows where they are held. */
export function GroupsDrawing({ tabletop, turn }: { readonly tabletop: Tabletop; readonly turn: number }) {
  const { groups = [], cards = [] } = tabletop;
  return groups.map((group) => {
    // The cards of a cascade are captioned each.
    if ((group.kind === "hand" && !group.at) || group.kind === "cascade") return null;
    const { x, y, width } = groupPlace(tabletop, group);
    const listed = cards.filter((card) => card.group === group.id).length;
    const count = countOf(tabletop, group);
    const note = group.kind === "pile" ? `${group.label ?? ""} ${count}`.trim() : group.label;
    const room = group.kind === "pile" ? CARD_SIZE.width : width;
    return (
      <g
        key={group.id}
        data-group={group.id}
        transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}
        fontFamily={TYPEWRITER}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {group.kind === "pile" &&
          (count > listed ? <Block group={group} count={count - listed} /> : <Empty />)}
        {note !== undefined && note !== "" && (
          <text
            y={CARD_SIZE.height / 2 + LETTERS}
            data-label={group.kind === "pile" ? (group.label ?? "") : undefined}
            fontSize={fitted(note, LETTERS, room + 0.6, "typewriter")}
            fill="#fff6e0"
            stroke="#2a1c10"
            strokeWidth={0.12}
            paintOrder="stroke"
          >
            {note}
          </text>
        )}
      </g>
    );
  });
}
