import type { Glance } from "../../../face/glance.ts";
import { wordsOf } from "../../../face/text.ts";
import { pipSigns } from "../../../tabletop/piece.ts";
import { useTable } from "../../context/tools.ts";

interface GlanceLineProps {
  readonly id: string;
  readonly glance: Glance;
}

/** A piece at a glance: its id, figures, pips of what is left, and what is wrong. What it shows is said in words beside it. */
export function GlanceLine({ id, glance: { figures, left, alarms } }: GlanceLineProps) {
  const say = useTable((state) => state.say);
  return (
    <span className="glance" aria-hidden="true">
      <span className="glance__head">
        <b className="glance__id">{id}</b>{" "}
        <span className="glance__figures">{figures.map((figure) => wordsOf(figure, say)).join(" · ")}</span>
      </span>
      {left.map((hits) => {
        const label = hits.label === undefined ? "" : wordsOf(hits.label, say);
        return (
          <span key={label} className="glance__left">
            {label !== "" && <small>{label}</small>}
            <span className="glance__pips" data-few={hits.left * 3 <= hits.of}>
              {pipSigns(hits)}
            </span>
          </span>
        );
      })}
      {alarms.map((alarm) => {
        const text = wordsOf(alarm, say);
        return (
          <b key={text} className="glance__alarm">
            {text}
          </b>
        );
      })}
    </span>
  );
}
