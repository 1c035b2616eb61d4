import { bySide, type Fleet, type FleetPad } from "../../../../games/great-war/face/fleet.ts";
import { chunks } from "../../../print/chunks.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { SideMark } from "../../../ui/side.tsx";
import { type GreatWarPrintText, useGreatWarPrintWords } from "./words.ts";

/** Columns of a pad: room enough to write a move in. */
const A_PAGE = 3;
const GRAMMAR = ["example", "letters", "altitude", "maneuvers", "more"] as const;

interface PadProps {
  readonly pads: readonly FleetPad[];
  readonly turns: number;
  readonly first: number;
}

function Column({ pad }: { readonly pad: FleetPad }) {
  const t = useGreatWarPrintWords();
  const { airframe, type, min, max, schedule, nobody } = pad;
  return (
    <th scope="col">
      <span className="gw-movepad__id">
        {!nobody && <SideMark side={airframe.side} size={18} />}
        {nobody ? <span className="gw-pad-write" /> : airframe.id}
      </span>
      <span className="gw-movepad__type">{type.name}</span>
      <span className="gw-movepad__type">{t("pad.range", min, max, schedule)}</span>
    </th>
  );
}

function Pad({ pads, turns, first }: PadProps) {
  const t = useGreatWarPrintWords();
  return (
    <div className="gw-movepad">
      <table className="gw-movepad__rows">
        <thead>
          <tr>
            <th scope="col">{t("record.turn")}</th>
            {pads.map((pad) => (
              <Column key={pad.airframe.id} pad={pad} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: turns }, (_, index) => first + index).map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {pads.map(({ airframe }) => (
                <td key={airframe.id}>
                  <span className="gw-movepad__speed">SPEED:</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="gw-movepad__grammar">
        <b>{t("grammar.title")}</b>
        <ul>
          {GRAMMAR.map((line) => (
            <li key={line}>{t(`grammar.${line}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface PadWords {
  readonly t: GreatWarPrintText;
  readonly nameOf: (side: string) => string;
}

/** Move pads, each side's on pages of its own: sealed moves are secret until all are opened. */
export function movePages(
  { pads, turn, start }: Fleet,
  turns: number,
  { t, nameOf }: PadWords,
): readonly PrintedPage[] {
  const flying = pads.filter(({ airframe, aircraft }) => !airframe.balloon && aircraft.status === "flying");
  return bySide(flying).flatMap((own) =>
    chunks(own, A_PAGE).map((three, index) => {
      const side = three[0]?.airframe.side === 1 ? "german" : "allied";
      return {
        id: `pads ${side} ${index}`,
        title: start === null ? t("pad.any") : t("pad.title", nameOf(side)),
        scaled: true,
        body: <Pad pads={three} turns={turns} first={turn} />,
      };
    }),
  );
}
