import type { ComponentProps } from "react";

interface Look {
  /** Brass for the one thing to do next, paper for the rest, quiet for tools on paper, danger for what deletes. */
  readonly look?: "brass" | "paper" | "quiet" | "danger";
  readonly size?: "normal" | "big" | "icon";
}

function classes(look: Look["look"], size: Look["size"], more: string | undefined): string {
  const list = ["button", `button--${look ?? "paper"}`];
  if (size && size !== "normal") list.push(`button--${size}`);
  if (more) list.push(more);
  return list.join(" ");
}

export type ButtonProps = ComponentProps<"button"> & Look;

/** A button of at least 44 px. An icon button needs an `aria-label`. */
export function Button({ look, size, className, type, ...rest }: ButtonProps) {
  return <button type={type ?? "button"} className={classes(look, size, className)} {...rest} />;
}

export type ButtonLinkProps = ComponentProps<"a"> & Look;

/** A link that looks like a button: for what has an address. */
export function ButtonLink({ look, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={classes(look, size, className)} {...rest}>
      {children}
    </a>
  );
}
