/** The API's limit. */
export const entriesMax = 500;

/**
 * Returns the addresses in pasted text, in order and without duplicates. A line without an address stays whole, so that
 * the screen can show it.
 */
export function entriesIn(text: string): string[] {
  const entries = text.split(/\r?\n/).flatMap((line) => {
    const addresses = line
      .split(/[\s,;|]+/)
      .map(bare)
      .filter(looksLikeAddress);
    return addresses.length > 0 ? addresses : [line.trim().slice(0, 200)];
  });
  return [...new Set(entries.filter(Boolean))];
}

/** Strips quotes, brackets and punctuation of the text around it. */
const bare = (word: string): string => word.replace(/^["'([{<]+/, "").replace(/["')\]}>.,:!?]+$/, "");

const looksLikeAddress = (word: string): boolean => /^(https?:\/\/\S+|[^\s@/.]+(\.[^\s@/.]+)+(\/\S*)?)$/i.test(word);
