/** A figure with its noun: `1 step`, `2 steps`. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}
