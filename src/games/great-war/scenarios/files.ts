/** The file of this folder in which each battle is written, by its name in menus. */
export const FILES: Readonly<Record<string, string>> = {
  duel: "duels",
  hawker: "duels",
  "voss-last-fight": "duels",
  dogfight: "fighters",
  "last-autumn": "fighters",
  "line-patrol-1915": "two-seaters",
  "ball-rolands": "two-seaters",
  photo: "two-seaters",
  spotting: "two-seaters",
  "trench-strafing": "ground-attack",
  "battle-flight": "ground-attack",
  bombing: "bombers",
  gothas: "bombers",
  balloons: "balloons",
  "balloon-alone": "balloons",
};
