import { Frame } from "../pages/Frame.tsx";

export interface ShowPageProps {
  readonly game: string;
  readonly id: string | null;
}

export function ShowPage(_: ShowPageProps) {
  return <Frame here="show">{null}</Frame>;
}
