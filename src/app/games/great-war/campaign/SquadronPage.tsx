import { killsText, type Line, type Page, rankOf } from "./ledger.ts";
import { useCampaignWords } from "./words.ts";

interface RowProps {
  readonly line: Line;
  /** Whether the squadron has more than one type. */
  readonly mixed: boolean;
}

function Row({ line, mixed }: RowProps) {
  const t = useCampaignWords();
  const { man, pilot, type, flies } = line;
  const name = man?.name ?? t("ledger.vacant", pilot);
  const rank = man ? rankOf(man) : "regular";
  return (
    <tr data-pilot={pilot} data-vacant={man === null}>
      <th scope="row">{pilot || !man ? name : t("ledger.observer", name)}</th>
      <td>{man ? killsText(man.kills) : ""}</td>
      <td>{man?.missions ?? ""}</td>
      <td data-rank={rank}>
        {[t("man.rank", rank), ...(flies === null ? [] : [t("ledger.flying", flies)])]
          .filter(Boolean)
          .join(", ")}
      </td>
      {mixed && <td className="gw-led-soft">{pilot ? type : ""}</td>}
    </tr>
  );
}

/** A squadron: its machines and its airmen, observers under their pilots. */
export function SquadronPage({ page }: { readonly page: Page }) {
  const t = useCampaignWords();
  const { id, machines, lines } = page;
  const mixed = machines.length > 1;
  const told = machines.map(({ type, ready, repair }) => t("ledger.machines", type, ready, repair));
  return (
    <table className="gw-led-table">
      <caption>
        <b>{t("ledger.squadron", id)}</b> <span className="gw-led-soft">{told.join(" · ")}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("ledger.airman")}</th>
          <th scope="col">{t("ledger.kills")}</th>
          <th scope="col">{t("ledger.missions")}</th>
          <th scope="col">{t("ledger.state")}</th>
          {mixed && <th scope="col">{t("ledger.type")}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          <Row key={line.man?.name ?? `vacant ${place}`} line={line} mixed={mixed} />
        ))}
      </tbody>
    </table>
  );
}
