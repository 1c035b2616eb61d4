import { useMemo } from "react";
import type { Drawing } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { SideMark } from "../../ui/side.tsx";
import { PositionDrawing } from "./PositionDrawing.tsx";
import { ProfileDrawing } from "./ProfileDrawing.tsx";
import { useReading } from "./reading.ts";
import "./drawings.css";

/** Drawings narrower than this, in rem, stand closer together. */
const NARROW = 16;

function One({ drawing }: { readonly drawing: Drawing }) {
  const { say } = useReading();
  switch (drawing.kind) {
    case "position":
      return (
        <div className="drawings__one">
          <PositionDrawing position={drawing} />
          {drawing.order !== undefined && <code className="book__order">{drawing.order}</code>}
        </div>
      );
    case "profile":
      return <ProfileDrawing profile={drawing} />;
    case "line-up":
      return (
        <div>
          <p>
            <b>{wordsOf(drawing.title, say)}</b>
          </p>
          <ol className="line-up">
            {drawing.pieces.map(({ id, side }) => (
              <li key={id}>
                <SideMark side={side} size={20} />
                {id}
              </li>
            ))}
          </ol>
        </div>
      );
  }
}

function isNarrow(drawing: Drawing): boolean {
  return drawing.kind === "position" && (drawing.width ?? NARROW) < NARROW;
}

/** What a figure shows: one drawing, or several side by side. */
export function Drawings({ of }: { readonly of: () => readonly Drawing[] }) {
  const drawings = useMemo(of, [of]);
  const [first] = drawings;
  if (!first) return null;
  if (drawings.length === 1) return <One drawing={first} />;
  return (
    <div className={drawings.every(isNarrow) ? "drawings drawings--narrow" : "drawings"}>
      {drawings.map((drawing, at) => (
        <One key={`drawing ${at.toString()}`} drawing={drawing} />
      ))}
    </div>
  );
}
