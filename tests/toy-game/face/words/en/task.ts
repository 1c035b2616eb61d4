const PLACES: Readonly<Record<string, string>> = {
  airfield: "the airfield",
  port: "the port",
  works: "the works",
};

/** What each side of the raid is to do, in English. */
export const words = {
  "task.aim": "Have more points at the end (RD-15).",
  "task.standing": (of: Readonly<Record<"own" | "enemy" | "turn" | "turns", number>>) =>
    `${of.own} to ${of.enemy}, turn ${of.turn} of ${of.turns}`,
  "task.chosen": ({ side, place }: { side: string; place: string }) =>
    `${side === "red" ? "bomb" : "guard"} ${PLACES[place] ?? place}`,
  "task.reach": ({ place }: { place: string }) => `stand at ${PLACES[place] ?? place} at the end`,
  "task.bombs": ({ bombs }: { bombs: number }) => (bombs === 1 ? "1 bomb" : `${bombs} bombs`),
  "task.losses": "cost the enemy strength",
  "task.each": "2 points each",
};
