/** How long the page is kept busy at a time, in ms. */
const SLICE = 12;

/** Lets the page do what waits: draw, answer a key. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Works through the rows of a picture, a few at a time; false when it is not wanted any more. */
export async function rowByRow(
  rows: number,
  work: (row: number) => void,
  wanted: () => boolean,
): Promise<boolean> {
  let since = performance.now();
  for (let row = 0; row < rows; row++) {
    work(row);
    if (performance.now() - since < SLICE) continue;
    await pause();
    if (!wanted()) return false;
    since = performance.now();
  }
  return true;
}
