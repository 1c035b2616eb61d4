import { OWN_TABLES } from "../../../../games/great-war/tables/index.ts";
import { COLUMNS, type Tables } from "../../../../games/great-war/tables/tables.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { MODIFIER_LINES } from "./words.en.ts";
import { type GreatWarPrintText, useGreatWarPrintWords } from "./words.ts";

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Tailing: rows run from −4. */
const LOWEST_ROW = -4;

interface TablesProps {
  readonly tables: Tables;
}

/** Whose figures they are. */
export function Source({ tables }: TablesProps) {
  const t = useGreatWarPrintWords();
  return (
    <p className="gw-tables__source">
      {t("fire.set", tables.name)}
      {tables === OWN_TABLES && `, ${t("fire.own")}`}
    </p>
  );
}

function Cells({ line }: { readonly line: string }) {
  const cells = line.split(/\s+/);
  return ROLLS.map((roll, place) => (
    <td key={roll} className={cells[place]?.endsWith("*") ? "gw-tables__critical" : undefined}>
      {cells[place]?.replace("*", "★")}
    </td>
  ));
}

function Rolls() {
  return ROLLS.map((roll) => (
    <th key={roll} scope="col">
      {roll}
    </th>
  ));
}

function Fire({ tables }: TablesProps) {
  const t = useGreatWarPrintWords();
  const { bands, columns, mg, aa } = tables.damage;
  const band = (place: number) => t("fire.band", (bands[place - 1] ?? -1) + 1, bands[place] ?? 0);
  return (
    <div className="gw-tables">
      <h3>{t("fire.title")}</h3>
      <Source tables={tables} />
      {COLUMNS.map((column) => (
        <table key={column} className="gw-tables__grid">
          <caption>{t("fire.column", column)}</caption>
          <thead>
            <tr>
              <th scope="col">{t("fire.range")}</th>
              <Rolls />
            </tr>
          </thead>
          <tbody>
            {columns[column].map((line, place) => (
              <tr key={bands[place]}>
                <th scope="row">{band(place)}</th>
                <Cells line={line} />
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <table className="gw-tables__grid">
        <caption>{t("fire.ground")}</caption>
        <tbody>
          <tr>
            <th scope="row">{t("fire.mg")}</th>
            <Cells line={mg} />
          </tr>
          <tr>
            <th scope="row">{t("fire.aa")}</th>
            <Cells line={aa} />
          </tr>
        </tbody>
      </table>
      <p>{t("fire.how")}</p>
      <b>{t("fire.modifiers")}</b>
      <ul>
        {MODIFIER_LINES.map((line) => (
          <li key={line}>{t("fire.modifier", line)}</li>
        ))}
      </ul>
      <p>{t("fire.jams")}</p>
    </div>
  );
}

function numbered(tailing: Tables["tailing"]) {
  return tailing.map((rolls, place) => ({ row: LOWEST_ROW + place, rolls }));
}

function Tailing({ tables }: TablesProps) {
  const t = useGreatWarPrintWords();
  return (
    <div className="gw-tables">
      <h3>{t("tail.title")}</h3>
      <Source tables={tables} />
      <table className="gw-tables__grid">
        <thead>
          <tr>
            <th scope="col">{t("tail.row")}</th>
            <Rolls />
          </tr>
        </thead>
        <tbody>
          {numbered(tables.tailing).map(({ row, rolls }) => (
            <tr key={row}>
              <th scope="row">{t("signed", row)}</th>
              {ROLLS.map((roll) => (
                <td key={roll}>{rolls.includes(roll) ? "●" : ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        ● {t("tail.rolls")}. {t("tail.how")}
      </p>
    </div>
  );
}

/** The damage table and the tailing table. */
export function firePages(t: GreatWarPrintText, tables: Tables): readonly PrintedPage[] {
  return [
    { id: "fire", title: t("fire.title"), scaled: true, body: <Fire tables={tables} /> },
    { id: "tailing", title: t("tail.title"), scaled: true, body: <Tailing tables={tables} /> },
  ];
}
