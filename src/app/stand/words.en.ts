/** What the stand under a miniature says in English. */
export const words = {
  stand: (name: string) => `The miniature of ${name} on its stand`,
  building: "The miniature is being built …",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  stop: "Stop turning",
  go: "Keep turning",
  nearer: "Nearer",
  further: "Further away",
  above: "From further above",
  below: "From further below",
  keys: (keys: string | undefined) =>
    `Drag, or arrow keys: turn · wheel, pinch${keys === undefined ? "" : ` or ${keys}`}: come near`,
};

export type StandWords = typeof words;
