/** Production, jets in place of others, and fuel. */
export const words = {
  "LW-88":
    "Three factories that stand make one aircraft factor a quarter; thirds are kept until they make a whole. One aircraft factor and one pilot factor bring back one factor.",
  "LW-89":
    "With complexes aircraft production is six for good from the first quarter that ends with fewer than eighteen factories.",
  "LW-90":
    "With complexes it is halved for a quarter in which the last target of another complex than aircraft and oil is bombed, once, however many these are.",
  "LW-91":
    "With complexes it is halved in every quarter from the one in which rail, shipping and transportation centers are all gone; never twice in one.",
  "LW-92":
    "Twelve pilot factors are trained a quarter, one fewer for each two school factors that are missing: lost, given up for jets, or, with complexes, grounded.",
  "LW-93":
    "Aircraft and pilots may go to any unit that is lost or reduced, schools and jets too; a jet that was lost can be back in the next quarter.",
  "LW-94":
    "In the Tournament game the Germans get a replacement factor for three factories; thirds are lost.",
  "LW-95": "Jets are passed once and for all; from that quarter on one unit a quarter may be replaced.",
  "LW-96":
    "A Me 262 comes in place of a unit that would enter in this quarter, schools excepted, and that unit never comes. Six may come so, and never are there more units than planned.",
  "LW-97":
    "Fuel is ten for each refinery that stands as the quarter begins; ten in all from the quarter after the last one was bombed.",
  "LW-98":
    "It is halved in the quarter after the last chemical target was bombed, and in all quarters after the transport system was gone; both together leave a quarter.",
  "LW-99":
    "A whole unit needs one fuel a quarter, Me 262 and He 162 a half, Me 163 none; a reduced one half of that.",
  "LW-100":
    "Fuel is allocated in secret as the quarter begins and shown after the raid; any unit may be left without. In the first six quarters the list may be skipped while there is enough for all.",
  "LW-101":
    "Of what is left up to ten go into the reserve, the rest is lost. The reserve opens in the first quarter that makes less than all units need, and stays open; nobody has to use it.",
  "LW-102":
    "Who has fuel takes off as often as the raid allows. Who has none stays on his base, can be strafed, and is missing: night fighters against the next night of the RAF, schools in training.",
};
