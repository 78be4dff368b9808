import { z } from "zod";
import { type AudienceCountry, audienceCountriesMax, audienceProblem, byShare } from "#media/audience/audience.ts";
import { countryCodes } from "#platform/contract/country-codes.ts";
import { messages } from "#platform/contract/messages.ts";

/**
 * Readers by country (R3.6) in a file: one column whose cells name countries and percents (`US 45; GB 20.5`), or a column for
 * each country, which a star stands for (`audience *`).
 */

const known = new Set(countryCodes.split(" "));
const share = /^([A-Za-z]{2})[\s:=]*(-?\d+(?:\.\d+)?)\s?%?$/;

/** The shares in a cell's text; undefined when it can't be read. A comma as decimal sign is refused rather than guessed. */
export function sharesOf(text: string): AudienceCountry[] | undefined {
  const items = text.split(/[;|,]/).map((item) => share.exec(item.trim()));
  const read = items.flatMap((item) =>
    item ? [{ country: item[1]?.toUpperCase() ?? "", percent: Number(item[2]) }] : [],
  );
  return read.length === items.length ? read : undefined;
}

/** Fewer readers than this are elsewhere, and so are those of more countries than are told apart. */
const leastPercent = 0.1;

/** The shares of a row: what is wrong with one is said by its country. The greatest come first, as they are kept. */
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
  .refine((shares) => shares.length > 0, "Names no country with readers");

function problemOf({ country, percent }: AudienceCountry): string[] {
  if (!known.has(country)) return [`${country} is no country's ISO code`];
  if (percent < 0) return [`${country}: ${messages.atLeast("0")}`];
  return percent > 100 ? [`${country}: ${messages.atMost("100")}`] : [];
}

const ofCountry = /^(audience|readers|country|visits|share)([\s_.:-]+)([A-Za-z]{2})$/i;

/** The pattern of a file's columns by country, such as `audience *`; `Country ID` alone is none. */
export function sharesPattern(columns: string[]): string | undefined {
  const named = columns.flatMap((column) => {
    const [, word = "", sign = "", code = ""] = ofCountry.exec(column.trim()) ?? [];
    return known.has(code.toUpperCase()) ? [{ word, pattern: `${word}${sign}*` }] : [];
  });
  const found = named.find(({ word, pattern }) => {
    const count = named.filter((each) => each.pattern === pattern).length;
    return count > 1 || /^(audience|readers)$/i.test(word);
  });
  return found?.pattern;
}

/** The columns that a pattern means, each with its country's code as it stands there. */
export function columnsOfPattern(pattern: string, names: string[]): { index: number; country: string }[] {
  const [before = "", after = ""] = pattern.toLowerCase().split("*");
  return names.flatMap((name, index) => {
    const country = name.slice(before.length, name.length - after.length);
    const isOne = name.toLowerCase() === `${before}${country.toLowerCase()}${after}` && /^[A-Za-z]{2}$/.test(country);
    return isOne ? [{ index, country }] : [];
  });
}
