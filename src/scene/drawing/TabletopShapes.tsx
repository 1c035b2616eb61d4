import { CARD_SIZE, cardPoses } from "../../tabletop/layout/card-layout.ts";
import { counterSide } from "../../tabletop/layout/counter-layout.ts";
import { stillPlaces } from "../../tabletop/motion/counter-motion.ts";
import { NO_OVERLAY, type Overlay } from "../../tabletop/overlay.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import { CardDrawing } from "./CardDrawing.tsx";
import { CellsDrawing } from "./CellsDrawing.tsx";
import { ContrailsDrawing } from "./ContrailsDrawing.tsx";
import { CounterDrawing } from "./CounterDrawing.tsx";
import { type Ink, InkedMat } from "./InkedMat.tsx";
import { InkedClouds, InkedPieces } from "./InkedPieces.tsx";
import { LinesDrawing } from "./LinesDrawing.tsx";
import { LinksDrawing } from "./LinksDrawing.tsx";
import { located } from "./locate.ts";
import { MapDrawing } from "./MapDrawing.tsx";
import { OverlayDrawing, TapeDrawing } from "./OverlayDrawing.tsx";
import { PieceDrawing } from "./PieceDrawing.tsx";
import { svgPoint } from "./path.ts";

function Counters({ tabletop }: { readonly tabletop: Tabletop }) {
  const places = stillPlaces(tabletop);
  const half = counterSide(tabletop.mat) / 2;
  return tabletop.counters?.map((counter) => {
    const { x, y } = places.get(counter.id) ?? counter;
    return (
      <g key={counter.id} transform={`translate(${svgPoint(x, y)}) scale(${half})`}>
        <CounterDrawing counter={counter} />
      </g>
    );
  });
}

function Cards({ tabletop }: { readonly tabletop: Tabletop }) {
  const poses = cardPoses(tabletop, 0);
  return tabletop.cards?.map((card) => {
    const { x = 0, y = 0, turn = 0, size = 1 } = poses.get(card.id) ?? {};
    const back = tabletop.groups?.find(({ id }) => id === card.group)?.back ?? "lozenges";
    return (
      <g
        key={card.id}
        transform={`translate(${svgPoint(x, y)}) rotate(${turn}) scale(${(size * CARD_SIZE.width) / 2})`}
      >
        <CardDrawing card={card} back={back} up={card.up} />
      </g>
    );
  });
}

export interface TabletopShapesProps {
  readonly tabletop: Tabletop;
  readonly overlay?: Partial<Overlay> | undefined;
  /** Whether each cell of the mat has its name. */
  readonly numbers?: boolean;
  /** Drawn in ink on paper; left out: as it lies on the table. */
  readonly ink?: Ink | undefined;
}

/** Pieces as they stand on their bases. */
function Pieces({ tabletop: { pieces, altitude } }: { readonly tabletop: Tabletop }) {
  const here = pieces.filter(({ status }) => status !== "disengaged");
  return here.map((piece) => (
    <g key={piece.id} transform={`translate(${svgPoint(piece.x, piece.y)})`}>
      <PieceDrawing piece={piece} altitude={altitude} chosen={false} still />
    </g>
  ));
}

function Clouds({ clouds }: Pick<Tabletop, "clouds">) {
  return clouds.map(({ x, y, radius, bottom, top }) => (
    <circle
      key={`${x} ${y} ${radius} ${bottom} ${top}`}
      className="drawing__cloud"
      cx={x}
      cy={-y}
      r={radius}
    />
  ));
}

/**
 * Everything that stands on a table, from straight above and at rest, without the mat under it: shapes in inches for a
 * picture that has `Hatching`. SVG counts y downwards: a place's y is negated.
 */
export function TabletopShapes({ tabletop, overlay, numbers = false, ink }: TabletopShapesProps) {
  const laid = { ...NO_OVERLAY, ...overlay };
  const { mat, links = [], clouds, altitude, contrails } = tabletop;
  const { cells, lines = [], lit, tape } = laid;
  return (
    <>
      {ink && <InkedMat mat={mat} ink={ink} />}
      <MapDrawing
        tabletop={tabletop}
        numbers={numbers}
        bare={ink !== undefined}
        turn={0}
        lit={new Set(lit)}
      />
      {ink ? <InkedClouds clouds={clouds} altitude={altitude} ink={ink} /> : <Clouds clouds={clouds} />}
      {mat.grid && cells && <CellsDrawing grid={mat.grid} cells={cells} turn={0} />}
      <OverlayDrawing overlay={laid} turn={0} />
      {lines.length > 0 && <LinesDrawing lines={lines} />}
      <LinksDrawing links={links} locate={(id) => located(tabletop, id)} turn={0} />
      {contrails && <ContrailsDrawing contrails={contrails} />}
      <Counters tabletop={tabletop} />
      {ink ? <InkedPieces tabletop={tabletop} ink={ink} /> : <Pieces tabletop={tabletop} />}
      <Cards tabletop={tabletop} />
      {tape && <TapeDrawing tape={tape} turn={0} />}
    </>
  );
}
