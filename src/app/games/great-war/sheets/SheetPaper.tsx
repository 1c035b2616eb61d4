import { useId } from "react";
import { SideMark, sideColours } from "../../../ui/side.tsx";
import { Boxes } from "./Boxes.tsx";
import { Crew } from "./Crew.tsx";
import { Figures, Limits } from "./Figures.tsx";
import { Guns } from "./Guns.tsx";
import type { StatusPad } from "./sheetmodel.ts";
import { type SheetText, useSheetWords } from "./words.ts";

function factsOf(t: SheetText, { aircraft, airframe, type }: StatusPad): string {
  const { status, altitude, speed, damage } = aircraft;
  if (status !== "flying") return t("sheet.fate", status);
  if (airframe.balloon) return t("sheet.hangs", altitude, damage, type.damage);
  return t("sheet.facts", altitude, speed, damage, type.damage);
}

/** Points suffered as boxes, up to the one that destroys it. */
export function Damage({ aircraft: { damage }, type }: StatusPad) {
  const t = useSheetWords();
  const told = t("damage.now", damage, type.damage);
  return (
    <section className="gw-pad-part">
      <h3>{t("damage.title")}</h3>
      <div className="gw-pad-damage">
        <Boxes of={type.damage} crossed={damage} label={told} />
        <span>
          {told}; <span className="gw-pad-soft">{t("damage.left", type.damage - damage)}</span>
        </span>
      </div>
    </section>
  );
}

function Troubles({ troubles }: StatusPad) {
  const t = useSheetWords();
  return (
    <section className="gw-pad-part">
      <h3>{t("hits.title")}</h3>
      {troubles.length === 0 && <p className="gw-pad-soft">{t("hits.none")}</p>}
      <ul>
        {troubles.map((trouble) => (
          <li key={t("hits.one", trouble)} className="gw-pad-alarm">
            {t("hits.one", trouble)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PaperProps {
  readonly pad: StatusPad;
  readonly open: boolean;
  readonly selected: boolean;
  readonly onOpen: () => void;
}

/** The status pad of one aircraft: a head that opens it, then all its figures. */
export function SheetPaper({ pad, open, selected, onOpen }: PaperProps) {
  const t = useSheetWords();
  const id = useId();
  const { airframe, aircraft, type } = pad;
  const look = ["gw-pad", selected && "gw-pad-selected", aircraft.status !== "flying" && "gw-pad-gone"];
  return (
    <article
      className={look.filter(Boolean).join(" ")}
      aria-label={t("sheet.of", airframe.id)}
      style={{ borderTopColor: sideColours(airframe.side).shape }}
    >
      <h2 className="gw-pad-title">
        <button
          type="button"
          className="gw-pad-head"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onOpen}
        >
          <SideMark side={airframe.side} size={22} />
          <span className="gw-pad-id">{airframe.id}</span>
          <span className="gw-pad-type">{type.name}</span>
          <span className="gw-pad-facts">{factsOf(t, pad)}</span>
        </button>
      </h2>
      {open && (
        <div id={id} className="gw-pad-body">
          {!airframe.balloon && <Crew crew={pad.crew} />}
          {!airframe.balloon && <Figures pad={pad} />}
          <Damage {...pad} />
          {!airframe.balloon && <Guns guns={pad.guns} />}
          {!airframe.balloon && <Troubles {...pad} />}
          {!airframe.balloon && <Limits pad={pad} />}
        </div>
      )}
    </article>
  );
}
