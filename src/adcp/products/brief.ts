import type { ListingFilter } from "#marketplace/contract.ts";

/** A filter's values as the catalogue has them, with the words by which people name them. */
export type BriefWords = { filter: BriefFilter; values: { value: string; names: string[] }[] }[];

const briefFilters = ["country", "language", "topic", "mediaType", "formatType", "hyperlinkKind"] as const;
export type BriefFilter = (typeof briefFilters)[number];

type UnderstoodWord = { words: string; filter: string; value: string };
export type ReadBrief = { query: Partial<ListingFilter>; understood: UnderstoodWord[] };

const priceWords =
  /\b(?:under|below|up to|at most|max(?:imum)?|no more than|less than|not over)\s+(?:of\s+)?(?:US)?\$\s?([\d,]+(?:\.\d+)?)(?:\s?(k)\b)?/i;

/**
 * Reads a brief by the catalogue's own words, one filter's values by each of them. Nothing is guessed: words that name no
 * value choose nothing, and the answer lists the ones that did.
 */
export function readBrief(brief: string, vocabulary: BriefWords): ReadBrief {
  const understood = vocabulary.flatMap(({ filter, values }) =>
    values.flatMap(({ value, names }) => {
      const words = names.map((name) => namedIn(brief, name)).find((found) => found !== undefined);
      return words === undefined ? [] : [{ words, filter, value }];
    }),
  );
  const byFilter = Map.groupBy(understood, ({ filter }) => filter);
  const query = Object.fromEntries([...byFilter].map(([filter, found]) => [filter, found.map(({ value }) => value)]));
  const price = priceIn(brief);
  return {
    query: { ...query, ...(price ? { "price[lte]": price.cents } : {}) },
    understood: price
      ? [...understood, { words: price.words, filter: "price", value: String(price.cents) }]
      : understood,
  };
}

/** Finds a name as whole words, in the singular or plural. Two capitals, such as `US`, count as written alone. */
function namedIn(brief: string, name: string): string | undefined {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/s$/i, "");
  const isCode = /^[A-Z]{2}$/.test(name);
  const pattern = isCode ? `\\b${name}\\b` : `(?<![\\p{L}\\d])${escaped}s?(?![\\p{L}\\d])`;
  return new RegExp(pattern, isCode ? "u" : "iu").exec(brief)?.[0];
}

function priceIn(brief: string): { words: string; cents: number } | undefined {
  const found = priceWords.exec(brief);
  if (!found) return undefined;
  const [words, amount = "", thousands] = found;
  const dollars = Number(amount.replaceAll(",", "")) * (thousands ? 1_000 : 1);
  return { words, cents: Math.round(dollars * 100) };
}

const countryNames = new Intl.DisplayNames(["en"], { type: "region" });
const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

/** Short names that people use in place of the long ones. */
const alsoCalled: Record<string, string[]> = { US: ["USA", "America"], GB: ["UK", "Britain"] };

/** Words for values of the catalogue's facets. */
export const briefWordsOf = (values: Record<BriefFilter, readonly string[]>): BriefWords =>
  briefFilters.map((filter) => ({
    filter,
    values: values[filter].map((value) => ({ value, names: namesOf(filter, value) })),
  }));

function namesOf(filter: BriefFilter, value: string): string[] {
  if (filter === "country") return [value, countryNames.of(value) ?? value, ...(alsoCalled[value] ?? [])];
  if (filter === "language") return [languageNames.of(value) ?? value];
  return [value];
}
