import { Frame } from "../pages/Frame.tsx";

export interface WorkshopPageProps {
  readonly game: string;
  readonly id: string | null;
}

export function WorkshopPage(_: WorkshopPageProps) {
  return <Frame here="workshop">{null}</Frame>;
}
