import type { Drawing as DrawingData, Shape } from "../../face/paper.ts";
import { Drawing } from "../face/papers/Drawing.tsx";
import { useTexts } from "../face/speech.ts";
import type { Tile } from "./tiles.ts";
import { usePrintWords } from "./words.ts";

interface TileSheetProps {
  /** A part of the drawing, in its lengths. */
  readonly tile: Tile;
  readonly drawing: DrawingData;
}

/** How far words may reach from their place, in lengths of a drawing. */
const REACH = 3;

/** What of a drawing may be seen on a tile: a map of thousands of words would be drawn whole on each of them. */
function seenOn({ x, y, width, height }: Tile, shape: Shape): boolean {
  if (shape.kind !== "words" && shape.kind !== "circle") return true;
  const across = shape.x > x - REACH && shape.x < x + width + REACH;
  return across && shape.y > y - REACH && shape.y < y + height + REACH;
}

/** What stands at the edges where another tile is joined. `scale`: millimetres of a length. */
function Joins({
  tile: { x, y, width, height, joins },
  scale,
}: Pick<TileSheetProps, "tile"> & { readonly scale: number }) {
  const [middle, centre, in_] = [x + width / 2, y + height / 2, 4 / scale];
  const places = [
    { name: joins.left, x: x + in_, y: centre },
    { name: joins.right, x: x + width - in_, y: centre },
    { name: joins.above, x: middle, y: y + in_ },
    { name: joins.below, x: middle, y: y + height - in_ },
  ];
  return places.map((place) =>
    place.name === null ? null : (
      <text
        key={place.name}
        className="paper-drawing__letters"
        x={place.x}
        y={place.y}
        fontSize={4 / scale}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {place.name}
      </text>
    ),
  );
}

/** One tile of a large drawing in true scale, with the frame to cut along. */
export function TileSheet({ tile, drawing }: TileSheetProps) {
  const t = usePrintWords();
  const text = useTexts();
  const { name, x, y, width, height } = tile;
  const { unit, label } = drawing;
  const shown = { ...drawing, shapes: drawing.shapes.filter((shape) => seenOn(tile, shape)) };
  return (
    <div className="tile">
      <Drawing of={shown} part={{ ...tile, label: `${text(label)}, ${name}` }}>
        <path
          className="tile__frame"
          d={`M${x} ${y}h${width}v${height}h${-width}Z`}
          strokeWidth={0.4 / unit}
          strokeDasharray={`${2 / unit} ${1.5 / unit}`}
        />
        <Joins tile={tile} scale={unit} />
      </Drawing>
      <p className="tile__note">
        <b>{name}</b> {t("tile.cut")}
      </p>
    </div>
  );
}
