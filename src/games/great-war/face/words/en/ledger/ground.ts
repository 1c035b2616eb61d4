export const words = {
  "GW-81": "With bombs the top speed is one lower.",
  "GW-82": "A single-seater with bombs turns one schedule worse, unless it is B or A.",
  "GW-83": "With bombs no silhouette is better than 0.",
  "GW-84": "With bombs the climb is 50 m less, but 50 m are always possible unless damage forbids climbing.",
  "GW-85":
    "Damage that brings a loaded aircraft's top speed down to its least makes it drop its bombs at once.",
  "GW-86":
    "Strafing trenches at 350 m or lower draws machine-gun fire: one attack for 1–2 hexes, two for 3–5, three for 6 and more, at −1 and +1 against a novice.",
  "GW-87": "Strafing roads draws no fire but archie's.",
  "GW-88":
    "Archie: over the enemy's half, within 5 hexes of his trenches and at 2,000 m or lower, a 1 or 2 at the end of the turn is an attack.",
  "GW-89": "Archie attacks who strafed this turn at −1, with the novice's +1 and nothing else.",
  "GW-90": "Archie is silent where a friend of the gunners is within 3 hexes and 150 m of the target.",
  "GW-91":
    "Over one's own lines archie attacks on a 1 when the nearest enemy aircraft is 3 to 10 hexes away.",
  "GW-92":
    "The guns that guard a balloon fire during the attacker's move as soon as he is in reach, once a turn, and what they do counts at once.",
  "GW-93": "A hidden gun must be discovered first and may then fire at once.",
  "GW-94":
    "About balloons aces and novices count, silhouettes don't; at 350 m or lower ground fire on the attacker has only the novice's +1.",
  "GW-95": "Balloons always move first.",
  "GW-96":
    "Where the modifier leaves ground fire no critical roll, a natural one is a critical hit all the same on a die of 1 to 3.",
  "GW-97":
    "Ground fire hits the pilot by number 2 on a 6, an observer by number 6 on 5 or 6, the pilot by number 12 on 5 or 6; otherwise nothing happens.",
  "GW-98":
    "Machine guns on the ground are critical on 12 only, anti-aircraft guns on 11 and 12; an ace counts 1, a double ace 2.",
  "GW-99":
    "From July 1918 Germans jump from a machine destroyed above 150 m: 3 to 6 gets out, 2 less when seriously wounded; then a 6 means that the parachute fails.",
  "GW-100":
    "Capture: who comes down over no-man's land or at most 3 hexes behind the German line, with the wind towards the Allies, is taken on a 1, 1 less having jumped from 3,000 m or higher.",
  "GW-101":
    "A novice is one no longer after a victory or four missions from which aircraft and crew came home.",
  "GW-102":
    "Scenarios name their novices; of the replacements in Bloody April these are: a British pilot on 2–10 of two dice, a British observer on 2–8 or 12, a German pilot on 2–3.",
  "GW-103":
    "In a squadron with two types a novice gets the lesser one, unless there are more of the better than men for them.",
};
