import { degreesOf } from "../../../../core/clock.ts";
import { toInches } from "../../../../core/surd.ts";
import { type Airframe, TOP_LEVEL } from "../../../../games/dogfight/setup.ts";
import type { Aircraft, Board } from "../../../../games/dogfight/state.ts";
import { SILHOUETTES } from "../../../pages/silhouettes.ts";
import { MM_PER_INCH } from "../../../print/paper.ts";
import { usePrintWords } from "../../../print/words.ts";
import { useDogfightPrintWords } from "./words.ts";

/** Inches between two lines of the grid. */
const GRID = 6;
/** Millimetres of a silhouette's foot: an aircraft is drawn some 7 mm wide, whatever the scale of the map. */
const FOOT = 0.19;

const { wing, body, tail } = SILHOUETTES.spitfire;

interface PlaceProps {
  readonly airframe: Airframe;
  readonly aircraft: Aircraft;
  /** Millimetres of an inch of the table. */
  readonly scale: number;
  readonly depth: number;
  readonly altitude: boolean;
}

function Place({ airframe: { id, side }, aircraft, scale, depth, altitude }: PlaceProps) {
  const { at, heading, level } = aircraft;
  const x = toInches(at.xp, at.xq) * scale;
  const y = (depth - toInches(at.yp, at.yq)) * scale;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="map__nose" d="M0 0V-8" transform={`rotate(${degreesOf(heading)})`} />
      <g
        transform={`rotate(${degreesOf(heading)}) scale(${FOOT})`}
        className={`map__aircraft map__aircraft--${side}`}
      >
        <path d={wing} />
        <path d={tail} />
        <path d={body} />
      </g>
      <text className="map__id" x={4.2} y={side === 0 ? 5.2 : -2.6}>
        {altitude ? `${id} · ${level}` : id}
      </text>
    </g>
  );
}

function lines(length: number): readonly number[] {
  return Array.from({ length: Math.floor(length / GRID) }, (_, index) => (index + 1) * GRID).filter(
    (inches) => inches < length,
  );
}

export interface SetupMapProps {
  readonly start: Board;
  /** One length on paper stands for so many on the table. */
  readonly denominator: number;
  readonly units: "inches" | "centimetres";
}

/** The table as it is set up, from above, in a scale that its caption names. */
export function SetupMap({ start: { setup, aircraft }, denominator, units }: SetupMapProps) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  const { width, depth } = setup.table;
  const scale = MM_PER_INCH / denominator;
  const length = (inches: number) => shared("length", inches, units);
  return (
    <figure className="map">
      <svg
        className="map__sheet"
        width={`${width * scale + 1}mm`}
        height={`${depth * scale + 1}mm`}
        viewBox={`-0.5 -0.5 ${width * scale + 1} ${depth * scale + 1}`}
        role="img"
        aria-label={t("card.map")}
      >
        {lines(width).map((x) => (
          <path key={`x${x}`} className="map__grid" d={`M${x * scale} 0v${depth * scale}`} />
        ))}
        {lines(depth).map((y) => (
          <path key={`y${y}`} className="map__grid" d={`M0 ${(depth - y) * scale}h${width * scale}`} />
        ))}
        {setup.clouds.map((cloud) => (
          <circle
            key={`${cloud.x} ${cloud.y}`}
            className="map__cloud"
            cx={cloud.x * scale}
            cy={(depth - cloud.y) * scale}
            r={cloud.radius * scale}
          />
        ))}
        {setup.options.altitude &&
          setup.clouds.map((cloud) => (
            <text
              key={`${cloud.x} ${cloud.y}`}
              className="map__id"
              textAnchor="middle"
              x={cloud.x * scale}
              y={(depth - cloud.y) * scale + 1.2}
            >
              {`${cloud.bottom ?? 1}–${cloud.top ?? TOP_LEVEL}`}
            </text>
          ))}
        <rect className="map__edge" width={width * scale} height={depth * scale} x={0} y={0} />
        {setup.airframes.map((airframe, index) => {
          const one = aircraft[index];
          if (!one) return null;
          const { altitude } = setup.options;
          return (
            <Place key={airframe.id} airframe={airframe} aircraft={one} {...{ scale, depth, altitude }} />
          );
        })}
      </svg>
      <figcaption>
        {t("card.table", `${length(width)} × ${length(depth)}`)} · {t("card.scale", denominator)} ·{" "}
        {t("card.grid", length(GRID))}
      </figcaption>
    </figure>
  );
}
