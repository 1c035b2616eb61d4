import { type LedgerRule, rule } from "./rule.ts";

/** The rules of the published game. */
export const PUBLISHED: readonly LedgerRule[] = [
  rule(
    "DF-1",
    ["seed: Aircraft"],
    "An aircraft has ENGINE, FUSELAGE and TO-HIT, each from 1 to 5, and on each of its four sides at most one weapon.",
    "Ein Flugzeug hat ENGINE, FUSELAGE und TO-HIT, je 1 bis 5, und auf jeder seiner vier Seiten höchstens eine Waffe.",
  ),
  rule(
    "DF-2",
    ["seed: Turn Sequence"],
    "A turn is: write orders, move, roll for initiative, Player 1 fires, Player 2 fires.",
    "Eine Runde ist: Züge aufschreiben, fliegen, um die Initiative würfeln, Spieler 1 feuert, Spieler 2 feuert.",
  ),
  rule(
    "DF-3",
    ["seed: Acceleration"],
    "SPEED is chosen with the orders, at most the current ENGINE, and changes by 1 or not at all.",
    "SPEED wird mit dem Zug gewählt, höchstens die jetzige ENGINE, und ändert sich um 1 oder gar nicht.",
  ),
  rule(
    "DF-4",
    ["seed: Moving an aircraft"],
    "1 SPEED flies 2 inches straight on.",
    "1 SPEED fliegt 2 Zoll geradeaus.",
  ),
  rule(
    "DF-5",
    ["seed: Turning"],
    "1 SPEED turns one point of the clock, 30 degrees.",
    "1 SPEED dreht einen Punkt der Uhr, 30 Grad.",
  ),
  rule(
    "DF-6",
    ["seed: Turning"],
    "A turn has at most half as many points as the aircraft could have SPEED.",
    "Gedreht werden höchstens halb so viele Punkte, wie das Flugzeug SPEED haben könnte.",
  ),
  rule(
    "DF-7",
    ["seed: Moving an aircraft"],
    "Between two turns lie at least 2 inches of straight flight.",
    "Zwischen zwei Drehungen liegen mindestens 2 Zoll geradeaus.",
  ),
  rule("DF-8", ["seed: Moving an aircraft"], "All SPEED is spent.", "Alle SPEED werden ausgegeben."),
  rule(
    "DF-9",
    ["seed: Aircraft Movement Orders"],
    "Orders are written like 2L1: two ahead, a point to the left, one ahead.",
    "Züge schreibt man wie 2L1: zwei voraus, ein Punkt nach links, eins voraus.",
  ),
  rule(
    "DF-10",
    ["seed: Aircraft Movement Orders"],
    "Orders are hidden until all are written; then everybody moves at once.",
    "Züge bleiben verdeckt, bis alle geschrieben sind; dann fliegen alle zugleich.",
  ),
  rule(
    "DF-11",
    ["seed: Combat"],
    "A weapon fires at a target in range, in clear sight and in its arc, once a turn.",
    "Eine Waffe feuert auf ein Ziel in Reichweite, in freier Sicht und in ihrem Bogen, einmal je Runde.",
  ),
  rule(
    "DF-12",
    ["seed: Firing arcs"],
    "Arcs: front 11 to 1 o'clock, left 7 to 11, right 1 to 5, rear 5 to 7.",
    "Bögen: vorn 11 bis 1 Uhr, links 7 bis 11, rechts 1 bis 5, hinten 5 bis 7.",
  ),
  rule(
    "DF-13",
    ["seed: Range"],
    "Range up to 1 inch adds 2 to TO-HIT, up to 4 adds 1, up to 9 nothing, up to 12 takes 1 off.",
    "Bis 1 Zoll zählt TO-HIT 2 mehr, bis 4 eins mehr, bis 9 unverändert, bis 12 eins weniger.",
  ),
  rule(
    "DF-14",
    ["seed: To-Hit Roll"],
    "One die for each weapon: TO-HIT with the range or less is a hit.",
    "Ein Würfel je Waffe: höchstens TO-HIT mit der Reichweite ist ein Treffer.",
  ),
  rule(
    "DF-15",
    ["seed: Damage"],
    "A hit rolls for damage: 1 to 4 FUSELAGE, 5 ENGINE, 6 the weapon of the side hit, or FUSELAGE where none is left; at once.",
    "Ein Treffer würfelt Schaden: 1 bis 4 FUSELAGE, 5 ENGINE, 6 die Waffe der getroffenen Seite, oder FUSELAGE, wo keine ist; sofort.",
  ),
  rule(
    "DF-16",
    ["seed: Destruction"],
    "Without FUSELAGE an aircraft is destroyed; without ENGINE it crashes.",
    "Ohne FUSELAGE ist ein Flugzeug zerstört; ohne ENGINE stürzt es ab.",
  ),
];
