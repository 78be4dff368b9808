import { z } from "zod";
import { metricNames } from "../../media.ts";
import type { MediaValues } from "./form-values.ts";

const row = z.object({ key: z.string(), country: z.string(), percent: z.number().optional() });
const emptyOrNumber = z.number().nullable();

/** A draft of the form in JSON: an emptied number is null. */
const keptFields = z
  .object({
    name: z.string(),
    url: z.string(),
    mediaType: z.string(),
    logo: z.string().nullable(),
    description: z.string(),
    editorialPolicy: z.string(),
    languages: z.array(z.string()),
    countries: z.array(z.string()),
    topics: z.array(z.string()),
    leadingCountriesIds: z.array(z.string()),
    audienceCountries: z.array(row),
    ...Object.fromEntries(metricNames.map((name) => [name, emptyOrNumber])),
  })
  .partial();

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from the opened form; undefined when none does. */
export function changedMediaValues(values: MediaValues, seen: MediaValues): Record<string, unknown> | undefined {
  const names = Object.keys(values) as (keyof MediaValues)[];
  const changed = names.filter((name) => !isSame(values[name], seen[name]));
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, values[name] ?? null])) : undefined;
}

/**
 * Lays a stored draft over today's values: untouched fields follow the outlet. Undefined when the draft changes
 * nothing, or comes from a build with other fields.
 */
export function broughtBack(kept: unknown, seen: MediaValues): MediaValues | undefined {
  const { data: fields } = keptFields.safeParse(kept);
  if (!fields) return undefined;
  const known = Object.entries(fields).map(([name, value]) => [name, name === "logo" ? value : (value ?? undefined)]);
  const values: MediaValues = { ...seen, ...Object.fromEntries(known) };
  return changedMediaValues(values, seen) && values;
}
