import { parseSync } from "vite";

/** A node of a syntax tree (ESTree, with TypeScript and JSX), and where it stands in its source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** Nodes of TypeScript with something in them that is there when the program runs. */
const RUN = ["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"];
/** What no test is expected to tell apart: what is imported, and the sentence of a fault. Nor is how React tells things apart. */
const PASSED = ["ImportDeclaration", "ExportAllDeclaration", "ThrowStatement"];

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  const isNode = typeof value === "object" && value !== null && "type" in value;
  return isNode ? [value as Node] : [];
}

/** Calls that say something to who wrote the program. */
function isLog({ type, callee }: Node): boolean {
  const of = (callee as Node | undefined)?.object as Node | undefined;
  return type === "CallExpression" && of?.name === "console";
}

/** A call whose last list says what it depends on: the linter holds that. */
function dependencies({ type, callee, arguments: given }: Node): Node | undefined {
  const isHook = type === "CallExpression" && /^use[A-Z]/.test(String((callee as Node).name));
  const last = isHook ? (given as readonly Node[]).at(-1) : undefined;
  return last?.type === "ArrayExpression" && (given as readonly Node[]).length > 1 ? last : undefined;
}

function isPassed(node: Node): boolean {
  const isType = node.type.startsWith("TS") && !RUN.includes(node.type);
  const isKey = node.type === "JSXAttribute" && (node.name as Node).name === "key";
  return (
    isKey || isType || PASSED.includes(node.type) || isLog(node) || isLog((node.expression as Node) ?? node)
  );
}

/** Every node that does something when the program runs. */
export function* doing(node: Node): Generator<Node> {
  if (isPassed(node)) return;
  yield node;
  const left = dependencies(node);
  for (const part of Object.values(node))
    for (const inner of nodesIn(part)) if (inner !== left) yield* doing(inner);
}

export function treeOf(file: string, source: string): Node {
  return parseSync(file, source).program as unknown as Node;
}

/** What a source imports, at once or later, as it is written there. */
export function importsOf(file: string, source: string): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const exported = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value),
  );
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1));
  const named = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
  return named.filter((one) => one !== undefined);
}
