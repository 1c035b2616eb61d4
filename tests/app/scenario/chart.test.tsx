import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Chart } from "../../../src/app/scenario/Chart.tsx";

test("the rose of a chart has twelve hours all around, each quarter longer", () => {
  const drawn = renderToStaticMarkup(<Chart />);
  const marks = [...drawn.matchAll(/d="M0-15V-(\d+)" transform="rotate\((\d+)\)"/g)];
  expect(marks.map(([, , angle]) => Number(angle))).toEqual(Array.from({ length: 12 }, (_, at) => at * 30));
  const ends = marks.map(([, end]) => Number(end));
  expect(ends).toEqual(ends.map((_, at) => (at % 3 === 0 ? 9 : 12)));
});

test("its grid lies in squares over all of it", () => {
  const drawn = renderToStaticMarkup(<Chart />);
  const across = [...drawn.matchAll(/d="M0 (\d+)H240"/g)].map(([, y]) => Number(y));
  const up = [...drawn.matchAll(/d="M(\d+) 0V160"/g)].map(([, x]) => Number(x));
  expect(across).toEqual([20, 40, 60, 80, 100, 120, 140]);
  expect(up).toEqual([20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220]);
});
