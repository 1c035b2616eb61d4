import { Fragment } from "react";
import type { Campaign } from "../../../../games/great-war/campaign/state.ts";
import { type Entry, entriesOf } from "./ledger.ts";
import { useCampaignWords } from "./words.ts";

const COLUMNS = 5;

function Row({ entry }: { readonly entry: Entry }) {
  const t = useCampaignWords();
  const { mission, kind, flown, total, now } = entry;
  return (
    <tr data-now={now} {...(now && { "aria-current": "step" as const })}>
      <th scope="row">
        {mission}. {t("ledger.kind", kind)}
        {now && <span className="visually-hidden"> ({t("ledger.now")})</span>}
      </th>
      <td>{flown && t("ledger.of", ...flown.done)}</td>
      <td>{flown && t("ledger.pair", ...flown.lost)}</td>
      <td>{flown && t("ledger.pair", ...flown.points)}</td>
      <td>{total && <b>{t("ledger.pair", ...total)}</b>}</td>
    </tr>
  );
}

/** The missions of the week, day by day, and what came of them; the Allies' figures first. */
export function Week({ campaign }: { readonly campaign: Campaign }) {
  const t = useCampaignWords();
  return (
    <table className="gw-led-table gw-led-week">
      <caption>
        <b>{t("ledger.week")}</b>{" "}
        <span className="gw-led-soft">
          {t("ledger.side", 0)} : {t("ledger.side", 1)}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("ledger.mission")}</th>
          <th scope="col">{t("ledger.done")}</th>
          <th scope="col">{t("ledger.lost")}</th>
          <th scope="col">{t("ledger.earned")}</th>
          <th scope="col">{t("ledger.total")}</th>
        </tr>
      </thead>
      <tbody>
        {entriesOf(campaign).map((entry) => (
          <Fragment key={entry.mission}>
            {!entry.evening && (
              <tr className="gw-led-day">
                <th scope="rowgroup" colSpan={COLUMNS}>
                  {t("ledger.day", entry.day)}
                </th>
              </tr>
            )}
            <Row entry={entry} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
