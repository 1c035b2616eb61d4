import type { Localised } from "../../../../core/language.ts";
import { decimal } from "../../../../games/dogfight/words/format.ts";
import { both } from "../../../both.ts";
import type { LessonFacts, Shot } from "./facts.ts";

/** What the die did to whom was hit. */
function harm({ damage }: Shot): Localised {
  switch (damage?.key) {
    case "hit-engine":
      return both("one ENGINE", "eine ENGINE");
    case "hit-weapon":
      return both("a gun", "eine Waffe");
    default:
      return both("one FUSELAGE", "eine FUSELAGE");
  }
}

/** What has come of the pupil's shot. */
export function myShot({ mine }: LessonFacts): Localised {
  if (!mine) return both("You have not fired.", "Du hast nicht gefeuert.");
  const { roll, need, hit } = mine;
  if (!hit) {
    return both(
      `Your die showed ${roll}, and you needed ${need} or less: a miss. That happens to the best.`,
      `Dein Würfel zeigte ${roll}, und du brauchtest ${need} oder weniger: vorbei. Das passiert den Besten.`,
    );
  }
  const { en, de } = harm(mine);
  return both(
    `Your die showed ${roll}, and you needed ${need} or less: a hit! The second die cost B1 ${en}.`,
    `Dein Würfel zeigte ${roll}, und du brauchtest ${need} oder weniger: Treffer! Der zweite Würfel kostete B1 ${de}.`,
  );
}

/** What has come of the enemy's shot; nothing where he has not fired. */
export function theirShot({ theirs }: LessonFacts): Localised {
  if (!theirs) return both("", "");
  if (!theirs.hit) {
    return both(
      ` B1's rear gunner fired too: a ${theirs.roll}, and he missed you.`,
      ` Auch der Heckschütze von B1 feuerte: eine ${theirs.roll}, vorbei.`,
    );
  }
  const { en, de } = harm(theirs);
  return both(
    ` B1's gunner hit back and cost you ${en}.`,
    ` Der Schütze von B1 traf zurück und kostete dich ${de}.`,
  );
}

/** Who fires first, from the dice. */
export function initiative({ initiative: rolled }: LessonFacts): Localised {
  if (!rolled) return both("", "");
  const { mine, theirs, first } = rolled;
  return first
    ? both(
        `Each side threw a die: you ${mine}, Blue ${theirs}. The higher fires first, so you do (R-16).`,
        `Jede Seite hat gewürfelt: du ${mine}, Blau ${theirs}. Die höhere feuert zuerst, also du (R-16).`,
      )
    : both(
        `Each side threw a die: you ${mine}, Blue ${theirs}. The higher fires first, so Blue had the word before you (R-16).`,
        `Jede Seite hat gewürfelt: du ${mine}, Blau ${theirs}. Die höhere feuert zuerst, also war Blau vor dir dran (R-16).`,
      );
}

/** Where the enemy is from the pupil's seat. */
export function whereabouts({ enemy }: LessonFacts): Localised {
  if (!enemy) return both("", "");
  const { range, clock, inArc } = enemy;
  const en = `B1 is at your ${clock} o'clock, ${decimal(range, ".")}″ away: `;
  const de = `B1 ist auf deiner ${clock} Uhr, ${decimal(range, ",")}″ weit weg: `;
  return inArc
    ? both(`${en}in your gun's field.`, `${de}in deinem Schussfeld.`)
    : both(`${en}no shot from here.`, `${de}von hier kein Schuss.`);
}

/** Two texts, one after the other. */
export function joined(first: Localised, second: Localised): Localised {
  return both(first.en + second.en, first.de + second.de);
}

/** A suggestion, where there is one. */
export function suggestion({ good }: LessonFacts): Localised {
  if (good === undefined) {
    return both(
      " From here no order brings him before your gun this turn: turn toward him with one such as `1L1` or `1R1`.",
      " Von hier bringt ihn diese Runde kein Befehl vor deine Waffe: kurve zu ihm hin, etwa mit `1L1` oder `1R1`.",
    );
  }
  return both(
    ` If he flies straight on, \`${good}\` would do it.`,
    ` Fliegt er geradeaus, gelingt es mit \`${good}\`.`,
  );
}
