import { chapterOf } from "./rule.ts";

/** Aircraft with rules of their own. */
export const TYPE_RULES = chapterOf("types", [
  [
    58,
    "4.9a",
    "The F.E.2b's front gun is its observer's; its optional rear gun fires on column D.",
    "Das vordere MG der F.E.2b gehört dem Beobachter; das wählbare hintere feuert auf Spalte D.",
  ],
  [
    59,
    "4.9b",
    "The Hannover's observer may fire straight astern at the same altitude, at −1; a natural 11 then also hits his own aircraft once.",
    "Der Beobachter der Hannover darf in gleicher Höhe gerade nach hinten feuern, mit −1; eine gewürfelte 11 trifft dann auch das eigene Flugzeug mit einem Punkt.",
  ],
  [
    60,
    "4.9c",
    "Lower targets astern stay closed to him.",
    "Tiefere Ziele gerade hinten bleiben ihm verwehrt.",
  ],
  [
    61,
    "4.9d",
    "Vickers and Lewis of the S.E.5a have separate ammunition and jam separately.",
    "Vickers und Lewis der S.E.5a haben getrennte Munition und klemmen getrennt.",
  ],
  [
    62,
    "4.9e",
    "Each turn the pilot fires both at one target, on column B, or one of them on column C.",
    "In jeder Runde feuert der Pilot beide auf ein Ziel, auf Spalte B, oder eine davon auf Spalte C.",
  ],
  [63, "4.9f", "The Lewis alone fires at −1.", "Das Lewis allein feuert mit −1."],
  [
    64,
    "4.9g",
    "The wing Lewis has two drums of six.",
    "Das Lewis auf dem Flügel hat zwei Trommeln zu sechs.",
  ],
  [
    65,
    "4.9h",
    "After the first drum it is silent until a whole turn is spent on the change, in quiet flight and with the Vickers silent.",
    "Nach der ersten Trommel schweigt es, bis eine ganze Runde auf den Wechsel verwendet ist, in ruhigem Flug und ohne dass das Vickers feuert.",
  ],
  [
    66,
    "4.9i",
    "The British Nieuport 17 fires its wing Lewis at −1 and has one drum of six.",
    "Die britische Nieuport 17 feuert ihr Lewis mit −1 und hat eine Trommel zu sechs.",
  ],
  [
    67,
    "4.9j",
    "Albatros and Fokker D types may fire one gun of the pair on column C while the other is jammed, but not in a turn in which they try to clear it.",
    "Albatros und Fokker der D-Klasse dürfen eine Waffe des Paars auf Spalte C feuern, während die andere klemmt, aber nicht in einer Runde, in der sie diese zu lösen versuchen.",
  ],
  [
    68,
    "4.9k",
    "Their two guns count ammunition separately.",
    "Ihre beiden Waffen zählen die Munition getrennt.",
  ],
  [
    69,
    "4.9l",
    "When one of the two is empty, the other goes on alone on column C.",
    "Ist eine der beiden leer, feuert die andere allein weiter, auf Spalte C.",
  ],
  [
    70,
    "4.9m",
    "The Albatros D.V clears a jam on 1 or 2 after a move straight and level.",
    "Der Albatros D.V löst eine Ladehemmung bei 1 oder 2, wenn er ganz gerade und waagerecht geflogen ist.",
  ],
  [
    71,
    "4.9n",
    "The Fokker D.VII, at speed 6 or less, under power and without a dive, may fire at a machine up to 400 m straight above that moved before it.",
    "Die Fokker D.VII darf bei höchstens 6 MP, mit Motor und ohne Sturz auf eine Maschine bis 400 m senkrecht über sich feuern, die vor ihr gezogen hat.",
  ],
  [72, "4.9o", "Rear guns have two drums of six.", "Hintere Waffen haben zwei Trommeln zu sechs."],
  [
    73,
    "4.9p",
    "Changing the rear gun's drum takes a turn and hinders neither the flight nor the pilot's guns.",
    "Der Trommelwechsel hinten kostet eine Runde und stört weder den Flug noch die Waffen des Piloten.",
  ],
  [
    74,
    "4.9q",
    "With dual controls a fit observer flies on when the pilot can't.",
    "Mit Doppelsteuer fliegt ein gesunder Beobachter weiter, wenn der Pilot ausfällt.",
  ],
  [
    75,
    "4.9r",
    "He then flies as a novice on schedule A, without guns, photographs, spotting or special maneuvers; he may drop bombs.",
    "Er fliegt dann als Neuling mit Wendigkeit A, ohne Waffen, Bilder, Beobachtung und Kunstflug; Bomben darf er werfen.",
  ],
  [
    76,
    "4.9s",
    "The Roland's observer fires all round, except at targets in the three hexes ahead that are more than 100 m lower.",
    "Der Beobachter der Roland feuert rundum, außer auf Ziele in den drei Hexen vorn, die mehr als 100 m tiefer sind.",
  ],
  [
    77,
    "4.9t",
    "Small fighters have silhouette −1, most others 0, large two-seaters +1, bombers of class G +2; it is added to attacks on them.",
    "Kleine Jäger haben Silhouette −1, die meisten 0, große Zweisitzer +1, Bomber der Klasse G +2; sie zählt zu Angriffen auf sie.",
  ],
  [
    78,
    "4.9u",
    "Between two with −1 it does not count where the shooter turns at least as well.",
    "Zwischen zweien mit −1 entfällt sie, wenn der Schütze mindestens so wendig ist.",
  ],
  [
    79,
    "4.9v",
    "Between two with +1 it does not count where the shooter turns no better.",
    "Zwischen zweien mit +1 entfällt sie, wenn der Schütze höchstens so wendig ist.",
  ],
  [
    80,
    "4.9w",
    "Fire from the ground and fights about balloons know no silhouettes.",
    "Feuer vom Boden und Kämpfe um Ballone kennen keine Silhouetten.",
  ],
]);
