/** Bombers and rockets. */
export const words = {
  "formations.title": "Bombers in formation",
  "formations.who":
    "Medium and heavy bombers hold no hand and have no player-turns. Two to six of one type fly in formation at a level that never changes; a damaged one drops out as a straggler (DIF-B10). Light bombers are Elements like fighters (DIF-B18).",
  "formations.which":
    "**Which one:** fire goes at the formation, and a D6 picks the bomber; after a MANEUVERING or HALF LOOP that stood at it the attacker picks. It stays his target for the player-turn.",
  "formations.turrets":
    "**Turret fire:** at the first firing card of an aircraft in its player-turn the target draws its turret rating and a card for each other bomber in formation, six at most. Each firing card among them is an attack with Hit Value 8 that the attacker may answer (DIF-4.1.9).",
  "formations.gunners":
    "**Gunners** of two-seaters do the same when somebody fires at their Leader from behind, or at their Wingman (DIF-B9).",
  "formations.escorts":
    "**Escorts:** a fighter Leader of the bombers' side at their level, free or pursuing the attacker, answers MANEUVERING and HALF LOOP at them, and spoils a firing card with MANEUVERING, SCISSORS or ACE PILOT: `maneuvering by A1` (DIF-B11).",
  "points.title": "Fire at bombers",
  "points.formula":
    "Hits × Hit Value, in points of 8 (DIF-4.1.3). What is left over may score one more (DIF-4.1.7, DIF-6.1.7). Half the defense damages, all of it shoots down (DIF-4.1.4, DIF-4.1.6). Cards are not added up (DIF-R12).",
  "points.caption": "The chance of one more point, by what is left over",
  "points.rest": "Left over",
  "points.types": "Medium and heavy bombers, our own figures",
  "points.type": "Type",
  "points.class": "Class",
  "points.medium": "medium",
  "points.heavy": "heavy",
  "points.defense": "Defense",
  "points.damaged-at": "Damaged at",
  "points.level": "Highest level",
  "points.turret": "Turrets",
  "points.example":
    "Three hits of an Fw 190A-8 (20) on a B-17G are 60: seven points and 4 left over, for an eighth on 1 to 3 (DIF-4.1.8).",
  "rockets.title": "Rockets",
  "rockets.rule":
    "Bf 109G-6, Fw 190A-6 and Bf 110G-2 may carry them against **heavy** bombers. Once in a game each aircraft that does declares them with a firing card, `in-my-sights 1/1 Q rockets`: no bursts, no turret fire, and a D6 decides (DIF-7.1.2, DIF-R23).",
  "rockets.hit":
    "A hit destroys the bomber: on 1, from a Bf 110 on 1 or 2 (DIF-7.1.3). Under the wings they cost a Leader one Agility and one Speed; the Speed does not come back (DIF-7.1.4).",
};
