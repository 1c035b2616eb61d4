import type { ReactNode } from "react";
import { type SideIndex, SideMark } from "../ui/side.tsx";

interface Heading {
  readonly name: string;
  /** Whose it is: its marking stands before the name. */
  readonly side?: SideIndex;
}

interface Row extends Heading {
  readonly cells: readonly ReactNode[];
}

export interface FigureTableProps {
  /** What the table is of. */
  readonly label: string;
  /** What stands above the names of the rows. */
  readonly corner: string;
  readonly columns: readonly Heading[];
  readonly rows: readonly Row[];
}

/** What scrolls must be within reach of the keyboard, though there is nothing in it to press. */
const withinReach = (label: string) => ({ tabIndex: 0, role: "group", "aria-label": label });

/** More columns than a phone has room for. */
const WIDE = 4;

function Marked({ name, side }: Heading) {
  return (
    <span className="figures__name">
      {side !== undefined && <SideMark side={side} size={20} />}
      {name}
    </span>
  );
}

/** Figures in rows and columns; wider than the page it can be pushed sideways, by keys too. */
export function FigureTable({ label, corner, columns, rows }: FigureTableProps) {
  return (
    <div className={columns.length > WIDE ? "figures figures--wide" : "figures"} {...withinReach(label)}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                <Marked {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, ...row }) => (
            <tr key={row.name}>
              <th scope="row">
                <Marked {...row} />
              </th>
              {columns.map(({ name }, index) => (
                <td key={name}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
