const colorCount = 10;

/** Returns which of the ten colors a name has, always the same. */
export function markColor(name: string): number {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % colorCount;
}
