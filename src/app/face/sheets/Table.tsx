import type { CSSProperties } from "react";
import type { Block, Cell, Row } from "../../../face/sheet.ts";
import { SideMark } from "../../ui/side.tsx";
import { useTexts } from "../speech.ts";
import { keyOf, Line, Words } from "./Line.tsx";

type TableBlock = Extract<Block, { readonly kind: "table" }>;

function CellWords({ of }: { readonly of: Cell }) {
  if (of === null) return null;
  return <Words of={typeof of === "string" || "key" in of ? { text: of } : of} />;
}

function Cells({ row: { head, side, cells, look, now } }: { readonly row: Row }) {
  const text = useTexts();
  return (
    <tr className={look && `record__${look}`} {...(now !== undefined && { "aria-current": "step" as const })}>
      {head && (
        <th scope="row">
          {side !== undefined && <SideMark side={side} size={16} />}
          <Line of={head} />
          {now !== undefined && <span className="visually-hidden"> ({text(now)})</span>}
        </th>
      )}
      {cells.map((cell, place) => (
        <td key={keyOf(place)}>
          <CellWords of={cell} />
        </td>
      ))}
    </tr>
  );
}

function TableRow({ row, columns }: { readonly row: Row; readonly columns: number }) {
  if (row.look !== "group") return <Cells row={row} />;
  return (
    <tr className="record__group">
      <th scope="rowgroup" colSpan={columns}>
        <Line of={row.head ?? []} />
      </th>
    </tr>
  );
}

/** The width of a column on paper, in millimetres; a phone takes no notice of it. */
function onPaper(width: number | null | undefined): CSSProperties | undefined {
  return width ? ({ "--on-paper": `${width}mm` } as CSSProperties) : undefined;
}

/** A table of a sheet: read on the screen, with empty cells to write in on paper. */
export function Table({ of }: { readonly of: TableBlock }) {
  const text = useTexts();
  const { caption, label, columns, rows, look, widths } = of;
  return (
    <table className={`record__table record__table--${look}`} aria-label={label && text(label)}>
      {caption && (
        <caption>
          <Line of={caption} />
        </caption>
      )}
      {widths && (
        <colgroup>
          {columns.map((column, place) => (
            <col key={text(column)} style={onPaper(widths[place])} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column, place) => (
            <th key={keyOf(place)} scope="col">
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <TableRow key={keyOf(place)} row={row} columns={columns.length} />
        ))}
      </tbody>
    </table>
  );
}
