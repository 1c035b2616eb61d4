/** Finds ids by what is typed in whatever case. */
export function finder(ids: readonly string[]): (text: string) => string | undefined {
  const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
  return (text) => known.get(text);
}
