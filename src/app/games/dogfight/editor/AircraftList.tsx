import { useState } from "react";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { useSideName } from "../../../side-names.ts";
import { Button } from "../../../ui/button.tsx";
import { SideMark } from "../../../ui/side.tsx";
import { AircraftFields } from "./AircraftFields.tsx";
import { useBench } from "./bench.ts";
import type { DraftAircraft } from "./draft.ts";
import { addAircraft, levelOf } from "./edits.ts";
import { pointsFor, sidePoints, titleOf } from "./points.ts";
import { RowFaults } from "./RowFaults.tsx";
import { RowHead } from "./RowHead.tsx";
import { RowTools } from "./RowTools.tsx";
import { TypeDialog } from "./TypeDialog.tsx";
import { useDogfightEditorWords } from "./words.ts";

const SHOWN: readonly string[] = ["id", "x", "y", "heading", "speed", "level"];

function AircraftRow({ one }: { readonly one: DraftAircraft }) {
  const t = useDogfightEditorWords();
  const { draft, chosen } = useBench();
  const level = draft.options.altitude ? `, ${t("level", levelOf(one))}` : "";
  return (
    <li className="bench-row" data-chosen={chosen === one.key}>
      <RowHead
        row={one.key}
        mark={<SideMark side={one.side} size={22} />}
        title={t("summary", one.id, titleOf(one.type))}
        about={`${t("place", one.x, one.y, one.heading)}${level}`}
      />
      {chosen === one.key && (
        <div className="bench-row__body">
          <AircraftFields one={one} />
          <RowFaults row={one.key} name={one.id} besides={SHOWN} />
          <RowTools row={one.key} />
        </div>
      )}
      {chosen !== one.key && <RowFaults row={one.key} name={one.id} besides={[]} />}
    </li>
  );
}

function SideGroup({ side }: { readonly side: SideIndex }) {
  const t = useDogfightEditorWords();
  const { draft, edit, choose } = useBench();
  const [picking, setPicking] = useState(false);
  const name = useSideName()(draft.sides[side]);
  const own = draft.aircraft.filter((one) => one.side === side);
  const add = (type: DraftAircraft["type"]) => {
    const added = addAircraft(draft, side, type);
    edit(added.draft);
    choose(added.key);
    setPicking(false);
  };
  return (
    <section className="side-group" aria-label={t("side", name, own.length)}>
      <header className="side-group__head" data-side={side}>
        <SideMark side={side} size={26} />
        <h2>{name}</h2>
        <span>
          {t(
            "points",
            own.reduce((sum, one) => sum + pointsFor(one), 0),
          )}
        </span>
        <Button onClick={() => setPicking(true)} aria-label={t("add", name)} className="side-group__add">
          +
        </Button>
      </header>
      {own.length === 0 && <p className="quiet">{t("noAircraft")}</p>}
      <ul className="bench-rows">
        {own.map((one) => (
          <AircraftRow key={one.key} one={one} />
        ))}
      </ul>
      {picking && <TypeDialog side={name} onPick={add} onClose={() => setPicking(false)} />}
    </section>
  );
}

/** Which side has more design points. */
function Balance() {
  const t = useDogfightEditorWords();
  const { draft } = useBench();
  const nameOf = useSideName();
  const [first, second] = sidePoints(draft);
  const text =
    first === second
      ? t("even")
      : t("ahead", nameOf(draft.sides[first > second ? 0 : 1]), Math.abs(first - second));
  return draft.aircraft.length > 0 ? <p className="balance">{text}</p> : null;
}

/** All aircraft, by side. */
export function AircraftList() {
  const { draft } = useBench();
  return (
    <>
      {draft.aircraft.length > 0 && <Balance />}
      <SideGroup side={0} />
      <SideGroup side={1} />
    </>
  );
}
