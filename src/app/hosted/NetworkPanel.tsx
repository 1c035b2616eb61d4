import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { Select } from "../ui/select.tsx";
import type { NetworkShown } from "./use-address.ts";
import { useHostedWords } from "./words.ts";

interface NetworkProps {
  readonly network: NetworkShown;
}

/** Which of the networks of this machine the table is opened to. */
function Closed({ network: { state, open } }: NetworkProps) {
  const w = useHostedWords();
  const { candidates, proposed } = state;
  const [picked, setPicked] = useState<string>();
  const wanted = picked ?? proposed;
  const chosen = candidates.find(({ address }) => address === wanted) ?? candidates[0];
  if (!chosen) return <p>{w("network.nothing")}</p>;
  return (
    <>
      <p>{w("network.closed")}</p>
      {candidates.length > 1 && (
        <Select
          label={w("network.choose")}
          choices={candidates.map(({ address, name }) => ({ id: address, label: `${address} (${name})` }))}
          value={chosen.address}
          onChange={setPicked}
        />
      )}
      <Button look="brass" size="big" onClick={() => open(chosen.address)}>
        {w("network.open")}
      </Button>
    </>
  );
}

function Opened({ network: { state, close } }: NetworkProps) {
  const w = useHostedWords();
  const { open, named, reached, fixed } = state;
  return (
    <>
      <p>{w("network.opened")}</p>
      <ul className="addresses">
        {open.map(({ url }) => (
          <li key={url}>{url}</li>
        ))}
        {named !== null && <li>{named}</li>}
      </ul>
      {reached === null ? (
        <p>
          {w("network.try")} <b>{`${open[0]?.url ?? ""}/hello`}</b>
        </p>
      ) : (
        <p data-told="status">{w("network.reached")}</p>
      )}
      {!fixed && <Button onClick={close}>{w("network.close")}</Button>}
    </>
  );
}

/** Whether phones reach the machine that hosts, and how they can. */
export function NetworkPanel({ network }: NetworkProps) {
  const w = useHostedWords();
  return (
    <Paper title={w("network.title")}>
      <div className="stack">
        {network.state.open.length > 0 ? <Opened network={network} /> : <Closed network={network} />}
        {network.fault !== undefined && <p data-told="alert">{network.fault}</p>}
      </div>
    </Paper>
  );
}
