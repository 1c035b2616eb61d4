/** How a trench line wanders, in rows, column by column. */
const WANDER: readonly number[] = [0, 0, 1, 1, 2, 2, 2, 1, 1, 0, 0, -1, -1, -2, -2, -1, -1, 0, 0, 0];

/** A trench line about a row (from 1) of a board so many columns wide. Lines of one board wander alike. */
function wandering(row: number, columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => row + (WANDER[column % WANDER.length] ?? 0));
}

/** The front between a German and an Allied line. */
export function front(german: number, allied: number, columns = 30) {
  return { german: wandering(german, columns), allied: wandering(allied, columns) };
}
