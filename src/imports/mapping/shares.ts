import { z } from "zod";
import { type AudienceCountry, audienceCountriesMax, audienceProblem, byShare } from "#media/audience/audience.ts";
import { knownCountries } from "#platform/contract/country-codes.ts";
import { messages } from "#platform/contract/messages.ts";
import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("imports.mapping.shares", {
  noCountry: "Names no country with readers",
  unknownCountry: (country: string) => `${country} isn't an ISO country code`,
});

/**
 * Readers by country (R3.6) come in one column (`US 45; GB 20.5`), or in a column per country, matched by `audience *`.
 */

const share = /^([A-Za-z]{2})[\s:=]*(-?\d+(?:\.\d+)?)\s?%?$/;

/** Reads a cell's shares; undefined when unreadable. Refuses a decimal comma instead of guessing. */
export function sharesOf(text: string): AudienceCountry[] | undefined {
  const items = text.split(/[;|,]/).map((item) => share.exec(item.trim()));
  const read = items.flatMap((item) =>
    item ? [{ country: item[1]?.toUpperCase() ?? "", percent: Number(item[2]) }] : [],
  );
  return read.length === items.length ? read : undefined;
}

/** Smaller shares count as elsewhere, as do those past the maximum of countries. */
const leastPercent = 0.1;

/** Names the country in each problem. Sorts the greatest share first. */
export const importedShares = z
  .array(z.object({ country: z.string(), percent: z.number() }))
  .superRefine((shares, context) => {
    const problems = shares.flatMap(problemOf);
    const whole = problems.length > 0 ? undefined : audienceProblem(shares);
    for (const message of whole ? [whole] : problems) context.addIssue({ code: "custom", message });
  })
  .transform((shares) =>
    byShare(shares.filter(({ percent }) => percent >= leastPercent)).slice(0, audienceCountriesMax),
  )
  .refine((shares) => shares.length > 0, texts.noCountry);

function problemOf({ country, percent }: AudienceCountry): string[] {
  if (!knownCountries.has(country)) return [texts.unknownCountry(country)];
  if (percent < 0) return [`${country}: ${messages.atLeast("0")}`];
  return percent > 100 ? [`${country}: ${messages.atMost("100")}`] : [];
}

const ofCountry = /^(audience|readers|country|visits|share)([\s_.:-]+)([A-Za-z]{2})$/i;

/** Finds the pattern of columns by country, such as `audience *`; `Country ID` alone is none. */
export function sharesPattern(columns: string[]): string | undefined {
  const named = columns.flatMap((column) => {
    const [, word = "", sign = "", code = ""] = ofCountry.exec(column.trim()) ?? [];
    return knownCountries.has(code.toUpperCase()) ? [{ word, pattern: `${word}${sign}*` }] : [];
  });
  const found = named.find(({ word, pattern }) => {
    const count = named.filter((each) => each.pattern === pattern).length;
    return count > 1 || /^(audience|readers)$/i.test(word);
  });
  return found?.pattern;
}

/** Returns the columns that match a pattern, each with its country code as the file writes it. */
export function columnsOfPattern(pattern: string, names: string[]): { index: number; country: string }[] {
  const [before = "", after = ""] = pattern.toLowerCase().split("*");
  return names.flatMap((name, index) => {
    const country = name.slice(before.length, name.length - after.length);
    const isOne = name.toLowerCase() === `${before}${country.toLowerCase()}${after}` && /^[A-Za-z]{2}$/.test(country);
    return isOne ? [{ index, country }] : [];
  });
}
