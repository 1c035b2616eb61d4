import { chapterOf } from "./rule.ts";

/** The ground, balloons and crews. */
export const GROUND = chapterOf("ground", [
  [
    81,
    "4.10a",
    "With bombs the top speed is one lower.",
    "Mit Bomben ist die Höchstgeschwindigkeit um eins kleiner.",
  ],
  [
    82,
    "4.10b",
    "A single-seater with bombs turns one schedule worse, unless it is B or A.",
    "Ein Einsitzer mit Bomben ist eine Stufe weniger wendig, außer er hat B oder A.",
  ],
  [
    83,
    "4.10c",
    "With bombs no silhouette is better than 0.",
    "Mit Bomben ist keine Silhouette besser als 0.",
  ],
  [
    84,
    "4.10d",
    "With bombs the climb is 50 m less, but 50 m are always possible unless damage forbids climbing.",
    "Mit Bomben steigt man 50 m weniger, aber 50 m gehen immer, wenn Schaden es nicht verbietet.",
  ],
  [
    85,
    "4.10e",
    "Damage that brings a loaded aircraft's top speed down to its least makes it drop its bombs at once.",
    "Drückt Schaden die Höchstgeschwindigkeit eines beladenen Flugzeugs auf die kleinste, wirft es sofort ab.",
  ],
  [
    86,
    "4.10f",
    "Strafing trenches at 350 m or lower draws machine-gun fire: one attack for 1–2 hexes, two for 3–5, three for 6 and more, at −1 and +1 against a novice.",
    "Wer Gräben aus höchstens 350 m beschießt, zieht MG-Feuer auf sich: einen Angriff für 1–2 Hexe, zwei für 3–5, drei ab 6, mit −1 und gegen einen Neuling +1.",
  ],
  [
    87,
    "4.10g",
    "Strafing roads draws no fire but archie's.",
    "Wer Straßen beschießt, zieht kein Feuer auf sich außer der Flak.",
  ],
  [
    88,
    "4.10h",
    "Archie: over the enemy's half, within 5 hexes of his trenches and at 2,000 m or lower, a 1 or 2 at the end of the turn is an attack.",
    "Flak: Über der feindlichen Hälfte, höchstens 5 Hexe von seinen Gräben und in höchstens 2000 m ist am Rundenende eine 1 oder 2 ein Angriff.",
  ],
  [
    89,
    "4.10i",
    "Archie attacks who strafed this turn at −1, with the novice's +1 and nothing else.",
    "Wer in dieser Runde im Tiefflug beschossen hat, den greift die Flak mit −1 an, dazu das +1 gegen Neulinge und sonst nichts.",
  ],
  [
    90,
    "4.10j",
    "Archie is silent where a friend of the gunners is within 3 hexes and 150 m of the target.",
    "Die Flak schweigt, wo ein eigenes Flugzeug höchstens 3 Hexe und 150 m vom Ziel entfernt ist.",
  ],
  [
    91,
    "4.10k",
    "Over one's own lines archie attacks on a 1 when the nearest enemy aircraft is 3 to 10 hexes away.",
    "Über den eigenen Linien trifft die eigene Flak bei einer 1, wenn das nächste feindliche Flugzeug 3 bis 10 Hexe entfernt ist.",
  ],
  [
    92,
    "4.10l",
    "The guns that guard a balloon fire during the attacker's move as soon as he is in reach, once a turn, and what they do counts at once.",
    "Die Geschütze um einen Ballon feuern schon während des Zuges auf den Angreifer, sobald er in Reichweite ist, einmal je Runde, und das wirkt sofort.",
  ],
  [
    93,
    "4.10m",
    "A hidden gun must be discovered first and may then fire at once.",
    "Ein verstecktes Geschütz muss erst entdeckt werden und darf dann sofort feuern.",
  ],
  [
    94,
    "4.10n",
    "About balloons aces and novices count, silhouettes don't; at 350 m or lower ground fire on the attacker has only the novice's +1.",
    "Bei Ballonen zählen Asse und Neulinge, Silhouetten nicht; in höchstens 350 m hat Bodenfeuer auf den Angreifer nur das +1 gegen Neulinge.",
  ],
  [95, "4.10o", "Balloons always move first.", "Ballone ziehen immer zuerst."],
  [
    96,
    "4.10p",
    "Where the modifier leaves ground fire no critical roll, a natural one is a critical hit all the same on a die of 1 to 3.",
    "Wo der Zuschlag dem Bodenfeuer keinen kritischen Wurf lässt, ist ein gewürfelter bei 1 bis 3 auf einem Würfel doch einer.",
  ],
  [
    97,
    "4.10q",
    "Ground fire hits the pilot by number 2 on a 6, an observer by number 6 on 5 or 6, the pilot by number 12 on 5 or 6; otherwise nothing happens.",
    "Bodenfeuer trifft den Piloten bei Nummer 2 auf eine 6, einen Beobachter bei Nummer 6 auf 5 oder 6, den Piloten bei Nummer 12 auf 5 oder 6; sonst geschieht nichts.",
  ],
  [
    98,
    "4.10r",
    "Machine guns on the ground are critical on 12 only, anti-aircraft guns on 11 and 12; an ace counts 1, a double ace 2.",
    "MGs am Boden sind nur bei 12 kritisch, Flakgeschütze bei 11 und 12; ein Ass zählt 1, ein doppeltes 2.",
  ],
  [
    99,
    "4.10s",
    "From July 1918 Germans jump from a machine destroyed above 150 m: 3 to 6 gets out, 2 less when seriously wounded; then a 6 means that the parachute fails.",
    "Ab Juli 1918 springen Deutsche aus einer Maschine, die über 150 m zerstört wird: 3 bis 6 kommt heraus, schwer verwundet 2 weniger; dann versagt der Schirm bei einer 6.",
  ],
  [
    100,
    "4.10t",
    "Capture: who comes down over no-man's land or at most 3 hexes behind the German line, with the wind towards the Allies, is taken on a 1, 1 less having jumped from 3,000 m or higher.",
    "Gefangennahme: Wer über dem Niemandsland oder höchstens 3 Hexe hinter der deutschen Linie niedergeht, bei Wind zu den Alliierten, gerät bei einer 1 in Gefangenschaft; wer aus 3000 m oder höher sprang, zieht 1 ab.",
  ],
  [
    101,
    "4.10u",
    "A novice is one no longer after a victory or four missions from which aircraft and crew came home.",
    "Ein Neuling ist keiner mehr nach einem Luftsieg oder vier Einsätzen, von denen Flugzeug und Besatzung heimkamen.",
  ],
  [
    102,
    "4.10v",
    "Scenarios name their novices; of the replacements in Bloody April these are: a British pilot on 2–10 of two dice, a British observer on 2–8 or 12, a German pilot on 2–3.",
    "Szenarien nennen ihre Neulinge; vom Ersatz im blutigen April sind es: ein britischer Pilot bei 2–10 auf zwei Würfeln, ein britischer Beobachter bei 2–8 oder 12, ein deutscher Pilot bei 2–3.",
  ],
  [
    103,
    "4.10w",
    "In a squadron with two types a novice gets the lesser one, unless there are more of the better than men for them.",
    "In einer Staffel mit zwei Typen bekommt ein Neuling den schlechteren, außer es gibt vom besseren mehr als Leute dafür.",
  ],
]);
