/** The id of the element that stands for a place of the book. */
export function anchorOf(place: string): string {
  return `rule-${place}`;
}

/** Shows a place of the book and puts the focus on it, so that a keyboard and a voice go on from there. */
export function showPlace(place: string): void {
  const element = document.getElementById(anchorOf(place));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "start" });
}
