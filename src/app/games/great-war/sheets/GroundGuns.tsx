import { hexLabel } from "../../../../core/hex-layout.ts";
import type { View } from "../../../../games/great-war/view.ts";
import { SideMark } from "../../../ui/side.tsx";
import { useSheetWords } from "./words.ts";

/** The guns on the ground that the viewer knows of, and how many he does not. */
export function GroundGuns({ view: { guns, turn } }: { readonly view: View }) {
  const t = useSheetWords();
  const known = guns.filter((gun) => gun !== null);
  const unknown = guns.length - known.length;
  if (guns.length === 0) return null;
  return (
    <article className="gw-pad gw-pad-guns" aria-label={t("sheet.guns")}>
      <h2 className="gw-pad-caption">{t("sheet.guns")}</h2>
      <ul>
        {known.map(({ id, side, kind, hex, hidden, firedIn }) => (
          <li key={id}>
            <SideMark side={side} size={18} />
            <b>{id}</b> {t("sheet.gun", kind)}, {t("sheet.gunAt", hexLabel(hex))}
            {firedIn === turn && <span className="gw-pad-soft">{t("sheet.gunFired")}</span>}
            {hidden && <span className="gw-pad-soft">{t("sheet.gunSecret")}</span>}
          </li>
        ))}
      </ul>
      {unknown > 0 && <p>{t("sheet.gunsUnknown", unknown)}</p>}
    </article>
  );
}
