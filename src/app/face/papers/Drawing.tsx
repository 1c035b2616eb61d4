import type { CSSProperties, ReactNode } from "react";
import type { Drawing as DrawingData, Shape } from "../../../face/paper.ts";
import { CardFaceDrawing } from "../../../scene/drawing/CardDrawing.tsx";
import { SymbolDrawing } from "../../../scene/drawing/SymbolDrawing.tsx";
import { keyOf } from "../sheets/Line.tsx";
import { useTexts } from "../speech.ts";
import "./drawings.css";

type Words = Extract<Shape, { readonly kind: "words" }>;

function Letters({ of: { x, y, words, size, anchor, centred, type } }: { readonly of: Words }) {
  const text = useTexts();
  return (
    <text
      className={type ? `paper-drawing__${type}` : undefined}
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      dominantBaseline={centred ? "central" : undefined}
    >
      {text(words)}
    </text>
  );
}

function CardOf({ of: { x, y, size, face } }: { readonly of: Extract<Shape, { readonly kind: "card" }> }) {
  const text = useTexts();
  const figures = face.figures.map(({ value, label }) => ({ value, label: text(label) }));
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 2})`}>
      <CardFaceDrawing face={{ ...face, title: text(face.title), figures }} />
    </g>
  );
}

function ShapeOf({ of }: { readonly of: Shape }) {
  switch (of.kind) {
    case "path":
      return <path className={`paper-drawing__${of.look}`} d={of.d} />;
    case "circle":
      return <circle className={`paper-drawing__${of.look}`} cx={of.x} cy={of.y} r={of.r} />;
    case "words":
      return <Letters of={of} />;
    case "symbol":
      return <SymbolDrawing symbol={of.symbol} x={of.x} y={of.y} size={of.size} colour="currentcolor" />;
    case "card":
      return <CardOf of={of} />;
    case "group":
      return (
        <g transform={`translate(${of.x} ${of.y}) rotate(${of.turn}) scale(${of.scale})`}>
          <Shapes of={of.shapes} />
        </g>
      );
  }
}

function Shapes({ of }: { readonly of: readonly Shape[] }) {
  return of.map((shape, place) => <ShapeOf key={keyOf(place)} of={shape} />);
}

interface DrawingProps {
  readonly of: DrawingData;
  /** The part of it that is seen, and what it is called; left out: all of it. */
  readonly part?: Pick<DrawingData, "x" | "y" | "width" | "height"> & { readonly label: string };
  /** What is drawn above it. */
  readonly children?: ReactNode;
}

/** A drawing in its true size. */
export function Drawing({ of, part, children }: DrawingProps) {
  const text = useTexts();
  const { unit, shapes } = of;
  const { x, y, width, height } = part ?? of;
  return (
    <svg
      className="paper-drawing"
      width={`${width * unit}mm`}
      height={`${height * unit}mm`}
      viewBox={`${x} ${y} ${width} ${height}`}
      style={{ "--unit": unit } as CSSProperties}
      role="img"
      aria-label={part?.label ?? text(of.label)}
    >
      <Shapes of={shapes} />
      {children}
    </svg>
  );
}
