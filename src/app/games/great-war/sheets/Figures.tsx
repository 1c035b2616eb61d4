import type { ReactNode } from "react";
import type { StatusPad } from "./sheetmodel.ts";
import { useSheetWords } from "./words.ts";

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What it does now: speeds, altitude, limits of climb and dive, silhouette, bombs. */
export function Figures({ pad }: { readonly pad: StatusPad }) {
  const t = useSheetWords();
  const { aircraft, type, min, max, climb, overdive, silhouette } = pad;
  return (
    <dl className="gw-pad-figures">
      <Figure name={t("row.speed")}>{t("row.speed.now", aircraft.speed)}</Figure>
      <Figure name={t("row.range")}>{t("row.range.now", min, max, type.max)}</Figure>
      <Figure name={t("row.altitude")}>{t("row.metres", aircraft.altitude)}</Figure>
      <Figure name={t("row.ceiling")}>{t("row.metres", type.ceiling)}</Figure>
      <Figure name={t("row.climb")}>{t("row.climb.now", climb, type.climb)}</Figure>
      <Figure name={t("row.diveSpeed")}>{t("row.speed.now", type.diveSpeed)}</Figure>
      <Figure name={t("row.overdive")}>
        {overdive ? t("row.overdive.now", overdive.metres, overdive.speed) : t("row.overdive.none")}
      </Figure>
      <Figure name={t("row.silhouette")}>{t("figure", silhouette)}</Figure>
      <Figure name={t("row.bombs")}>{t("row.bombs.now", aircraft.bombs)}</Figure>
    </dl>
  );
}

/** What turns cost on its schedule, and how far it may dive at each speed. */
export function Limits({ pad: { schedule, prices, dives } }: { readonly pad: StatusPad }) {
  const t = useSheetWords();
  return (
    <div className="gw-pad-limits">
      <table className="gw-pad-table" aria-label={t("row.prices")}>
        <caption>{t("row.schedule", schedule)}</caption>
        <tbody>
          <tr>
            {[0, 1, 2].map((place) => (
              <th key={place} scope="col">
                {t("nth", place)}
              </th>
            ))}
          </tr>
          <tr>
            {[0, 1, 2].map((place) => (
              <td key={place}>{prices[place] === undefined ? "–" : `${prices[place]} MP`}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <table className="gw-pad-table">
        <caption>{t("row.dive")}</caption>
        <tbody>
          <tr>
            {dives.map((step) => (
              <th key={step.from} scope="col">
                {t("row.dive.speed", step)}
              </th>
            ))}
          </tr>
          <tr>
            {dives.map((step) => (
              <td key={step.from}>{t("row.metres", step.metres)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
