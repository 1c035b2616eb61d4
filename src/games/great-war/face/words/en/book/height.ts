export const words = {
  "height.none": "none",
  "height.one-hex-ahead-to-the-left": "One hex ahead to the left or right, nose as it was, −50 m.",
  "height.a-hex-ahead-then-one": "A hex ahead, then one aslant; whoever fires at it this turn takes −1.",
  "height.turns-right-about-in-its":
    "Turns right about in its hex and gains 100 m; needs three quarters of the top speed.",
  "height.turns-right-about-in-its-hex": "Turns right about in its hex and loses 150 m.",
  "height.stays-in-its-hex-nobody": "Stays in its hex; nobody may try to tail it next turn.",
  "height.stays-in-its-hex-100-m":
    "Stays in its hex, −100 m, and a die says where the nose points: 1–2 a side left, 5–6 right.",
  "height.title": "Climbing and diving",
  "height.climb-any-multiple-of-50":
    "**Climb:** any multiple of 50 m up to the type's climb, at the end of the move; half of it above two thirds of the ceiling (D-04).",
  "height.dive-any-multiple-of-50-m":
    "**Dive:** any multiple of 50 m up to what is allowed, from the first hex on, and never before a hex straight ahead (4.5c, D-05).",
  "height.a-move-does-one-or-the": "A move does one or the other (D-06). Altitude 0 is a crash.",
  "height.energy-after-a-dive-of":
    "**Energy:** after a dive of 100 m or more the next speed may be one higher still; after a climb of 100 m or more it must be one lower (D-03).",
  "height.the-shallow-dive-the":
    "The **shallow dive**: the faster, the flatter. The whole dive is allowed up to the dive speed; each MP above it takes 100 m (4.5b).",
  "height.allowed-dive-of-a-fokker": "Allowed dive of a Fokker Dr.I (350 m, dive speed 5)",
  "height.speed": "Speed",
  "height.dive": "Dive",
  "height.overdiving-more-than-that":
    "**Overdiving** (D-07): more than that is possible, up to twice the type's dive and four MP above its dive speed, but the wings may fold. Count the steps of 50 m above what is allowed, six at most, and roll two dice: that many or less, and the aircraft is gone; one or two more cost a die of damage. A Camel at speed 8 may dive 200 m; for 350 m the count is 3: it dies on 2 or 3, and 4 or 5 hurt.",
  "maneuvers.title": "Special maneuvers",
  "maneuvers.one-a-turn-at-any-point":
    "One a turn, at any point of the move (4.5g). Not for schedules A, F and G, nor for who is loaded, wounded or has a broken spar, nor for two-seaters but Bristol, Hannover and Halberstadt. The chart is ours; a schedule worse costs 1 MP more (§8).",
  "maneuvers.special-maneuvers": "Special maneuvers",
  "maneuvers.written": "Written",
  "maneuvers.mp-for-e-d-c-b": "MP for E · D · C · B",
  "maneuvers.what-happens": "What happens",
};
