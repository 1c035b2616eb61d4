import type { Phrase } from "../../../core/phrase.ts";
import type { RecordLine } from "../../../games/dogfight/record.ts";
import { WEAPONS } from "../../../games/dogfight/weapons.ts";
import { SideMark, sideColours } from "../../ui/side.tsx";
import { Ovals } from "./Ovals.tsx";
import type { Sheet } from "./sheetmodel.ts";
import { TurnRecord } from "./TurnRecord.tsx";
import { WeaponPlan } from "./WeaponPlan.tsx";
import { type PanelText, usePanelWords } from "./words.ts";
import "./dogfight.css";

function weaponsText(t: PanelText, { weapons }: Sheet): string {
  const list = WEAPONS.flatMap((side) => {
    const state = weapons[side];
    return state === "none" ? [] : [t(`sheet.weapon.${state}`, side)];
  });
  return t("sheet.weapons", list.join(", ") || t("sheet.weapon.none"));
}

interface PaperProps {
  readonly sheet: Sheet;
  readonly lines: readonly RecordLine[];
  readonly startSpeed: number | undefined;
  readonly selected: boolean;
  say(phrase: Phrase): string;
}

function Standing({ sheet: { aircraft, altitude }, say }: Pick<PaperProps, "sheet" | "say">) {
  const t = usePanelWords();
  const words = [say({ key: `status.${aircraft.status}`, values: {} })];
  if (aircraft.status === "flying") {
    words.push(`SPEED ${aircraft.speed}`, t("sheet.at", aircraft.heading));
    if (altitude) words.push(t("sheet.level", aircraft.level));
  }
  return <p className="df-sheet-standing">{words.join(" · ")}</p>;
}

/** One Aircraft Turn Record: figures as ovals, weapons around the aircraft, and its turns below. */
export function SheetPaper({ sheet, lines, startSpeed, selected, say }: PaperProps) {
  const t = usePanelWords();
  const { airframe, aircraft, weapons } = sheet;
  const row = (name: string, left: number, of: number) => (
    <Ovals name={name} rating={of} left={left} label={t("sheet.row", name, left, of)} />
  );
  const gone = aircraft.status !== "flying";
  return (
    <article
      className={`df-sheet${selected ? " df-sheet-selected" : ""}${gone ? " df-sheet-gone" : ""}`}
      aria-label={t("sheet.of", airframe.id)}
      style={{ borderTopColor: sideColours(airframe.side).shape }}
    >
      <h2 className="df-sheet-head">
        <SideMark side={airframe.side} size={22} />
        <span className="df-card-id">{airframe.id}</span>
        <span className="df-card-title">{airframe.title}</span>
      </h2>
      <Standing sheet={sheet} say={say} />
      <div className="df-sheet-figures">
        <div className="df-sheet-rows">
          {row("ENGINE", aircraft.engine, airframe.engine)}
          {row("FUSELAGE", aircraft.fuselage, airframe.fuselage)}
          <Ovals
            name="TO-HIT"
            rating={airframe.toHit}
            left={airframe.toHit}
            label={t("sheet.rating", "TO-HIT", airframe.toHit)}
          />
        </div>
        <WeaponPlan weapons={weapons} label={weaponsText(t, sheet)} />
      </div>
      <TurnRecord id={airframe.id} start={startSpeed} lines={lines} />
    </article>
  );
}
