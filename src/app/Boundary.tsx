import { Component, type ReactNode } from "react";
import { noteFailure } from "./failures.ts";

export interface BoundaryProps {
  /** A change of it gives the page another chance. */
  readonly address: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Shows a way on when a page can't be fetched or drawn, instead of an empty screen. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    noteFailure(error);
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
