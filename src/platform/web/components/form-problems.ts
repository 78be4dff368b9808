import type { z } from "zod";

/** What a schema says against a form's values, by field; it reads them as the server will. */
export function problemsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}
