import type { ReactNode } from "react";

export interface BannerProps {
  readonly kind?: "note" | "error";
  /** Buttons that help. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One sentence that a player must know; read out at once by screen readers when it is an error. */
export function Banner({ kind = "note", actions, children }: BannerProps) {
  return (
    <div
      className={kind === "error" ? "banner banner--error" : "banner"}
      data-told={kind === "error" ? "alert" : "event"}
    >
      <p className="banner__text">{children}</p>
      {actions !== undefined && <div className="banner__actions">{actions}</div>}
    </div>
  );
}
