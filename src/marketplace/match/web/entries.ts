/** So many are looked up at once. */
export const entriesMax = 500;

/**
 * What stands in pasted text: the addresses of each line, or the whole line where it holds none, so that it can be named
 * as what isn't an address. Each is there once, in the order of the text.
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
