/** The types of the campaign by their ids, as they are called in both languages. */
const NAMES: Readonly<Record<string, string>> = {
  "re-8": "R.E.8",
  "fe-2b": "F.E.2b",
  "sopwith-strutter": "Sopwith 1½ Strutter",
  "sopwith-pup": "Sopwith Pup",
  "nieuport-17-british": "Nieuport 17",
  "albatros-d-iii": "Albatros D.III",
  "halberstadt-d-ii": "Halberstadt D.II",
};

/** The name of a type. */
export function typeName(id: string): string {
  return NAMES[id] ?? id;
}
