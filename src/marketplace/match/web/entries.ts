/** So many are looked up at once. */
export const entriesMax = 500;

/**
 * The addresses in pasted text, in their order and without doubles. A line without an address is kept whole, so that the screen
 * can name it.
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

/** Without the quotes, brackets and stops of the text around it. */
const bare = (word: string): string => word.replace(/^["'([{<]+/, "").replace(/["')\]}>.,:!?]+$/, "");

const looksLikeAddress = (word: string): boolean => /^(https?:\/\/\S+|[^\s@/.]+(\.[^\s@/.]+)+(\/\S*)?)$/i.test(word);
