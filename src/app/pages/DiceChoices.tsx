import { Choices } from "../ui/choice.tsx";
import { Field } from "../ui/field.tsx";
import { useWords } from "../words.ts";
import { type DiceChoice, diceProblem, MAX_SEED_LENGTH } from "./dice-choice.ts";

export interface DiceChoicesProps {
  readonly choice: DiceChoice;
  readonly onChange: (choice: DiceChoice) => void;
  /** Whether the form has been sent once, so that what is missing is told. */
  readonly tried: boolean;
}

export function DiceChoices({ choice, onChange, tried }: DiceChoicesProps) {
  const { t } = useWords();
  const problem = tried ? diceProblem(choice) : undefined;
  const sentence = problem === "missing" ? t("setup.seedMissing") : t("setup.seedLong", MAX_SEED_LENGTH);
  return (
    <>
      <Choices
        label={t("setup.dice")}
        value={choice.from}
        onChange={(from) => onChange({ ...choice, from })}
        choices={[
          { id: "secure", label: t("setup.diceSecure"), hint: t("setup.diceSecureHint") },
          { id: "typed", label: t("setup.diceTyped"), hint: t("setup.diceTypedHint") },
          { id: "seeded", label: t("setup.diceSeeded"), hint: t("setup.diceSeededHint") },
        ]}
      />
      {choice.from === "seeded" && (
        <Field
          label={t("setup.seed")}
          hint={t("setup.seedHint")}
          value={choice.seed}
          onChange={(event) => onChange({ ...choice, seed: event.target.value })}
          {...(problem && { error: sentence })}
        />
      )}
    </>
  );
}
