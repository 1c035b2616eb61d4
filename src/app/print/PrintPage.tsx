import { Frame } from "../pages/Frame.tsx";

export interface PrintPageProps {
  readonly game: string;
  readonly id: string | null;
}

export function PrintPage(_: PrintPageProps) {
  return <Frame here="print">{null}</Frame>;
}
