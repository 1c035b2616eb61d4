import { Frame } from "../pages/Frame.tsx";

export interface SetupLinkPageProps {
  readonly packed: string;
}

export function SetupLinkPage(_: SetupLinkPageProps) {
  return <Frame here="set-up">{null}</Frame>;
}
