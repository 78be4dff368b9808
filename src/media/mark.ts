const colorCount = 10;

/** Returns which of the ten colors a name has, always the same. */
export function markColor(name: string): number {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % colorCount;
}

/** "The Ledger Post" is looked up under L. */
export const initialOf = (name: string): string => [...name.replace(/^the\s+/i, "")][0]?.toUpperCase() ?? "";
