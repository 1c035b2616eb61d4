import type { Tables } from "../../../../games/great-war/tables/tables.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { DeflectionHex } from "./DeflectionHex.tsx";
import { Source } from "./FireTables.tsx";
import { type GreatWarPrintText, useGreatWarPrintWords } from "./words.ts";

const FACES = [1, 2, 3, 4, 5, 6] as const;

function Chart({ tables: { criticals } }: { readonly tables: Tables }) {
  const t = useGreatWarPrintWords();
  const rows = criticals.chart.map((critical, place) => ({ roll: place + 2, critical }));
  return (
    <table className="gw-tables__grid gw-tables__words">
      <thead>
        <tr>
          <th scope="col">{t("hits.roll")}</th>
          <th scope="col">{t("hits.what")}</th>
          <th scope="col">{t("hits.effect")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ roll, critical }) => (
          <tr key={roll}>
            <th scope="row">{roll}</th>
            <td>
              <b>{t("hits.name", critical)}</b>
            </td>
            <td>{t("hits.text", critical)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Engines({ tables: { criticals } }: { readonly tables: Tables }) {
  const t = useGreatWarPrintWords();
  const line = (name: string, losses: readonly number[]) => (
    <tr>
      <th scope="row">{name}</th>
      {FACES.map((face) => (
        <td key={face}>{losses[face - 1]}</td>
      ))}
    </tr>
  );
  return (
    <table className="gw-tables__grid">
      <caption>{t("hits.engine")}</caption>
      <thead>
        <tr>
          <td />
          {FACES.map((face) => (
            <th key={face} scope="col">
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {line(t("hits.light"), criticals.engineLight)}
        {line(t("hits.heavy"), criticals.engineHeavy)}
      </tbody>
    </table>
  );
}

/** What critical hits do, and deflection in hexes of true size. */
export function hitPages(t: GreatWarPrintText, tables: Tables): readonly PrintedPage[] {
  const { air, below } = tables.deflection;
  const body = (
    <div className="gw-tables">
      <h3>{t("hits.title")}</h3>
      <Source tables={tables} />
      <Chart tables={tables} />
      <p>{t("hits.wounded", tables.criticals.woundedUpTo)}</p>
      <Engines tables={tables} />
      <h3>{t("deflection.title")}</h3>
      <div className="gw-tables__hexes">
        <DeflectionHex chart={air} name={t("deflection.air")} />
        <DeflectionHex chart={below} name={t("deflection.below")} />
      </div>
      <p>{t("deflection.how")}</p>
    </div>
  );
  return [{ id: "hits", title: t("part.hits"), scaled: true, body }];
}
