import { chapterOf } from "./rule.ts";

/** What our own tables stand for; a player's own take their place. */
export const TABLE_RULES = chapterOf("tables", [
  [
    168,
    "§6",
    "Range is hexes and levels together, at most 8; fixed guns fire along the straight row ahead, guns aimed by hand into the half behind or before them; a roll of two dice, held within 2 to 12, is looked up by armament and range.",
    "Die Entfernung sind Hexe und Stufen zusammen, höchstens 8; starre Waffen feuern in der geraden Reihe voraus, von Hand gerichtete in die Hälfte hinter oder vor sich; zwei Würfel, auf 2 bis 12 begrenzt, werden nach Bewaffnung und Entfernung abgelesen.",
  ],
  [
    169,
    "6.1",
    "Deflection counts the hexsides between the shot and the target's facing: from astern +1, one side off 0, two −1, head-on 0.",
    "Der Vorhalt zählt die Hexseiten zwischen Schuss und Richtung des Ziels: von hinten +1, eine daneben 0, zwei −1, von vorn 0.",
  ],
  [
    170,
    "6.2",
    "Jams are judged by the dice as they fall; then all modifiers are added, and the sum is held within 2 to 12.",
    "Ladehemmungen gelten nach den Würfeln, wie sie fallen; dann kommt alles hinzu, und die Summe wird auf 2 bis 12 begrenzt.",
  ],
  [
    171,
    "§7",
    "Two dice say what a critical hit strikes; a seriously wounded pilot turns worse, shoots at −2, flies no special maneuvers and may faint at the end of each turn.",
    "Zwei Würfel sagen, was ein kritischer Treffer trifft; ein schwer verwundeter Pilot wendet schlechter, schießt mit −2, fliegt keine Kunststücke und kann an jedem Rundenende ohnmächtig werden.",
  ],
  [
    172,
    "§8",
    "Special maneuvers cost their price and a MP more for each step that the schedule is below E; what they climb or sink counts like any climb or dive, without its limits.",
    "Sondermanöver kosten ihren Preis und 1 MP mehr für jede Stufe der Wendigkeit unter E; was sie steigen oder sinken, zählt wie jedes Steigen und Stürzen, doch ohne dessen Grenzen.",
  ],
  [
    173,
    "9.4",
    "Balloons, ground guns, bombs, photographs, artillery spotting and strafing follow our own figures.",
    "Für Ballone, Geschütze am Boden, Bomben, Luftbilder, Artilleriebeobachtung und Tiefangriffe gelten unsere eigenen Werte.",
  ],
]);
