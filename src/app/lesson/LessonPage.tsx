import { Frame } from "../pages/Frame.tsx";

export interface LessonPageProps {
  readonly game: string;
}

export function LessonPage(_: LessonPageProps) {
  return <Frame here="lesson">{null}</Frame>;
}
