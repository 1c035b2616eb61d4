import type { PaperBlock } from "../../../face/paper.ts";
import { Blocks } from "../sheets/Blocks.tsx";
import { keyOf } from "../sheets/Line.tsx";
import { useTexts } from "../speech.ts";
import { Drawing } from "./Drawing.tsx";
import { Pad } from "./Pad.tsx";
import { TableMap } from "./TableMap.tsx";
import "./papers.css";
import "./records.css";

type Of<Kind extends PaperBlock["kind"]> = Extract<PaperBlock, { readonly kind: Kind }>;

function Drawings({ drawings, named, caption }: Of<"drawings">) {
  const text = useTexts();
  return (
    <figure className="paper-drawings">
      <div className="paper-drawings__row">
        {drawings.map((drawing, place) => (
          <div key={keyOf(place)}>
            <Drawing of={drawing} />
            {named && <p>{text(drawing.label)}</p>}
          </div>
        ))}
      </div>
      {caption !== undefined && <figcaption>{text(caption)}</figcaption>}
    </figure>
  );
}

function Notes({ title, lines }: Of<"notes">) {
  const text = useTexts();
  return (
    <div className="notes">
      <b>{text(title)}</b>
      <ul>
        {lines.map((line, place) => (
          <li key={keyOf(place)}>{text(line)}</li>
        ))}
      </ul>
    </div>
  );
}

function BlockOf({ block }: { readonly block: PaperBlock }) {
  const text = useTexts();
  switch (block.kind) {
    case "heading":
      return <h3>{text(block.text)}</h3>;
    case "drawings":
      return <Drawings {...block} />;
    case "map":
      return <TableMap {...block} label={text(block.label)} caption={text(block.caption)} />;
    case "notes":
      return <Notes {...block} />;
    case "pad":
      return <Pad of={block} />;
    default:
      return <Blocks blocks={[block]} />;
  }
}

interface PaperBlocksProps {
  readonly blocks: readonly PaperBlock[];
  readonly dense?: boolean | undefined;
}

/** What a page is made of. */
export function PaperBlocks({ blocks, dense = false }: PaperBlocksProps) {
  return (
    <article className={dense ? "page page--dense" : "page"}>
      {blocks.map((block, place) => (
        <BlockOf key={keyOf(place)} block={block} />
      ))}
    </article>
  );
}
