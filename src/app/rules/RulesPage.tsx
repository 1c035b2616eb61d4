import { Frame } from "../pages/Frame.tsx";

export interface RulesPageProps {
  readonly game: string;
  readonly id: string | null;
}

export function RulesPage(_: RulesPageProps) {
  return <Frame here="rules">{null}</Frame>;
}
