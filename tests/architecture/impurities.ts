import { parseSync } from "vite";

/** A node of a syntax tree, as far as all of them are alike. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** What of `Math` gives the same bits in Node and in every browser. */
const EXACT = new Set(
  "abs ceil clz32 floor fround imul max min round sign sqrt trunc LN2 PI SQRT2".split(" "),
);
/** Globals of the language that know a clock, a place, chance or the machine, or that make code out of text. */
const GLOBALS = new Set(
  "Atomics Date FinalizationRegistry Function Intl Proxy Reflect SharedArrayBuffer WeakRef crypto eval globalThis performance".split(
    " ",
  ),
);
/** Members that depend on a place or on tables of letters, or that lead to the maker of functions. */
const MEMBERS = /^(localeCompare|toLocale\w*|normalize|constructor|__proto__)$/;
/** Types that tell that nothing is ever put into a collection. */
const FILLED_LATER = /^(Weak)?(Map|Set)$/;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function childrenOf(node: Node): readonly (readonly [string, Node])[] {
  return Object.entries(node).flatMap(([field, value]) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.filter(isNode).map((child) => [field, child] as const);
  });
}

/** The text that an expression is, where that stands in the code: a literal, or literals put together. */
function constantText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral") {
    const [only, another] = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
    return only && !another ? only.value.cooked : undefined;
  }
  if (node.type !== "BinaryExpression" || node.operator !== "+") return undefined;
  const [left, right] = [constantText(node.left), constantText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** The name of a member or a property, as far as the code tells it. */
function nameIn(node: Node, key: unknown): string | undefined {
  if (node.computed === true) return constantText(key);
  return isNode(key) && key.type === "Identifier" ? String(key.name) : constantText(key);
}

/** Whether a name stands where it only names a field, a label or a type. */
function isName(field: string, parent: Node): boolean {
  if (parent.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull|Instantiation)/.test(parent.type))
    return true;
  if (parent.type === "MemberExpression") return field === "property" && parent.computed !== true;
  return field === "key" && parent.computed !== true && parent.shorthand !== true;
}

function identifierFault(node: Node, field: string, parent: Node): string | undefined {
  const name = String(node.name);
  if (isName(field, parent)) return undefined;
  if (GLOBALS.has(name)) return name;
  const isExact = parent.type === "MemberExpression" && EXACT.has(nameIn(parent, parent.property) ?? "");
  return name === "Math" && !(field === "object" && isExact) ? "Math" : undefined;
}

function memberFault(node: Node): string | undefined {
  const name = nameIn(node, node.type === "MemberExpression" ? node.property : node.key);
  return name !== undefined && MEMBERS.test(name) ? name : undefined;
}

/** What one node does that differs from machine to machine; undefined when it does nothing of the kind. */
function faultOf(node: Node, field: string, parent: Node): string | undefined {
  switch (node.type) {
    case "Identifier":
      return identifierFault(node, field, parent);
    case "MemberExpression":
      return memberFault(node);
    case "PropertyDefinition":
    case "AccessorProperty":
      return isSharedState(node) ? "module state" : undefined;
    case "Property":
      return parent.type === "ObjectPattern" ? memberFault(node) : undefined;
    case "BinaryExpression":
    case "AssignmentExpression":
      return /^\*\*=?$/.test(String(node.operator)) ? String(node.operator) : undefined;
    default:
      return undefined;
  }
}

/** A type as it is written where something has one, without what stands between angle brackets; "" without one. */
function typeName(node: unknown): string {
  const reference = isNode(node) ? (node.typeAnnotation as Node | undefined) : undefined;
  const name = reference?.typeName;
  return isNode(name) ? String(name.name) : (reference?.type ?? "");
}

/** The types of what can be filled, by the kind of expression that makes one with nothing in it. */
const FILLABLE: Readonly<Record<string, RegExp>> = {
  NewExpression: FILLED_LATER,
  ArrayExpression: /^(TSArrayType|Array)$/,
  ObjectExpression: /^(Record|Partial|TSTypeLiteral|TSMappedType|TSObjectKeyword)$/,
};

/** Whether an expression makes something with nothing in it. */
function isEmpty(node: Node): boolean {
  const parts = node.arguments ?? node.elements ?? node.properties;
  const isMap =
    node.type !== "NewExpression" || (isNode(node.callee) && FILLED_LATER.test(String(node.callee.name)));
  return isMap && Array.isArray(parts) && parts.length === 0;
}

/** Whether what begins with a value begins empty, to be filled while the program runs. `typed` has its type, if it has one. */
function isFilled(typed: unknown, value: unknown): boolean {
  if (!isNode(value)) return false;
  if (/^TS(As|Satisfies)Expression$/.test(value.type))
    return isFilled(typeName(typed) === "" ? value : typed, value.expression);
  const declared = typeName(typed);
  const fillable = FILLABLE[value.type];
  return fillable !== undefined && isEmpty(value) && (declared === "" || fillable.test(declared));
}

/** A field that all of a class share, and that changes or is filled while the program runs. */
function isSharedState(node: Node): boolean {
  return node.static === true && (node.readonly !== true || isFilled(node.typeAnnotation, node.value));
}

/** State that a module keeps between calls. */
function stateIn(program: Node): readonly Node[] {
  const statements = program.body as readonly Node[];
  return statements
    .map((one) => (isNode(one.declaration) ? one.declaration : one))
    .filter((one) => one.type === "VariableDeclaration" && one.declare !== true)
    .filter(({ kind, declarations }) => {
      const all = declarations as readonly { readonly id: Node; readonly init: unknown }[];
      return kind !== "const" || all.some(({ id, init }) => isFilled(id.typeAnnotation, init));
    });
}

/** Everything in a module that may differ from one machine, or from one call, to another: line and what it is. */
export function impuritiesIn(file: string, code: string): readonly string[] {
  const program = parseSync(file, code).program as unknown as Node;
  const at = ({ start }: Node) => code.slice(0, start).split("\n").length;
  const found = stateIn(program).map((node) => `${at(node)}: module state`);
  const walk = (node: Node, field: string, parent: Node) => {
    const fault = faultOf(node, field, parent);
    if (fault !== undefined) found.push(`${at(node)}: ${fault}`);
    for (const [name, child] of childrenOf(node)) walk(child, name, node);
  };
  walk(program, "", program);
  return found;
}
