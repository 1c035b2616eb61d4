import { API, type Checker, type Type } from "typescript/unstable/sync";
import type { Shape, Shapes } from "../../src/core/input/data-shape.ts";

/** Types as shapes; an object type that is used in several places stands once in `types`, and is called by its place there. */
class Writer {
  readonly types: Shape[] = [];
  private readonly places = new Map<number, number>();

  constructor(private readonly checker: Checker) {}

  shapeOf(type: Type): Shape {
    if (type.isUnionType() && !type.getAliasSymbol()) return this.union(type.getTypes());
    if (type.isLiteralType()) return { is: [type.value as string | number | boolean] };
    if (type.isIntrinsicType()) return this.intrinsic(type);
    if (type.isTemplateLiteralType()) return "string";
    if (this.checker.isTupleType(type)) return { tuple: this.arguments(type) };
    if (this.checker.isArrayType(type)) return { list: this.arguments(type)[0] as Shape };
    return this.named(type);
  }

  private arguments(type: Type): readonly Shape[] {
    if (!type.isTypeReference()) throw new Error(`${this.told(type)} has no parts`);
    return this.checker.getTypeArguments(type).map((one) => this.shapeOf(one));
  }

  private told(type: Type): string {
    return this.checker.typeToString(type);
  }

  private intrinsic(type: Type): Shape {
    const name = this.told(type);
    if (name === "number" || name === "string" || name === "boolean" || name === "null") return name;
    throw new Error(`plain data can't hold ${name}`);
  }

  private union(members: readonly Type[]): Shape {
    const kept = members.filter((one) => this.told(one) !== "undefined");
    const values = kept.flatMap((one) =>
      one.isLiteralType() ? [one.value as string | number | boolean] : [],
    );
    const truths = values.filter((one) => typeof one === "boolean");
    const others = kept.filter((one) => !one.isLiteralType()).map((one) => this.shapeOf(one));
    const literals = truths.length === 2 ? values.filter((one) => typeof one !== "boolean") : values;
    const all: Shape[] = [
      ...(truths.length === 2 ? (["boolean"] as const) : []),
      ...(literals.length > 0 ? [{ is: literals }] : []),
      ...others,
    ];
    return all.length === 1 ? (all[0] as Shape) : { any: all };
  }

  /** The place of a type that has a name; it is taken before its parts are looked at, for they may come back to it. */
  private named(type: Type): Shape {
    const known = this.places.get(type.id);
    if (known !== undefined) return known;
    const place = this.types.push("null") - 1;
    this.places.set(type.id, place);
    this.types[place] = type.isUnionType() ? this.union(type.getTypes()) : this.object(type);
    return place;
  }

  private object(type: Type): Shape {
    const [index] = this.checker.getIndexInfosOfType(type);
    if (index) return { record: this.shapeOf(index.valueType) };
    const fields: Record<string, Shape> = {};
    for (const symbol of this.checker.getPropertiesOfType(type)) {
      const of = this.checker.getTypeOfSymbol(symbol) as Type;
      const optional = of.isUnionType() && of.getTypes().some((one) => this.told(one) === "undefined");
      fields[`${symbol.name}${optional ? "?" : ""}`] = this.shapeOf(of);
    }
    return { fields };
  }
}

/** The shapes of a game's states and views, from the types of its rules. */
function shapesOf(checker: Checker, game: Type): Shapes {
  if (!game.isTypeReference()) throw new Error("a game is a reference to the contract");
  const [, state, view] = checker.getTypeArguments(game) as readonly [Type, Type, Type];
  const writer = new Writer(checker);
  const [seen, whole] = [writer.shapeOf(view), writer.shapeOf(state)];
  return { state: whole, view: seen, types: writer.types };
}

/** The shapes of games, by the file that hands each out as its only game. */
export function shapesIn(files: readonly string[]): readonly Shapes[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProject: "tsconfig.json" }).getProjects();
    if (!project) throw new Error("there is no tsconfig.json");
    const { checker, program } = project;
    return files.map((file) => {
      const source = program.getSourceFile(`${process.cwd()}/${file}`);
      const module = source && checker.getSymbolAtLocation(source);
      const [game] = module ? checker.getExportsOfModule(module) : [];
      const type = game && checker.getTypeOfSymbol(game);
      if (!type) throw new Error(`${file} hands out no game`);
      return shapesOf(checker, type);
    });
  } finally {
    api.close();
  }
}
