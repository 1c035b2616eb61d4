import { Frame } from "../pages/Frame.tsx";

export interface StatisticsPageProps {
  readonly id: string;
}

export function StatisticsPage(_: StatisticsPageProps) {
  return <Frame here="statistics">{null}</Frame>;
}
