import type { z } from "zod";
import { Refusal } from "./errors.ts";

/** Unknown parameters are tolerated; a wrong value of a known one is 400, named. */
export function parseQuery<Query extends z.ZodObject>(schema: Query, given: unknown): z.output<Query> {
  const parsed = schema.safeParse(withoutBrackets(given as Record<string, unknown>));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, "bad_query", `${issue?.path.join(".")}: ${issue?.message}`);
}

/** `country[]=US&country[]=GB` and `country=US` name the same filter. */
function withoutBrackets(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key.replace(/\[\]$/, ""), value]));
}
