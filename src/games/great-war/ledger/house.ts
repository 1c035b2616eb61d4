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
    "B-60",
    "A hidden gun lies where three dice send it from its hex: a direction, a distance no longer than set, and steps clockwise at that distance; off the board or on another gun it takes the nearest free hex. Beyond a corner of the board the near or far edge counts.",
    "Ein verstecktes Geschütz liegt, wohin drei Würfel es von seinem Hex schicken: eine Richtung, eine Entfernung bis zur gesetzten, und Schritte im Uhrzeigersinn in diesem Abstand; außerhalb des Plans oder auf einem anderen Geschütz nimmt es das nächste freie Hex. Hinter einer Ecke des Plans zählt der nahe oder ferne Rand.",
  ),
  house(
    "B-61",
    "Where a set-up does not say, a kill is worth 4 points, a two-seater or balloon 5, and an aircraft begins two below its top speed.",
    "Wo ein Aufbau nichts sagt, bringt ein Abschuss 4 Punkte, ein Zweisitzer oder Ballon 5, und ein Flugzeug beginnt zwei unter seiner Höchstgeschwindigkeit.",
  ),
];
