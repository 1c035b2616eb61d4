import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useWords } from "../words.ts";
import { Button } from "./button.tsx";
import { CrossIcon } from "./icons.tsx";
import "./layers.css";

export interface DialogProps {
  readonly open: boolean;
  /** For what is read at length. */
  readonly wide?: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One line under the title. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
}

/** A sheet above the page; Esc, the shade and the cross close it. */
export function Dialog({ open, wide = false, onOpenChange, title, about, children, actions }: DialogProps) {
  const { t } = useWords();
  const described = about === undefined ? { "aria-describedby": undefined } : {};
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="dialog__shade" />
        <Radix.Content className={wide ? "paper dialog dialog--wide" : "paper dialog"} {...described}>
          <div className="dialog__head">
            <Radix.Title className="dialog__title">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button look="quiet" size="icon" aria-label={t("ui.close")}>
                <CrossIcon />
              </Button>
            </Radix.Close>
          </div>
          {about !== undefined && <Radix.Description className="dialog__about">{about}</Radix.Description>}
          {children}
          {actions !== undefined && <div className="dialog__actions">{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
