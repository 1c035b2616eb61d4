/** Words of the dogfight in the report of a turn, in English. */
export const words = {
  "report.fire": "Fire",
  "report.collisions": "Collisions",
  "report.moves": "Moves and initiative",
  "report.shot": ({ id, target, hit }: { id: string; target: string; hit: boolean }) =>
    `${id} at ${target}: ${hit ? "hit" : "miss"}`,
};
