import { SquareCode } from "./SquareCode.tsx";
import { useHostedWords } from "./words.ts";

interface JoinCodeProps {
  readonly code: string;
  /** Address at which phones reach the page, without what is behind it; undefined where none is known. */
  readonly address: string | undefined;
  /** What is to be done where there is none. */
  readonly instead: string | undefined;
}

/** The address of the page on which one joins a table. */
function joinUrl(address: string, code: string): string {
  return `${address}/#/join/${code}`;
}

/** How one joins: the square code, the letters to type, and where. */
export function JoinCode({ code, address, instead }: JoinCodeProps) {
  const w = useHostedWords();
  return (
    <section className="join-code" aria-label={w("code.title")}>
      {address !== undefined && <SquareCode url={joinUrl(address, code)} />}
      <p className="join-code__letters" role="img" aria-label={`${w("code.title")}: ${[...code].join(" ")}`}>
        {code}
      </p>
      {address !== undefined && <p className="join-code__address">{address.replace(/^https?:\/\//, "")}</p>}
      {instead !== undefined && <p className="join-code__instead">{instead}</p>}
    </section>
  );
}
