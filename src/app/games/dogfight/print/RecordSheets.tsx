import { WEAPONS } from "../../../../games/dogfight/weapons.ts";
import type { PieceStatus } from "../../../../tabletop/tabletop.ts";
import { chunks } from "../../../print/chunks.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { SideMark } from "../../../ui/side.tsx";
import { Ovals } from "../Ovals.tsx";
import { damageText } from "../TurnRecord.tsx";
import { WeaponPlan } from "../WeaponPlan.tsx";
import { type PanelText, usePanelWords } from "../words.ts";
import type { FleetSheet } from "./fleet.ts";
import { useDogfightPrintWords } from "./words.ts";

/** Sheets on a page, and turns on a sheet: what fits into a quarter of a page. */
const A_PAGE = 4;
const TURNS = 9;
/** Turns of a match in play that are written out, so that room is left for those to come. */
const WRITTEN = 4;

interface SheetProps {
  readonly sheet: FleetSheet;
  readonly altitude: boolean;
  /** What a side is called. */
  readonly nameOf: (side: string) => string;
  /** What has become of an aircraft that no longer flies. */
  readonly fateOf: (status: PieceStatus) => string;
}

function weaponsOf(t: PanelText, { weapons }: FleetSheet): string {
  const built = WEAPONS.filter((weapon) => weapons[weapon] !== "none");
  return built.map((weapon) => t("fire.weapon", weapon)).join(", ") || t("sheet.weapon.none");
}

function Head({ sheet: { airframe, aircraft, side }, nameOf, fateOf }: SheetProps) {
  const t = useDogfightPrintWords();
  return (
    <header className="record__head">
      {side !== null && <SideMark side={airframe.side} size={24} />}
      {airframe.id === "" ? <span className="record__line record__line--id" /> : <b>{airframe.id}</b>}
      <span className="record__type">
        {airframe.title}
        {aircraft.status !== "flying" && ` (${fateOf(aircraft.status)})`}
      </span>
      <span className="record__side">{side === null ? t("sheet.unit") : nameOf(side)}</span>
      {side === null && <span className="record__line" />}
    </header>
  );
}

/** The latest turns that have been flown, then empty lines to write on. */
function Turns({ sheet: { lines, startSpeed, startLevel }, altitude }: SheetProps) {
  const t = useDogfightPrintWords();
  const panel = usePanelWords();
  const written = lines.slice(-WRITTEN);
  const blank = Array.from({ length: TURNS - written.length }, (_, index) => lines.length + index + 1);
  return (
    <table className="record__turns">
      <thead>
        <tr>
          <th scope="col">{panel("sheet.turn")}</th>
          <th scope="col">SPEED</th>
          {altitude && <th scope="col">{t("sheet.level")}</th>}
          <th scope="col">{panel("sheet.orders")}</th>
          <th scope="col">{panel("sheet.notes")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.length === 0 && startSpeed !== null && (
          <tr>
            <td>{panel("sheet.start")}</td>
            <td>{startSpeed}</td>
            {altitude && <td>{startLevel}</td>}
            <td>–</td>
            <td />
          </tr>
        )}
        {written.map(({ turn, speed, level, orders, damage }) => (
          <tr key={turn}>
            <td>{turn}</td>
            <td>{speed}</td>
            {altitude && <td>{level}</td>}
            <td>{orders}</td>
            <td className="record__note">{damageText(panel, damage)}</td>
          </tr>
        ))}
        {blank.map((turn) => (
          <tr key={turn}>
            <td>{turn}</td>
            <td />
            {altitude && <td />}
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Record(props: SheetProps) {
  const t = useDogfightPrintWords();
  const panel = usePanelWords();
  const { sheet, altitude } = props;
  const { aircraft, airframe, weapons } = sheet;
  const row = (name: string, left: number, rating: number) => (
    <Ovals name={name} rating={rating} left={left} label={panel("sheet.row", name, left, rating)} />
  );
  return (
    <article className="record">
      <Head {...props} />
      <div className="record__figures">
        <div>
          {row("ENGINE", aircraft.engine, airframe.engine)}
          {row("FUSELAGE", aircraft.fuselage, airframe.fuselage)}
          {row("TO-HIT", airframe.toHit, airframe.toHit)}
          {altitude && <p>{t("sheet.ceiling", airframe.ceiling)}</p>}
        </div>
        <WeaponPlan weapons={weapons} label={panel("sheet.weapons", weaponsOf(panel, sheet))} />
      </div>
      <Turns {...props} />
    </article>
  );
}

/** Record sheets, four a page. `title` names the pages. */
export function recordPages(
  sheets: readonly FleetSheet[],
  { title, ...rest }: { readonly title: string } & Omit<SheetProps, "sheet">,
): readonly PrintedPage[] {
  return chunks(sheets, A_PAGE).map((four, index) => ({
    id: `records ${index}`,
    title,
    scaled: false,
    body: (
      <div className="records">
        {four.map((sheet, place) => (
          <Record key={`${sheet.airframe.id} ${place.toString()}`} sheet={sheet} {...rest} />
        ))}
      </div>
    ),
  }));
}
