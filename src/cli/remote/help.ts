import type { DeclaredOperation, DeclaredResource } from "#platform/contract/resource.ts";
import { actionsOf } from "./nouns.ts";
import { commonOptions, type OperationCommand } from "./operation-options.ts";

export const nounHelp = (name: string, resource: DeclaredResource): string =>
  [
    `Usage: byline ${name} [ACTION] [ID] [--option value]`,
    "",
    resource.description,
    "",
    ...actionsOf(resource).map(([action, { summary }]) => `  ${action.padEnd(20)} ${summary}`),
    "",
    `\`byline ${name} ACTION --help\` says what an action takes.`,
  ].join("\n");

export function operationHelp(
  called: string,
  { summary, description }: DeclaredOperation,
  { taken }: OperationCommand,
): string {
  const { properties = {}, required = [] } = taken.schema;
  const options = Object.entries(properties).filter(([name]) => name !== "id");
  const lineOf = (name: string, words: string) => `  --${name.padEnd(22)} ${words}`;
  return [
    `Usage: byline ${called}${taken.places.id ? " ID" : ""}`,
    "",
    `${summary}. ${description}`,
    "",
    ...options.map(([name, field]) =>
      lineOf(name, `${required.includes(name) && name !== "attempt" ? "(needed) " : ""}${field.description ?? ""}`),
    ),
    ...Object.entries(commonOptions).map(([name, { describe }]) => lineOf(name, describe)),
  ].join("\n");
}
