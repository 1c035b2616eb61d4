import { hexLabel } from "../../../../core/hex-layout.ts";
import { say } from "../../../../core/phrase.ts";
import { clockOf } from "../../../../games/great-war/face/clock.ts";
import { termsOf } from "../../../../games/great-war/face/terms.ts";
import { words as de } from "../../../../games/great-war/face/words/de/terms.ts";
import { words as en } from "../../../../games/great-war/face/words/en/terms.ts";
import { matOf } from "../../../../games/great-war/places.ts";
import { typeOf } from "../../../../games/great-war/roster.ts";
import type { Airframe, Man } from "../../../../games/great-war/setup.ts";
import type { Aircraft, Board } from "../../../../games/great-war/state.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import { chunks } from "../../../print/chunks.ts";
import { mapScale } from "../../../print/map-scale.ts";
import { areaOf, type PaperName } from "../../../print/paper.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { TableMap } from "../../../print/TableMap.tsx";
import { usePrintWords } from "../../../print/words.ts";
import { SideMark } from "../../../ui/side.tsx";
import { useWords } from "../../../words.ts";
import { useGreatWarPrintWords } from "./words.ts";

/** Millimetres around the map and below it for its caption. */
const EDGE = 2;
const CAPTION = 16;
/** Aircraft that the page of words has room for, and a page of nothing else. */
const ON_CARD = 14;
const A_LIST = 34;

export interface CardProps {
  readonly start: Board;
  readonly table: Tabletop;
  readonly title: string;
  readonly blurb: string;
  /** What lies behind the battle; empty: nothing is known. */
  readonly history: string;
  readonly paper: PaperName;
  readonly units: "inches" | "centimetres";
}

function useCrewText() {
  const t = useGreatWarPrintWords();
  return ({ crew }: Airframe) =>
    crew
      .map(({ name, kills, novice }: Man) => {
        const told = t("card.kills", name, kills);
        return novice ? t("card.novice", told) : told;
      })
      .filter((man) => man.trim() !== "")
      .join("; ");
}

interface RowProps {
  readonly airframe: Airframe;
  readonly one: Aircraft;
  readonly type: string;
}

function Row({ airframe, one, type }: RowProps) {
  const t = useGreatWarPrintWords();
  const crewText = useCrewText();
  const { balloon } = airframe;
  return (
    <tr>
      <th scope="row">
        <span className="gw-card__id">
          <SideMark side={airframe.side} size={16} />
          {airframe.id}
        </span>
      </th>
      <td>
        {type}
        {one.bombs && ` (${t("card.loaded")})`}
      </td>
      <td>{crewText(airframe)}</td>
      <td>{hexLabel(one.hex)}</td>
      <td>{balloon ? "–" : t("card.oclock", clockOf(one.facing))}</td>
      <td>{t("card.metres", one.altitude)}</td>
      <td>{balloon ? "–" : one.speed}</td>
    </tr>
  );
}

function Forces({ start, listed }: { readonly start: Board; readonly listed: readonly number[] }) {
  const t = useGreatWarPrintWords();
  return (
    <table className="gw-tables__grid gw-tables__words">
      <thead>
        <tr>
          {(["id", "aircraft", "crew", "hex", "nose", "altitude", "speed"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`card.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listed.map((index) => {
          const [airframe, one] = [start.setup.airframes[index], start.aircraft[index]];
          if (!airframe || !one) return null;
          return (
            <Row key={airframe.id} airframe={airframe} one={one} type={typeOf(start.setup, index).name} />
          );
        })}
      </tbody>
    </table>
  );
}

function Words({ start, title, blurb, history, listed }: CardProps & { readonly listed: readonly number[] }) {
  const t = useGreatWarPrintWords();
  const { language } = useWords();
  const terms = termsOf(start.setup, []).map((term) => say({ en, de }[language], term));
  return (
    <article className="gw-tables">
      <h3>{title}</h3>
      <p>{blurb}</p>
      {history !== "" && <p>{history}</p>}
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
      {listed.length > 0 && <Forces start={start} listed={listed} />}
      {start.guns.length > 0 && (
        <p>
          {t("card.guns")}:{" "}
          {start.guns.map(({ id, kind, hex }) => t("card.gun", id, kind, hexLabel(hex))).join(", ")}
        </p>
      )}
    </article>
  );
}

interface BattleMapProps {
  readonly table: Tabletop;
  readonly denominator: number;
  readonly units: CardProps["units"];
}

/** The mat as it is set up: hexes, trenches, targets, guns that everybody knows, aircraft. */
function BattleMap({ table, denominator, units }: BattleMapProps) {
  const t = useGreatWarPrintWords();
  const shared = usePrintWords();
  const { columns = 0, rows = 0, inches = 0 } = table.mat.grid ?? {};
  const hex = shared("length", Math.round((100 * inches) / denominator) / 100, units);
  const caption = t("card.scale", denominator, hex, columns, rows);
  return <TableMap tabletop={table} denominator={denominator} label={t("card.map")} caption={caption} />;
}

/** All that is needed to set a battle up on a real table: words and forces, then the map. */
export function cardPages(props: CardProps): readonly PrintedPage[] {
  const { start, table, title, paper, units } = props;
  const all = [...start.setup.airframes.keys()];
  const [first, ...more] = all.length > ON_CARD ? [[], ...chunks(all, A_LIST)] : [all];
  const { width, height } = areaOf(paper);
  const room = { width: width - EDGE, height: height - CAPTION };
  const denominator = mapScale(matOf(start.setup), room);
  const page = (id: string, body: PrintedPage["body"]) => ({ id, title, scaled: true, body });
  return [
    page("card", <Words {...props} listed={first ?? []} />),
    ...more.map((listed, index) => page(`forces ${index}`, <Forces start={start} listed={listed} />)),
    page("map", <BattleMap table={table} denominator={denominator} units={units} />),
  ];
}
