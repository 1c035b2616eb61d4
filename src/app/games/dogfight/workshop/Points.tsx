import type { CustomType } from "../../../../games/dogfight/config.ts";
import { designPoints, LADDER, type Standing, standingOf } from "./points.ts";
import { useBenchWords } from "./words.ts";

/** Fewest and most points that a design can have. */
const LEAST = 3;
const MOST = 23;
const STEP = 15;
const DOT = 8;
const GROUND = 74;

const x = (points: number): number => (points - LEAST + 0.5) * STEP;

/** The list of 22 as dots over a scale of points, and this design among them. */
function Scale({ points }: { readonly points: number }) {
  const t = useBenchWords();
  const [least, most] = [LADDER[0]?.points ?? 0, LADDER.at(-1)?.points ?? 0];
  const figures = Array.from({ length: MOST - LEAST + 1 }, (_, index) => LEAST + index);
  return (
    <svg
      className="bench-scale"
      viewBox={`0 0 ${((MOST - LEAST + 1) * STEP).toString()} 96`}
      role="img"
      aria-label={t("scale", points, least, most)}
    >
      {LADDER.flatMap((rung) =>
        rung.names.map((name, index) => (
          <circle key={name} cx={x(rung.points)} cy={GROUND - 6 - index * (DOT + 1)} r={DOT / 2} />
        )),
      )}
      <path
        d={`M0 ${GROUND.toString()}H${((MOST - LEAST + 1) * STEP).toString()}`}
        className="bench-scale__line"
      />
      {figures.map((figure) => (
        <text key={figure} x={x(figure)} y={90} className={figure === points ? "bench-scale__own" : ""}>
          {figure === points || figure % 3 === 0 ? figure : ""}
        </text>
      ))}
      <path
        className="bench-scale__mark"
        d={`M${x(points).toString()} ${(GROUND - 2).toString()}l-6 -9h4v-57h4v57h4z`}
      />
    </svg>
  );
}

function useStandingText(): (standing: Standing) => string {
  const t = useBenchWords();
  return (standing) => {
    switch (standing.kind) {
      case "like":
        return t("like", standing.names);
      case "between":
        return t("between", standing.less, standing.more);
      default:
        return t(standing.kind);
    }
  };
}

/** What a design costs, and which aircraft of the list cost the same. */
export function Points({ type }: { readonly type: CustomType }) {
  const t = useBenchWords();
  const text = useStandingText();
  const points = designPoints(type);
  return (
    <section className="bench-points" aria-label={t("points")}>
      <p className="bench-points__sum" aria-live="polite">
        <span>{t("points")}</span> <b>{points}</b>
      </p>
      <p className="field__hint">{t("sum", type.engine, type.fuselage, type.toHit, type.weapons.length)}</p>
      <Scale points={points} />
      <p>{text(standingOf(points))}</p>
    </section>
  );
}
