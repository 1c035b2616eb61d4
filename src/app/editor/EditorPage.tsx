import { Frame } from "../pages/Frame.tsx";

export interface EditorPageProps {
  readonly game: string;
  readonly id: string | null;
}

export function EditorPage(_: EditorPageProps) {
  return <Frame here="editor">{null}</Frame>;
}
