import { Boxes } from "./Boxes.tsx";
import type { GunLine, StatusPad } from "./sheetmodel.ts";
import { useSheetWords } from "./words.ts";

function Line({ gun }: { readonly gun: GunLine }) {
  const t = useSheetWords();
  const name = t("guns.name", gun);
  return (
    <li className="gw-pad-gun">
      <span className="gw-pad-gunname">
        <b>{name}</b> <span className="gw-pad-soft">{t("guns.column", gun.column)}</span>
        {gun.jammed && <b className="gw-pad-alarm">{t("guns.jammed")}</b>}
        {gun.broken && <b className="gw-pad-alarm">{t("guns.broken")}</b>}
      </span>
      {gun.drums.map(({ left, of }, place) => (
        <Boxes
          // Drums of one gun have no names but their places.
          key={`${name} ${place.toString()}`}
          of={of}
          crossed={of - left}
          label={
            gun.drums.length > 1 ? t("guns.drum", name, place + 1, left, of) : t("guns.left", name, left, of)
          }
        />
      ))}
    </li>
  );
}

/** Ammunition of every gun, drum by drum, with jams. */
export function Guns({ guns }: Pick<StatusPad, "guns">) {
  const t = useSheetWords();
  return (
    <section className="gw-pad-part">
      <h3>{t("guns.title")}</h3>
      {guns.length === 0 && <p>{t("guns.none")}</p>}
      <ul>
        {guns.map((gun) => (
          <Line key={`${gun.mount} ${gun.barrel}`} gun={gun} />
        ))}
      </ul>
    </section>
  );
}
