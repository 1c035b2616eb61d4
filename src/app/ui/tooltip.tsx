import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";
import "./layers.css";

interface TooltipProps {
  readonly text: string;
  /** The button that is named. */
  readonly children: ReactElement;
}

/** Says what a button with only a sign on it does, to those who point at it or come to it with the keyboard. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
