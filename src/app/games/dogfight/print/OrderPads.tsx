import { bySide, type Fleet, hasAltitude } from "../../../../games/dogfight/face/fleet.ts";
import type { Subject } from "../../../../games/dogfight/face/sheets.ts";
import { chunks } from "../../../print/chunks.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { usePrintWords } from "../../../print/words.ts";
import { SideMark } from "../../../ui/side.tsx";
import { usePanelWords } from "../words.ts";

import { type DogfightPrintText, useDogfightPrintWords } from "./words.ts";

/** Columns of a pad: room enough to write an order in. */
const A_PAGE = 4;
/** Inches of one step ahead. */
const STEP = 2;

interface PadProps {
  readonly sheets: readonly Subject[];
  readonly turns: number;
  readonly altitude: boolean;
  readonly units: "inches" | "centimetres";
}

/** A small reminder of how orders are spelt. */
function Grammar({ altitude, units }: Pick<PadProps, "altitude" | "units">) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  return (
    <div className="pad__grammar">
      <b>{t("grammar.title")}</b>
      <ul>
        <li>{t("grammar.example", shared("length", 2 * STEP, units))}</li>
        <li>{t("grammar.letters", shared("length", STEP, units))}</li>
        <li>{t("grammar.speed")}</li>
        <li>{t("grammar.points")}</li>
        {altitude && <li>{t("grammar.altitude")}</li>}
      </ul>
    </div>
  );
}

function Column({ sheet: { airframe, side, aircraft } }: { readonly sheet: Subject }) {
  return (
    <th scope="col">
      <span className="pad__id">
        {side !== null && <SideMark side={airframe.side} size={18} />}
        {airframe.id}
      </span>
      <span className="pad__type">{airframe.title}</span>
      <span className="pad__ratings">
        ENGINE {aircraft.engine} · TO-HIT {airframe.toHit}
      </span>
    </th>
  );
}

function Pad({ sheets, turns, altitude, units }: PadProps) {
  const panel = usePanelWords();
  const [first] = sheets;
  const begun = first?.flown.lines.length ?? 0;
  const rows = Array.from({ length: turns }, (_, index) => begun + index + 1);
  return (
    <div className="pad">
      <table className="pad__rows">
        <thead>
          <tr>
            <th scope="col">{panel("sheet.turn")}</th>
            {sheets.map((sheet, place) => (
              <Column key={`${sheet.airframe.id} ${place.toString()}`} sheet={sheet} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {sheets.map(({ airframe }, place) => (
                <td key={`${airframe.id} ${place.toString()}`}>
                  <span className="pad__speed">SPEED</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Grammar altitude={altitude} units={units} />
    </div>
  );
}

interface PadWords extends Pick<PadProps, "units"> {
  readonly t: DogfightPrintText;
  readonly nameOf: (side: string) => string;
}

/** Order pads, each side's on pages of its own: what stands on them is secret until all are opened. */
export function padPages(
  fleet: Fleet,
  turns: number,
  { t, nameOf, units }: PadWords,
): readonly PrintedPage[] {
  return bySide(fleet).flatMap((sheets) =>
    chunks(
      sheets.filter(({ aircraft }) => aircraft.status === "flying"),
      A_PAGE,
    ).map((four, index) => {
      const side = four[0]?.side ?? null;
      return {
        id: `pads ${side} ${index}`,
        title: side === null ? t("pad.any") : t("pad.title", nameOf(side)),
        scaled: false,
        body: <Pad sheets={four} turns={turns} altitude={hasAltitude(fleet)} units={units} />,
      };
    }),
  );
}
