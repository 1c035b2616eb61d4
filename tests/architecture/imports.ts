import { parseSync } from "vite";

/** What the types of a module name by `import("...")`, which no list of its imports has. */
function importTypes(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const found = Object.values(node).flatMap(importTypes);
  const { type, source } = node as { readonly type?: string; readonly source?: { readonly value: string } };
  return type === "TSImportType" && source ? [source.value, ...found] : found;
}

/** Every module that a module names: for its types, for its values, to hand it on, or to fetch it when it is wanted. */
export function importsOf(name: string, code: string): string[] {
  const { module, program } = parseSync(name, code);
  const listed = module.staticImports.map((one) => one.moduleRequest.value);
  const handed = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((one) => one.moduleRequest?.value ?? []),
  );
  const fetched = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const typed = code.includes("import(") ? importTypes(program) : [];
  return [...new Set([...listed, ...handed, ...fetched, ...typed])];
}
