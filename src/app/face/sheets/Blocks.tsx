import type { Block } from "../../../face/sheet.ts";
import { SideMark } from "../../ui/side.tsx";
import { useTexts } from "../speech.ts";
import { Cards } from "./Cards.tsx";
import { keyOf, Line } from "./Line.tsx";
import { Table } from "./Table.tsx";
import { Oval, Track } from "./Track.tsx";
import "./marks.css";
import "./sheets.css";
import "./tables.css";
import { useId } from "react";

interface GaugeProps {
  readonly of: Extract<Block, { readonly kind: "gauge" }>;
}

/** A figure on its scale. */
function Gauge({ of: { name, value, from, to, told } }: GaugeProps) {
  const text = useTexts();
  const id = useId();
  return (
    <div className="record__gauge">
      <label className="record__name" htmlFor={id}>
        {text(name)}
      </label>
      <meter id={id} className="record__scale" min={from} max={to} value={value}>
        {text(told)}
      </meter>
      <span>{text(told)}</span>
    </div>
  );
}

type Of<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

function Tracks({ tracks, line }: Of<"tracks">) {
  return (
    <div className="record__tracks" data-point="figures">
      {tracks.map((track, place) => (
        <Track key={keyOf(place)} of={track} />
      ))}
      {line && (
        <p>
          <Line of={line} />
        </p>
      )}
    </div>
  );
}

function Figures({ figures }: Of<"figures">) {
  const text = useTexts();
  return (
    <dl className="record__figures">
      {figures.map(({ name, value }) => (
        <div key={text(name)}>
          <dt>{text(name)}</dt>
          <dd>{text(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function List({ items, look }: Of<"list">) {
  return (
    <ul className={look ? `record__list record__list--${look}` : "record__list"}>
      {items.map(({ line, side, tracks = [] }, place) => (
        <li key={keyOf(place)}>
          {side !== undefined && <SideMark side={side} size={18} />}
          <span>
            <Line of={line} />
          </span>
          {tracks.map((track, at) => (
            <Track key={keyOf(at)} of={track} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Checks({ checks }: Of<"checks">) {
  const text = useTexts();
  return (
    <ul className="record__checks">
      {checks.map((check) => (
        <li key={text(check)}>
          <span className="record__check" /> {text(check)}
        </li>
      ))}
    </ul>
  );
}

function Plan({ label, width, height, outline, places }: Of<"plan">) {
  const text = useTexts();
  return (
    <svg className="record__plan" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={text(label)}>
      <path className="record__outline" d={outline} />
      {places.map(({ x, y, mark }) => (
        <Oval key={`${x} ${y}`} x={x} y={y} rx={14} ry={9} mark={mark} />
      ))}
    </svg>
  );
}

/** `depth`: how many sections lie around it. */
function Section({ title, side, blocks, depth }: Of<"section"> & { readonly depth: number }) {
  const text = useTexts();
  const Heading = depth === 0 ? "h3" : "h4";
  return (
    <section className={side === undefined ? "record__section" : "record__section record__section--side"}>
      <Heading>
        {side !== undefined && <SideMark side={side} size={18} />} {text(title)}
      </Heading>
      <Blocks blocks={blocks} depth={depth + 1} />
    </section>
  );
}

function Columns({ columns, depth }: Of<"columns"> & { readonly depth: number }) {
  return (
    <div className="record__columns">
      {columns.map((blocks, place) => (
        <div key={keyOf(place)}>
          <Blocks blocks={blocks} depth={depth} />
        </div>
      ))}
    </div>
  );
}

function BlockOf({ block, depth }: { readonly block: Block; readonly depth: number }) {
  switch (block.kind) {
    case "line":
      return (
        <p>
          <Line of={block.line} />
        </p>
      );
    case "tracks":
      return <Tracks {...block} />;
    case "figures":
      return <Figures {...block} />;
    case "list":
      return <List {...block} />;
    case "checks":
      return <Checks {...block} />;
    case "plan":
      return <Plan {...block} />;
    case "table":
      return <Table of={block} />;
    case "gauge":
      return <Gauge of={block} />;
    case "hand":
      return <Cards of={block} />;
    case "section":
      return <Section {...block} depth={depth} />;
    case "columns":
      return <Columns {...block} depth={depth} />;
    case "row":
      return (
        <div className="record__row">
          <Blocks blocks={block.blocks} depth={depth} />
        </div>
      );
  }
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly depth?: number;
}

/** What a sheet is made of, on the screen as on paper. */
export function Blocks({ blocks, depth = 0 }: BlocksProps) {
  return blocks.map((block, place) => <BlockOf key={keyOf(place)} block={block} depth={depth} />);
}
