import { Choices } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import { type DiceChoice, diceProblem, MAX_SEED_LENGTH } from "./dice-choice.ts";
import { useSetupWords } from "./words.ts";

export interface DiceChoicesProps {
  readonly choice: DiceChoice;
  readonly onChange: (choice: DiceChoice) => void;
  /** Whether the form has been sent once, so that what is missing is told. */
  readonly tried: boolean;
}

export function DiceChoices({ choice, onChange, tried }: DiceChoicesProps) {
  const t = useSetupWords();
  const problem = tried ? diceProblem(choice) : undefined;
  const sentence = problem === "missing" ? t("seedMissing") : t("seedLong", MAX_SEED_LENGTH);
  return (
    <>
      <Choices
        label={t("dice")}
        value={choice.from}
        onChange={(from) => onChange({ ...choice, from })}
        choices={[
          { id: "secure", label: t("diceSecure"), hint: t("diceSecureHint") },
          { id: "typed", label: t("diceTyped"), hint: t("diceTypedHint") },
          { id: "seeded", label: t("diceSeeded"), hint: t("diceSeededHint") },
        ]}
      />
      {choice.from === "seeded" && (
        <Field
          label={t("seed")}
          hint={t("seedHint")}
          value={choice.seed}
          onChange={(event) => onChange({ ...choice, seed: event.target.value })}
          {...(problem && { error: sentence })}
        />
      )}
    </>
  );
}
