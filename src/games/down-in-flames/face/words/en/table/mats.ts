/** What is printed on the mats of the theatres, in English. */
export const mats = {
  "print.malta": () => "THE ISLAND OF MALTA",
  "place.malta-channel": () => "THE MALTA CHANNEL",
  "place.grand-harbour": () => "GRAND HARBOUR",
};
