/** Flight, time in the air, bases, missions and strafing. */
export const words = {
  "LW-60": "A step costs one hex, whatever the way, up to the speed of the type; enemies don't stop anybody.",
  "LW-61":
    "Bombers fly and turn back as they like and leave by any hex of their lines; bound are only what they bomb, and where and when they enter. Who finds his target bombed has no other.",
  "LW-62":
    "An American fighter has its turns in the air from the turn in which it crosses the R line, and must be back when they are over. Each crosses once a raid.",
  "LW-63":
    "A German unit has its turns in the air from the turn in which it takes off, and must have landed when they are over.",
  "LW-64":
    "Who is in a battle drops his tanks or keeps them, the attacker first. Dropped, his time falls to the right figure if it was more; kept, they cost one E in that battle.",
  "LW-65":
    "One lands on a base that has room, and takes off again on the third turn after; so on as long as the raid lasts.",
  "LW-66":
    "As agreed, each unit takes off and lands for itself, or with the group into which it was put, or with all of its type. Who is on no usable base when his group lands is lost.",
  "LW-67":
    "Fighters that end their move with bombers may be their close escort until the next turn; all others are free.",
  "LW-68":
    "Who attacks bombers meets their escorts first; free fighters of the same hex stay out of it unless they are attacked. Both may attack afterwards, and only free ones may strafe.",
  "LW-69":
    "A close escort that has to leave for want of fuel neither strafes nor attacks on its way home, nor is it an escort again on it, but may shoot back.",
  "LW-70":
    "Free fighters that have not fired may strafe who stands on a base: the units are named in order and lose in that order, one die a type. A 6 of the base's guns costs a factor.",
};
