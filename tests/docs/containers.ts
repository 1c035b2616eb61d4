import { documentNamed } from "./documents.ts";

const { fences } = documentNamed("docs/hosting.md");

function fenceOf(language: string): string {
  return fences.find((fence) => fence.language === language)?.text ?? "";
}

/** The files for containers that the documents write down. */
export const DOCKERFILE = fenceOf("dockerfile");
export const COMPOSE = fenceOf("yaml");
export const NGINX = fenceOf("nginx");

/** The `tallyho …` that a container is started with, word by word. */
export function startedBy(file: string): readonly string[] {
  return JSON.parse(/^ *(?:CMD|command:) (\["tallyho".*\])$/m.exec(file)?.[1] ?? "[]");
}
