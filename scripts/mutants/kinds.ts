import type { Node } from "./tree.ts";

/** A change at one place of a source: what stands from `start` to `end` becomes `text`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Changes = (node: Node, source: string) => readonly Change[];

const COMPARED: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  "===": ["!=="],
  "!==": ["==="],
};
const RECKONED: Readonly<Record<string, string>> = {
  ...{ "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" },
  ...{ "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "++": "--", "--": "++" },
};
const CALLED: Readonly<Record<string, string>> = {
  ...{ min: "max", max: "min", floor: "ceil", ceil: "floor", round: "floor", sin: "cos", cos: "sin" },
  ...{ some: "every", every: "some", add: "sub", sub: "add" },
};

/** The operator between two operands, as a place in the source. */
function operatorOf(node: Node, source: string, left: Node, right: Node): Change | undefined {
  const { operator } = node;
  const start = source.indexOf(operator as string, left.end);
  const isFound = start >= 0 && start < right.start;
  return isFound ? { start, end: start + (operator as string).length, text: "" } : undefined;
}

function operators(node: Node, source: string, texts: readonly string[]): readonly Change[] {
  const place = operatorOf(node, source, node.left as Node, node.right as Node);
  return place ? texts.map((text) => ({ ...place, text })) : [];
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || typeof node.value === "string";
}

function isSumOfTexts(node: Node): boolean {
  return (
    isText(node) ||
    (node.type === "BinaryExpression" && [node.left, node.right].some((one) => isSumOfTexts(one as Node)))
  );
}

function compared(node: Node, source: string): readonly Change[] {
  if (node.type !== "BinaryExpression") return [];
  return operators(node, source, COMPARED[node.operator as string] ?? []);
}

function reckoned(node: Node, source: string): readonly Change[] {
  const { operator, prefix } = node;
  const other = RECKONED[operator as string];
  if (node.type === "UpdateExpression" && other) {
    const start = prefix ? node.start : node.end - 2;
    return [{ start, end: start + 2, text: other }];
  }
  if (node.type === "UnaryExpression" && operator === "-")
    return [{ start: node.start, end: node.start + 1, text: "+" }];
  const isReckoned = node.type === "BinaryExpression" || node.type === "AssignmentExpression";
  return isReckoned && other && !isSumOfTexts(node) ? operators(node, source, [other]) : [];
}

function joined(node: Node, source: string): readonly Change[] {
  if (node.type !== "LogicalExpression") return [];
  const [left, right] = [node.left as Node, node.right as Node];
  if (node.operator === "??") return [{ start: left.start, end: right.start, text: "" }];
  return operators(node, source, [node.operator === "&&" ? "||" : "&&"]);
}

function negated(node: Node, source: string): readonly Change[] {
  if (!["IfStatement", "ConditionalExpression", "WhileStatement"].includes(node.type)) return [];
  const { start, end } = node.test as Node;
  return [{ start, end, text: `!(${source.slice(start, end)})` }];
}

function flipped({ type, value, start, end }: Node): readonly Change[] {
  return type === "Literal" && typeof value === "boolean" ? [{ start, end, text: String(!value) }] : [];
}

function counted({ type, value, start, end }: Node): readonly Change[] {
  if (type !== "Literal" || typeof value !== "number") return [];
  return [value + 1, value - 1].map((one) => ({ start, end, text: one < 0 ? `(${one})` : String(one) }));
}

function uncalled(node: Node): readonly Change[] {
  if (node.type !== "ExpressionStatement") return [];
  const { type, argument } = node.expression as Node;
  const call = type === "AwaitExpression" ? (argument as Node).type : type;
  return call === "CallExpression" ? [{ start: node.start, end: node.end, text: ";" }] : [];
}

function beheaded(node: Node): readonly Change[] {
  if (node.type !== "ArrayExpression") return [];
  const [first, second] = node.elements as readonly (Node | null)[];
  return first ? [{ start: first.start, end: second?.start ?? node.end - 1, text: "" }] : [];
}

const LISTED = ["map", "flatMap", "filter", "toSorted", "slice", "concat"];

/** What a function gives back when it gives nothing: no elements, or no value. */
function nothingFor(node: Node): string {
  const called = ((node.callee as Node | undefined)?.property as Node | undefined)?.name;
  const isList = node.type === "ArrayExpression" || LISTED.includes(called as string);
  return isList ? "[]" : "undefined";
}

function emptied(node: Node, source: string): readonly Change[] {
  const isArrow = node.type === "ArrowFunctionExpression" && (node.body as Node).type !== "BlockStatement";
  const value = isArrow ? (node.body as Node) : node.type === "ReturnStatement" ? node.argument : undefined;
  if (!value) return [];
  const { start, end } = value as Node;
  const text = nothingFor(value as Node);
  return ["undefined", "null", "[]", text].includes(source.slice(start, end)) ? [] : [{ start, end, text }];
}

function otherwiseCalled(node: Node): readonly Change[] {
  if (node.type !== "CallExpression") return [];
  const { type, property } = node.callee as Node;
  if (type !== "MemberExpression") return [];
  const { name, start, end } = property as Node;
  const text = Object.hasOwn(CALLED, name as string) ? CALLED[name as string] : undefined;
  return text ? [{ start, end, text }] : [];
}

/** The kinds of changes. Each is drawn as often as any other, however many places a folder has for it. */
export const KINDS: Readonly<Record<string, Changes>> = {
  compared,
  reckoned,
  joined,
  negated,
  flipped,
  counted,
  uncalled,
  beheaded,
  emptied,
  otherwiseCalled,
};
