import { SILHOUETTES } from "../../../pages/silhouettes.ts";
import { MM_PER_INCH } from "../../../print/paper.ts";
import { useGreatWarPrintWords } from "./words.ts";

/** Millimetres across the flats, as on the table, and from the middle to a corner. */
const ACROSS = 2 * MM_PER_INCH;
const CORNER = ACROSS / Math.sqrt(3);
const EDGE = 0.5;
/** How far out the figures stand, as part of the way to the side. */
const OUT = 0.76;
/** Of the silhouette: some 18 mm wide. */
const SIZE = 0.42;

const { wing, body, tail } = SILHOUETTES.spitfire;

/** Sides clockwise from the one ahead, as hexsides between shot and facing: 3 from ahead, 0 from astern. */
const SIDES = [3, 2, 1, 0, 1, 2] as const;

function corner(place: number): string {
  const angle = ((place * 60 - 30) * Math.PI) / 180;
  return `${CORNER * Math.sin(angle)} ${-CORNER * Math.cos(angle)}`;
}

interface HexProps {
  /** What is added, by hexsides between the shot and the target's facing. */
  readonly chart: readonly number[];
  readonly name: string;
}

/** A hex of the table with what is added for a shot through each of its sides. */
export function DeflectionHex({ chart, name }: HexProps) {
  const t = useGreatWarPrintWords();
  const [width, height] = [2 * CORNER + 2 * EDGE, ACROSS + 2 * EDGE];
  const far = (ACROSS / 2) * OUT;
  return (
    <figure className="gw-hex">
      <svg
        width={`${width}mm`}
        height={`${height}mm`}
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        role="img"
        aria-label={name}
      >
        <path className="gw-hex__edge" d={`M${[0, 1, 2, 3, 4, 5].map(corner).join("L")}Z`} />
        <g transform={`scale(${SIZE})`} className="gw-hex__aircraft">
          <path d={wing} />
          <path d={tail} />
          <path d={body} />
        </g>
        {SIDES.map((between, side) => (
          <text
            // Sides have no names but their places.
            key={`${name} ${side.toString()}`}
            className="gw-hex__figure"
            x={far * Math.sin((side * Math.PI) / 3)}
            y={-far * Math.cos((side * Math.PI) / 3)}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {t("signed", chart[between] ?? 0)}
          </text>
        ))}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
