import { type ReactNode, useId } from "react";
import type { Block } from "../../../face/book.ts";
import type { Text } from "../../../face/text.ts";
import { Drawings } from "./Drawings.tsx";
import { Inline } from "./Inline.tsx";
import { Trial } from "./Trial.tsx";

/** Wide tables scroll by themselves, so the keyboard has to reach them. */
const reachable = (caption: string) => ({ tabIndex: 0, role: "group", "aria-labelledby": caption });

function Rows({ block }: { readonly block: Block & { readonly kind: "table" } }) {
  const caption = useId();
  return (
    <div className="book__scroll" {...reachable(caption)}>
      <table className="book__table">
        <caption id={caption}>
          <Inline text={block.caption} />
        </caption>
        <thead>
          <tr>
            {block.head.map((text, at) => (
              <th key={`head ${at.toString()}`} scope="col">
                <Inline text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(([first = "", ...cells], row) => (
            <tr key={`row ${row.toString()}`}>
              <th scope="row">
                <Inline text={first} />
              </th>
              {cells.map((text, at) => (
                <td key={`cell ${at.toString()}`}>
                  <Inline text={text} />
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
  const lines = items.map((text, at) => (
    <li key={`item ${at.toString()}`}>
      <Inline text={text} />
    </li>
  ));
  return ordered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

interface CaptionedProps {
  readonly caption: Text;
  readonly children: ReactNode;
}

function Captioned({ caption, children }: CaptionedProps) {
  return (
    <figure className="book__figure">
      {children}
      <figcaption>
        <Inline text={caption} />
      </figcaption>
    </figure>
  );
}

function One({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case "list":
      return <Items block={block} />;
    case "table":
      return <Rows block={block} />;
    case "figure":
      return (
        <Captioned caption={block.caption}>
          <Drawings of={block.drawings} />
        </Captioned>
      );
    case "trial":
      return (
        <Captioned caption={block.caption}>
          <Trial trial={block.trial} />
        </Captioned>
      );
  }
}

/** What a chapter is made of, one under the other. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, at) => <One key={`${block.kind} ${at.toString()}`} block={block} />);
}
