import type { z } from "zod";

type Search = Record<string, unknown>;

/** Reads an address's query: every value is text, a name that stands several times is a list. */
export function parseSearch(text: string): Search {
  const search: Search = {};
  const parameters = new URLSearchParams(text);
  for (const key of new Set(parameters.keys())) {
    const values = parameters.getAll(key);
    search[key] = values.length > 1 ? values : values[0];
  }
  return search;
}

/** Writes it: the same state gives the same address, brackets stay readable, what is empty is left out. */
export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== "") parameters.append(key, String(each));
    }
  }
  const text = parameters.toString().replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("%2F", "/");
  return text && `?${text}`;
}

/**
 * A route's `validateSearch`: the compiler knows the schema's names, the values stay as the address says them. The map of
 * all routes is part of the first load; schemas are not, they come with the page, which reads them by `readAddress`.
 */
export function addressOf<Address extends object>() {
  return (search: Search) => search as Partial<Record<keyof Address, unknown>>;
}

/** What the address says, by the page's schema; what a hand-edited address says wrongly is dropped, the rest holds. */
export function readAddress<Schema extends z.ZodObject>(schema: Schema, search: Search): z.output<Schema> {
  const parsed = schema.safeParse(search);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  return schema.parse(Object.fromEntries(Object.entries(search).filter(([key]) => !wrong.has(key))));
}
