let tell = (): void => undefined;

/** Fulfilled once the first page has been painted: what is fetched from then on holds up nothing that is read first. */
export const painted = new Promise<void>((resolve) => {
  tell = resolve;
});

/** To be called when a page stands in the document; in a tab that nobody sees nothing is painted. */
export function tellPainted(): void {
  if (document.hidden) tell();
  // The first frame draws the page; by the second one it has been drawn.
  else requestAnimationFrame(() => requestAnimationFrame(tell));
}
