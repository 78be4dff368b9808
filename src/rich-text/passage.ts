const collapsed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Characters before a passage that must match to tell it from its repetitions. */
const contextCharacters = 20;

/**
 * Returns a passage's position: behind its old context if that is still there, else its first, else -1.
 * Expects `text` without runs of white space.
 */
export function placeOf(text: string, { passage, before }: { passage: string; before: string }): number {
  const wanted = collapsed(passage);
  const context = before.replaceAll(/\s+/g, " ").slice(-contextCharacters);
  const known = text.indexOf(context + wanted);
  return known >= 0 ? known + context.length : text.indexOf(wanted);
}

export const lengthOf = (passage: string): number => collapsed(passage).length;
