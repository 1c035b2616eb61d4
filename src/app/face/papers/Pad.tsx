import type { PaperBlock } from "../../../face/paper.ts";
import { SideMark } from "../../ui/side.tsx";
import { keyOf, Line } from "../sheets/Line.tsx";
import { useTexts } from "../speech.ts";

type PadBlock = Extract<PaperBlock, { readonly kind: "pad" }>;

/** Millimetres to write a name on. */
const NAME = 30;

function Head({ of: { side, name, lines } }: { readonly of: PadBlock["columns"][number] }) {
  const text = useTexts();
  return (
    <th scope="col">
      <span className="pad__id">
        {side !== undefined && <SideMark side={side} size={18} />}
        {name === null ? <Line of={[{ write: NAME }]} /> : text(name)}
      </span>
      {lines.map((line, place) => (
        <span key={keyOf(place)} className="pad__line">
          {text(line)}
        </span>
      ))}
    </th>
  );
}

/** Room to write orders in. */
export function Pad({ of: { corner, columns, rows, field } }: { readonly of: PadBlock }) {
  const text = useTexts();
  return (
    <table className="pad">
      <thead>
        <tr>
          <th scope="col">{text(corner)}</th>
          {columns.map((column, place) => (
            <Head key={keyOf(place)} of={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={text(row)}>
            <th scope="row">{text(row)}</th>
            {columns.map((_, place) => (
              <td key={keyOf(place)}>
                <span className="pad__field">{text(field)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
