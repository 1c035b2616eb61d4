import type { ReactNode } from "react";
import type { DesignGroup, DesignSection } from "../../face/workshop.ts";
import { Blocks } from "../face/sheets/Blocks.tsx";
import { useTexts } from "../face/speech.ts";
import { Paper } from "../ui/paper.tsx";
import { OneField } from "./fields/OneField.tsx";
import { StandingScale } from "./StandingScale.tsx";
import "./fields/fields.css";

function Fields({ group: { columns = 1, fields } }: { readonly group: DesignGroup }) {
  return (
    <div className="design" data-columns={columns}>
      {fields.map((field) => (
        <OneField key={field.id} field={field} />
      ))}
    </div>
  );
}

/** Fields that belong together. */
function Group({ group }: { readonly group: DesignGroup }) {
  const text = useTexts();
  const { title, note, folded } = group;
  const about = note !== undefined && <p className="field__hint">{text(note)}</p>;
  if (title === undefined)
    return (
      <>
        {about}
        <Fields group={group} />
      </>
    );
  if (!folded)
    return (
      <fieldset className="design-group">
        <legend>{text(title)}</legend>
        {about}
        <Fields group={group} />
      </fieldset>
    );
  return (
    <details className="design-group">
      <summary>{text(title)}</summary>
      {about}
      <Fields group={group} />
    </details>
  );
}

interface SectionProps {
  readonly section: DesignSection;
  /** What stands above its fields. */
  readonly children?: ReactNode;
}

/** A sheet of the workshop: fields, what follows from them, and where the design stands among others. */
export function Section({ section, children }: SectionProps) {
  const text = useTexts();
  const { title, look, groups, blocks = [], standings = [] } = section;
  return (
    <Paper title={text(title)} {...(look && { className: `paper--${look}` })}>
      {children}
      <div className="design-groups">
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        {blocks.length > 0 && <Blocks blocks={blocks} />}
        {standings.map((standing) => (
          <StandingScale key={standing.id} of={standing} />
        ))}
      </div>
    </Paper>
  );
}
