import { useState } from "react";
import type { FieldValue } from "../../../face/editor.ts";
import { hasPage } from "../../game-pages.ts";
import { hrefOf } from "../../router.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { useEditorWords } from "../words.ts";
import { useForm, useTexts } from "./form.ts";
import { type Choice, useListed, useOwnTypes } from "./TypeSelect.tsx";

interface PickProps {
  readonly onPick: (type: FieldValue) => void;
}

function TypeButton({ choice, onPick }: PickProps & { readonly choice: Choice }) {
  const text = useTexts();
  const { type, name, lines } = choice;
  const [first, ...figures] = lines;
  return (
    <li>
      <button type="button" className="type-card" onClick={() => onPick(type)}>
        <b>{name}</b>
        {first !== undefined && <span>{text(first)}</span>}
        {figures.length > 0 && <span className="type-card__figures">{figures.map(text).join("; ")}</span>}
      </button>
    </li>
  );
}

interface TypesProps extends PickProps {
  readonly title: string;
  readonly choices: readonly Choice[];
}

function Types({ title, choices, onPick }: TypesProps) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="open__title">{title}</h3>
      <ul className="type-cards">
        {choices.map((choice) => (
          <TypeButton key={choice.id} choice={choice} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}

interface TypeDialogProps extends PickProps {
  /** What people call the side. */
  readonly side: string;
  readonly onClose: () => void;
}

/** The types that can be put on the table: own ones and the list. */
export function TypeDialog({ side, onPick, onClose }: TypeDialogProps) {
  const t = useEditorWords();
  const text = useTexts();
  const { game, editor } = useForm();
  const [listed, own] = [useListed(), useOwnTypes()];
  const [wanted, setWanted] = useState("");
  const named = (choices: readonly Choice[]) =>
    choices.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const found = [named(own), named(listed)] as const;
  return (
    <Dialog open onOpenChange={onClose} title={t("pick", side)} about={text(editor.aboutTypes)}>
      <Field
        label={t("typeSearch")}
        placeholder={t("typeSearchHint")}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Types title={t("ownTypes")} choices={found[0]} onPick={onPick} />
      <Types title={t("listedTypes")} choices={found[1]} onPick={onPick} />
      <p data-told="status">{found[0].length + found[1].length === 0 && t("typeNone", wanted.trim())}</p>
      {hasPage(game, "workshop") && (
        <div className="dialog__actions">
          <ButtonLink href={hrefOf({ page: "workshop", game, id: null })}>{t("design")}</ButtonLink>
        </div>
      )}
    </Dialog>
  );
}
