/** Reads a recorded match from the server of a page that is developed. */
export async function readGolden(name: string): Promise<string> {
  const answer = await fetch(`/tests/goldens/${name}.json`);
  if (!answer.ok) throw new Error(`There is no recorded match tests/goldens/${name}.json.`);
  return answer.text();
}
