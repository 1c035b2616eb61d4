import { BANDS, LONGEST } from "../../../../games/dogfight/range.ts";
import type { Weapon } from "../../../../games/dogfight/weapons.ts";
import { MM_PER_INCH, type PaperName, tileAreaOf } from "../../../print/paper.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { TileSheet } from "../../../print/TileSheet.tsx";
import { tilesOf } from "../../../print/tiles.ts";
import { usePrintWords } from "../../../print/words.ts";
import { arcPath, at, boxOf, sectorPath, spanOf, spot } from "./shapes.ts";
import { type DogfightPrintText, useDogfightPrintWords } from "./words.ts";

type Units = "inches" | "centimetres";

/** Inches around the drawing, for the width of its lines. */
const EDGE = 0.05;
/** Inches from a band's limit down to the foot of its name. */
const BELOW = 0.34;

/** Up to here from the tip there is room for the modifier alone. */
const NARROW = 2;

/** Beside the middle, where a sheet may end. */
function BandNames({ span, units }: FireProps) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  return BANDS.flatMap(({ limit, modifier }) =>
    [-1, 1].map((hand) => {
      const { x, y } = spot(limit, (hand * span) / 4);
      const added = t("arcs.modifier", modifier);
      const near = limit < NARROW;
      return (
        <text
          key={`${limit} ${hand}`}
          className={near ? "template__note" : "template__label"}
          textAnchor="middle"
          x={x}
          y={y + BELOW}
        >
          {near ? added : `${shared("length", limit, units)} ${added}`}
        </text>
      );
    }),
  );
}

interface FireProps {
  /** Degrees. */
  readonly span: number;
  readonly units: Units;
}

/** A field of fire with its nose up: sector, middle line, range bands with what they add to TO-HIT. */
function FireDrawing({ span, units }: FireProps) {
  const half = span / 2;
  return (
    <g className="template">
      <path className="template__edge" d={sectorPath(LONGEST, -half, half)} />
      {BANDS.map(({ limit }) => (
        <path key={limit} className="template__band" d={arcPath(limit, -half, half)} />
      ))}
      <path className="template__middle" d={`M0 0L${at(spot(LONGEST, 0))}`} />
      <BandNames span={span} units={units} />
    </g>
  );
}

interface Field {
  readonly id: string;
  /** A weapon of that width. */
  readonly weapon: Weapon;
  readonly title: string;
}

function fieldPages({ id, weapon, title }: Field, paper: PaperName, units: Units): readonly PrintedPage[] {
  const { span } = spanOf(weapon);
  const box = boxOf(LONGEST, span);
  const whole = {
    x: box.x - EDGE,
    y: box.y - EDGE,
    width: box.width + 2 * EDGE,
    height: box.height + 2 * EDGE,
  };
  const area = tileAreaOf(paper);
  const room = { width: area.width / MM_PER_INCH, height: area.height / MM_PER_INCH };
  return tilesOf(whole, room).map((tile) => ({
    id: `${id} ${tile.name}`,
    title: `${title}, ${tile.name}`,
    scaled: true,
    body: (
      <TileSheet
        tile={{ ...tile, x: tile.x + whole.x, y: tile.y + whole.y }}
        scale={MM_PER_INCH}
        label={title}
      >
        <FireDrawing span={span} units={units} />
      </TileSheet>
    ),
  }));
}

/** Fields of fire in true scale, over as many pages as they need; the wide ones only where somebody has such a gun. */
export function firePages(
  weapons: ReadonlySet<Weapon>,
  { t, paper, units }: { readonly t: DogfightPrintText; readonly paper: PaperName; readonly units: Units },
): readonly PrintedPage[] {
  const narrow: Field = { id: "fire narrow", weapon: "front", title: t("arcs.narrow") };
  const wide: Field = { id: "fire wide", weapon: "left", title: t("arcs.wide") };
  const sideways = weapons.has("left") || weapons.has("right");
  return [narrow, ...(sideways ? [wide] : [])].flatMap((field) => fieldPages(field, paper, units));
}
