/** Values of squadrons and orders of battle. */
export const words = {
  "BB-25":
    "Each type has dogfight dice, a defence and bomb dice. The defence of Spitfire and Bf 109 and all of the Bf 110 come from the source; the other figures are ours.",
  "BB-26":
    "A Bf 110 throws three dice; two where the square of the combat lies wholly north of the 12 Group line, and always two in Luftflotte 5.",
  "BB-27": "A bomber is a squadron with bomb dice: Ju 87, Do 17, He 111, Ju 88.",
  "BB-28":
    "The Groups have 9, 12, 9 and 6 squadrons. 13 Group's six come from the source, the types are ours.",
  "BB-29":
    "The Luftflotten have 44, 33 and 6 squadrons, a card for each historical Gruppe; Luftflotte 5 has neither Ju 87 nor Bf 109.",
  "BB-30": "At the start all squadrons lie face down in their piles, and nothing is damaged.",
  "BB-31": "The Germans repair nothing: their Damaged boxes are the count of their losses.",
  "BB-32": "A British squadron that is lost goes to its Group's Damaged box and adds one to the losses.",
};
