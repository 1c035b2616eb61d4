import type { LedgerRule } from "./rule.ts";

/** B-01 is GW-301, and so on. */
const BEFORE_HOUSE = 300;

function house(rule: `B-${number}`, en: string, de: string): LedgerRule {
  return { id: `GW-${BEFORE_HOUSE + Number(rule.slice(2))}`, rule, chapter: "house", text: { en, de } };
}

/** Our own rulings where everything else is silent, in the order of their numbers. */
export const HOUSE: readonly LedgerRule[] = [
  house(
    "B-01",
    "A climb of 100 m in the last move makes the old speed less one the highest that may be set; the minimum may always be flown.",
    "Nach 100 m Steigen im letzten Zug ist höchstens die alte Geschwindigkeit weniger eins erlaubt; die kleinste darf man immer fliegen.",
  ),
  house(
    "B-02",
    "A special maneuver may open a move even without continued movement, but not where three hexsides or a maneuver before ask for a hex straight ahead. The Immelmann's three quarters are of the undamaged type.",
    "Ein Kunstflugmanöver darf einen Zug auch ohne fortgesetzte Kurve eröffnen, aber nicht, wo drei Hexseiten oder ein Manöver davor erst ein Hex geradeaus verlangen. Die drei Viertel des Immelmanns gelten vom unbeschädigten Muster.",
  ),
  house(
    "B-03",
    "The hexes of a sideslip and a barrel roll are hexes forward: a dive may start with them, and hexsides are counted anew.",
    "Die Hexe von sideslip und barrel-roll sind Hexe vorwärts: Ein Sturz darf mit ihnen beginnen, und die Hexseiten zählen neu.",
  ),
  house(
    "B-04",
    "After a maneuver that stays in its hex, a hex straight ahead comes next in the same move too.",
    "Nach einem Manöver, das in seinem Hex bleibt, kommt auch im selben Zug erst ein Hex geradeaus.",
  ),
  house(
    "B-05",
    "A glider may always dive 50 m. The excess of an overdive counts no further than six, however deep it is.",
    "Im Gleitflug sind 50 m Sturz immer erlaubt. Was ein Übersturz zu tief ist, zählt nie mehr als sechs.",
  ),
  house(
    "B-06",
    "No dive is deeper than the ground. A move ends where it leaves the board or hits the ground; what is written after that is not flown.",
    "Kein Sturz reicht unter die Erde. Ein Zug endet, wo er den Plan verlässt oder den Boden trifft; was danach steht, wird nicht geflogen.",
  ),
  house(
    "B-07",
    "The climb of a move counts from its last MP on. Where a falling leaf will end nobody knows, so it is never refused for who might be there.",
    "Das Steigen eines Zuges gilt ab seinem letzten MP. Wo ein fallendes Blatt endet, weiß niemand, also wird es nie deshalb verweigert, wer dort sein könnte.",
  ),
  house(
    "B-08",
    "Who is loaded when the move begins flies all of it as loaded, wherever the bombs go.",
    "Wer den Zug mit Bomben beginnt, fliegt ihn ganz als beladen, wo immer sie fallen.",
  ),
  house(
    "B-09",
    "Strafing may be announced only with a move that finds a hex to strafe; each hex counts once, and a maneuver that stays in it spoils it like a turn.",
    "Tiefangriff darf nur ein Zug ansagen, der ein Hex dafür findet; jedes Hex zählt einmal, und ein Manöver, das darin bleibt, verdirbt es wie eine Drehung.",
  ),
  house(
    "B-10",
    "Of more attempts to tail one target than two the first in the order of the set-up count.",
    "Von mehr als zwei Versuchen, dasselbe Ziel zu verfolgen, zählen die ersten in der Reihenfolge der Aufstellung.",
  ),
  house(
    "B-11",
    "Balloons of one class and side move in the order of the set-up: nothing hangs on it.",
    "Ballone einer Seite ziehen in der Reihenfolge der Aufstellung: Es hängt nichts daran.",
  ),
  house(
    "B-15",
    "With the 120° arc of fire the longest range of hexes and levels together still holds, and in the same hex one level at most.",
    "Auch mit dem Schussfeld von 120° gilt die größte Entfernung aus Hexen und Stufen zusammen und im selben Hex höchstens eine Stufe.",
  ),
  house(
    "B-16",
    "A belly gun fires at lower targets in the rear half, astern too, and straight down in its own hex.",
    "Ein Boden-MG feuert auf tiefere Ziele in der hinteren Hälfte, auch genau achtern, und senkrecht hinab im eigenen Hex.",
  ),
  house(
    "B-17",
    "Who is attacked head-on may fire at the attacker even when he had declared nothing.",
    "Wer von vorn angegriffen wird, darf auf den Angreifer feuern, auch wenn er nichts angesagt hatte.",
  ),
  house(
    "B-18",
    "Where silhouettes cancel out, schedules F and G count as A.",
    "Wo sich Silhouetten aufheben, zählen die Stufen F und G als A.",
  ),
  house(
    "B-19",
    "A pilot hit strikes whoever had the controls when the phase began, an observer at dual controls too.",
    "Ein Treffer am Piloten trifft den, der zu Beginn der Phase das Steuer hatte, auch einen Beobachter an der Doppelsteuerung.",
  ),
  house(
    "B-20",
    "A second serious wound kills without dice.",
    "Eine zweite schwere Verwundung ist tödlich, ohne Würfel.",
  ),
  house(
    "B-21",
    "A critical hit on cables or a tank that are gone already costs a point of damage instead.",
    "Ein kritischer Treffer an Zügen oder einem Tank, die schon hin sind, kostet stattdessen einen Schadenspunkt.",
  ),
  house(
    "B-22",
    "An observer hit from the ground with nobody left to hit costs its two points without a die.",
    "Ein Beobachtertreffer vom Boden, bei dem niemand mehr zu treffen ist, kostet seine zwei Punkte ohne Würfel.",
  ),
  house(
    "B-30",
    "Who strafes with a Vickers and a Lewis fires the one with more attacks on it.",
    "Wer mit Vickers und Lewis im Tiefflug schießt, nimmt das MG, in dem mehr Angriffe stecken.",
  ),
  house(
    "B-31",
    "Of trench and road strafed in one turn only the hexes of trench count for the fire that answers.",
    "Werden in einer Runde Graben und Straße beschossen, zählen für das Gegenfeuer nur die Grabenhexe.",
  ),
  house(
    "B-32",
    "An aircraft that falls earns the other side its price whatever brought it down: guns, the ground or its own pilot.",
    "Ein Flugzeug, das fällt, bringt der anderen Seite seinen Preis, was immer es heruntergeholt hat: Waffen, der Boden oder der eigene Pilot.",
  ),
  house(
    "B-33",
    "A balloon neither keeps its side's archie from firing nor makes gunners mistake their own aircraft.",
    "Ein Ballon hält die Flak seiner Seite nicht vom Feuern ab und lässt sie auch eigene Flugzeuge nicht verwechseln.",
  ),
  house(
    "B-34",
    "An ace whom guns around a balloon fire at on his move, and who has not said that he defends himself, keeps his modifier for his attacks of this turn.",
    "Ein Ass, auf das während seines Zuges die Geschütze um einen Ballon feuern und das sich nicht für die Verteidigung entschieden hat, behält seinen Zuschlag für die eigenen Angriffe dieser Runde.",
  ),
  house(
    "B-35",
    "Every enemy that flies into reach of guns on the ground counts as attacking what they guard.",
    "Jeder Gegner, der in die Reichweite von Geschützen am Boden fliegt, gilt als Angreifer auf das, was sie schützen.",
  ),
  house(
    "B-36",
    "A gun that has not fired by the combat phase takes the nearest enemy in reach, of equals the lowest.",
    "Ein Geschütz, das bis zur Kampfphase nicht gefeuert hat, nimmt den nächsten Gegner in Reichweite, von gleich nahen den niedrigsten.",
  ),
  house(
    "B-37",
    "The three steady MP of a photograph lie in one move; the picture counts as soon as it is taken.",
    "Die drei ruhigen MP einer Aufnahme liegen in einem Zug; das Bild zählt, sobald es gemacht ist.",
  ),
  house(
    "B-38",
    "All that the wind carries drift at once, so that stacking needs no judging.",
    "Alle, die der Wind trägt, treiben zugleich ab; gestapelt wird dabei nicht.",
  ),
  house(
    "B-39",
    "The four turns of spotting are those of one aircraft and need not follow on one another; it spots for one target a turn.",
    "Die vier Runden der Artilleriebeobachtung fliegt ein und dasselbe Flugzeug, nicht unbedingt nacheinander; je Runde beobachtet es ein Ziel.",
  ),
  house(
    "B-40",
    "Where guns fire and bombs fall at the same place of a move, the guns come first.",
    "Wo an derselben Stelle eines Zuges Geschütze feuern und Bomben fallen, kommen zuerst die Geschütze.",
  ),
  house(
    "B-41",
    "Who is brought down on his move stays there; other damage changes nothing of the move in hand and counts from the next.",
    "Wer auf seinem Zug heruntergeholt wird, bleibt dort; anderer Schaden ändert am laufenden Zug nichts und zählt ab dem nächsten.",
  ),
  house(
    "B-42",
    "For parachutes an aircraft that nobody can fly any more has been destroyed, and a man in a faint counts as seriously wounded.",
    "Für Fallschirme gilt ein Flugzeug, das niemand mehr fliegen kann, als zerstört, und ein Ohnmächtiger als schwer verwundet.",
  ),
  house(
    "B-43",
    "A wind of strength 0 blows towards nobody; facings 2, 3 and 4 lead to the Allies.",
    "Ein Wind der Stärke 0 weht zu niemandem; die Richtungen 2, 3 und 4 führen zu den Alliierten.",
  ),
  house(
    "B-44",
    "With capture in play, a man who comes down behind the Allied trenches is taken without dice.",
    "Wird mit Gefangennahme gespielt, gerät ohne Würfel in Gefangenschaft, wer hinter den alliierten Gräben niedergeht.",
  ),
  house(
    "B-45",
    "No game without a limit of turns of its own is longer than a hundred; then it is a draw, or points decide.",
    "Keine Partie ohne eigene Rundengrenze dauert länger als hundert Runden; dann ist sie unentschieden, oder die Punkte entscheiden.",
  ),
  house(
    "B-46",
    "Where points decide, a side alone on the table flies on to the limit of turns.",
    "Wo Punkte entscheiden, fliegt eine Seite, die allein auf dem Tisch ist, bis zur letzten Runde weiter.",
  ),
  house(
    "B-47",
    "With sealed plots all moves are opened together and flown step by step, an MP of everybody at a time: at each of its last MP a gun needs its target where that is after as many MP, or where it has stopped. What needs an order, such as dice, goes by MP, the slowest first; then all declare in the order of the set-up. Nobody tails.",
    "Bei versiegelten Zügen werden alle zusammen aufgedeckt und Schritt für Schritt geflogen, von allen je ein MP: Bei jedem seiner letzten MP braucht ein Geschütz sein Ziel dort, wo es nach ebenso vielen MP ist oder wo es angehalten hat. Was eine Reihenfolge braucht, etwa Würfe, geht nach MP, die langsamsten zuerst; dann sagen alle in der Reihenfolge der Aufstellung an. Niemand verfolgt.",
  ),
  house(
    "B-48",
    "With alternating sides one side moves in the order of the set-up and declares, all fire, observers of both sides too, then the other does; the Allies begin. The ground fires once, when all have moved.",
    "Bei abwechselnden Seiten zieht eine Seite in der Reihenfolge der Aufstellung und sagt an, dann wird gefeuert, mit den Beobachtern beider Seiten; danach die andere. Die Alliierten beginnen. Der Boden feuert einmal, wenn alle gezogen haben.",
  ),
  house(
    "B-60",
    "A hidden gun lies where three dice send it from its hex: a direction, a distance no longer than set, and steps clockwise at that distance; off the board or on another gun it takes the nearest free hex. Beyond a corner of the board the near or far edge counts.",
    "Ein verstecktes Geschütz liegt, wohin drei Würfel es von seinem Hex schicken: eine Richtung, eine Entfernung bis zur gesetzten, und Schritte im Uhrzeigersinn in diesem Abstand; außerhalb des Plans oder auf einem anderen Geschütz nimmt es das nächste freie Hex. Hinter einer Ecke des Plans zählt der nahe oder ferne Rand.",
  ),
  house(
    "B-61",
    "Where a set-up does not say, a kill is worth 4 points, a two-seater or balloon 5, and an aircraft begins two below its top speed.",
    "Wo ein Aufbau nichts sagt, bringt ein Abschuss 4 Punkte, ein Zweisitzer oder Ballon 5, und ein Flugzeug beginnt zwei unter seiner Höchstgeschwindigkeit.",
  ),
  house(
    "B-65",
    "The campaign's fourteen missions come in a fixed order that both sides know; squadrons and airmen are invented.",
    "Die vierzehn Einsätze des Feldzugs kommen in einer festen Folge, die beide Seiten kennen; Staffeln und Flieger sind erfunden.",
  ),
  house(
    "B-66",
    "Both sides name their crews for a mission sealed and at once: the Allies two to six, one a two-seater at least, the Germans as many as the die calls. On a bombing mission every two-seater carries bombs, and nobody begins above his ceiling.",
    "Beide Seiten nennen ihre Besatzungen für einen Einsatz verdeckt und zugleich: die Alliierten zwei bis sechs, mindestens einen Zweisitzer, die Deutschen so viele, wie der Würfel ruft. Bei Bombenangriffen trägt jeder Zweisitzer Bomben, und niemand beginnt über seiner Gipfelhöhe.",
  ),
  house(
    "B-67",
    "A machine that comes home with half of its points of damage or more, or without an engine, is in the workshop until the evening.",
    "Eine Maschine, die mit mindestens der halben Zahl ihrer Schadenspunkte oder ohne Motor heimkommt, steht bis zum Abend in der Werkstatt.",
  ),
  house(
    "B-68",
    "In the evening the parks send machines until there is one for each crew; of the better of two types one an evening, never more than at first. No more crews of a type fly than machines are ready.",
    "Am Abend schicken die Parks Maschinen, bis jede Besatzung eine hat; vom besseren zweier Typen eine am Abend und nie mehr als zu Anfang. Von einem Typ fliegen nie mehr Besatzungen, als Maschinen bereit sind.",
  ),
  house(
    "B-69",
    "A machine of the better type that nobody has goes to the senior pilot of the lesser type, by kills and then missions; where one was not made good, the junior pilot changes to the lesser type.",
    "Eine Maschine des besseren Typs, die niemand hat, bekommt der dienstälteste Pilot des schlechteren, nach Abschüssen und dann Einsätzen; fehlt eine, wechselt der jüngste zum schlechteren.",
  ),
  house(
    "B-70",
    "Who leaves over the enemy's edge, or glides on his side when the mission ends, is captured and counts as brought down. Over a side edge crew and machine come back, but the mission does not count for a novice. Who still flies at the end comes home.",
    "Wer über den feindlichen Rand hinausfliegt oder bei Einsatzende auf dessen Seite gleitet, gerät in Gefangenschaft und zählt als abgeschossen. Über einen Seitenrand kommen Besatzung und Maschine zurück, doch zählt der Einsatz für Neulinge nicht. Wer am Ende noch fliegt, kommt heim.",
  ),
  house(
    "B-71",
    "Who glides into the ground has made a forced landing: each living man throws a die and lives on 1 to 4, on the enemy's side as a prisoner. All others who fall in 1917 are lost.",
    "Wer im Gleitflug zu Boden geht, ist notgelandet: Jeder Lebende würfelt und überlebt bei 1 bis 4, auf der feindlichen Seite in Gefangenschaft. Wer 1917 sonst abstürzt, ist verloren.",
  ),
  house(
    "B-72",
    "Each man of a two-seater is credited with the share of his aircraft.",
    "Im Zweisitzer bekommt jeder Mann den Anteil seines Flugzeugs am Abschuss.",
  ),
  house(
    "B-73",
    "A mission ends at its last turn, when no Allied aircraft is left on the table, or when its targets are done and no German is there.",
    "Ein Einsatz endet mit seiner letzten Runde, oder wenn kein alliiertes Flugzeug mehr auf dem Tisch ist, oder wenn alle Ziele erledigt sind und kein Deutscher mehr da ist.",
  ),
  house(
    "B-74",
    "The points of all missions together decide the week.",
    "Über die Woche entscheiden die Punkte aller Einsätze zusammen.",
  ),
  house(
    "B-75",
    "Lost airmen are replaced in the evening; until then a crew that lacks a man stays on the ground. A seriously wounded man who comes home flies no more in this week.",
    "Verlorene Flieger werden am Abend ersetzt; bis dahin bleibt eine unvollständige Besatzung am Boden. Wer schwer verwundet heimkommt, fliegt in dieser Woche nicht mehr.",
  ),
];
