interface Shot {
  readonly id: string;
  readonly target: string;
  readonly points: number;
  readonly critical: boolean;
  /** The target had fallen already. */
  readonly moot: boolean;
}

/** What a shot came to, in a few words. */
function result({ points, critical, moot }: Shot): string {
  if (moot) return "already down";
  if (points === 0) return critical ? "critical hit" : "no damage";
  const lost = points === 1 ? "1 point" : `${points} points`;
  return critical ? `${lost}, critical` : lost;
}

/** Words of the hex dogfight in the report of a turn, in English. */
export const words = {
  "report.fire": "Fire",
  "report.hits": "What the hits did",
  "report.aside": "Shots not fired, and aces",
  "report.tasks": "Tasks",
  "report.after": "End of the turn",
  "report.moves": "Moves and declarations",
  "report.order": "Tailing and initiative",
  "report.shot": (shot: Shot) => `${shot.id} at ${shot.target}: ${result(shot)}`,
  "report.moved": ({ id, hex, altitude }: { id: string; hex: string; altitude: number }) =>
    `${id} flies to ${hex}, ${altitude} m.`,
  "report.left": ({ id, home }: { id: string; home: boolean }) =>
    home ? `${id} is home over its own edge.` : `${id} is off the board and out of the game.`,
  "report.tails": ({ id, target }: { id: string; target: string }) => `${id} tails ${target}.`,
  "report.lost": ({ id, target }: { id: string; target: string }) => `${id}'s shot at ${target} is lost.`,
};
