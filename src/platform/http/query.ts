import { z } from "zod";
import { pageQuery } from "../contract/wire.ts";
import { Refusal } from "./errors.ts";
import type { Operation } from "./resource.ts";

/** Ready-made Hydra clients sort every list so; a list that has no such order keeps its own (decision 0110). */
const sorting = /^order\[\w+\]$/;

/** The schema of an operation's parameters: a list has its page among them. */
export const querySchemaOf = ({ method, answers, query }: Operation): z.ZodObject | undefined =>
  method === "GET" && answers === "collection" ? query && pageQuery.extend(query.shape) : query;

/**
 * The parameters as their schema knows them. Throws 400 `unknown_parameter` for one that it does not know, since a filter that is
 * passed over would answer everything, and 400 `bad_query` for a wrong value; both name it.
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

/** Of an item, which takes no parameters. */
export const noParameters = z.object({});

function unknownParameter(name: string, known: string[]): Refusal {
  const filters = known.filter((each) => !Object.hasOwn(pageQuery.shape, each));
  const hint = filters.length > 0 ? ` There are: ${filters.join(", ")}.` : "";
  return new Refusal(400, "unknown_parameter", `There is no parameter ${name.slice(0, 60)} here.${hint}`);
}

/** `country[]=US&country[]=GB` and `country=US` name the same filter. */
function withoutBrackets(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key.replace(/\[\]$/, ""), value]));
}
