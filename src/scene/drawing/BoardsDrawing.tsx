import type { CellTrack } from "../../tabletop/cell-track.ts";
import type { Chart } from "../../tabletop/chart.ts";
import {
  type BoardPlace,
  chartPlace,
  type MarkerPlace,
  markerPlaces,
  trackCell,
  trackPlace,
} from "../../tabletop/layout/board-layout.ts";
import { CARD, INK } from "../colours.ts";
import { TYPEWRITER } from "../fontNames.ts";
import { liveryOf } from "../livery.ts";
import { LETTERED } from "./lettered.ts";
import { Marking } from "./Marking.tsx";
import { svgPoint } from "./path.ts";
import { SymbolDrawing } from "./SymbolDrawing.tsx";
import { fitted } from "./text.ts";

const TITLE = 0.38;
/** A marking is drawn with a radius of so many inches. */
const MARKING = 0.17;

/** The card that a track or a chart is printed on. */
function Board({
  place: { x, y, width, depth },
  card = CARD,
}: {
  readonly place: BoardPlace;
  readonly card?: string;
}) {
  return (
    <g>
      <rect
        x={x + 0.06}
        y={-y + 0.1}
        width={width}
        height={depth}
        rx={0.1}
        fill="#150f09"
        fillOpacity={0.35}
      />
      <rect
        x={x}
        y={-y}
        width={width}
        height={depth}
        rx={0.1}
        fill={card}
        stroke="#3b2e1c"
        strokeOpacity={0.5}
        strokeWidth={0.03}
      />
    </g>
  );
}

function Title({
  text,
  place,
  room,
  size = 1,
  ink = INK,
}: {
  readonly text: string;
  readonly place: BoardPlace;
  readonly room: number;
  readonly size?: number | undefined;
  readonly ink?: string;
}) {
  return (
    <text
      x={place.x + place.width / 2}
      y={-place.y + room}
      fontFamily={TYPEWRITER}
      fontWeight={400}
      fontSize={fitted(text, TITLE * size, place.width - 0.3, "typewriter")}
      fill={ink}
    >
      {text}
    </text>
  );
}

/** A marker around its middle; one unit is half its width. */
function Marker({ marker }: { readonly marker: CellTrack["markers"][number] }) {
  const { side, symbol, label } = marker;
  const livery = liveryOf(side);
  return (
    <g>
      <circle cx={0.08} cy={0.14} r={1} fill="#1a120b" fillOpacity={0.35} />
      <circle r={1} fill={livery.shape} stroke="#fffaf0" strokeWidth={0.1} />
      {symbol ? (
        <SymbolDrawing symbol={symbol} x={0} y={0} size={1.3} colour="#fffaf0" />
      ) : (
        <text fontSize={fitted(label ?? "", 1.1, 1.5)} y={0.05} fill="#fffaf0">
          {label}
        </text>
      )}
      {side !== undefined && (
        <g transform={`translate(.76 .72) scale(${0.42 / MARKING})`}>
          <Marking side={side} x={0} y={0} />
        </g>
      )}
    </g>
  );
}

/** Where a marker lies that is so wide: inches on the mat. */
export function markerTransform({ x, y, size }: MarkerPlace): string {
  return `translate(${svgPoint(x, y)}) scale(${size / 2})`;
}

function Track({ track }: { readonly track: CellTrack }) {
  const { cell = 1, cells, markers } = track;
  const place = trackPlace(track);
  const places = markerPlaces(track);
  return (
    <g data-track={track.id}>
      <Board place={place} />
      <Title text={track.title} place={place} room={0.36 * cell} />
      {cells.map((text, i) => {
        const { x, y } = trackCell(track, i);
        return (
          <g key={`${x} ${y}`} transform={`translate(${svgPoint(x, y)}) scale(${cell})`}>
            <rect
              x={-0.48}
              y={-0.48}
              width={0.96}
              height={0.96}
              rx={0.06}
              fill="#e4d7b4"
              stroke={INK}
              strokeWidth={0.03}
            />
            <text fontSize={fitted(text, 0.44, 0.8)} fill={INK} fillOpacity={0.75}>
              {text}
            </text>
          </g>
        );
      })}
      {markers.map((marker, i) => {
        const { x = 0, y = 0, size = 1 } = places[i] ?? {};
        return (
          <g key={marker.id} data-marker={marker.id} transform={markerTransform({ x, y, size })}>
            <Marker marker={marker} />
          </g>
        );
      })}
    </g>
  );
}

