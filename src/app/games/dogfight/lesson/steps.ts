import type { Step } from "../../../lesson/lesson.ts";
import { both } from "../both.ts";
import { PUPIL, PUPIL_SEAT } from "./config.ts";
import type { LessonFacts } from "./facts.ts";
import { FOE, LINE, ORDERS, OVALS, OWN, PAD, READY, SHEETS, SHOT, SLIP } from "./points.ts";
import { initiative, joined, myShot, suggestion, theirShot, whereabouts } from "./telling.ts";

type LessonStep = Step<LessonFacts>;

const isLegal = ({ state }: LessonFacts) => state === "legal";
const turns = ({ draft }: LessonFacts) => /[LR]/.test(draft);

/** The end of writing orders. */
function ready(turn: number, en: string, de: string): LessonStep {
  return {
    id: `ready-${turn}`,
    part: `${turn}/orders`,
    say: both(en, de),
    needs: isLegal,
    done: () => false,
    point: READY,
    open: { drawer: "desk" },
  };
}

const FIRST: readonly LessonStep[] = [
  {
    id: "welcome",
    part: "1/orders",
    say: both(
      "Welcome to the club. You fly R1, the Spitfire in the ring. Ahead of you a Ju 88, B1, crosses on its way home. Five turns, and you know the game. I tell you one thing at a time.",
      "Willkommen im Club. Du fliegst R1, die Spitfire im Kreis. Vor dir kreuzt eine Ju 88, B1, auf dem Heimweg. Fünf Runden, und du kennst das Spiel. Ich sage immer nur eins.",
    ),
    point: OWN,
  },
  {
    id: "straight",
    part: "1/orders",
    say: both(
      "Everybody writes a line of orders in secret. A digit flies straight on: `2` is two steps of two inches each and costs 2 SPEED. Write `2`, or tap it on the brass ruler below.",
      "Alle schreiben geheim eine Zeile Befehle. Eine Ziffer fliegt geradeaus: `2` sind zwei Schritte zu je zwei Zoll und kostet 2 SPEED. Schreib `2` oder tipp es unten auf dem Messinglineal an.",
    ),
    done: isLegal,
    point: LINE,
    open: { drawer: "desk" },
    tries: [{ label: both("Too fast: 5", "Zu schnell: 5"), prompt: PUPIL, text: "5" }],
  },
  ready(
    1,
    "Good. The ghost on the table shows where that takes you. B1 has written too, and nobody has seen either line. Press Ready: both are opened at the same moment.",
    "Gut. Der Schatten auf dem Tisch zeigt, wohin das führt. Auch B1 hat geschrieben, und niemand kennt die Zeile des anderen. Drück Bereit: beide werden im selben Augenblick aufgedeckt.",
  ),
];

const SECOND: readonly LessonStep[] = [
  {
    id: "opened",
    part: "2/orders",
    say: both(
      "That was a turn: both orders were opened, and both flew at once. This slip always says what has just happened. Nobody was near enough to shoot.",
      "Das war eine Runde: beide Befehle wurden aufgedeckt, und beide flogen zugleich. Dieser Zettel sagt immer, was gerade geschehen ist. Zum Schießen war niemand nah genug.",
    ),
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "turn",
    part: "2/orders",
    say: both(
      "Now a turn. L and R turn the nose one point of the clock and cost 1 each. Write `1R1`, or tap 12, 1 and 12 on the clock: one ahead, a point to the right, one ahead.",
      "Jetzt eine Kurve. L und R drehen die Nase um einen Punkt der Uhr und kosten je 1. Schreib `1R1`, oder tipp auf der Uhr 12, 1 und 12: eins voraus, ein Punkt nach rechts, eins voraus.",
    ),
    done: (facts) => isLegal(facts) && turns(facts),
    point: PAD,
    focus: LINE,
    open: { drawer: "desk", slip: false },
    tries: [
      { label: both("Turn twice: LR1", "Zweimal: LR1"), prompt: PUPIL, text: "LR1" },
      { label: both("Too much: 3L1", "Zu viel: 3L1"), prompt: PUPIL, text: "3L1" },
    ],
  },
  {
    id: "arcs",
    part: "2/orders",
    say: both(
      "Look at the ghost: the hatched fan before it is your gun's field of fire, from 11 to 1 o'clock. Its rings are ranges: up to 1, 4, 9 and 12 inches.",
      "Sieh dir den Schatten an: der schraffierte Fächer davor ist dein Schussfeld, von 11 bis 1 Uhr. Seine Ringe sind Entfernungen: bis 1, 4, 9 und 12 Zoll.",
    ),
    needs: isLegal,
  },
  ready(2, "Press Ready and watch both of you fly.", "Drück Bereit und sieh euch beide fliegen."),
];

