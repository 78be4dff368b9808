import { z } from "zod";
import { catalogue } from "#platform/words/catalogue.ts";
import { pageQuery } from "../contract/page-query.ts";
import { Refusal } from "./errors.ts";
import type { Operation } from "./resource.ts";

const texts = catalogue("platform.http.query", {
  parametersAre: (value: string) => ` There are: ${value}.`,
  unknownParameter: (value: string, hint: string) => `There is no parameter ${value} here.${hint}`,
});

/** Generic Hydra clients sort every list this way; a list without such an order keeps its own (decision 0110). */
const sorting = /^order\[\w+\]$/;

/** Returns the schema of an operation's parameters, with the page for a list. */
export const querySchemaOf = ({ method, answers, query }: Operation): z.ZodObject | undefined =>
  method === "GET" && answers === "collection" ? query && pageQuery.extend(query.shape) : query;

/**
 * Parses the parameters. Throws 400 `unknown_parameter`, since an ignored filter would answer everything, or 400
 * `bad_query`; both name the parameter.
 */
export function parseQuery<Query extends z.ZodObject>(schema: Query, given: unknown): z.output<Query> {
  const named = withoutBrackets(given as Record<string, unknown>);
  const unknown = Object.keys(named).find((name) => !Object.hasOwn(schema.shape, name) && !sorting.test(name));
  if (unknown !== undefined) throw unknownParameter(unknown, Object.keys(schema.shape));
  const parsed = schema.safeParse(named);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, "bad_query", `${issue?.path.join(".")}: ${issue?.message}`);
}

export const noParameters = z.object({});

function unknownParameter(name: string, known: string[]): Refusal {
  const filters = known.filter((each) => !Object.hasOwn(pageQuery.shape, each));
  const hint = filters.length > 0 ? texts.parametersAre(filters.join(", ")) : "";
  return new Refusal(400, "unknown_parameter", texts.unknownParameter(name.slice(0, 60), hint));
}

/** `country[]=US&country[]=GB`, `country[0]=US&country[1]=GB` and `country=US` name the same filter. */
function withoutBrackets(query: Record<string, unknown>): Record<string, unknown> {
  const named = new Map<string, unknown>();
  for (const [key, value] of Object.entries(query)) {
    const name = key.replace(/\[\d*\]$/, "");
    named.set(name, named.has(name) ? [named.get(name), value].flat() : value);
  }
  return Object.fromEntries(named);
}
