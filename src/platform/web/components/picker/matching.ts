export type Option = { value: string; label: string; count?: number | undefined };

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** Ranks a match: 0 is equal, 1 begins with the text, 2 has a word that does, 3 contains it. */
function fitOf(label: string, typed: string): number | undefined {
  if (label === typed) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.split(/[\s(-]+/).some((word) => word.startsWith(typed))) return 2;
  return label.includes(typed) ? 3 : undefined;
}

/** Returns the matching options, best first; options without results come last. Equal matches keep their order. */
export function matchingOptions(options: readonly Option[], typed: string): Option[] {
  const wanted = plain(typed);
  const rankOf = ({ label, count }: Option) => {
    const fit = fitOf(plain(label), wanted);
    if (fit === undefined) return undefined;
    return wanted !== "" && fit === 0 ? 0 : (count === 0 ? 10 : 1) + fit;
  };
  return options
    .flatMap((option) => {
      const rank = rankOf(option);
      return rank === undefined ? [] : [{ option, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** Returns the option with this label, ignoring case and accents. */
export function exactMatch(options: readonly Option[], typed: string): Option | undefined {
  const wanted = plain(typed);
  return wanted === "" ? undefined : options.find(({ label }) => plain(label) === wanted);
}
