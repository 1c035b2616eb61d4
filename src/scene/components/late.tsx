import { Component, type ComponentType, type ReactNode, Suspense, use } from "react";
import { Awaiting } from "./Awaiting.tsx";
import { useShown } from "./shown.ts";

interface Fetched<Props> {
  readonly part: Promise<ComponentType<Props>>;
  /** What lay on the table when it could not be had. */
  failedFor?: unknown;
}

function Nothing(): null {
  return null;
}

/**
 * A part of the table that is fetched when it is first shown. A page that can't get it goes without, and asks again for
 * the next tabletop.
 */
export function late<Props extends object>(fetch: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: Fetched<Props> | undefined;
  const ask = (tabletop: unknown): Fetched<Props> => {
    const coming: Fetched<Props> = {
      part: fetch().catch(() => {
        coming.failedFor = tabletop;
        return Nothing;
      }),
    };
    return coming;
  };
  function Part(props: Props) {
    const { tabletop } = useShown();
    const missed = fetched?.failedFor !== undefined && fetched.failedFor !== tabletop;
    if (!fetched || missed) fetched = ask(tabletop);
    const Fetched = use(fetched.part);
    return <Fetched {...props} />;
  }
  return function Late(props: Props) {
    return (
      <Suspense fallback={<Awaiting />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Tells of what fails within a table, so that whoever shows the table shows another one instead. */
export class Faults extends Component<{
  readonly children: ReactNode;
  readonly onFault: (fault: unknown) => void;
}> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: true } {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown): void {
    this.props.onFault(fault);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
