import { type Asker, lookoutOf, ownOf } from "../../face/queries/asker.ts";
import { situationFrom } from "../../face/queries/situation.ts";
import { useAloud } from "../announcer/aloud.ts";
import { useTools } from "../context/tools.ts";
import { useHeard } from "../ear/use-heard.ts";
import { Select } from "../ui/select.tsx";
import { SideMark } from "../ui/side.tsx";
import { Exchanges } from "./Exchanges.tsx";
import { useAsker } from "./use-asker.ts";
import { useAskingWords } from "./words.ts";

interface FromProps {
  readonly asker: Asker;
  readonly from: string;
}

/** Everybody in a row each. The paper is narrow: a row is laid out as lines, and stays a row to who hears it. */
function SeenFrom({ asker, from }: FromProps) {
  const w = useAskingWords();
  const aloud = useAloud();
  const { columns, rows } = situationFrom(asker, from);
  const heard = useHeard();
  return (
    <table className="situation" aria-label={w("situation", heard(from))}>
      <thead className="visually-hidden">
        <tr>
          {[w("piece"), ...columns].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, side, cells }) => (
          <tr key={id}>
            <th scope="row" aria-label={aloud(id)}>
              {side !== undefined && <SideMark side={side} size={18} />} {heard(id)}
            </th>
            {columns.map((name, at) => (
              <td key={name} data-column={name}>
                {heard(cells[at] ?? "")}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who is where as seen from one of one's own pieces: the same that the referee answers. */
function Seen({ asker }: Pick<FromProps, "asker">) {
  const w = useAskingWords();
  const { store } = useTools();
  const own = ownOf(asker);
  const from = lookoutOf(asker);
  const heard = useHeard();
  if (!asker.queries) return <p>{w("none")}</p>;
  if (from === undefined) return <p>{w("nobody")}</p>;
  return (
    <>
      {own.length > 1 && (
        <Select
          label={w("from")}
          choices={own.map((id) => ({ id, label: heard(id) }))}
          value={from}
          onChange={(id) => store.getState().select(id)}
        />
      )}
      <SeenFrom asker={asker} from={from} />
    </>
  );
}

/** The situation as far as whoever is at the screen may know it. */
export function SituationTable() {
  const asker = useAsker();
  return asker && <Seen asker={asker} />;
}

/** The situation as a sheet, below what the referee was asked. */
export function Situation() {
  return (
    <div className="asking">
      <Exchanges />
      <SituationTable />
    </div>
  );
}
