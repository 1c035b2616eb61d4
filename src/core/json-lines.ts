/** Whether a value is a list short enough for one line. */
function isFlat(value: object): value is readonly unknown[] {
  return Array.isArray(value) && value.every((one) => typeof one !== "object");
}

function fields(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, one]) => one !== undefined);
}

/** JSON in lines that a person can edit: lists of plain values in one line each. */
function lines(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isFlat(value)) return `[${value.map((one) => JSON.stringify(one)).join(", ")}]`;
  const inner = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((one) => inner + lines(one, inner))
    : fields(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${lines(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${rows.join(",\n")}\n${indent}${close}`;
}

/** Data as JSON in the lines of a file that a person can edit; fields that are undefined are left out. */
export function jsonLines(data: object): string {
  return `${lines(data, "")}\n`;
}
