import { type Hits, type Piece, pipsOf } from "../../tabletop/piece.ts";
import { CARD, INK, sideColour } from "../colours.ts";
import { Letters } from "./Letters.tsx";
import { Marking } from "./Marking.tsx";
import { Sign } from "./Sign.tsx";

/** Heights in inches: of the tag, of its letters, and of a further line of figures. */
const HIGH = 0.62;
const LETTER = 0.5;
const SIGN = 0.27;
const BAR = 0.12;
/** From pip to pip, and the height of one. */
const PIP = 0.19;
const PIP_HIGH = 0.34;

/** A tag grows as the drawing is seen from further away; see `--tag` in FlatTable. */
export const TAG = { transform: "scale(var(--tag, 1))" };

function widthOf(text: string): number {
  return text.length * LETTER * 0.46 + 0.24;
}

interface PipsProps {
  readonly hits: Hits;
  readonly x: number;
  readonly fill: string;
  /** Those of an engine are dots. */
  readonly high?: number;
}

function pipsWidth(hits: Hits | undefined): number {
  return hits ? pipsOf(hits).length * PIP + 0.14 : 0;
}

/** A full pip for every point that is left, an empty one for every point that is lost. */
function Pips({ hits, x, fill, high = PIP_HIGH }: PipsProps) {
  const pips = pipsOf(hits).map((left, pip) => ({ left, at: x + pip * PIP + 0.02 }));
  return pips.map(({ left, at }) => (
    <rect
      key={at}
      data-pip={left ? "left" : "lost"}
      x={at}
      y={(HIGH - high) / 2}
      width={PIP * 0.7}
      height={high}
      rx={high === PIP_HIGH ? 0.03 : high / 2}
      fill={left ? fill : "#3c2c18"}
      fillOpacity={left ? 1 : 0.22}
    />
  ));
}

/** What stands beside a name; with metres of the air in a level it is an altitude, which changes as the piece flies. */
function Note({
  x,
  wide,
  metres,
  children,
}: {
  readonly x: number;
  readonly wide: number;
  readonly metres: number | undefined;
  readonly children: string;
}) {
  return (
    <Letters
      data-part={metres === undefined ? undefined : "level"}
      data-metres={metres}
      x={x + wide / 2}
      y={HIGH / 2 - 0.02}
      size={LETTER}
      fill={INK}
    >
      {children}
    </Letters>
  );
}

/** How high a piece is of the highest level, under its altitude. */
function LevelBar({
  piece,
  x,
  wide,
  top,
}: {
  readonly piece: Piece;
  readonly x: number;
  readonly wide: number;
  readonly top: number;
}) {
  return (
    <rect
      data-part="bar"
      data-per={wide / top}
      x={x}
      y={HIGH - BAR}
      width={Math.min(wide, (wide * piece.level) / top)}
      height={BAR}
      fill={sideColour(piece.side)}
    />
  );
}

/** The tag of a piece: its name, its altitude as it changes, what is left of it, its marks. */
export function PieceTag({
  piece,
  metres,
  top,
  wrecked,
}: {
  readonly piece: Piece;
  /** Metres of the air in a level; undefined where altitude is not written. */
  readonly metres: number | undefined;
  /** The highest level, to which the bar under the altitude is drawn. */
  readonly top: number;
  readonly wrecked: boolean;
}) {
  const { label, side, plate = [], marks = [], hits, power } = piece;
  const high =
    metres === undefined || wrecked || piece.kind === "gun" ? undefined : `${piece.level * metres} m`;
  const note = high ?? plate[0];
  const head = widthOf(label) + 0.42;
  const noted = note === undefined || wrecked ? 0 : Math.max(widthOf(note), high ? widthOf("7000 m") : 0);
  const signed = marks.length * 2 * SIGN + (marks.length > 0 ? 0.12 : 0);
  const airframed = wrecked ? 0 : pipsWidth(hits);
  const pipped = wrecked ? 0 : airframed + pipsWidth(power);
  const width = head + noted + pipped + signed;
  const left = -width / 2;
  return (
    <g data-part="box" data-wide={width} data-high={HIGH}>
      <rect
        x={left}
        width={width}
        height={HIGH}
        rx={0.1}
        fill={CARD}
        stroke="#23262a"
        strokeOpacity={0.35}
        strokeWidth={0.03}
      />
      <path
        d={`M${left + 0.1} 0H${left + head}V${HIGH}H${left + 0.1}Q${left} ${HIGH} ${left} ${HIGH - 0.1}V.1Q${left} 0 ${left + 0.1} 0Z`}
        fill={wrecked ? "#55504b" : sideColour(side)}
      />
      <Marking side={side} x={left + 0.3} y={HIGH / 2} />
      <Letters x={left + head / 2 + 0.2} y={HIGH / 2 - 0.02} size={LETTER} fill="#fffaf0">
        {label}
      </Letters>
      {noted > 0 && note !== undefined && (
        <Note x={left + head} wide={noted} metres={high === undefined ? undefined : metres}>
          {note}
        </Note>
      )}
      {high !== undefined && <LevelBar piece={piece} x={left + head} wide={noted} top={top} />}
      {hits && !wrecked && <Pips hits={hits} x={left + head + noted + 0.07} fill={sideColour(side)} />}
      {power && !wrecked && (
        <Pips
          hits={power}
          x={left + head + noted + airframed + 0.07}
          fill={sideColour(side)}
          high={PIP * 0.7}
        />
      )}
      {marks.map((mark, i) => (
        <Sign
          key={mark}
          emblem={mark}
          x={left + head + noted + pipped + 0.06 + (2 * i + 1) * SIGN}
          y={HIGH / 2}
          radius={SIGN * 0.92}
        />
      ))}
    </g>
  );
}
