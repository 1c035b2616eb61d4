import type { DiceSetting } from "../../core/file.ts";
import { Choices } from "../ui/choice.tsx";
import { Field } from "../ui/field.tsx";
import { useWords } from "../words.ts";

/** Where a match's dice come from, as the form has it. */
export interface DiceChoice {
  readonly from: "secure" | "typed" | "seeded";
  readonly seed: string;
}

/** Longest text for seeded dice, in characters. */
export const MAX_SEED_LENGTH = 1000;

/** What is wrong with a choice of dice; undefined when it will do. */
export function diceProblem({ from, seed }: DiceChoice): "missing" | "long" | undefined {
  if (from !== "seeded") return undefined;
  if (seed.trim() === "") return "missing";
  return seed.length > MAX_SEED_LENGTH ? "long" : undefined;
}

/** The dice setting of a match file; undefined stands for secure random. */
export function diceSetting({ from, seed }: DiceChoice): DiceSetting | undefined {
  if (from === "typed") return { typed: true };
  return from === "seeded" ? { seed: seed.trim() } : undefined;
}

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
