import type { CSSProperties } from "react";
import type { Mark, Track as TrackData } from "../../../face/sheet.ts";
import { useTexts } from "../speech.ts";
import { keyOf } from "./Line.tsx";

const OVAL = { width: 26, height: 20, rx: 10, ry: 7.5 } as const;

/** Boxes in a row, a box, and what lies between two and after every fifth. */
const BOXES = { across: 10, size: 10, apart: 2, fifth: 3 } as const;
const STEP = BOXES.size + BOXES.apart;

/** Two strokes of a pencil, never quite straight. */
function strokes(x: number, y: number, size: number): string {
  return `M${x - size} ${y - size * 0.8}L${x + size * 0.9} ${y + size}M${x + size} ${y - size}L${x - size * 0.9} ${y + size * 0.9}`;
}

interface OvalProps {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly mark: Mark;
}

/** An oval to cross off. */
export function Oval({ x, y, rx, ry, mark }: OvalProps) {
  return (
    <g className={`record__oval record__oval--${mark}`}>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} />
      {mark === "crossed" && <path className="record__pencil" d={strokes(x, y, ry - 0.5)} />}
    </g>
  );
}

function Ovals({ marks }: Pick<TrackData, "marks">) {
  return marks.map((mark, place) => (
    <Oval
      key={keyOf(place)}
      x={(place + 0.5) * OVAL.width}
      y={OVAL.height / 2}
      rx={OVAL.rx}
      ry={OVAL.ry}
      mark={mark}
    />
  ));
}

function Box({ place, mark }: { readonly place: number; readonly mark: Mark }) {
  const column = place % BOXES.across;
  const x = 1 + column * STEP + (column >= BOXES.across / 2 ? BOXES.fifth : 0);
  const y = 1 + Math.floor(place / BOXES.across) * STEP;
  return (
    <g className={`record__box record__box--${mark}`}>
      <rect x={x} y={y} width={BOXES.size} height={BOXES.size} />
      {mark === "crossed" && (
        <path className="record__cross" d={`M${x + 1.5} ${y + 2}l7 6.4M${x + 8.3} ${y + 1.6}l-6.6 7`} />
      )}
    </g>
  );
}

/** Boxes to cross off, ten a row; how large one is, `--box` of the style sheet says. */
function Boxes({ marks, label }: Pick<TrackData, "marks"> & { readonly label: string }) {
  const columns = Math.min(marks.length, BOXES.across);
  const width = columns * STEP + (columns > BOXES.across / 2 ? BOXES.fifth : 0);
  const height = Math.ceil(marks.length / BOXES.across) * STEP;
  const size = { "--across": width / BOXES.size, "--down": height / BOXES.size } as CSSProperties;
  return (
    <svg
      className="record__boxes"
      style={size}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {marks.map((mark, place) => (
        <Box key={keyOf(place)} place={place} mark={mark} />
      ))}
    </svg>
  );
}

/** Boxes or ovals in a row, with their name before them. */
export function Track({ of: { shape, marks, name, label } }: { readonly of: TrackData }) {
  const text = useTexts();
  const row =
    shape === "box" ? (
      <Boxes marks={marks} label={text(label)} />
    ) : (
      <svg
        className="record__ovals"
        viewBox={`0 0 ${marks.length * OVAL.width} ${OVAL.height}`}
        role="img"
        aria-label={text(label)}
      >
        <Ovals marks={marks} />
      </svg>
    );
  if (name === undefined) return row;
  return (
    <div className="record__track">
      <span className="record__name" aria-hidden="true">
        {text(name)}
      </span>
      {row}
    </div>
  );
}
