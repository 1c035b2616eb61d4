import { memo } from "react";
import type { Card, CardBack, CardFace } from "../../tabletop/card.ts";
import { BELOW_CAPTION, CAPTION } from "../cards/caption.ts";
import { signRow } from "../cards/sign-row.ts";
import { titleLines } from "../cards/title-lines.ts";
import { TONES, type Tone } from "../cards/tones.ts";
import { CARD, INK } from "../colours.ts";
import { TYPEWRITER } from "../fontNames.ts";
import { liveryOf } from "../livery.ts";
import { CardBackDrawing, HIGH, Stock } from "./CardBackDrawing.tsx";
import { LETTERED } from "./lettered.ts";
import { Marking } from "./Marking.tsx";
import { SymbolDrawing } from "./SymbolDrawing.tsx";
import { fitted, wrapped } from "./text.ts";

const PICTURE = { top: -0.84, foot: 0.22, side: 0.84 } as const;
const TEXT = { top: 0.31, foot: 1.03, size: 0.19, smallest: 0.1, gap: 0.04, width: 1.62 } as const;
const NOTE = { top: 0.74, size: 0.15 } as const;
/** From line to line, in heights of letters. */
const LEADING = 1.14;
const SIGNS = { y: 1.16, size: 0.25 } as const;
const TITLE_Y = -1.06;

function Picture({ symbol, tone }: { readonly symbol: CardFace["symbol"]; readonly tone: Tone }) {
  const { top, foot, side } = PICTURE;
  return (
    <g>
      <rect
        x={-side}
        y={top}
        width={2 * side}
        height={foot - top}
        rx={0.05}
        fill={tone.glow}
        stroke={tone.frame}
        strokeWidth={0.022}
      />
      <ellipse cy={(top + foot) / 2} rx={0.56} ry={0.4} fill="#fbf5e4" fillOpacity={0.75} />
      {symbol && <SymbolDrawing symbol={symbol} x={0} y={(top + foot) / 2} size={0.86} colour={tone.frame} />}
    </g>
  );
}

/** A figure on its own ground, in the corner that stays seen in a fan. */
function Corner({ value, y, frame }: { readonly value: string; readonly y: number; readonly frame: string }) {
  return (
    <g>
      <rect x={-0.91} y={y - 0.23} width={0.42} height={0.46} rx={0.09} fill={frame} />
      <text x={-0.7} y={y + 0.02} fontSize={fitted(value, 0.42, 0.34)} fontWeight={700} fill="#fffaf0">
        {value}
      </text>
    </g>
  );
}

interface Line {
  readonly line: string;
  readonly y: number;
  readonly size: number;
}

/** A text from a height on, in letters so small that it ends above another one. */
function paragraph(text: string, from: number, to: number, largest: number): readonly Line[] {
  let size = largest;
  const heightOf = () => wrapped(text, size, TEXT.width).length * size * LEADING;
  while (from + heightOf() > to && size > TEXT.smallest) size -= 0.005;
  return wrapped(text, size, TEXT.width).map((line, i) => ({
    line,
    y: from + (i + 0.5) * size * LEADING,
    size,
  }));
}

function Words({ text, note }: Pick<CardFace, "text" | "note">) {
  const { top, foot, size, gap } = TEXT;
  const first = text === undefined ? [] : paragraph(text, top, note === undefined ? foot : NOTE.top, size);
  const last = first.at(-1);
  const below = last ? last.y + (last.size * LEADING) / 2 + gap : top;
  const second = note === undefined ? [] : paragraph(note, below, foot, NOTE.size);
  return [...first, ...second].map(({ line, y, size: letters }, i) => (
    <text key={y} data-part={i < first.length ? "text" : "note"} y={y} fontSize={letters} fill="#2d2a25">
      {line}
    </text>
  ));
}

function Signs({ signs, frame }: { readonly signs: NonNullable<CardFace["signs"]>; readonly frame: string }) {
  const { shown, more, at } = signRow(signs);
  return (
    <g>
      {shown.map((symbol, i) => (
        <SymbolDrawing key={symbol} symbol={symbol} x={at(i)} y={SIGNS.y} size={SIGNS.size} colour={frame} />
      ))}
      {more > 0 && (
        <text x={at(shown.length)} y={SIGNS.y} fontSize={0.24} fontWeight={700} fill={frame}>
          +{more}
        </text>
      )}
    </g>
  );
}

