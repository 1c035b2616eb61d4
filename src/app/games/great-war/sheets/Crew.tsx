import type { CrewLine, StatusPad } from "./sheetmodel.ts";
import { type SheetText, useSheetWords } from "./words.ts";

function rankOf(t: SheetText, { kills, ace, novice }: CrewLine): readonly string[] {
  return [
    ...(kills > 0 ? [t("crew.kills", kills)] : []),
    ...(ace > 0 ? [t("crew.ace", ace)] : []),
    ...(novice ? [t("crew.novice")] : []),
  ];
}

/** How he is; nothing is said of who is well. */
function stateOf(t: SheetText, { health, woundedIn, fate }: CrewLine): string {
  if (fate) return t("crew.health", fate);
  if (health === "fit") return "";
  const since = woundedIn === null || health === "killed" ? "" : `, ${t("crew.since", woundedIn)}`;
  return t("crew.health", health) + since;
}

/** Names, kills and state of the men aboard. */
export function Crew({ crew, blank = false }: Pick<StatusPad, "crew"> & { readonly blank?: boolean }) {
  const t = useSheetWords();
  return (
    <section className="gw-pad-part">
      <h3>{t("crew.title")}</h3>
      <ul>
        {crew.map((man) => {
          const state = stateOf(t, man);
          return (
            <li key={man.place} className="gw-pad-man">
              <span className="gw-pad-soft">{t("crew.man", man.place, crew.length)}</span>{" "}
              {blank && man.name === "" ? (
                <span className="gw-pad-write" />
              ) : (
                <b>{man.name === "" ? t("crew.unnamed") : man.name}</b>
              )}{" "}
              {rankOf(t, man).join(", ")}
              {state !== "" && <b className="gw-pad-alarm">{state}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
