import type { Block } from "./book.ts";
import { Inline } from "./Inline.tsx";

/** Wide tables scroll by themselves, so the keyboard has to reach them. */
const REACHABLE = { tabIndex: 0 };

function Rows({ block }: { readonly block: Block & { readonly kind: "table" } }) {
  return (
    <div className="book__scroll" {...REACHABLE}>
      <table className="book__table">
        <caption>
          <Inline saying={block.caption} />
        </caption>
        <thead>
          <tr>
            {block.head.map((saying, at) => (
              <th key={`head ${at.toString()}`} scope="col">
                <Inline saying={saying} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = "", ...cells], row) => (
            <tr key={`row ${row.toString()}`}>
              <th scope="row">
                <Inline saying={first} />
              </th>
              {cells.map((saying, at) => (
                <td key={`cell ${at.toString()}`}>
                  <Inline saying={saying} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Items({ block: { items, ordered } }: { readonly block: Block & { readonly kind: "list" } }) {
  const lines = items.map((saying, at) => (
    <li key={`item ${at.toString()}`}>
      <Inline saying={saying} />
    </li>
  ));
  return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

function One({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Inline saying={block.text} />
        </p>
      );
    case "list":
      return <Items block={block} />;
    case "table":
      return <Rows block={block} />;
    case "figure":
      return (
        <figure className="book__figure">
          <block.Figure />
          <figcaption>
            <Inline saying={block.caption} />
          </figcaption>
        </figure>
      );
  }
}

/** What a chapter is made of, one under the other. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <One key={`${block.kind} ${at.toString()}`} block={block} />);
}
