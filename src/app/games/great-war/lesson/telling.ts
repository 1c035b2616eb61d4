import type { Localised } from "../../../../core/language.ts";
import { both } from "../../../both.ts";
import type { Attack, LessonFacts } from "./facts.ts";

const NOTHING = both("", "");

/** Texts, one after the other. */
export function joined(...texts: readonly Localised[]): Localised {
  const said = texts.filter(({ en }) => en !== "");
  return both(said.map(({ en }) => en).join(" "), said.map(({ de }) => de).join(" "));
}

/** Who moves when, from the dice. */
export function initiative({ initiative: rolled, last, tail }: LessonFacts): Localised {
  if (tail?.success) {
    return both(
      "You hold his tail, so you move right after him, whatever the dice say (4.4g).",
      "Du hältst dich an seinem Heck, also ziehst du gleich nach ihm, was die Würfel auch sagen (4.4g).",
    );
  }
  if (!rolled) return NOTHING;
  const { mine, theirs } = rolled;
  return last
    ? both(
        `You have ${mine}, G1 ${theirs}: the lower had to move first, so you see where he is (4.2a).`,
        `Du hast ${mine}, G1 ${theirs}: Das niedrigere musste zuerst ziehen, also siehst du, wo er ist (4.2a).`,
      )
    : both(
        `You have ${mine}, G1 ${theirs}: the lower moves first, so you have to guess where he goes (4.2a).`,
        `Du hast ${mine}, G1 ${theirs}: Das niedrigere zieht zuerst, also musst du raten, wohin er fliegt (4.2a).`,
      );
}

function outcome({ natural, total, modified, points, critical }: Attack): Localised {
  const en = `a ${natural}${total === 0 ? "" : ` and ${total > 0 ? `+${total}` : `−${-total}`} make ${modified}`}: ${points === 0 ? "nothing" : points === 1 ? "1 point" : `${points} points`}`;
  const de = `${natural}${total === 0 ? "" : ` und ${total > 0 ? `+${total}` : `−${-total}`} macht ${modified}`}: ${points === 0 ? "nichts" : points === 1 ? "1 Punkt" : `${points} Punkte`}`;
  return critical
    ? both(`${en} and a critical hit!`, `${de} und ein kritischer Treffer!`)
    : both(`${en}.`, `${de}.`);
}

/** What has come of the pupil's shot. */
export function myShot({ mine, damage: [points, most] }: LessonFacts): Localised {
  if (!mine) {
    return both(
      "You have not fired, or your shot was lost because he flew out of line (A-33).",
      "Du hast nicht gefeuert, oder dein Schuss war verloren, weil er aus der Linie flog (A-33).",
    );
  }
  const { en, de } = outcome(mine);
  return both(
    `Your two dice: ${en} He has ${points} of the ${most} points that bring him down.`,
    `Deine zwei Würfel: ${de} Er hat ${points} der ${most} Punkte, die ihn herunterholen.`,
  );
}

/** What has come of the enemy's shot. */
export function theirShot({ theirs }: LessonFacts): Localised {
  if (!theirs) return NOTHING;
  const { en, de } = outcome(theirs);
  return both(`His observer fired too: ${en}`, `Auch sein Beobachter feuerte: ${de}`);
}

/** A jam after the pupil's shot. */
export function jam({ jam: test, jammed }: LessonFacts): Localised {
  if (!test) return NOTHING;
  const faces = test.faces.join(", ");
  return jammed
    ? both(
        `And a jam! A natural ${test.natural} tests each gun; a die of 2 or less jams it (4.7g). Yours: ${faces}. One jammed gun of a Camel silences both (4.7h).`,
        `Und Ladehemmung! Eine natürliche ${test.natural} prüft jedes MG; ein Würfel von 2 oder weniger hemmt es (4.7g). Deine: ${faces}. Ein gehemmtes MG einer Camel bringt beide zum Schweigen (4.7h).`,
      )
    : both(
        `A natural ${test.natural} tests the guns for a jam; yours ran on this time: ${faces} (4.7g).`,
        `Eine natürliche ${test.natural} prüft die MGs auf Hemmung; deine liefen diesmal weiter: ${faces} (4.7g).`,
      );
}

/** What has come of clearing. */
export function clearing({ cleared, jammed }: LessonFacts): Localised {
  if (!cleared) return NOTHING;
  const { die } = cleared;
  return jammed
    ? both(
        `The die showed ${die}: still jammed. You may try again at the end of this turn (4.7i).`,
        `Der Würfel zeigte ${die}: noch immer gehemmt. Am Ende dieser Runde darfst du wieder (4.7i).`,
      )
    : both(`The die showed ${die}: the guns are free!`, `Der Würfel zeigte ${die}: Die MGs sind frei!`);
}

/** A move that brings a shot, or at least him before the nose. */
export function shotMove({ good }: LessonFacts): Localised {
  return good === undefined
    ? both(
        "From here no move brings him into your sights this turn: come in behind him, at his altitude.",
        "Von hier bringt ihn diese Runde kein Zug in dein Visier: Setz dich hinter ihn, auf seine Höhe.",
      )
    : both(`Such as \`${good}\`.`, `Etwa \`${good}\`.`);
}

/** A quiet move. */
export function quietMove({ quiet }: LessonFacts): Localised {
  return quiet === undefined ? NOTHING : both(`Such as \`${quiet}\`.`, `Etwa \`${quiet}\`.`);
}