/** What a chart is printed in: card, or a black board with cream letters. */
const INKS = {
  card: { card: CARD, ink: INK, shade: "#e0d2ac" },
  tote: { card: "#20262a", ink: "#f4ead0", shade: "#2c3337" },
} as const;

function ChartLines({ chart }: { readonly chart: Chart }) {
  const { ink, shade } = INKS[chart.tone ?? "card"];
  const { x, y, rim, title, line, headings, column } = chartPlace(chart);
  const lit = new Set(chart.lit?.map(({ row, column: at }) => `${row} ${at}`));
  const top = -y + rim + title;
  const left = x + rim;
  const middle = (at: number) => left + headings + (at + 0.5) * column;
  const size = line * 0.74;
  return (
    <>
      {chart.columns.map((text, at) => (
        <text
          key={middle(at)}
          x={middle(at)}
          y={top + line / 2}
          fontSize={fitted(text, size, column * 0.9)}
          fill={ink}
        >
          {text}
        </text>
      ))}
      {chart.rows.map(({ heading, cells }, row) => {
        const at = top + (row + 1.5) * line;
        return (
          <g key={at}>
            {row % 2 === 0 && (
              <rect
                x={left}
                y={at - line / 2}
                width={headings + column * chart.columns.length}
                height={line}
                fill={shade}
              />
            )}
            <text
              x={left + 0.12}
              y={at}
              textAnchor="start"
              fontSize={fitted(heading, size, headings * 0.92)}
              fill={ink}
            >
              {heading}
            </text>
            {cells.map((text, index) => {
              const chosen = lit.has(`${row} ${index}`);
              return (
                <g key={middle(index)} data-lit={chosen || undefined}>
                  {chosen && (
                    <rect
                      x={middle(index) - column * 0.46}
                      y={at - line * 0.46}
                      width={column * 0.92}
                      height={line * 0.92}
                      rx={0.06}
                      fill="#ffcf4d"
                      stroke="#7d4d00"
                      strokeWidth={0.05}
                    />
                  )}
                  <text
                    x={middle(index)}
                    y={at}
                    fontSize={fitted(text, size, column * 0.86)}
                    fontWeight={chosen ? 700 : 500}
                    fill={chosen ? INK : ink}
                  >
                    {text}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </>
  );
}

function PrintedChart({ chart }: { readonly chart: Chart }) {
  const place = chartPlace(chart);
  const { card, ink } = INKS[chart.tone ?? "card"];
  return (
    <g data-chart={chart.id}>
      <Board place={place} card={card} />
      <Title
        text={chart.title}
        place={place}
        room={place.rim + place.title / 2}
        size={chart.size}
        ink={ink}
      />
      <ChartLines chart={chart} />
    </g>
  );
}

export interface BoardsDrawingProps {
  readonly tracks: readonly CellTrack[];
  readonly charts: readonly Chart[];
  readonly turn: number;
}

/** Tracks with their markers, and charts. A reader at the upper edge gets each turned about its own middle. */
export function BoardsDrawing({ tracks, charts, turn }: BoardsDrawingProps) {
  const turned = ({ x, y, width, depth }: BoardPlace) => `rotate(${turn} ${x + width / 2} ${-y + depth / 2})`;
  return (
    <g data-part="boards" {...LETTERED}>
      {tracks.map((track) => (
        <g key={track.id} transform={turned(trackPlace(track))}>
          <Track track={track} />
        </g>
      ))}
      {charts.map((chart) => (
        <g key={chart.id} transform={turned(chartPlace(chart))}>
          <PrintedChart chart={chart} />
        </g>
      ))}
    </g>
  );
}
