import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import "./layers.css";

export interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** What the tip belongs to: one focusable element. */
  readonly children: ReactElement;
}

/** A line of help on hover and on keyboard focus; never the only place where something is said. */
export function Tooltip({ text, side = "top", children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" side={side} sideOffset={6} collisionPadding={8}>
            {text}
            <Radix.Arrow className="tooltip__arrow" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
