import { type HTMLAttributes, type ReactNode, useId } from "react";

export interface PaperProps extends Omit<HTMLAttributes<HTMLElement>, "title"> {
  /** Heading in the typewriter face; it names the sheet for screen readers too. */
  readonly title?: ReactNode;
}

/** A sheet of paper on the table: a named region of the page when it has a title. */
export function Paper({ title, className, children, ...rest }: PaperProps) {
  const id = useId();
  const named = title === undefined ? {} : { "aria-labelledby": id };
  return (
    <section className={className ? `paper ${className}` : "paper"} {...named} {...rest}>
      {title !== undefined && (
        <h2 className="paper__title" id={id}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
