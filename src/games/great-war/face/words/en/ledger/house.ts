export const words = {
  "GW-301":
    "A climb of 100 m in the last move makes the old speed less one the highest that may be set; the minimum may always be flown.",
  "GW-302":
    "A special maneuver may open a move even without continued movement, but not where three hexsides or a maneuver before ask for a hex straight ahead. The Immelmann's three quarters are of the undamaged type.",
  "GW-303":
    "The hexes of a sideslip and a barrel roll are hexes forward: a dive may start with them, and hexsides are counted anew.",
  "GW-304": "After a maneuver that stays in its hex, a hex straight ahead comes next in the same move too.",
  "GW-305":
    "A glider may always dive 50 m. The excess of an overdive counts no further than six, however deep it is.",
  "GW-306":
    "No dive is deeper than the ground. A move ends where it leaves the board or hits the ground; what is written after that is not flown.",
  "GW-307":
    "The climb of a move counts from its last MP on. Where a falling leaf will end nobody knows, so it is never refused for who might be there.",
  "GW-308": "Who is loaded when the move begins flies all of it as loaded, wherever the bombs go.",
  "GW-309":
    "Strafing may be announced only with a move that finds a hex to strafe; each hex counts once, and a maneuver that stays in it spoils it like a turn.",
  "GW-310": "Of more attempts to tail one target than two the first in the order of the set-up count.",
  "GW-311": "Balloons of one class and side move in the order of the set-up: nothing hangs on it.",
  "GW-315":
    "With the 120° arc of fire the longest range of hexes and levels together still holds, and in the same hex one level at most.",
  "GW-316":
    "A belly gun fires at lower targets in the rear half, astern too, and straight down in its own hex.",
  "GW-317": "Who is attacked head-on may fire at the attacker even when he had declared nothing.",
  "GW-318": "Where silhouettes cancel out, schedules F and G count as A.",
  "GW-319":
    "A pilot hit strikes whoever had the controls when the phase began, an observer at dual controls too.",
  "GW-320": "A second serious wound kills without dice.",
  "GW-321": "A critical hit on cables or a tank that are gone already costs a point of damage instead.",
  "GW-322": "An observer hit from the ground with nobody left to hit costs its two points without a die.",
  "GW-323":
    "The switch at a head-on attack is asked once, when that attack is declared at a crew whose own declaration lies behind it; no other shot of the attacker, nor anybody else's, brings it up again.",
  "GW-330": "Who strafes with a Vickers and a Lewis fires the one with more attacks on it.",
  "GW-331":
    "Of trench and road strafed in one turn only the hexes of trench count for the fire that answers.",
  "GW-332":
    "An aircraft that falls earns the other side its price whatever brought it down: guns, the ground or its own pilot.",
  "GW-333":
    "A balloon neither keeps its side's archie from firing nor makes gunners mistake their own aircraft.",
  "GW-334":
    "An ace whom guns around a balloon fire at on his move, and who has not said that he defends himself, keeps his modifier for his attacks of this turn.",
  "GW-335":
    "Every enemy that flies into reach of guns on the ground counts as attacking what they guard, balloon or not: they fire at more than the adjustments ask (4.10l).",
  "GW-336":
    "A gun that has not fired by the combat phase takes the nearest enemy in reach, of equals the lowest.",
  "GW-337":
    "The three steady MP of a photograph lie in one move; the picture counts as soon as it is taken, as bombs and strafed hexes do, whatever becomes of the aircraft on that move.",
  "GW-338": "All that the wind carries drift at once, so that stacking needs no judging.",
  "GW-339":
    "The four turns of spotting are those of one aircraft and need not follow on one another; it spots for one target a turn.",
  "GW-340": "Where guns fire and bombs fall at the same place of a move, the guns come first.",
  "GW-341":
    "Who is brought down on his move stays there; other damage changes nothing of the move in hand and counts from the next.",
  "GW-342":
    "For parachutes an aircraft that nobody can fly any more has been destroyed, and a man in a faint counts as seriously wounded.",
  "GW-343": "A wind of strength 0 blows towards nobody; facings 2, 3 and 4 lead to the Allies.",
  "GW-344": "With capture in play, a man who comes down behind the Allied trenches is taken without dice.",
  "GW-345":
    "No game without a limit of turns of its own is longer than a hundred; then it is a draw, or points decide.",
  "GW-346":
    "Where the set-up says that points decide when the turns are over, a side alone on the table flies on to the limit of turns.",
  "GW-347":
    "With sealed plots all moves are opened together and flown step by step, an MP of everybody at a time: at each of its last MP a gun needs its target where that is after as many MP, or where it has stopped. What needs an order, such as dice, goes by MP, the slowest first; then all declare in the order of the set-up. Nobody tails.",
  "GW-348":
    "With alternating sides one side moves in the order of the set-up and declares, all fire, observers of both sides too, then the other does; the Allies begin. The ground fires once, when all have moved.",
  "GW-360":
    "A hidden gun lies where three dice, which its own side alone sees, send it from its hex: a direction, a distance no longer than set, and steps clockwise at that distance; off the board or on another gun it takes the nearest free hex. Beyond a corner of the board the near or far edge counts.",
  "GW-361":
    "Where a set-up does not say, a kill is worth 4 points, a two-seater or balloon 5, and an aircraft begins two below its top speed.",
  "GW-365":
    "The campaign's fourteen missions come in a fixed order that both sides know; squadrons and airmen are invented.",
  "GW-366":
    "Both sides name their crews for a mission sealed and at once: the Allies two to six, one a two-seater at least, the Germans as many as the die calls and can fly, each man named once. On a bombing mission every two-seater carries bombs, and nobody begins above his ceiling.",
  "GW-367":
    "A machine that comes home with half of its points of damage or more, or without an engine, is in the workshop until the evening.",
  "GW-368":
    "In the evening the parks send machines until there is one for each crew; of the better of two types one an evening, never more than at first. No more crews of a type fly than machines are ready.",
  "GW-369":
    "A machine of the better type that nobody has goes to the senior pilot of the lesser type, by kills and then missions; where one was not made good, the junior pilot changes to the lesser type.",
  "GW-370":
    "Who leaves over the enemy's edge, or glides on his side when the mission ends, is captured and counts as brought down: the mission does not count for a novice, and a glider is the victory of whoever's hit forced it to glide. Over a side edge crew and machine come back, but the mission does not count for a novice. Who still flies at the end comes home.",
  "GW-371":
    "Who glides into the ground has made a forced landing: each living man throws a die and lives on 1 to 4, on the enemy's side as a prisoner. All others who fall in 1917 are lost.",
  "GW-372": "Each man of a two-seater is credited with the share of his aircraft.",
  "GW-373":
    "A mission ends at its last turn, when no Allied aircraft is left on the table, or when its targets are done and no German is there.",
  "GW-374": "The points of all missions together decide the week.",
  "GW-375":
    "Lost airmen are replaced in the evening; until then a crew that lacks a man stays on the ground. A seriously wounded man who comes home flies no more in this week.",
  "GW-376":
    "Points for coming home are for who has tried his task: fired at an enemy, strafed, bombed a target, photographed or spotted for the guns. Only where getting away is the task do they go to everybody who gets home.",
  "GW-377":
    "A special maneuver may be flown before the first hex ahead, and loses its height there; only the dive that is written waits for that hex (4.5c).",
  "GW-378":
    "Within one move a special maneuver may follow three hexsides turned in its hex; the hex straight ahead that they cost begins the next move (4.5e).",
  "GW-379":
    "Who lets a late target go may take a later one; only passing up an enemy at his own move ends late declarations (A-33).",
  "GW-380":
    "Where a special maneuver is the last step of a climbing move, all its MP are seen from where the move ends, the climb in it.",
  "GW-381":
    "Fire from the ground in the combat phase is at the same time as that in the air: who falls in the phase still counts as flying, and no observer has taken over yet (A-42).",
  "GW-382":
    "Where the set-up says that points decide as long as any are left, the match ends with the turn in which a side alone on the table has nothing more to earn: no target or balloon that it can still deal with, no way home that pays, no trench to strafe unless it leads already, and no machine that may come down yet for a hit tank, a wounded pilot or a lost engine.",
};
