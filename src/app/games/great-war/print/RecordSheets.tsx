import { chunks } from "../../../print/chunks.ts";
import type { PrintedPage } from "../../../print/Sheet.tsx";
import { SideMark } from "../../../ui/side.tsx";
import { Crew } from "../sheets/Crew.tsx";
import { Limits } from "../sheets/Figures.tsx";
import { Guns } from "../sheets/Guns.tsx";
import { Damage } from "../sheets/SheetPaper.tsx";
import { useSheetWords } from "../sheets/words.ts";
import type { FleetPad } from "./fleet.ts";
import { TICKS_OF_PAD } from "./words.en.ts";
import { useGreatWarPrintWords } from "./words.ts";

const A_PAGE = 2;
/** Turns that a pad has lines for beside the guns of a bomber. */
const TURNS = 4;

interface PadProps {
  readonly pad: FleetPad;
  readonly turn: number;
  readonly nameOf: (side: string) => string;
}

function Head({ pad: { airframe, type, aircraft, nobody }, nameOf }: PadProps) {
  const t = useSheetWords();
  return (
    <header className="gw-record__head">
      {nobody ? <span className="gw-pad-write" /> : <SideMark side={airframe.side} size={24} />}
      {!nobody && <b>{airframe.id}</b>}
      <span className="gw-record__type">{type.name}</span>
      <span>
        {!nobody && nameOf(airframe.side === 0 ? "allied" : "german")}
        {aircraft.status !== "flying" && ` (${t("sheet.fate", aircraft.status)})`}
      </span>
    </header>
  );
}

/** Limits that stay, in one line each; what changes is written in the lines of the turns. */
function Limit({ pad: { type, silhouette, min, max, climb, overdive } }: { readonly pad: FleetPad }) {
  const t = useSheetWords();
  const rows: readonly (readonly [string, string])[] = [
    [t("row.range"), t("row.range.now", min, max, type.max)],
    [t("row.ceiling"), t("row.metres", type.ceiling)],
    [t("row.climb"), t("row.climb.now", climb, type.climb)],
    [t("row.diveSpeed"), t("row.speed.now", type.diveSpeed)],
    [
      t("row.overdive"),
      overdive ? t("row.overdive.now", overdive.metres, overdive.speed) : t("row.overdive.none"),
    ],
    [t("row.silhouette"), t("figure", silhouette)],
  ];
  return (
    <dl className="gw-pad-figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ticks({ pad: { troubles } }: { readonly pad: FleetPad }) {
  const t = useGreatWarPrintWords();
  const sheet = useSheetWords();
  return (
    <section className="gw-pad-part">
      <h3>{t("record.hits")}</h3>
      {troubles.length > 0 && <p>{troubles.map((trouble) => sheet("hits.one", trouble)).join("; ")}</p>}
      <ul className="gw-record__ticks">
        {TICKS_OF_PAD.map((what) => (
          <li key={what}>
            <span className="gw-record__tick" /> {t("record.tick", what)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Turns({ pad: { aircraft, nobody }, turn }: Pick<PadProps, "pad" | "turn">) {
  const t = useGreatWarPrintWords();
  const sheet = useSheetWords();
  const start = nobody ? "" : `${sheet("row.speed.now", aircraft.speed)}`;
  return (
    <table className="gw-record__turns">
      <thead>
        <tr>
          <th scope="col">{t("record.turn")}</th>
          <th scope="col">{t("record.move")}</th>
          <th scope="col">{t("record.altitude")}</th>
          <th scope="col">{t("record.notes")}</th>
        </tr>
      </thead>
      <tbody>
        {!nobody && (
          <tr>
            <td>–</td>
            <td>{start}</td>
            <td>{sheet("row.metres", aircraft.altitude)}</td>
            <td />
          </tr>
        )}
        {Array.from({ length: TURNS }, (_, index) => turn + index).map((number) => (
          <tr key={number}>
            <td>{nobody ? "" : number}</td>
            <td />
            <td />
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Record(props: PadProps) {
  const { pad } = props;
  const balloon = pad.airframe.balloon;
  return (
    <article className="gw-record">
      <Head {...props} />
      <div className="gw-record__halves">
        <div>
          {!balloon && <Crew crew={pad.crew} blank />}
          {!balloon && <Limit pad={pad} />}
          {!balloon && <Limits pad={pad} />}
        </div>
        <div>
          <Damage {...pad} />
          {!balloon && <Guns guns={pad.guns} />}
        </div>
      </div>
      {!balloon && <Ticks pad={pad} />}
      <Turns {...props} />
    </article>
  );
}

/** Status pads, two a page. `title` names the pages. */
export function recordPages(
  pads: readonly FleetPad[],
  { title, ...rest }: { readonly title: string } & Omit<PadProps, "pad">,
): readonly PrintedPage[] {
  return chunks(pads, A_PAGE).map((two, index) => ({
    id: `records ${index}`,
    title,
    scaled: true,
    body: (
      <div className="gw-records">
        {two.map((pad) => (
          <Record key={pad.airframe.id} pad={pad} {...rest} />
        ))}
      </div>
    ),
  }));
}
