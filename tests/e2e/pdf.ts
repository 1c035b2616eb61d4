import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** The reader of PDF counts on a method of buffers that Node 20 lacks. */
if (!("transferToFixedLength" in ArrayBuffer.prototype)) {
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    value(this: ArrayBuffer, length: number = this.byteLength) {
      const copy = new Uint8Array(length);
      copy.set(new Uint8Array(this).subarray(0, length));
      return copy.buffer;
    },
  });
}

const MM_PER_POINT = 25.4 / 72;

/** Millimetres from the upper left corner of the page. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One outline or line as it is drawn: its corners, and the ends of its curves. */
interface Drawn {
  readonly spots: readonly Spot[];
  /** What of it lies in the window that it is drawn through. */
  readonly seen: Box | null;
}

/** A page of a PDF file, measured in millimetres. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly drawn: readonly Drawn[];
  readonly texts: readonly (Box & { readonly text: string })[];
}

type Matrix = readonly [number, number, number, number, number, number];

const EVERYWHERE: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** How many figures each step of a path has: go to, line, curve, quadratic curve, close. */
const FIGURES = [2, 2, 6, 4, 0];

/** Where the steps of a path end. */
function endsOf(steps: ArrayLike<number>): readonly (readonly [number, number])[] {
  const ends: [number, number][] = [];
  for (let at = 0; at < steps.length; ) {
    const figures = FIGURES[steps[at] ?? 4] ?? 0;
    at += 1 + figures;
    if (figures > 0) ends.push([steps[at - 2] ?? 0, steps[at - 1] ?? 0]);
  }
  return ends;
}

function boxOf(spots: readonly Spot[]): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function common(a: Box, b: Box): Box | null {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  return left <= right && top <= bottom ? { left, top, right, bottom } : null;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

async function drawnOn(page: Page, height: number): Promise<readonly Drawn[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const drawn: Drawn[] = [];
  let now = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, window: EVERYWHERE as Box | null };
  const kept: (typeof now)[] = [];
  let clips = false;
  fnArray.forEach((step, index) => {
    const given: unknown = argsArray[index];
    if (step === OPS.save) kept.push(now);
    else if (step === OPS.restore) now = kept.pop() ?? now;
    else if (step === OPS.transform) now = { ...now, matrix: times(now.matrix, given as Matrix) };
    else if (step === OPS.clip || step === OPS.eoClip) clips = true;
    else if (step === OPS.constructPath) {
      const [paint, [steps]] = given as [number, [ArrayLike<number> | null]];
      const spots = endsOf(steps ?? []).map(([x, y]) => {
        const [, , , , px, py] = times(now.matrix, [1, 0, 0, 1, x, y]);
        return { x: px * MM_PER_POINT, y: height - py * MM_PER_POINT };
      });
      if (spots.length === 0) return;
      const box = boxOf(spots);
      if (paint !== OPS.endPath) drawn.push({ spots, seen: now.window && common(now.window, box) });
      if (clips) now = { ...now, window: now.window && common(now.window, box) };
      clips = false;
    }
  });
  return drawn;
}

async function textsOn(page: Page, height: number): Promise<PdfPage["texts"]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , , x = 0, y = 0] = item.transform as readonly number[];
    const bottom = height - y * MM_PER_POINT;
    const left = x * MM_PER_POINT;
    return [{ text: item.str, left, right: left + item.width * MM_PER_POINT, top: bottom, bottom }];
  });
}

/** Reads a PDF file page by page. */
export async function readPdf(file: Uint8Array): Promise<readonly PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left = 0, low = 0, right = 0, high = 0] = page.view;
    const height = (high - low) * MM_PER_POINT;
    pages.push({
      width: (right - left) * MM_PER_POINT,
      height,
      drawn: await drawnOn(page, height),
      texts: await textsOn(page, height),
    });
  }
  return pages;
}

/** Lengths in millimetres of all straight lines from corner to corner of what is drawn on a page. */
export function lengthsOn({ drawn }: PdfPage): readonly number[] {
  return drawn.flatMap(({ spots }) =>
    spots.slice(1).map((spot, index) => {
      const before = spots[index] ?? spot;
      return Math.hypot(spot.x - before.x, spot.y - before.y);
    }),
  );
}
