/** The steps of a turn, and what is open and hidden. */
export const words = {
  "BB-68": "A turn begins with its number; after turn 11 the campaign is over.",
  "BB-69": "Then squadrons that were stood down two turns ago go on top of their pile.",
  "BB-70":
    "Then the order of battle: cities recover, types are withdrawn, reinforcements come, also those owed, and squadrons are rotated.",
  "BB-71":
    "Then the Groups repair one after another: as many dice as their cities produce, split beforehand between squadrons and facilities; each roundel repairs one, chosen after the throw.",
  "BB-72": "Then the weather; a respite ends the turn.",
  "BB-73": "Then squadron alert for both sides, and five combat markers.",
  "BB-74": "Then the German fills his hand and gives each active geschwader a mission card, face down.",
  "BB-75": "A Tally Ho begins: all wings are unused, and patrols may be called home.",
  "BB-76": "The German moves one geschwader after another, in whatever order he likes.",
  "BB-77": "In the middle of it radar may call up a wing, and a chase begins.",
  "BB-78": "Then wings that missed are back at their stations, and each unused wing may move.",
  "BB-79":
    "Then the battle: intercepts in the order of contact, then dogfights; wings that fought return to base.",
  "BB-80": "Then each geschwader in its target's square that has a bomber may bomb, and makes for home.",
  "BB-81":
    "Who has no fuel, no squadron or has bombed leaves the map, and so does who likes; fuel is checked.",
  "BB-82":
    "Another Tally Ho follows while anybody is aloft or may still take off; else all wings go home and the turn is over.",
  "BB-83": "After the last turn the campaign is judged.",
  "BB-84": "Who has not taken off by the second Tally Ho stays at home, so that the fourth is the last.",
  "BB-85": "The German sees his squadrons before he assigns missions.",
  "BB-86":
    "At the alert formations fill up unseen from the top of their pile, in an order of choice. Before that squadrons may be put under it.",
  "BB-87": "A geschwader is active with at least one squadron; only active ones get a mission and fly.",
  "BB-88":
    "A geschwader stays at home, takes off, moves five or ten squares, or reaches for home; aloft a Tally Ho always costs fuel.",
  "BB-89":
    "Its move ends with a wing that stops it, over the target with its bomb run, after five or ten squares, or where it likes while nobody chases it.",
  "BB-90":
    "A wing that did not intercept may move four squares, three without its airfield, or take to the air over its station; who does not fight there stays on patrol.",
  "BB-91": "A wing that is back at base may be used again in a later Tally Ho, with what it has left.",
  "BB-92": "Not to bomb costs nothing: one may feint, turn back or stay at home.",
  "BB-93": "A scramble is called with wing, geschwader and square.",
  "BB-94":
    "Open to both: squares, fuel, strengths, sizes of piles and hands, Damaged boxes, the stood down, hits, what is knocked out, markers, scores and cards of targets that were bombed.",
  "BB-95": "Its owner alone knows what squadrons a formation has, and what he put under his pile.",
  "BB-96": "Nobody knows the order of piles and draw pile, or the removed cards.",
  "BB-97": "The German alone knows his hand and the missions; a mission shows when its target is bombed.",
  "BB-98": "Gruppen, and what is set against them, show when they fight.",
  "BB-99": "Squadrons that throw in a combat are seen by both, and then hidden again.",
};
