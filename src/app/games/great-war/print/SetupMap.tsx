import type { Hex } from "../../../../core/hex.ts";
import {
  type HexLayout,
  hexCentre,
  hexCorners,
  hexesOf,
  hexLabel,
  hexOf,
} from "../../../../core/hex-layout.ts";
import { trenchHexes } from "../../../../games/great-war/front.ts";
import { layoutOf, matOf } from "../../../../games/great-war/places.ts";
import type { Aircraft, Board } from "../../../../games/great-war/state.ts";
import { SILHOUETTES } from "../../../pages/silhouettes.ts";
import { MM_PER_INCH } from "../../../print/paper.ts";
import { usePrintWords } from "../../../print/words.ts";
import { useGreatWarPrintWords } from "./words.ts";

/** Millimetres of a silhouette's foot: some 7 mm wide, whatever the scale of the map. */
const FOOT = 0.17;
/** Columns and rows between two that are numbered. */
const EVERY = 2;

const { wing, body, tail } = SILHOUETTES.spitfire;

/** Where things are drawn, in millimetres. */
interface Drawing {
  readonly layout: HexLayout;
  readonly depth: number;
  /** Millimetres of an inch of the table. */
  readonly scale: number;
}

function spotIn({ layout, depth, scale }: Drawing, hex: Hex) {
  const { x, y } = hexCentre(layout, hex);
  return { x: x * scale, y: (depth - y) * scale };
}

function outlineIn({ layout, depth, scale }: Drawing, hex: Hex): string {
  const corners = hexCorners(layout, hex).map(({ x, y }) => [x * scale, (depth - y) * scale]);
  return `M${corners.map(([x = 0, y = 0]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}

function Numbers({ drawing }: { readonly drawing: Drawing }) {
  const { columns, rows } = drawing.layout;
  const labels = (count: number) =>
    Array.from({ length: Math.ceil(count / EVERY) }, (_, index) => index * EVERY);
  const number = (index: number) => (index + 1).toString().padStart(2, "0");
  return (
    <g className="gw-map__number">
      {labels(columns).map((column) => {
        const { x, y } = spotIn(drawing, hexOf(column, 0));
        return (
          <text key={`c${column}`} x={x} y={y - drawing.scale - 1} textAnchor="middle">
            {number(column)}
          </text>
        );
      })}
      {labels(rows).map((row) => {
        const { x, y } = spotIn(drawing, hexOf(0, row));
        return (
          <text key={`r${row}`} x={x - drawing.scale * 1.25} y={y + 1} textAnchor="end">
            {number(row)}
          </text>
        );
      })}
    </g>
  );
}

interface PlaceProps {
  readonly id: string;
  readonly side: 0 | 1;
  readonly balloon: boolean;
  readonly one: Aircraft;
  readonly drawing: Drawing;
}

function Place({ side, balloon, one, drawing }: Omit<PlaceProps, "id">) {
  const { x, y } = spotIn(drawing, one.hex);
  return (
    <g transform={`translate(${x} ${y})`}>
      {balloon ? (
        <ellipse className={`gw-map__aircraft gw-map__aircraft--${side}`} rx={3} ry={1.9} />
      ) : (
        <g
          transform={`rotate(${one.facing * 60}) scale(${FOOT})`}
          className={`gw-map__aircraft gw-map__aircraft--${side}`}
        >
          <path d={wing} />
          <path d={tail} />
          <path d={body} />
        </g>
      )}
    </g>
  );
}

/** Above all aircraft, so that none hides a name. */
function Name({ id, side, one, drawing }: Omit<PlaceProps, "balloon">) {
  const { x, y } = spotIn(drawing, one.hex);
  return (
    <text className="gw-map__id" x={x + 3.6} y={y + (side === 0 ? 4.6 : -2.4)}>
      {`${id} · ${one.altitude}`}
    </text>
  );
}

export interface SetupMapProps {
  readonly start: Board;
  /** One length on paper stands for so many on the table. */
  readonly denominator: number;
  readonly units: "inches" | "centimetres";
}

/** The mat as it is set up, from above: hexes, trenches, targets, guns that everybody knows, aircraft. */
export function SetupMap({ start, denominator, units }: SetupMapProps) {
  const t = useGreatWarPrintWords();
  const shared = usePrintWords();
  const { setup, aircraft, guns } = start;
  const { width, depth } = matOf(setup);
  const drawing: Drawing = { layout: layoutOf(setup), depth, scale: MM_PER_INCH / denominator };
  const [across, down] = [width * drawing.scale, depth * drawing.scale];
  const trenches = [...trenchHexes(setup, 0), ...trenchHexes(setup, 1)];
  const targets = setup.targets.filter(
    ({ kind, hexes }) => kind !== "trench" || hexes.length < setup.columns,
  );
  return (
    <figure className="gw-map">
      <svg
        width={`${across}mm`}
        height={`${down}mm`}
        viewBox={`0 0 ${across} ${down}`}
        role="img"
        aria-label={t("card.map")}
      >
        <path className="gw-map__trench" d={trenches.map((hex) => outlineIn(drawing, hex)).join("")} />
        <path
          className="gw-map__grid"
          d={hexesOf(drawing.layout)
            .map((hex) => outlineIn(drawing, hex))
            .join("")}
        />
        <Numbers drawing={drawing} />
        {targets.flatMap(({ id, hexes }) =>
          hexes.map((hex) => {
            const { x, y } = spotIn(drawing, hex);
            return (
              <g key={`${id} ${hexLabel(hex)}`}>
                <circle className="gw-map__target" cx={x} cy={y} r={drawing.scale * 0.75} />
                <text className="gw-map__id" x={x + drawing.scale} y={y + 1.2}>
                  {id}
                </text>
              </g>
            );
          }),
        )}
        {guns.map(({ id, hex }) => {
          const { x, y } = spotIn(drawing, hex);
          return (
            <g key={id}>
              <path className="gw-map__gun" d={`M${x - 1.6} ${y + 1.4}h3.2L${x} ${y - 1.8}Z`} />
              <text className="gw-map__id" x={x + 2.2} y={y + 1.2}>
                {id}
              </text>
            </g>
          );
        })}
        {setup.airframes.map(({ id, side, balloon }, index) => {
          const one = aircraft[index];
          return one && <Place key={id} {...{ side, balloon, one, drawing }} />;
        })}
        {setup.airframes.map(({ id, side }, index) => {
          const one = aircraft[index];
          return one && <Name key={id} {...{ id, side, one, drawing }} />;
        })}
      </svg>
      <figcaption>
        {t("card.scale", denominator, shared("length", 2 / denominator, units), setup.columns, setup.rows)}
      </figcaption>
    </figure>
  );
}