const THIRD: readonly LessonStep[] = [
  {
    id: "again",
    part: "3/orders",
    when: ({ tried }) => tried > 0,
    say: {
      tell: (facts) =>
        joined(
          both("No shot yet, so we try once more. ", "Noch kein Schuss, also versuchen wir es noch einmal. "),
          whereabouts(facts),
        ),
    },
    point: FOE,
  },
  {
    id: "badge",
    part: "3/orders",
    when: ({ tried }) => tried === 0,
    say: {
      tell: (facts) =>
        joined(
          both(
            "Where is he? Point at B1 with the mouse, tap him, or go to him in the list of aircraft: a badge tells range, clock and what your die must show. ",
            "Wo ist er? Zeig mit der Maus auf B1, tipp ihn an oder geh in der Liste der Flugzeuge auf ihn: ein Schild sagt Entfernung, Uhr und was dein Würfel zeigen muss. ",
          ),
          whereabouts(facts),
        ),
    },
    done: ({ looked }) => looked,
    point: FOE,
    open: { slip: false, pieces: true },
  },
  {
    id: "aim",
    part: "3/orders",
    say: {
      tell: (facts) =>
        joined(
          both(
            "Write an order that ends with B1 in your fan and within 12″. The nearer, the better: TO-HIT 3 becomes 4 within 4″, and 2 beyond 9″.",
            "Schreib einen Befehl, nach dem B1 in deinem Fächer und höchstens 12″ weit ist. Je näher, desto besser: aus TO-HIT 3 wird bis 4″ eine 4, jenseits von 9″ eine 2.",
          ),
          suggestion(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk", pieces: false },
    tries: [{ label: both("Too tight: LLL", "Zu eng: LLL"), prompt: PUPIL, text: "LLL" }],
  },
  ready(
    3,
    "He may do what he likes, you only guess. Press Ready. If you have been told that something is odd, you may fly it all the same.",
    "Er darf tun, was er will, du rätst nur. Drück Bereit. Wirst du gewarnt, dass etwas seltsam ist, darfst du es trotzdem fliegen.",
  ),
  {
    id: "first-initiative",
    part: "3/fire",
    say: {
      tell: (facts) =>
        joined(both("You have him in your sights! ", "Du hast ihn im Visier! "), initiative(facts)),
    },
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "first-shot",
    part: "3/fire",
    say: {
      tell: ({ enemy }) =>
        both(
          `Here is your shot with its chance. At this range the die must show ${enemy?.need ?? 3} or less. Press it.`,
          `Hier ist dein Schuss mit seiner Aussicht. Auf diese Entfernung muss der Würfel ${enemy?.need ?? 3} oder weniger zeigen. Drück ihn.`,
        ),
    },
    done: () => false,
    point: SHOT,
    open: { drawer: "desk", slip: false },
    tries: [{ label: both("R1 rear B1", "R1 rear B1"), prompt: PUPIL_SEAT, text: "R1 rear B1" }],
  },
];

/** How a turn of shooting came out, and the sheet it is kept on. */
function result(turn: number): LessonStep {
  return {
    id: `result-${turn}`,
    part: `${turn}/orders`,
    when: ({ mine, theirs }) => mine !== undefined || theirs !== undefined,
    say: { tell: (facts) => joined(myShot(facts), theirShot(facts)) },
    point: SLIP,
    open: { slip: true },
  };
}

const FOURTH: readonly LessonStep[] = [
  result(4),
  {
    id: "sheets",
    part: "4/orders",
    say: both(
      "Every aircraft has a record sheet. Open Sheets.",
      "Jedes Flugzeug hat einen Bogen. Schlag Bögen auf.",
    ),
    done: ({ drawer }) => drawer === "sheets",
    point: SHEETS,
    open: { slip: false },
  },
  {
    id: "ovals",
    part: "4/orders",
    say: both(
      "Hits cross off ovals. A damage die of 1 to 4 takes a FUSELAGE, 5 an ENGINE, 6 the gun on the side that was hit (R-26). No FUSELAGE left: destroyed. No ENGINE left: it crashes.",
      "Treffer streichen Ovale. Ein Schadenswürfel von 1 bis 4 nimmt eine FUSELAGE, 5 eine ENGINE, 6 die Waffe der getroffenen Seite (R-26). Keine FUSELAGE mehr: zerstört. Keine ENGINE mehr: Absturz.",
    ),
    needs: ({ drawer }) => drawer === "sheets",
    point: OVALS,
  },
  {
    id: "back-to-orders",
    part: "4/orders",
    say: both("Now back to Orders.", "Jetzt zurück zu Befehle."),
    done: ({ drawer }) => drawer === "desk",
    point: ORDERS,
  },
  {
    id: "closer",
    part: "4/orders",
    say: {
      tell: (facts) =>
        joined(
          both(
            "Close in. From now on B1's gunners shoot back, and who has the initiative fires first: his hits count before the other answers (R-17).",
            "Geh näher heran. Von jetzt an schießen die Schützen von B1 zurück, und wer die Initiative hat, feuert zuerst: seine Treffer gelten, ehe der andere antwortet (R-17).",
          ),
          suggestion(facts),
        ),
    },
    done: isLegal,
    point: LINE,
    open: { drawer: "desk" },
  },
  ready(4, "Ready when you are.", "Bereit, wenn du es bist."),
  {
    id: "second-initiative",
    part: "4/fire",
    say: { tell: (facts) => joined(initiative(facts), theirShot(facts)) },
    point: SLIP,
    open: { slip: true },
  },
  {
    id: "second-shot",
    part: "4/fire",
    say: both(
      "Fire. Each gun fires once a turn; Cease fire would keep it silent.",
      "Feuer. Jede Waffe schießt einmal je Runde; mit Feuer einstellen bliebe sie stumm.",
    ),
    done: () => false,
    point: SHOT,
    open: { drawer: "desk", slip: false },
  },
];

const FIFTH: readonly LessonStep[] = [
  result(5),
  {
    id: "envelope",
    part: "5/orders",
    say: both(
      "This turn is yours. The small arrows on the table are every place where you can be next; drag the ghost to one of them, or write. The order line follows.",
      "Diese Runde gehört dir. Die kleinen Pfeile auf dem Tisch sind alle Orte, wo du nächste Runde sein kannst; zieh den Schatten zu einem davon oder schreib. Die Zeile folgt.",
    ),
    done: isLegal,
    point: OWN,
    open: { drawer: "desk", slip: false },
  },
  ready(
    5,
    "Your plan stands. Press Ready; if you have a shot afterwards, take it.",
    "Dein Plan steht. Drück Bereit; hast du danach einen Schuss, nimm ihn.",
  ),
  {
    id: "last-shot",
    part: "5/fire",
    say: { tell: (facts) => joined(initiative(facts), both(" Your shot!", " Dein Schuss!")) },
    done: () => false,
    point: SHOT,
    open: { drawer: "desk" },
  },
];

const LEARNED = both(
  "That is the whole game: write in secret, fly at once, roll who fires first, shoot what is in the fan, cross off ovals. What else there is, clouds, altitude, many aircraft, you find in the rules.",
  "Das ist das ganze Spiel: geheim schreiben, zugleich fliegen, würfeln, wer zuerst feuert, schießen, was im Fächer ist, Ovale streichen. Was es sonst noch gibt, Wolken, Höhe, viele Flugzeuge, steht in den Regeln.",
);

/** A shot that comes before its turn of the lesson. */
function early(turn: number): LessonStep {
  return {
    id: `early-${turn}`,
    part: `${turn}/fire`,
    say: both(
      "You have a shot already! Press it, or cease fire. I explain it all in a moment.",
      "Du hast schon einen Schuss! Drück ihn oder stell das Feuer ein. Ich erkläre gleich alles.",
    ),
    done: () => false,
    point: SHOT,
    open: { drawer: "desk" },
  };
}

const ENDS: readonly LessonStep[] = [
  {
    id: "watch",
    part: "watch",
    say: both(
      "Watch the table: everybody flies at the same moment, then the dice fall.",
      "Schau auf den Tisch: alle fliegen im selben Augenblick, dann fallen die Würfel.",
    ),
    done: () => false,
  },
  {
    id: "end",
    part: "end",
    say: {
      tell: (facts) => (facts.mine ? joined(myShot(facts), joined(both(" ", " "), LEARNED)) : LEARNED),
    },
    done: () => false,
  },
  {
    id: "left",
    part: "over",
    when: ({ gone }) => gone === "left",
    say: joined(
      both(
        "You crossed the edge of the table, and who does that is out (R-25). Now you know it for good. ",
        "Du hast den Tischrand überflogen, und wer das tut, ist draußen (R-25). Das vergisst du nicht mehr. ",
      ),
      LEARNED,
    ),
    done: () => false,
  },
  {
    id: "shot",
    part: "over",
    when: ({ gone }) => gone === "shot",
    say: joined(
      both(
        "B1's gunner got you. That is the game too: come at a bomber from the side where it has no gun. ",
        "Der Schütze von B1 hat dich erwischt. Auch das gehört dazu: komm von der Seite, wo ein Bomber keine Waffe hat. ",
      ),
      LEARNED,
    ),
    done: () => false,
  },
  {
    id: "won",
    part: "over",
    when: ({ gone }) => gone === "won",
    say: joined(both("B1 is gone, the sky is yours! ", "B1 ist weg, der Himmel gehört dir! "), LEARNED),
    done: () => false,
  },
];

/** The first lesson, step by step. */
export const STEPS: readonly LessonStep[] = [
  ...FIRST,
  early(1),
  ...SECOND,
  early(2),
  ...THIRD,
  ...FOURTH,
  ...FIFTH,
  ...ENDS,
];
