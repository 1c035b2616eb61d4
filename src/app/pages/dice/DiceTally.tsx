import { sidesOf } from "../../../core/dice/dice.ts";
import { useSideName } from "../../side-names.ts";
import { Paper } from "../../ui/paper.tsx";
import type { Tally } from "./dice-tally.ts";
import { type DiceText, useDiceWords } from "./words.ts";

/** A figure with two decimals, in the page's language. */
function decimal(t: DiceText, figure: number): string {
  return figure.toFixed(2).replace(".", t("point"));
}

function verdict(t: DiceText, { test }: Tally): string {
  if (test.scant) return t("few", 5 * (test.freedom + 1));
  const figures = { chi: decimal(t, test.statistic), degrees: test.freedom };
  if (test.statistic > test.critical01)
    return t("odd", { ...figures, critical: decimal(t, test.critical01) });
  const critical = decimal(t, test.critical5);
  return t(test.statistic > test.critical5 ? "rare" : "fair", { ...figures, critical });
}

/** Bars of the faces thrown, with a line where fair dice are expected. */
function Bars({ tally, label }: { readonly tally: Tally; readonly label: string }) {
  const { counts, test } = tally;
  const top = Math.max(1, test.expected, ...counts) * 1.1;
  const height = (count: number) => (100 * count) / top;
  const width = 240 / counts.length;
  return (
    <svg className="bars" viewBox="0 0 240 104" role="img" aria-label={label} preserveAspectRatio="none">
      {counts.map((count, index) => (
        <rect
          key={`face ${(index + 1).toString()}`}
          className="bars__bar"
          x={index * width + width * 0.14}
          y={102 - height(count)}
          width={width * 0.72}
          height={height(count)}
        />
      ))}
      <path className="bars__ground" d="M0 102H240" />
      <path className="bars__expected" d={`M0 ${102 - height(test.expected)}H240`} />
    </svg>
  );
}

function Figures({ tally }: { readonly tally: Tally }) {
  const t = useDiceWords();
  const faces = tally.counts.map((_, index) => index + 1);
  return (
    <div className="tally__scroll">
      <table className="tally__figures">
        <tbody>
          <tr>
            <th scope="row">{t("face")}</th>
            {faces.map((face) => (
              <th key={face} scope="col">
                {face}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("thrown")}</th>
            {faces.map((face) => (
              <td key={face}>{tally.counts[face - 1]}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("expected")}</th>
            {faces.map((face) => (
              <td key={face}>{decimal(t, tally.test.expected)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The dice of one kind and side: bars, figures and what the chi-square test says. */
export function DiceTally({ tally }: { readonly tally: Tally }) {
  const t = useDiceWords();
  const nameOf = useSideName();
  const sides = sidesOf(tally.kind);
  const die = sides === 6 ? t("sixSided") : t("sides", sides);
  const what = t("kind", { die, side: tally.by === null ? t("all") : nameOf(tally.by) });
  const mean = { mean: decimal(t, tally.mean), expected: decimal(t, tally.expectedMean) };
  return (
    <Paper title={what} className="tally">
      <Bars tally={tally} label={t("chart", what)} />
      <Figures tally={tally} />
      <p>
        {t("throws", tally.test.total)} {t("mean", mean)}
      </p>
      <p>{verdict(t, tally)}</p>
    </Paper>
  );
}
