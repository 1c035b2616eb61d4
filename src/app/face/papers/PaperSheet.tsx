import type { Sheet } from "../../../face/sheet.ts";
import { SideMark } from "../../ui/side.tsx";
import { Blocks } from "../sheets/Blocks.tsx";
import { Line } from "../sheets/Line.tsx";
import { useTexts } from "../speech.ts";

/** Millimetres to write a short name on. */
const NAME = 12;

/** A record sheet on paper: black on white, with lines to write on. */
export function PaperSheet({ sheet }: { readonly sheet: Sheet }) {
  const text = useTexts();
  const { side, name, title, facts, blocks } = sheet;
  return (
    <article className="record">
      <header className="record__head">
        {side !== undefined && <SideMark side={side} size={24} />}
        {name === null && <Line of={[{ write: NAME }]} />}
        {name && <b>{text(name)}</b>}
        <span className="record__title">{text(title)}</span>
        <span className="record__facts">
          <Line of={facts} apart=" · " />
        </span>
      </header>
      <Blocks blocks={blocks} />
    </article>
  );
}
