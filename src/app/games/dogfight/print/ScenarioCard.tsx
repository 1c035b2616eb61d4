import type { Phrase } from "../../../../core/phrase.ts";
import { toInches } from "../../../../core/surd.ts";
import { BY_THE_BOOK, SWITCHES } from "../../../../games/dogfight/options.ts";
import type { Airframe, Setup } from "../../../../games/dogfight/setup.ts";
import type { Aircraft, Board } from "../../../../games/dogfight/state.ts";
import { termsOf } from "../../../../games/dogfight/terms.ts";
import { listOf } from "../../../../games/dogfight/weapons.ts";
import type { Tabletop } from "../../../../tabletop/tabletop.ts";
import { mapScale } from "../../../print/map-scale.ts";
import { areaOf, type PaperName, type Size } from "../../../print/paper.ts";
import { TableMap } from "../../../print/TableMap.tsx";
import { usePrintWords } from "../../../print/words.ts";
import { SideMark } from "../../../ui/side.tsx";
import { usePanelWords } from "../words.ts";
import { useDogfightPrintWords } from "./words.ts";

/** Inches between two lines of the map. */
const GRID = 6;
/** Millimetres that a card's words need, and each line of its list. */
const WORDS = 78;
const LINE = 5.6;
const EDGE = 2;

/** What the words and the list of a card leave for its map. */
function roomFor(paper: PaperName, lines: number): Size {
  const { width, height } = areaOf(paper);
  return { width: width - EDGE, height: height - WORDS - LINE * (lines + 1) };
}

interface ForcesProps {
  readonly start: Board;
  /** The aircraft to list, some or all. */
  readonly listed: readonly Airframe[];
  readonly units: "inches" | "centimetres";
}

export interface CardProps extends ForcesProps {
  readonly table: Tabletop;
  readonly paper: PaperName;
  readonly title: string;
  readonly blurb: string;
  /** What lies behind the battle; empty: nothing is known. */
  readonly history: string;
  readonly say: (phrase: Phrase) => string;
  readonly nameOf: (side: string) => string;
}

interface RowProps {
  readonly airframe: Airframe;
  readonly aircraft: Aircraft;
  readonly altitude: boolean;
  readonly units: CardProps["units"];
}

function Row({ airframe, aircraft, altitude, units }: RowProps) {
  const t = useDogfightPrintWords();
  const panel = usePanelWords();
  const shared = usePrintWords();
  const { at, heading, level, speed } = aircraft;
  const place = [toInches(at.xp, at.xq), toInches(at.yp, at.yq)].map((inches) =>
    shared("length", inches, units),
  );
  return (
    <tr>
      <th scope="row">
        <span className="card__id">
          <SideMark side={airframe.side} size={16} />
          {airframe.id}
        </span>
      </th>
      <td>{airframe.title}</td>
      <td>
        {airframe.engine} / {airframe.fuselage} / {airframe.toHit}
      </td>
      <td>
        {listOf(airframe.weapons)
          .map((weapon) => panel("fire.weapon", weapon))
          .join(", ")}
      </td>
      <td>{place.join(", ")}</td>
      <td>{t("card.oclock", heading)}</td>
      <td>{speed}</td>
      {altitude && <td>{level}</td>}
    </tr>
  );
}

/** What flies, where it stands at the beginning, and what it can do. */
export function Forces({ start: { setup, aircraft }, listed, units }: ForcesProps) {
  const t = useDogfightPrintWords();
  const { altitude } = setup.options;
  return (
    <table className="card__forces">
      <thead>
        <tr>
          <th scope="col">{t("card.id")}</th>
          <th scope="col">{t("card.aircraft")}</th>
          <th scope="col">ENGINE / FUSELAGE / TO-HIT</th>
          <th scope="col">{t("card.weapons")}</th>
          <th scope="col">{t("card.place")}</th>
          <th scope="col">{t("card.nose")}</th>
          <th scope="col">SPEED</th>
          {altitude && <th scope="col">{t("sheet.level")}</th>}
        </tr>
      </thead>
      <tbody>
        {listed.map((airframe) => {
          const one = aircraft[setup.airframes.indexOf(airframe)];
          return (
            one && (
              <Row key={airframe.id} airframe={airframe} aircraft={one} altitude={altitude} units={units} />
            )
          );
        })}
      </tbody>
    </table>
  );
}

/** The house rules that are switched on. */
function optionsOf({ options }: Setup, say: CardProps["say"]): readonly string[] {
  const turned = SWITCHES.filter(({ option }) => options[option] !== BY_THE_BOOK[option]);
  return turned.map(({ option, rule }) => `${say({ key: `option.${option}`, values: {} })} (${rule})`);
}

/** All that is needed to set a battle up on a real table. */
export function ScenarioCard({
  start,
  table,
  listed,
  paper,
  title,
  blurb,
  history,
  units,
  say,
  nameOf,
}: CardProps) {
  const t = useDogfightPrintWords();
  const shared = usePrintWords();
  const length = (inches: number) => shared("length", inches, units);
  const { setup } = start;
  const denominator = mapScale(setup.table, roomFor(paper, listed.length));
  const options = optionsOf(setup, say);
  return (
    <article className="scenario">
      <h3>{title}</h3>
      <p>{blurb}</p>
      {history !== "" && <p className="scenario__history">{history}</p>}
      <TableMap
        tabletop={table}
        denominator={denominator}
        squares={GRID}
        label={t("card.map")}
        caption={[
          t("card.table", `${length(setup.table.width)} × ${length(setup.table.depth)}`),
          t("card.scale", denominator),
          t("card.grid", length(GRID)),
        ].join(" · ")}
      />
      <ul className="scenario__terms">
        {setup.sides.map((side, index) => (
          <li key={side} className="card__id">
            <SideMark side={index === 0 ? 0 : 1} size={16} />
            {nameOf(side)}
          </li>
        ))}
        {termsOf(setup).map((phrase) => (
          <li key={say(phrase)}>{say(phrase)}</li>
        ))}
        {options.length > 0 && (
          <li>
            {t("card.options")}: {options.join(", ")}
          </li>
        )}
      </ul>
      {listed.length > 0 && <Forces start={start} listed={listed} units={units} />}
    </article>
  );
}
