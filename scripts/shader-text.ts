/** What is known of a condition before the shader runs; undefined: it depends. */
type Known = boolean | undefined;
type Figure = number | undefined;

const TOKEN = /defined|\w+|&&|\|\||[<>=!]=|[<>!()]/g;
const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};

/** Reads a condition of GLSL in which some names are known to be never defined and every count by them to be 0. */
class Condition {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(
    text: string,
    private readonly never: ReadonlySet<string>,
  ) {
    this.tokens = text.replace(/\/\/.*/, "").match(TOKEN) ?? [];
  }

  either(): Known {
    let known = this.both();
    while (this.takes("||")) {
      const next = this.both();
      known = known || next ? true : known === false && next === false ? false : undefined;
    }
    return known;
  }

  private both(): Known {
    let known = this.single();
    while (this.takes("&&")) {
      const next = this.single();
      known = known === false || next === false ? false : known && next ? true : undefined;
    }
    return known;
  }

  private single(): Known {
    if (this.takes("!")) {
      const known = this.single();
      return known === undefined ? undefined : !known;
    }
    if (this.takes("(")) {
      const known = this.either();
      this.takes(")");
      return known;
    }
    if (this.takes("defined")) return this.defined();
    return this.comparison();
  }

  private defined(): Known {
    const wrapped = this.takes("(");
    const name = this.tokens[this.at++] ?? "";
    if (wrapped) this.takes(")");
    return this.never.has(name) ? false : undefined;
  }

  private comparison(): Known {
    const left = this.figure();
    const compare = COMPARED[this.tokens[this.at] ?? ""];
    if (!compare) return left === undefined ? undefined : left !== 0;
    this.at++;
    const right = this.figure();
    return left === undefined || right === undefined ? undefined : compare(left, right);
  }

  private figure(): Figure {
    const token = this.tokens[this.at++] ?? "";
    if (this.never.has(token)) return 0;
    return /^\d+$/.test(token) ? Number(token) : undefined;
  }

  private takes(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at++;
    return true;
  }
}

const DIRECTIVE = /^\s*#\s*(ifdef|ifndef|if|elif|else|endif)\b(.*)/;

/** One of the ways that a choice of the preprocessor may go. */
interface Way {
  /** What has to hold; empty: nothing. */
  readonly condition: string;
  readonly known: Known;
  readonly lines: readonly string[];
}

function conditionOf(directive: string, rest: string): string {
  const name = rest.trim().split(/\s/, 1)[0] ?? "";
  if (directive === "ifdef") return `defined( ${name} )`;
  if (directive === "ifndef") return `! defined( ${name} )`;
  return directive === "else" ? "" : rest.trim();
}

/** The ways that may still be gone, down to the first that is certainly gone. */
function possible(ways: readonly Way[]): readonly Way[] {
  const open = ways.filter(({ known }) => known !== false);
  const certain = open.findIndex(({ known }) => known === true);
  return certain < 0 ? open : open.slice(0, certain + 1);
}

/** A choice as it is written once the ways that are never gone are left out. */
function written(ways: readonly Way[]): readonly string[] {
  const open = possible(ways);
  const [first] = open;
  if (!first || first.known === true) return first?.lines ?? [];
  const told = open.flatMap(({ condition, known, lines }, place) => {
    const head = known === true ? "#else" : `${place === 0 ? "#if" : "#elif"} ${condition}`;
    return [head, ...lines];
  });
  return [...told, "#endif"];
}

/** Reads the lines of a shader from first to last. */
class Reader {
  private at = 0;

  constructor(
    private readonly lines: readonly string[],
    private readonly never: ReadonlySet<string>,
  ) {}

  /** Lines up to the end, or to a directive that ends the way they are on. */
  run(): readonly string[] {
    const kept: string[] = [];
    for (; this.at < this.lines.length; ) {
      const line = this.lines[this.at] ?? "";
      const directive = DIRECTIVE.exec(line)?.[1];
      if (directive === undefined) {
        kept.push(line);
        this.at++;
      } else if (directive.startsWith("if")) kept.push(...written(this.ways()));
      else break;
    }
    return kept;
  }

  private ways(): readonly Way[] {
    const ways: Way[] = [];
    for (;;) {
      const [, directive = "endif", rest = ""] = DIRECTIVE.exec(this.lines[this.at++] ?? "") ?? [];
      if (directive === "endif") return ways;
      const condition = conditionOf(directive, rest);
      const known = condition === "" ? true : new Condition(condition, this.never).either();
      ways.push({ condition, known, lines: this.run() });
    }
  }
}

/** A shader's text without what it does only where some names are defined, and without what only compiles them. */
export function withoutFeatures(text: string, never: ReadonlySet<string>): string {
  return new Reader(text.split("\n"), never).run().join("\n");
}

/** What a shader's text does not need: remarks, indents, empty lines. */
export function pressed(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}