/** A band across the head: who has played the card, and against whom. */
function Caption({ side, caption = "" }: Pick<Card, "side" | "caption">) {
  const { top, high, letters, width } = CAPTION;
  const middle = top + high / 2;
  return (
    <g>
      <path
        d={`M-1 ${top + high}V${top + 0.12}Q-1 ${top}-.88 ${top}H.88Q1 ${top} 1 ${top + 0.12}V${top + high}Z`}
        fill={liveryOf(side).ink}
      />
      {side !== undefined && (
        <g transform={`translate(-.82 ${middle}) scale(.6)`}>
          <Marking side={side} x={0} y={0} />
        </g>
      )}
      <text x={0.06} y={middle + 0.01} fontSize={fitted(caption, letters, width)} fill="#fffaf0">
        {caption}
      </text>
    </g>
  );
}

/** Title and figures, below the caption where there is one. */
function Head({ face, caption, side }: Pick<Card, "side" | "caption"> & { readonly face: CardFace }) {
  const { frame } = TONES[face.tone ?? "plain"];
  const { figures: [first, second] = [], title } = face;
  const room = first ? 1.26 : 1.64;
  const lines = titleLines(title, fitted(title, 0.27, room, "typewriter"));
  const letters = Math.min(
    ...lines.map((line) => fitted(line, lines.length > 1 ? 0.21 : 0.27, room, "typewriter")),
  );
  return (
    <>
      <g transform={caption === undefined ? undefined : `translate(0 ${BELOW_CAPTION})`}>
        {lines.map((line, i) => (
          <text
            key={line}
            x={first ? 0.18 : 0}
            y={TITLE_Y + (i - (lines.length - 1) / 2) * letters}
            fontFamily={TYPEWRITER}
            fontWeight={400}
            fontSize={letters}
            fill={INK}
          >
            {line}
          </text>
        ))}
        {first && <Corner value={first.value} y={-1.06} frame={frame} />}
        {second && <Corner value={second.value} y={-0.56} frame={frame} />}
      </g>
      {caption !== undefined && <Caption caption={caption} {...(side !== undefined && { side })} />}
    </>
  );
}

function Face({ face, side, caption }: Pick<Card, "side" | "caption"> & { readonly face: CardFace }) {
  const tone = TONES[face.tone ?? "plain"];
  const { figures: [first, second] = [], text, note, signs } = face;
  const legend = [first, second].flatMap((figure) => figure?.label ?? []).join(" · ");
  return (
    <g>
      <rect
        x={-0.92}
        y={-1.32}
        width={1.84}
        height={2.64}
        rx={0.09}
        fill="none"
        stroke={tone.frame}
        strokeWidth={0.05}
      />
      <Picture symbol={face.symbol} tone={tone} />
      <Head face={face} {...(caption !== undefined && { caption })} {...(side !== undefined && { side })} />
      {legend !== "" && (
        <text y={PICTURE.foot - 0.1} fontSize={fitted(legend, 0.15, 1.5)} fill="#231e16" fillOpacity={0.8}>
          {legend}
        </text>
      )}
      <Words {...(text !== undefined && { text })} {...(note !== undefined && { note })} />
      {signs && <Signs signs={signs} frame={tone.frame} />}
      {side !== undefined && (
        <g transform="translate(.76 1.17) scale(.6)">
          <Marking side={side} x={0} y={0} />
        </g>
      )}
    </g>
  );
}

/** A card that lies open; one whose face nobody told is blank. */
function Open({ card }: { readonly card: Card }) {
  return (
    <>
      <Stock colour={CARD} />
      {card.face && (
        <Face
          face={card.face}
          {...(card.side !== undefined && { side: card.side })}
          {...(card.caption !== undefined && { caption: card.caption })}
        />
      )}
    </>
  );
}

/** The face of a card alone, as it is printed: without stock and shadow. */
export function CardFaceDrawing({ face }: { readonly face: CardFace }) {
  return (
    <g {...LETTERED}>
      <Face face={face} />
    </g>
  );
}

export interface CardDrawingProps {
  readonly card: Card;
  readonly back: CardBack;
  /** Which side of it is seen. */
  readonly up: boolean;
}

/** A card around its middle, one unit half its width. It reads from the lower edge. */
export const CardDrawing = memo(function CardDrawing({ card, back, up }: CardDrawingProps) {
  return (
    <g {...LETTERED}>
      {up ? <Open card={card} /> : <CardBackDrawing back={back} />}
      {up && card.state === "beaten" && (
        <path
          data-state="beaten"
          d={`M-.78-1.16.78 1.16M.78-1.16-.78 1.16M-.88 ${TITLE_Y + (card.caption === undefined ? 0 : BELOW_CAPTION)}H.88`}
          stroke="#821810"
          strokeOpacity={0.82}
          strokeWidth={0.1}
          strokeLinecap="round"
        />
      )}
      {up && card.state === "spent" && (
        <rect x={-1} y={-HIGH} width={2} height={2 * HIGH} rx={0.12} fill="#6f6759" fillOpacity={0.28} />
      )}
    </g>
  );
});
