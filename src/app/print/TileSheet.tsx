import type { ReactNode } from "react";
import type { Tile } from "./tiles.ts";
import { usePrintWords } from "./words.ts";

interface TileSheetProps {
  readonly tile: Tile;
  /** The whole drawing as children of an SVG, in the tile's lengths; this sheet shows its part. */
  readonly children: ReactNode;
  /** Millimetres of one length of the tile. */
  readonly scale: number;
  readonly label: string;
}

/** What stands at the edges where another tile is joined. */
function Joins({ tile: { x, y, width, height, joins }, scale }: Pick<TileSheetProps, "tile" | "scale">) {
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
        className="tile__join"
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
export function TileSheet({ tile, scale, label, children }: TileSheetProps) {
  const t = usePrintWords();
  const { name, x, y, width, height } = tile;
  return (
    <div className="tile">
      <svg
        className="tile__drawing"
        width={`${width * scale}mm`}
        height={`${height * scale}mm`}
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={`${label}, ${name}`}
      >
        {children}
        <rect
          className="tile__frame"
          {...{ x, y, width, height }}
          strokeWidth={0.4 / scale}
          strokeDasharray={`${2 / scale} ${1.5 / scale}`}
        />
        <Joins tile={tile} scale={scale} />
      </svg>
      <p className="tile__note">
        <b>{name}</b> {t("tile.cut")}
      </p>
    </div>
  );
}
