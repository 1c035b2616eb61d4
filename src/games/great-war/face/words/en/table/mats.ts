/** What is printed on the mats of the Great War, in English. */
export const mats = {
  "print.front": "THE FRONT",
  "print.thanet": "THE ISLE OF THANET",
  "print.scale": ({ metres }: { readonly metres: number }) => `ONE HEX ${metres} METRES`,
  "place.no-mans-land": "NO MAN’S LAND",
  "place.sea": "THE NORTH SEA",
};
