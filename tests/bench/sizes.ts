import type { Row } from "./row.ts";

interface Size {
  readonly what: string;
  /** Bytes of ours, and the most that they may be, where anybody has said so. */
  readonly bytes: number;
  readonly bar?: number;
  /** The bar in bytes, where `bar` is what is held until it is met. */
  readonly aim?: number;
  /** Bytes of the reference, where there is one; else the bar itself is one. */
  readonly reference?: number;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function rowOf({ what, bytes, bar, aim, reference = bar }: Size & Required<Pick<Size, "bar">>): Row {
  const ratio = bytes / reference;
  const share = (aim ?? bar) / reference;
  const most = `at most ${share.toFixed(2)} of ${kilobytes(reference)}`;
  return {
    what: `size: ${what}`,
    ratio,
    min: ratio,
    max: ratio,
    bar: most,
    ok: ratio <= share,
    note: kilobytes(bytes),
  };
}

/** The built page and the models against their references; builds the page first when it is not fresh. */
export async function bench(): Promise<Row[]> {
  const load = (name: string) => import(new URL(`../../scripts/${name}.js`, import.meta.url).href);
  await (await load("build")).build();
  const sizes: Size[] = await (await load("sizes")).measureSizes();
  return sizes.flatMap((size) => (size.bar === undefined ? [] : [rowOf({ ...size, bar: size.bar })]));
}
