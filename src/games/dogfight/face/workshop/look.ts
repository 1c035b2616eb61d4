import { keysOf } from "../../../../core/keys-of.ts";
import {
  COLOURS,
  ENGINES,
  type Look,
  lookSchema,
  MARKS,
  PATTERNS,
  PLANS,
  WINGS,
} from "../../../../core/look.ts";
import type { DesignField, DesignSection } from "../../../../face/workshop.ts";
import type { CustomType } from "../../data/config.ts";
import { phrase } from "./phrase.ts";
import { SCHEMES, type SchemeName } from "./schemes.ts";
import { PLAIN_LOOK, suggestedLook } from "./suggest.ts";

export function lookOf({ look }: CustomType): Look {
  return look ?? PLAIN_LOOK;
}

function planField(look: Look): DesignField {
  return {
    kind: "choice",
    look: "cards",
    id: "look.plan",
    label: phrase("plan"),
    value: look.plan,
    choices: PLANS.map((plan) => ({
      id: plan,
      label: phrase(`plan.${plan}`),
      drawing: { model: "", look: { plan } },
    })),
  };
}

/** Offers the plan and the engine that the figures suggest, as long as they are not the design's. */
function suggestion(type: CustomType): readonly DesignField[] {
  const [look, { plan, engine }] = [lookOf(type), suggestedLook(type)];
  if (look.plan === plan && look.engine === engine) return [];
  return [{ kind: "press", look: "quiet", id: "look.suggested", label: phrase("suggest", { plan, engine }) }];
}

function engineField({ engine }: Look): DesignField {
  const choices = ENGINES.map((id) => ({ id, label: phrase(`engine.${id}`) }));
  return {
    kind: "choice",
    look: "cards",
    id: "look.engine",
    label: phrase("engine"),
    value: engine,
    choices,
  };
}

function wingField({ wing }: Look): DesignField {
  const choices = WINGS.map((id) => ({ id, label: phrase(`wing.${id}`) }));
  return { kind: "choice", look: "cards", id: "look.wing", label: phrase("wing"), value: wing, choices };
}

function patternField({ pattern }: Look): DesignField {
  const choices = PATTERNS.map((id) => ({ id, label: phrase(`pattern.${id}`) }));
  return {
    kind: "choice",
    look: "cards",
    id: "look.pattern",
    label: phrase("pattern"),
    value: pattern,
    choices,
  };
}

function markField({ mark }: Look): DesignField {
  const choices = MARKS.map((id) => ({ id, label: phrase(`mark.${id}`) }));
  return { kind: "choice", look: "cards", id: "look.mark", label: phrase("mark"), value: mark, choices };
}

const COATS = keysOf(SCHEMES).map((id) => {
  const { pattern, upper, second, under } = SCHEMES[id];
  const coat = pattern === "plain" ? [upper, upper, under] : [upper, second, under];
  return { id, label: phrase(`scheme.${id}`), coat };
});

function paintField(look: Look): DesignField {
  const parts = COLOURS.map((id) => ({ id, label: phrase(`colour.${id}`), colour: look[id] }));
  return { kind: "paint", id: "look", label: phrase("paint"), parts };
}

/** How the miniature is built and painted. */
export function lookSection(type: CustomType): DesignSection {
  const look = lookOf(type);
  return {
    id: "look",
    title: phrase("look"),
    groups: [
      { id: "plan", fields: [planField(look), ...suggestion(type)] },
      { id: "build", columns: 2, fields: [engineField(look), wingField(look)] },
      {
        id: "paint",
        fields: [
          {
            kind: "choice",
            look: "coats",
            id: "look.scheme",
            label: phrase("scheme"),
            value: "",
            choices: COATS,
          },
          paintField(look),
          patternField(look),
          markField(look),
        ],
      },
    ],
  };
}

/** The design with one thing about its look changed; as it is where there is no such thing. */
export function withLook(type: CustomType, part: string, value: string): CustomType {
  const look = lookOf(type);
  if (part === "suggested") return { ...type, look: suggestedLook(type) };
  if (part === "scheme") {
    return Object.hasOwn(SCHEMES, value)
      ? { ...type, look: { ...look, ...SCHEMES[value as SchemeName] } }
      : type;
  }
  const read = lookSchema.safeParse({ ...look, [part]: value });
  return read.success ? { ...type, look: read.data } : type;
}
