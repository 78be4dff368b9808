/** One of many to pick from; `count`: how many it would find, where that is known. */
export type Option = { value: string; label: string; count?: number | undefined };

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** How well a label fits what was typed: 0 is it, 1 begins with it, 2 has a word that does, 3 holds it. */
function fitOf(label: string, typed: string): number | undefined {
  if (label === typed) return 0;
  if (label.startsWith(typed)) return 1;
  if (label.split(/[\s(-]+/).some((word) => word.startsWith(typed))) return 2;
  return label.includes(typed) ? 3 : undefined;
}

/**
 * The options that fit what was typed. What is it comes first, then what begins with it; those that would find nothing come
 * last. Options that fit alike keep their order.
 */
export function matching(options: readonly Option[], typed: string): Option[] {
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

/** The one that was typed in full, whatever its case and accents. */
export function exactMatch(options: readonly Option[], typed: string): Option | undefined {
  const wanted = plain(typed);
  return wanted === "" ? undefined : options.find(({ label }) => plain(label) === wanted);
}
