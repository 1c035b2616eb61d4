import { ACTIONS } from "../../../../games/great-war/move/actions.ts";
import { maneuverPriceBy } from "../../../../games/great-war/move/prices.ts";
import {
  MANEUVERS,
  type Maneuver,
  SCHEDULES,
  type Tables,
} from "../../../../games/great-war/tables/tables.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { Source } from "./FireTables.tsx";
import { type GreatWarPrintText, useGreatWarPrintWords } from "./words.ts";

/** Schedules on which special maneuvers can be flown (4.5g). */
const MANEUVERING = ["B", "C", "D", "E"] as const;
const HEXSIDES = [0, 1, 2] as const;

function riseOf(maneuver: Maneuver): number {
  return ACTIONS.find((action) => action.maneuver === maneuver)?.rise ?? 0;
}

function Schedules({ tables: { schedules } }: { readonly tables: Tables }) {
  const t = useGreatWarPrintWords();
  const all = (prices: readonly number[]) =>
    prices.length < HEXSIDES.length ? t("turns.cannot") : prices.reduce((sum, price) => sum + price, 0);
  return (
    <table className="gw-tables__grid">
      <caption>{t("turns.schedules")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("turns.schedule")}</th>
          {HEXSIDES.map((place) => (
            <th key={place} scope="col">
              {t("turns.nth", place)}
            </th>
          ))}
          <th scope="col">{t("turns.together")}</th>
        </tr>
      </thead>
      <tbody>
        {SCHEDULES.map((letter) => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            {HEXSIDES.map((place) => (
              <td key={place}>{schedules[letter][place] ?? t("turns.cannot")}</td>
            ))}
            <td>{all(schedules[letter])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Maneuvers({ tables }: { readonly tables: Tables }) {
  const t = useGreatWarPrintWords();
  return (
    <table className="gw-tables__grid">
      <caption>{t("turns.maneuvers")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("turns.schedule")}</th>
          {MANEUVERING.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
          <th scope="col">{t("turns.altitude")}</th>
        </tr>
      </thead>
      <tbody>
        {MANEUVERS.map((maneuver) => (
          <tr key={maneuver}>
            <th scope="row">{t("turns.maneuver", maneuver)}</th>
            {MANEUVERING.map((letter) => (
              <td key={letter}>{maneuverPriceBy(tables, letter, maneuver)}</td>
            ))}
            <td>{t("turns.metres", riseOf(maneuver))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What turns and special maneuvers cost. */
export function turnPages(t: GreatWarPrintText, tables: Tables): readonly PrintedPage[] {
  const body = (
    <div className="gw-tables">
      <h3>{t("turns.title")}</h3>
      <Source tables={tables} />
      <Schedules tables={tables} />
      <p>{t("turns.hexsides")}</p>
      <Maneuvers tables={tables} />
      <p>{t("turns.how")}</p>
    </div>
  );
  return [{ id: "turns", title: t("turns.title"), scaled: true, body }];
}
