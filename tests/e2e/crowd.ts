const TYPES = ["spitfire-ia", "hurricane-i", "bf-109e-3", "bf-110c", "ju-87b-2", "he-111h"];
const COLUMNS = 12;

/** A match document with `aSide` aircraft a side, of six types, in ranks far apart. */
export function crowd(aSide: number): unknown {
  const side = (id: string, name: string, far: boolean) =>
    Array.from({ length: aSide }, (_, index) => {
      const rank = 3 * Math.floor(index / COLUMNS);
      return {
        id: `${id}${index + 1}`,
        side: name,
        type: TYPES[index % TYPES.length],
        x: 3 + 3.75 * (index % COLUMNS),
        y: far ? 33 - rank : 3 + rank,
        heading: far ? 6 : 12,
        speed: 2,
      };
    });
  const aircraft = [...side("R", "red", false), ...side("B", "blue", true)];
  return { format: 1, game: "dogfight", config: { aircraft }, dice: { seed: "crowd" }, entries: [] };
}
