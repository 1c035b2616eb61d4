import { hexAhead, hexDistance, sameHex } from "../../../../core/hex.ts";
import { type RowHex, rowOf } from "../../../../games/great-war/fire/index.ts";
import { LEVEL, spotOf } from "../../../../games/great-war/places.ts";
import { mountsOf, typeOf } from "../../../../games/great-war/roster.ts";
import type { Mount } from "../../../../games/great-war/tables/tables.ts";
import type { View } from "../../../../games/great-war/view.ts";
import type { Cell } from "../../../../tabletop/overlay.ts";
import { exampleState, exampleView, HEIGHT, MIDDLE } from "./board.ts";
import { type Frame, HexDrawing } from "./HexDrawing.tsx";
import { useExampleWords } from "./words.ts";

interface FireLineProps {
  readonly type: string;
  readonly mount: string;
  readonly frame: Frame;
  /** Whether the levels stand in the hexes. */
  readonly captioned?: boolean;
}

/** The window of a hex in levels above and below the gun. */
function windowOf({ low, high }: RowHex): { readonly low: number; readonly high: number } {
  return { low: (low - HEIGHT) / LEVEL, high: (high - HEIGHT) / LEVEL };
}

function told(row: RowHex): string {
  const { low, high } = windowOf(row);
  if (low === -high) return high === 0 ? "0" : `±${high}`;
  return `${low > 0 ? "+" : ""}${low}…${high > 0 ? "+" : ""}${high}`;
}

const NOTHING: readonly RowHex[] = [];

function rowsOf(view: View, mount: Mount | undefined): readonly RowHex[] {
  return mount ? rowOf({ setup: view.setup, aircraft: view.aircraft }, 0, mount) : NOTHING;
}

/** The hexes of the straight row ahead and astern, with their steps from the gun: negative astern. */
function slice(rows: readonly RowHex[]): readonly { readonly step: number; readonly row: RowHex }[] {
  return rows.flatMap((row) => {
    const distance = hexDistance(MIDDLE, row.hex);
    if (sameHex(hexAhead(MIDDLE, 0, distance), row.hex)) return [{ step: distance, row }];
    return sameHex(hexAhead(MIDDLE, 3, distance), row.hex) ? [{ step: -distance, row }] : [];
  });
}

const FAR = 8;

/** Levels up and down along the row through nose and tail, as from the side. */
function SideView({ label, rows }: { readonly label: string; readonly rows: readonly RowHex[] }) {
  const t = useExampleWords();
  const steps = Array.from({ length: 2 * FAR + 1 }, (_, at) => at - FAR);
  return (
    <svg
      className="gwr-side"
      role="img"
      aria-label={label}
      viewBox="-9 -9 18 18"
      style={{ maxWidth: "22rem" }}
    >
      {steps.map((at) => (
        <g key={at} className="gwr-side-line">
          <path d={`M${at - 0.5} -8.5V8.5`} />
          <path d={`M-8.5 ${at - 0.5}H8.5`} />
        </g>
      ))}
      {slice(rows).map(({ step, row }) => {
        const { low, high } = windowOf(row);
        return (
          <rect
            key={step}
            className="gwr-side-open"
            x={step - 0.44}
            y={-high - 0.44}
            width={0.88}
            height={high - low + 0.88}
            fillOpacity={0.75}
          />
        );
      })}
      <path d="M.7 0-.6.35-.4 0-.6-.35Z" fill="#20160c" />
      <text x={6.9} y={8.5}>
        {t("ahead")} →
      </text>
      <text x={-5.8} y={8.5}>
        ← {t("behind")}
      </text>
      {[-8, -4, 4, 8].map((level) => (
        <text key={level} x={-8.3} y={-level * 0.98}>
          {level > 0 ? `+${level}` : `−${-level}`}
        </text>
      ))}
    </svg>
  );
}

/** The line of fire of a mount from above and from the side. */
function FireLine({ type, mount, frame, captioned = false }: FireLineProps) {
  const t = useExampleWords();
  const view = exampleView(exampleState([{ id: "A1", type }]));
  const rows = rowsOf(
    view,
    mountsOf(view.setup, 0).find(({ id }) => id === mount),
  );
  const cells = rows.map(
    (row): Cell => ({
      at: spotOf(view.setup, row.hex),
      tone: "row",
      ...(captioned && { caption: told(row) }),
    }),
  );
  const { name } = typeOf(view.setup, 0);
  return (
    <div className="gwr-pair">
      <HexDrawing label={t("row", name)} view={view} overlay={{ cells }} frame={frame} width={22} />
      <SideView label={t("side", name)} rows={rows} />
    </div>
  );
}

/** Fixed guns. */
export function FrontLine() {
  return (
    <FireLine type="sopwith-camel" mount="front" captioned frame={{ aside: 4, ahead: 9, behind: 1.6 }} />
  );
}

/** An observer's gun. */
export function RearLine() {
  return <FireLine type="re-8" mount="rear" frame={{ aside: 9, ahead: 4.8, behind: 9 }} />;
}
