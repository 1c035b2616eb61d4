import { Unmet } from "../wanted.ts";

/** The port that a server listens on where none is told. */
const USUAL_PORT = 8080;

/** The address of a server as somebody types it, as its URL: `192.168.1.5`, `club.example:9000`, `http://localhost:8080/`. */
export function serverUrl(typed: string): string {
  const text = typed.trim();
  const isWhole = /^https?:\/\//i.test(text);
  const whole = isWhole ? text : `http://${text}`;
  if (text === "" || !URL.canParse(whole))
    throw new Unmet(`${JSON.stringify(typed)} is no address of a server; give one like 192.168.1.5:8080.`);
  const url = new URL(whole);
  // Whoever writes `http://` means the port that it stands for.
  if (!isWhole && !/:\d+$/.test(url.host) && !text.includes(":80")) url.port = String(USUAL_PORT);
  return url.origin;
}
