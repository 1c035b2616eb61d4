import { useState } from "react";
import { hrefOf } from "../../../router.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import type { DraftAircraft } from "./draft.ts";
import { pointsFor, typeOf } from "./points.ts";
import { LISTED, type TypeChoice, useOwnTypes } from "./type-choices.ts";
import { useDogfightEditorWords } from "./words.ts";

interface PickProps {
  readonly onPick: (type: DraftAircraft["type"]) => void;
}

function TypeButton({ choice, onPick }: PickProps & { readonly choice: TypeChoice }) {
  const t = useDogfightEditorWords();
  const { type, label } = choice;
  const figures = typeOf(type);
  return (
    <li>
      <button type="button" className="type-card" onClick={() => onPick(type)}>
        <b>{label}</b>
        <span className="type-card__points">{t("points", pointsFor({ type }))}</span>
        {figures && (
          <span className="type-card__figures">
            {t("figures", figures)};{" "}
            {t(
              "guns",
              figures.weapons.map((weapon) => t(`gun.${weapon}`)),
            )}
          </span>
        )}
      </button>
    </li>
  );
}

interface TypesProps extends PickProps {
  readonly title: string;
  readonly choices: readonly TypeChoice[];
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

export interface TypeDialogProps extends PickProps {
  /** What people call the side. */
  readonly side: string;
  readonly onClose: () => void;
}

/** The types that can be put on the table: own ones and the list. */
export function TypeDialog({ side, onPick, onClose }: TypeDialogProps) {
  const t = useDogfightEditorWords();
  const own = useOwnTypes();
  const [wanted, setWanted] = useState("");
  const named = (choices: readonly TypeChoice[]) =>
    choices.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  const found = [named(own), named(LISTED)] as const;
  const workshop = hrefOf({ page: "workshop", game: "dogfight", id: null });
  return (
    <Dialog open onOpenChange={onClose} title={t("pick", side)} about={t("pickAbout")}>
      <Field
        label={t("search")}
        placeholder={t("searchHint")}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Types title={t("ownTypes")} choices={found[0]} onPick={onPick} />
      <Types title={t("listed")} choices={found[1]} onPick={onPick} />
      <p role="status">{found[0].length + found[1].length === 0 && t("searchNone", wanted.trim())}</p>
      <div className="dialog__actions">
        <ButtonLink href={workshop}>{t("workshop")}</ButtonLink>
      </div>
    </Dialog>
  );
}
