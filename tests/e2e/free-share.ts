/**
 * Run in a page: how much of the screen is table that lies under no paper, in per cent. Papers count as rectangles, those
 * that let clicks through as well; what is no board is no table.
 */
export function freeShare(): number {
  const STEP = 4;
  const [columns, rows] = [Math.ceil(innerWidth / STEP), Math.ceil(innerHeight / STEP)];
  const free = new Uint8Array(columns * rows);
  /** What is seen of an element that others may cut off. */
  const seenOf = (element: Element) => {
    const seen = { ...edges(element.getBoundingClientRect()) };
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === "visible") continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      seen.left = Math.max(seen.left, left);
      seen.right = Math.min(seen.right, right);
      seen.top = Math.max(seen.top, top);
      seen.bottom = Math.min(seen.bottom, bottom);
    }
    return seen;
  };
  const edges = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
  const fill = ({ left, right, top, bottom }: ReturnType<typeof edges>, value: 0 | 1) => {
    const [from, to] = [Math.max(0, Math.floor(left / STEP)), Math.min(columns, Math.ceil(right / STEP))];
    for (let row = Math.max(0, Math.floor(top / STEP)); row < Math.min(rows, Math.ceil(bottom / STEP)); row++)
      if (to > from) free.fill(value, row * columns + from, row * columns + to);
  };
  const board = document.querySelector(".board");
  if (!board) return 0;
  fill(board.getBoundingClientRect(), 1);
  const isTable = (element: Element) =>
    element.contains(board) ||
    element.closest("canvas, svg") !== null ||
    element.querySelector("canvas") !== null;
  const isDrawn = (element: Element) => {
    const { clipPath, backgroundColor, backgroundImage } = getComputedStyle(element);
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen || clipPath !== "none") return false;
    const painted = backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
    return painted || [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  };
  for (const element of document.querySelectorAll("main.table *, .hand, .hand *"))
    if (element !== board && !isTable(element) && isDrawn(element)) fill(seenOf(element), 0);
  return Math.round((1000 * free.reduce((sum, one) => sum + one, 0)) / free.length) / 10;
}
