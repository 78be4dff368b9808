import { catalogue } from "#platform/words/catalogue.ts";

const texts = catalogue("media.audience.audience", {
  countryTwice: "Name each country once",
  tooMuch: "The shares can't add up to more than 100%",
});

export type AudienceCountry = { country: string; percent: number };

export const audienceCountriesMax = 10;

/** Sources round shares, so ten of them may add up to a little more. */
const roundingMax = 0.5;

/** Returns the fault of the shares together: each country once, and no more than all readers. */
export function audienceProblem(shares: AudienceCountry[]): string | undefined {
  if (new Set(shares.map(({ country }) => country)).size < shares.length) return texts.countryTwice;
  return sumOf(shares) > 100 + roundingMax ? texts.tooMuch : undefined;
}

export const byShare = (shares: AudienceCountry[]): AudienceCountry[] =>
  shares.toSorted((one, other) => other.percent - one.percent || one.country.localeCompare(other.country));

/** Returns the percent of readers in no named country; less than one is only rounding. */
export function elsewhere(shares: AudienceCountry[]): number {
  const rest = Math.round((100 - sumOf(shares)) * 10) / 10;
  return rest < 1 ? 0 : rest;
}

const sumOf = (shares: AudienceCountry[]): number => shares.reduce((sum, { percent }) => sum + percent, 0);
