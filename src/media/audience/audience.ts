/** Which part of a medium's readers is in a country, in percent of all of them (R3.6). */
export type AudienceCountry = { country: string; percent: number };

/** The most that are told apart; whoever is left is elsewhere. */
export const audienceCountriesMax = 10;

/** Shares are rounded where they come from: ten of them may add up to a little more. */
const roundingMax = 0.5;

/** What is wrong with the shares together, if anything is: each country once, and no more than all of the readers. */
export function audienceProblem(shares: AudienceCountry[]): string | undefined {
  if (new Set(shares.map(({ country }) => country)).size < shares.length) return "Name each country once";
  return sumOf(shares) > 100 + roundingMax ? "The shares can't add up to more than 100%" : undefined;
}

/** The greatest share first, as the leading countries are named. */
export const byShare = (shares: AudienceCountry[]): AudienceCountry[] =>
  shares.toSorted((one, other) => other.percent - one.percent || one.country.localeCompare(other.country));

/** The percent of readers in no country that is named; less than one is only rounding. */
export function elsewhere(shares: AudienceCountry[]): number {
  const rest = Math.round((100 - sumOf(shares)) * 10) / 10;
  return rest < 1 ? 0 : rest;
}

const sumOf = (shares: AudienceCountry[]): number => shares.reduce((sum, { percent }) => sum + percent, 0);
