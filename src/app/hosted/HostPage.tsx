import { Frame } from "../frame/Frame.tsx";
import { HostStart } from "./HostStart.tsx";
import { HostTable } from "./HostTable.tsx";
import { useHostedWords } from "./words.ts";
import "./hosted.css";

/** Where somebody with a laptop hosts tables. `code`: that of his table; null: he has none yet. */
export function HostPage({ code }: { readonly code: string | null }) {
  const w = useHostedWords();
  return (
    <Frame here="host" title={w("host.title")} lead={w("host.lead")}>
      {code === null ? <HostStart /> : <HostTable code={code} />}
    </Frame>
  );
}
