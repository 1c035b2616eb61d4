import { parseSync } from "vite";

/** A node of a syntax tree, as far as all of them are alike. */
interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Codes of problems that a text of code makes, and calls of functions that make one of a code that they are given. */
export interface Codes {
  readonly made: readonly string[];
  /** Functions that make problems of a code that they are given, and which of their parameters it is. */
  readonly makers: ReadonlyMap<string, number>;
  /** Names that come from other files. */
  readonly imports: ReadonlySet<string>;
  readonly calls: readonly { readonly name: string; readonly given: readonly (readonly string[])[] }[];
  /** Codes that stand nowhere in the code, as they are written: `problem.code`. */
  readonly unknown: readonly string[];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/** The texts that an expression can be, as far as they stand in the code. */
function textsOf(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "ConditionalExpression") return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  return node.type === "LogicalExpression" ? [...textsOf(node.left), ...textsOf(node.right)] : [];
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === "Identifier" ? String(node.name) : undefined;
}

function propertyOf(node: Node, name: string): Node | undefined {
  const properties = node.properties as readonly Node[];
  return properties.find(({ key }) => nameOf(key) === name);
}

interface Maker {
  readonly name: string | undefined;
  readonly params: readonly (string | undefined)[];
}

/** The function that a node is, with the name under which it is known. */
function functionAt(node: Node, parent: Node): Maker | undefined {
  if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return undefined;
  const name = nameOf(node.id) ?? nameOf(parent.id) ?? nameOf(parent.key);
  return { name, params: (node.params as readonly unknown[]).map(nameOf) };
}

/** What of a text of code makes problems: `{ code: "…", values: … }`, or a function that puts a code in one. */
export function codesIn(file: string, text: string): Codes {
  const made: string[] = [];
  const unknown: string[] = [];
  const constants = new Map<string, readonly string[]>();
  const imports = new Set<string>();
  const makers = new Map<string, number>();
  const calls: { name: string; given: readonly (readonly string[])[] }[] = [];
  const look = (node: Node, parent: Node, around: readonly Maker[]): void => {
    const here = functionAt(node, parent);
    const within = here ? [here, ...around] : around;
    if (node.type === "ObjectExpression" && propertyOf(node, "values")) {
      const code = propertyOf(node, "code")?.value as Node | undefined;
      const texts = [...textsOf(code), ...(constants.get(nameOf(code) ?? "") ?? [])];
      made.push(...texts);
      const given = nameOf(code);
      const maker = within.find(({ params }) => given !== undefined && params.includes(given));
      if (maker?.name !== undefined) makers.set(maker.name, maker.params.indexOf(given));
      else if (code && texts.length === 0) unknown.push(text.slice(Number(code.start), Number(code.end)));
    }
    if (node.type === "ImportSpecifier") imports.add(nameOf(node.local) ?? "");
    if (node.type === "VariableDeclarator") constants.set(nameOf(node.id) ?? "", textsOf(node.init));
    if (node.type === "CallExpression") {
      const name = nameOf(node.callee);
      if (name !== undefined)
        calls.push({ name, given: (node.arguments as readonly unknown[]).map(textsOf) });
    }
    for (const child of childrenOf(node)) look(child, node, within);
  };
  const { program } = parseSync(file, text);
  look(program as unknown as Node, program as unknown as Node, []);
  return { made, makers, imports, calls, unknown };
}
