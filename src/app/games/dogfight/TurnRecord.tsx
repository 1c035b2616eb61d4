import type { Oval, RecordLine } from "../../../games/dogfight/record.ts";
import { isWeapon } from "../../../games/dogfight/weapons.ts";
import { type PanelText, usePanelWords } from "./words.ts";

interface RecordProps {
  readonly id: string;
  /** SPEED of the set-up, written before the first turn. */
  readonly start: number | undefined;
  readonly lines: readonly RecordLine[];
}

function ovalText(t: PanelText, oval: Oval): string {
  if (oval.kind !== "weapon") return t("note.oval", oval.kind.toUpperCase());
  return isWeapon(oval.weapon) ? t("note.weapon", oval.weapon) : oval.weapon;
}

/** What fell in one turn, in words, the same hits together: "FUSELAGE −2, ENGINE −1". */
export function damageText(t: PanelText, damage: readonly Oval[]): string {
  const counts = new Map<string, number>();
  for (const oval of damage) {
    const text = ovalText(t, oval);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, times]) => (times > 1 ? t("note.times", text, times) : text)).join(", ");
}

/** The Aircraft Turn Record, kept turn by turn: SPEED, orders, and what befell the aircraft. */
export function TurnRecord({ id, start, lines }: RecordProps) {
  const t = usePanelWords();
  return (
    <table className="df-record" aria-label={t("sheet.record", id)}>
      <thead>
        <tr>
          <th scope="col">{t("sheet.turn")}</th>
          <th scope="col">{t("sheet.speed")}</th>
          <th scope="col">{t("sheet.orders")}</th>
          <th scope="col">{t("sheet.notes")}</th>
        </tr>
      </thead>
      <tbody>
        {start !== undefined && (
          <tr>
            <td>{t("sheet.start")}</td>
            <td>{start}</td>
            <td>–</td>
            <td />
          </tr>
        )}
        {lines.map(({ turn, speed, orders, damage }) => (
          <tr key={turn}>
            <td>{turn}</td>
            <td>{speed}</td>
            <td>{orders}</td>
            <td className="df-note-hit">{damageText(t, damage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
